// `npm run restore -- FOLDER`: puts what `npm run backup` made into an empty DATA_DIR.
import { fromBuild, runCommand } from './lib/command.mjs';

await runCommand('npm run restore -- FOLDER', async (config, folder) => {
  const { restore } = await fromBuild('database/backup/restore.js');
  const waiting = await restore(config, folder);
  console.log(`The backup is in ${config.dataDir}. Start the site with npm start.`);
  console.log(
    `No emails are sent until an administrator lets them go: Console, Emails. ${waiting} of the backup wait.`,
  );
});
