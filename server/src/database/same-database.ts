import { randomInt } from 'node:crypto';
import pg from 'pg';
import { StartError } from '../config/start-error.js';

const MANY = 2 ** 47;
const ANOTHER =
  'leads to another database than DATABASE_URL: what is made and told in one of them is not there in the other, tables and news of changes alike. Let both name the same database of the same server.';

async function withClients<T>(urls: readonly string[], work: (...clients: pg.Client[]) => Promise<T>): Promise<T> {
  const clients = urls.map((connectionString) =>
    new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 }).on('error', () => undefined),
  );
  try {
    for (const client of clients) await client.connect();
    return await work(...clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/**
 * Throws `StartError` if an address leads to a different database than the product's own. Two addresses can be written
 * differently and mean the same database, so we take a lock through one and look for it through the other. `setting` names
 * the setting that the address comes from.
 */
export async function refuseOtherDatabase(setting: string, address: string, own: string): Promise<void> {
  const key = randomInt(MANY);
  const isFree = await withClients([own, address], async (holder, asker) => {
    await holder?.query('begin');
    await holder?.query('select pg_advisory_xact_lock($1)', [key]);
    const found = await asker?.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key]);
    return found?.rows[0]?.free;
  });
  if (isFree !== false) throw new StartError(`${setting} ${ANOTHER}`);
}

const nameAt = (url: string): Promise<string | undefined> =>
  withClients([url], async (client) => {
    const found = await client?.query<{ name: string }>('select current_database() as name');
    return found?.rows[0]?.name;
  });

/** The same of a replica, whose locks are its own: it has every database of its server under the same name. */
export async function refuseOtherReplica(setting: string, address: string, own: string): Promise<void> {
  const [name, ownName] = [await nameAt(address), await nameAt(own)];
  if (name !== ownName) throw new StartError(`${setting} ${ANOTHER}`);
}
