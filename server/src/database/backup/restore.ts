import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../config/config.js';
import { StartError } from '../../config/start-error.js';
import { HELD, HOLD } from '../../platform/mail/outbox.sql.js';
import { claimDataFolder } from '../embedded/data-folder.js';
import { openEmbeddedDatabase } from '../embedded/embedded-database.js';
import { clusterFolder, makeFromFiles } from '../embedded/embedded-postgres.js';
import { CLUSTER } from './back-up.js';
import { copyFile, copyFolder } from './copy-folder.js';

/**
 * Puts a backup into an empty DATA_DIR and holds its emails back until a person lets them go. Gives how many wait; throws
 * `StartError` with a sentence for a person. What it did not finish it takes away again.
 */
export async function restore(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  from: string,
): Promise<number> {
  if (databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL is set: restore that server with pg_restore. See docs/operations.md.');
  }
  if (!fs.existsSync(path.join(from, CLUSTER, 'backup_label'))) {
    throw new StartError(`${from} is not a backup that npm run backup made.`);
  }
  if (fs.existsSync(dataDir) && fs.readdirSync(dataDir).length > 0) {
    throw new StartError(`${dataDir} is not empty. Move it away, or set DATA_DIR to an empty folder.`);
  }
  // it may be elsewhere, and somebody's
  const cluster = clusterFolder(path.join(dataDir, CLUSTER));
  if (fs.existsSync(cluster) && fs.readdirSync(cluster).length > 0) {
    throw new StartError(
      `The database of ${dataDir} is still in ${cluster}. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const release = claimDataFolder(dataDir);
  try {
    for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
      const [source, target] = [path.join(from, entry.name), path.join(dataDir, entry.name)];
      if (entry.name === CLUSTER) makeFromFiles(target, (home) => copyFolder(source, home));
      else if (entry.isDirectory()) copyFolder(source, target);
      else copyFile(source, target);
    }
    return await holdEmails(dataDir);
  } catch (error) {
    const made = fs.readdirSync(from).map((name) => path.join(dataDir, name));
    for (const name of [...made, cluster]) {
      fs.rmSync(name, { recursive: true, force: true });
    }
    throw error;
  } finally {
    release();
  }
}

async function holdEmails(dataDir: string): Promise<number> {
  const database = await openEmbeddedDatabase({ dataDir: path.join(dataDir, CLUSTER) });
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await owner.connect();
    await owner.query(HOLD);
    const { rows } = await owner.query<{ waiting: number }>(HELD);
    return rows[0]?.waiting ?? 0;
  } finally {
    await owner.end();
    await database.stop();
  }
}
