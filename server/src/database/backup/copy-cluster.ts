import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { copyFolder } from './copy-folder.js';

/** What a cluster makes anew when it starts; its folders must be there, empty. */
const MADE_ANEW = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'server.log', 'backup_label']);

/**
 * Copies a running cluster as `pg_basebackup` does, which the embedded PostgreSQL does not have: PostgreSQL notes where the
 * copy begins and ends, and the log between the two makes it whole when it is started
 * (https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP). `url` is the superuser's.
 * Gives the number of bytes.
 */
export async function copyCluster(url: string, from: string, to: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // keeps the log until we have it, and goes with this connection
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    await client.query(`select pg_backup_start('backup', true)`);
    const bytes = copyFolder(from, to, (inside) => {
      const [first = '', second] = inside.split(path.sep);
      if (LEFT_OUT.has(first) || /^pgsql_tmp/.test(path.basename(inside))) return true;
      return second !== undefined && (first === 'pg_wal' || MADE_ANEW.has(first));
    });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    fs.writeFileSync(path.join(to, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600 });
    return bytes + copyFolder(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'));
  } finally {
    await client.end();
  }
}
