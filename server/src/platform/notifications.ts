import pg from 'pg';
import { CHANNELS, type Channel, type Notifications } from './interfaces.js';
import type { Logger } from './logger.js';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** A connection can die without a word (a pulled cable): ask now and then. */
const HEARTBEAT_MS = 10_000;

export interface OpenNotifications extends Notifications {
  close(): Promise<void>;
}

/** One connection of its own that LISTENs; when it breaks, the listeners are told at once and it comes back by itself. */
export async function openNotifications(url: string, log: Logger, answerMs: number): Promise<OpenNotifications> {
  const news = new Listener(url, log, answerMs);
  await news.connect();
  return news;
}

class Listener implements OpenNotifications {
  readonly #listeners: Record<Channel, ((payload: string) => void)[]> = { cache: [], session: [], look: [] };
  readonly #lost: (() => void)[] = [];
  readonly #restored: (() => void)[] = [];
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #wait = FIRST_WAIT_MS;
  #closed = false;
  #asked: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
    private readonly answerMs: number,
  ) {}

  get connected(): boolean {
    return this.#client !== undefined;
  }

  on(channel: Channel, listener: (payload: string) => void): void {
    this.#listeners[channel].push(listener);
  }

  onLost(listener: () => void): void {
    this.#lost.push(listener);
  }

  onRestored(listener: () => void): void {
    this.#restored.push(listener);
  }

  /** A connection answers one question at a time: whoever comes meanwhile shares the one that begins after it. */
  caughtUp(): Promise<void> {
    if (!this.#asked) {
      this.#asked = this.#ask().finally(() => {
        this.#asked = undefined;
      });
      return this.#asked;
    }
    this.#next ??= this.#asked.then(() => {
      this.#next = undefined;
      return this.caughtUp();
    });
    return this.#next;
  }

  /** PostgreSQL tells what it has to tell before it says that it is done with a statement. */
  async #ask(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => this.#broken(client));
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.answerMs,
      query_timeout: this.answerMs,
      keepAlive: true,
      application_name: 'brokerage-listen',
    });
    client.on('error', () => this.#broken(client));
    client.on('end', () => this.#broken(client));
    client.on('notification', ({ channel, payload = '' }) => {
      const known = CHANNELS.find((name) => name === channel);
      if (known) for (const tell of this.#listeners[known]) tell(payload);
    });
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#wait = FIRST_WAIT_MS;
    this.#heartbeat = setInterval(() => void this.caughtUp(), HEARTBEAT_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  #broken(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    void client.end().catch(() => undefined);
    this.log.warn('lost the connection that tells of changes');
    for (const tell of this.#lost) tell();
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    if (this.#closed) return;
    this.#retry = setTimeout(() => void this.#reconnect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.connect();
    } catch {
      this.#reconnectLater();
      return;
    }
    this.log.info('changes are heard of again');
    for (const tell of this.#restored) tell();
  }
}
