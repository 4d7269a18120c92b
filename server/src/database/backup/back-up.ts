import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.js';
import { StartError } from '../../config/start-error.js';
import { claimDataFolder } from '../embedded/data-folder.js';
import { clusterFolder, startEmbeddedPostgres, superuserUrl } from '../embedded/embedded-postgres.js';
import { answers } from '../embedded/processes.js';
import { copyCluster } from './copy-cluster.js';
import { copyFile, copyFolder } from './copy-folder.js';

/** The cluster inside DATA_DIR and inside a backup */
export const CLUSTER = 'postgres';
/** `share` is drawn again when it is asked for. */
const LEFT_OUT = /^(postgres.*|share|owner\.lock.*)$/;

/**
 * Copies everything that the embedded database and its data folder hold into a folder that is not there yet, while the site
 * works or not. Gives the number of bytes; throws `StartError` with a sentence for a person.
 */
export async function backUp(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  target: string,
): Promise<number> {
  if (databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL is set: back up that server with pg_dump. See docs/operations.md.');
  }
  const cluster = clusterFolder(path.join(dataDir, CLUSTER));
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) throw new StartError(`There is no database in ${dataDir} yet.`);
  if (fs.existsSync(target)) throw new StartError(`${target} is there already. Name a folder that is not.`);
  const unfinished = `${target}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    // files after the rows that name them, so that none is missing
    const bytes =
      (await withServer(dataDir, (url) => copyCluster(url, cluster, path.join(unfinished, CLUSTER)))) +
      copyRest(dataDir, unfinished);
    fs.renameSync(unfinished, target);
    return bytes;
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function copyRest(dataDir: string, to: string): number {
  let bytes = 0;
  for (const entry of fs.readdirSync(dataDir, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [path.join(dataDir, entry.name), path.join(to, entry.name)];
    bytes += entry.isDirectory() ? copyFolder(source, target) : copyFile(source, target);
  }
  return bytes;
}

/** The server of a site that runs, or one of our own where none does. */
async function withServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const folder = path.join(dataDir, CLUSTER);
  const url = superuserUrl(folder);
  if (await answers(url)) return work(url);
  const release = claimDataFolder(dataDir);
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder });
    try {
      return await work(server.url('postgres'));
    } finally {
      await server.stop();
    }
  } finally {
    release();
  }
}
