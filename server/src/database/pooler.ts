import pg from 'pg';
import { StartError } from '../config/start-error.js';

const IN_TRANSACTION_MODE =
  'leads to a pooler in transaction mode, which lends a connection for one transaction at a time: what we keep on one (prepared statements, the lock of a migration, what it listens to) would be lost, and applications with it. Use its session mode, or the address of the server itself.';

/** The server's own connection behind one of ours. */
async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/**
 * Throws `StartError` where two connections of ours share one of the server, or one of ours changes its own: a pooler stands
 * in between and lends them by the transaction. `setting` is the one that the address is from.
 */
export async function refuseTransactionPooler(setting: string, connectionString: string): Promise<void> {
  const clients = [1, 2].map(() => new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 }));
  try {
    const asked: (number | undefined)[] = [];
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
      asked.push(await backendOf(client));
    }
    const again: (number | undefined)[] = [];
    for (const client of clients) again.push(await backendOf(client));
    const isLent = new Set(asked).size < clients.length || asked.some((pid, index) => pid !== again[index]);
    if (isLent) throw new StartError(`${setting} ${IN_TRANSACTION_MODE}`);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
