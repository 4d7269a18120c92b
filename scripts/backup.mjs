// `npm run backup -- FOLDER`: copies DATA_DIR and the embedded database in it, while the site works or not.
import path from 'node:path';
import { fromBuild, runCommand } from './lib/command.mjs';

await runCommand('npm run backup -- FOLDER', async (config, folder) => {
  const { backUp } = await fromBuild('database/backup/back-up.js');
  const bytes = await backUp(config, folder);
  console.log(`${(bytes / 1e6).toFixed(1)} MB are in ${folder}.`);
  if (config.encryptionKey === undefined) {
    console.log(
      `${path.join(folder, 'secrets.json')} opens everything in it. Keep this folder where only you can read it.`,
    );
  } else console.log('ENCRYPTION_KEY and JWT_SECRET are not in it. Keep them apart: nothing can be read without them.');
});
