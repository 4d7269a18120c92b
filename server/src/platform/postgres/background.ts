import type { DataSource } from 'typeorm';
import { poolOf } from './pool.js';

/** A request's statement has seconds, because somebody waits for it. */
const STATEMENT_MS = 60_000;

export type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** One transaction of work that nobody waits for: each of its statements may take a minute. */
export async function inBackground<Value>(db: DataSource, work: (ask: Ask) => Promise<Value>): Promise<Value> {
  const client = await poolOf(db).connect();
  const ask: Ask = async <Row>(text: string, values: readonly unknown[] = []) => {
    const query = { text, values: [...values], query_timeout: STATEMENT_MS };
    return (await client.query(query)).rows as Row[];
  };
  let failure: Error | undefined;
  try {
    await ask('begin');
    await ask(`set local statement_timeout = ${STATEMENT_MS}`);
    const value = await work(ask);
    await ask('commit');
    return value;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // what ended half-way ends with its connection
    client.release(failure);
  }
}
