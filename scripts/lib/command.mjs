// What `npm run backup` and `npm run restore` share: a folder as the one argument, the settings, a sentence for each failure.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT } from './project.mjs';

export const fromBuild = (file) => import(pathToFileURL(path.join(ROOT, 'server/dist', file)).href);

/** `work` gets the settings and the folder, as the person meant it where they typed it. */
export async function runCommand(usage, work) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error(`Name a folder: ${usage}`);
    process.exit(2);
  }
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  process.chdir(ROOT);
  // a site may be running on what is installed and built here, so that is touched only on a machine that has nothing yet
  if (!fs.existsSync(path.join(ROOT, 'server/dist/product.js'))) {
    ensureInstalled();
    ensureBuilt();
  }
  const { startFailure } = await fromBuild('config/start-failure.js');
  try {
    const { parseConfig } = await fromBuild('config/config.js');
    await work(parseConfig(process.env), path.resolve(typedIn, folder));
  } catch (error) {
    console.error(startFailure(error));
    process.exit(1);
  }
}
