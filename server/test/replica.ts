import fs from 'node:fs';
import path from 'node:path';
import { copyCluster } from '../src/database/backup/copy-cluster.js';
import { copyFolder } from '../src/database/backup/copy-folder.js';
import {
  clusterFolder,
  makeFromFiles,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../src/database/embedded/embedded-postgres.js';

/** A hot standby of `primary`, whose data are in `from`; it streams what the primary writes. */
export async function testReplica(primary: EmbeddedPostgres, from: string, dataDir: string): Promise<EmbeddedPostgres> {
  const copy = `${dataDir}-copy`;
  fs.mkdirSync(copy);
  await copyCluster(primary.url('postgres'), clusterFolder(from), copy);
  makeFromFiles(dataDir, (home) => {
    copyFolder(copy, home);
    const host = new URL(primary.url('postgres')).searchParams.get('host') ?? '';
    fs.appendFileSync(
      path.join(home, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${host} port=5432 user=postgres'\n`,
    );
    fs.writeFileSync(path.join(home, 'standby.signal'), '');
  });
  return startEmbeddedPostgres({ dataDir, fast: true });
}
