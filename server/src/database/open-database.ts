import path from 'node:path';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { Class } from '../kernel/class.js';
import type { Logger } from '../platform/logger.js';
import { isConnectionError } from '../platform/postgres/errors.js';
import { makeDataSource } from './data-source.js';
import { openEmbeddedDatabase } from './embedded/embedded-database.js';
import { keepRunning } from './embedded/keep-running.js';
import { migrate } from './migrate.js';
import { refuseTransactionPooler } from './pooler.js';
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
 */
export async function openDatabase(config: Config, log: Logger, entities: readonly Class[]): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    const { databaseUrl: url, databaseDirectUrl: directUrl = url, databaseOwnerUrl: ownerUrl = directUrl } = config;
    const db = await whenReachable(log, async () => {
      await refuseTransactionPooler('DATABASE_URL', url);
      await refusePooledReplicas(config);
      return openAt(config, url, ownerUrl, entities);
    });
    return { db, url, directUrl, close: () => db.destroy() };
  }
  const embedded = await openEmbeddedDatabase({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: (line) => log.info(line),
  });
  try {
    const db = await openAt(config, embedded.url, embedded.ownerUrl, entities);
    const unwatch = keepRunning(embedded, log);
    const close = async (): Promise<void> => {
      unwatch();
      await db.destroy();
      await embedded.stop();
    };
    return { db, url: embedded.url, directUrl: embedded.url, close };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** A replica that is away now is no reason not to start. */
async function refusePooledReplicas({ databaseReplicaUrls }: Pick<Config, 'databaseReplicaUrls'>): Promise<void> {
  for (const url of databaseReplicaUrls) {
    await refuseTransactionPooler('DATABASE_REPLICA_URLS', url).catch((error: unknown) => {
      if (!isConnectionError(error)) throw error;
    });
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
