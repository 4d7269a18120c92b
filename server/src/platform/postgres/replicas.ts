import pg from 'pg';
import type { Config } from '../../config/config.js';
import type { Logger } from '../logger.js';
import { makeAsker, type Asker } from './asker.js';
import { Freshness, type PrimaryState, type ReplicaState } from './freshness.js';
import type { NamedStatement } from './named-query.js';
import { PRIMARY_STATE, REPLICA_STATE } from './replica.sql.js';

export interface ReplicaReads {
  /** The rows; undefined where no replica is fresh enough, or the one that was asked failed. */
  query<Row extends object>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[] | undefined>;
}

export interface Replicas extends ReplicaReads {
  /** What is kept of public answers begins anew: nothing older may be read from now on. */
  changed(): void;
  /** How old what each replica shows may be, in milliseconds; Infinity: not known */
  ages(): number[];
  close(): Promise<void>;
}

const EVERY_MS = 1_000;
/** What becomes public with a time does so by each server's own clock: for so long after a change all read the primary. */
const CLOCKS_MS = 250;
/** A page waits no longer for a replica before the primary is asked. */
const CONNECT_MS = 300;
const QUERY_MS = 1_000;
/** On each new connection: as the primary's have it (database/data-source.ts) */
const SETTINGS = `set statement_timeout = ${QUERY_MS}; set jit = off`;

interface Said {
  place: string;
  timeline: number;
  system: string;
  clock: number;
}

/** Asks, and says between which of our times the answer was made. */
async function timed<Row extends Said>(
  asker: Asker,
  sql: string,
): Promise<(Row & { at: number; off: Off }) | undefined> {
  const at = performance.now();
  const said = await asker.ask<Row>(sql);
  const took = performance.now() - at;
  return said && { ...said, at, off: { clock: said.clock - at - took / 2, unsure: took / 2 } };
}

/** A server's clock less ours, and by how much that may be wrong */
interface Off {
  clock: number;
  unsure: number;
}

const agree = (one: Off, other: Off): boolean =>
  Math.abs(one.clock - other.clock) + one.unsure + other.unsure <= CLOCKS_MS;

interface Replica {
  pool: pg.Pool;
  asker: Asker;
  freshAsOf: number;
}

type ReplicaSettings = Pick<Config, 'databaseReplicaUrls' | 'databaseReplicaLagMs' | 'databasePool' | 'waits'>;

/** Followers of the primary that answer named public reads, as long as they are known to be fresh enough. */
export class OpenReplicas implements Replicas {
  readonly #replicas: readonly Replica[];
  readonly #primary: Asker;
  readonly #freshness: Freshness;
  readonly #lagMs: number;
  #changedAt = performance.now();
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #closed = false;

  constructor(
    primaryUrl: string,
    { databaseReplicaUrls, databaseReplicaLagMs, databasePool, waits: { healthMs } }: ReplicaSettings,
    private readonly log: Logger,
  ) {
    this.#lagMs = databaseReplicaLagMs;
    this.#freshness = new Freshness(databaseReplicaLagMs);
    this.#primary = makeAsker(primaryUrl, healthMs, 'brokerage-lag');
    this.#replicas = databaseReplicaUrls.map((url) => ({
      pool: poolOf(url, databasePool),
      asker: makeAsker(url, healthMs, 'brokerage-lag'),
      freshAsOf: -Infinity,
    }));
    this.#lookIn(0);
  }

  async query<Row extends object>(statement: NamedStatement, values: readonly unknown[]): Promise<Row[] | undefined> {
    const fresh = this.#replicas.filter((replica) => this.#isFresh(replica));
    const replica = fresh[(this.#turn += 1) % fresh.length];
    if (!replica) return undefined;
    try {
      return (await replica.pool.query<Row>({ ...statement, values: [...values] })).rows;
    } catch (error) {
      this.log.warn({ err: error }, 'a replica did not answer: the primary is asked');
      replica.freshAsOf = -Infinity;
      return undefined;
    }
  }

  changed(): void {
    this.#changedAt = performance.now() + CLOCKS_MS;
    this.#lookIn(CLOCKS_MS + 1);
  }

  ages(): number[] {
    return this.#replicas.map(({ freshAsOf }) => performance.now() - freshAsOf);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#primary.close();
    for (const { asker, pool } of this.#replicas) {
      await asker.close();
      await pool.end();
    }
  }

  #isFresh({ freshAsOf }: Replica): boolean {
    return freshAsOf >= this.#changedAt && performance.now() - freshAsOf <= this.#lagMs;
  }

  /** One look at a time; a new one comes after it. */
  #lookIn(ms: number): void {
    if (this.#closed || this.#looking) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined;
        // a replica that is behind the last change is asked again soon; one that does not answer, in its turn
        const isBehind = this.#replicas.some((one) => one.freshAsOf > -Infinity && one.freshAsOf < this.#changedAt);
        this.#lookIn(isBehind ? CLOCKS_MS : EVERY_MS);
      });
    }, ms).unref();
  }

  async #look(): Promise<void> {
    const primary = await timed<Said>(this.#primary, PRIMARY_STATE);
    // without word of the primary the replicas grow too old by themselves
    if (!primary) return;
    const state: PrimaryState = { ...primary, written: BigInt(primary.place) };
    this.#freshness.note(state);
    await Promise.all(
      this.#replicas.map(async (replica, index) => {
        const wasFresh = this.#isFresh(replica);
        const said = await timed<Said & Pick<ReplicaState, 'follows'>>(replica.asker, REPLICA_STATE);
        const known = said && agree(said.off, primary.off);
        const asOf = known ? this.#freshness.of({ ...said, replayed: BigInt(said.place) }) : undefined;
        replica.freshAsOf = asOf ?? -Infinity;
        if (wasFresh && asOf === undefined)
          this.log.warn({ replica: index + 1 }, 'a replica is too far behind to be read');
      }),
    );
  }
}

/** Waited for before the first statement, whatever its type says; a connection that cannot take it is none. */
const setUp = (client: pg.ClientBase): unknown => client.query(SETTINGS);

function poolOf(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: 'brokerage-read',
    onConnect: setUp,
  });
  pool.on('error', () => undefined);
  return pool;
}
