import pg from 'pg';

/** One connection of its own that asks now and then. */
export interface Asker {
  /** The first row; undefined where nobody answers in time. A broken connection is replaced at the next question. */
  ask<Row extends object>(text: string): Promise<Row | undefined>;
  close(): Promise<void>;
}

/** A busy pool must not look like a dead server, so who asks how a server is never borrows from it. */
export function makeAsker(connectionString: string | undefined, answerMs: number, name: string): Asker {
  let client: pg.Client | undefined;

  const drop = async (broken: pg.Client): Promise<void> => {
    if (client === broken) client = undefined;
    await broken.end().catch(() => undefined);
  };

  return {
    async ask<Row extends object>(text: string): Promise<Row | undefined> {
      let used = client;
      try {
        if (!used) {
          const fresh = new pg.Client({
            connectionString,
            connectionTimeoutMillis: answerMs,
            query_timeout: answerMs,
            application_name: name,
          });
          fresh.on('error', () => void drop(fresh));
          used = client = fresh;
          await fresh.connect();
        }
        return (await used.query<Row>(text)).rows[0];
      } catch {
        if (used) void drop(used);
        return undefined;
      }
    },
    async close() {
      if (client) await drop(client);
    },
  };
}
