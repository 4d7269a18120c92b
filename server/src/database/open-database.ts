import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { Class } from '../kernel/class.js';
import type { Logger } from '../platform/logger.js';
import { isConnectionError } from '../platform/postgres/errors.js';
import { makeDataSource } from './data-source.js';
import type { EmbeddedDatabase } from './embedded/embedded-database.js';
import { keepRunning } from './embedded/keep-running.js';
import { migrate } from './migrate.js';
import { refuseTransactionPooler } from './pooler.js';
import { refuseOtherDatabase, refuseOtherReplica } from './same-database.js';
import { whenReachable } from './when-reachable.js';

export interface OpenDatabase {
  db: DataSource;
  /** The address of the application's role, also where the database is the embedded one */
  url: string;
  /** The same without a pooler in between, for what listens */
  directUrl: string;
  close(): Promise<void>;
}

/**
 * Opens the database, migrated and ready. One that is not there yet is waited for, as long as it takes: a process that gives
 * up only moves the waiting to whoever restarts it.
 *
 * @param own where no address is set; whoever began it stops it
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  entities: readonly Class[],
  own?: EmbeddedDatabase,
): Promise<OpenDatabase> {
  if (own) {
    const db = await openAt(config, own.url, own.ownerUrl, entities);
    const unwatch = keepRunning(own, log);
    const close = async (): Promise<void> => {
      unwatch();
      await db.destroy();
    };
    return { db, url: own.url, directUrl: own.url, close };
  }
  const { databaseUrl: url } = config;
  if (url === undefined) throw new Error('there is neither an address of a database nor one of our own');
  const { databaseDirectUrl: directUrl = url, databaseOwnerUrl: ownerUrl = directUrl } = config;
  const db = await whenReachable(log, async () => {
    await refuseTransactionPooler('DATABASE_URL', url);
    // what listens there would hear nothing, and nobody would be told
    if (directUrl !== url) await refuseTransactionPooler('DATABASE_DIRECT_URL', directUrl);
    // the lock of a migration would stay with the connection that is lent to somebody else
    if (ownerUrl !== directUrl && ownerUrl !== url) await refuseTransactionPooler('DATABASE_OWNER_URL', ownerUrl);
    if (directUrl !== url) await refuseOtherDatabase('DATABASE_DIRECT_URL', directUrl, url);
    // the tables would be made where nobody looks for them
    if (ownerUrl !== directUrl && ownerUrl !== url) await refuseOtherDatabase('DATABASE_OWNER_URL', ownerUrl, url);
    await refuseWrongReplicas(config, url);
    return openAt(config, url, ownerUrl, entities);
  });
  return { db, url, directUrl, close: () => db.destroy() };
}

/** A replica that is away now is no reason not to start. */
async function refuseWrongReplicas(
  { databaseReplicaUrls }: Pick<Config, 'databaseReplicaUrls'>,
  own: string,
): Promise<void> {
  for (const url of databaseReplicaUrls) {
    try {
      await refuseTransactionPooler('DATABASE_REPLICA_URLS', url);
      await refuseOtherReplica('DATABASE_REPLICA_URLS', url, own);
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }
}

async function openAt(
  { waits, databasePool }: Pick<Config, 'waits' | 'databasePool'>,
  url: string,
  ownerUrl: string,
  entities: readonly Class[],
): Promise<DataSource> {
  await greet(url);
  await migrate({ url, ownerUrl });
  return makeDataSource(url, entities, waits, databasePool).initialize();
}

/** Fails early and clearly when nobody is there. */
async function greet(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}
