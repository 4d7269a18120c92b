import path from 'node:path';
import type { Config } from '../../config/config.js';
import type { Logger } from '../../platform/logger.js';
import { claimDataFolder } from './data-folder.js';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.js';

/** The database that comes with us, in a data folder that is this process's alone until it is stopped. */
export async function beginOwnDatabase({ dataDir }: Pick<Config, 'dataDir'>, log: Logger): Promise<EmbeddedDatabase> {
  const leave = claimDataFolder(dataDir);
  try {
    const embedded = await openEmbeddedDatabase({
      dataDir: path.join(dataDir, 'postgres'),
      log: (line) => log.info(line),
    });
    return {
      ...embedded,
      async stop() {
        await embedded.stop();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}
