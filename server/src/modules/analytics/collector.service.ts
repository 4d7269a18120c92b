import {
  analyticsProblems,
  isLocalHost,
  OWN_WRITE_KEY,
  timeoutWarning,
  type AnalyticsSettings,
} from '@brokerage/domain/analytics/settings';
import { isbot } from 'isbot';
import type { Platform } from '../../platform/platform.js';
import { onceAMinute } from '../../platform/set-aside/once-a-minute.js';
import { ADD_COUNTS, INSERT_EVENTS, STAFF } from './analytics.sql.js';
import { DayCounts } from './day-counts.js';
import { EventBuffer } from './event-buffer.js';
import { deviceKind, readEvent, type KeptEvent } from './read-event.js';

const STAFF_KNOWN_MS = 60_000;

/** taken: kept, or left out on purpose; invalid: nothing in it was an event; full: to be sent again. */
export type Taken = 'taken' | 'invalid' | 'full';

/** Takes what visitors who agreed send. It keeps an allow-list of fields, and of bots and staff nothing but their number. */
export class CollectorService {
  /** What the SDK is to be started with; undefined where analytics is off. */
  readonly settings: AnalyticsSettings | undefined;
  readonly counts: DayCounts;
  readonly #onLocalhost: boolean;
  readonly #db: Platform['db'];
  readonly #buffer: EventBuffer<KeptEvent>;
  #staff: { ids: ReadonlySet<string>; readAt: number } = { ids: new Set(), readAt: 0 };

  constructor({ db, log, config, setAside }: Pick<Platform, 'db' | 'log' | 'config' | 'setAside'>) {
    const { on, onLocalhost, ...settings } = config.analytics;
    const problems = on ? analyticsProblems(settings) : [];
    for (const problem of problems) log.error({ problem }, 'analytics stays off');
    const warning = timeoutWarning(settings.sessionTimeoutMs);
    if (on && warning) log.warn({ warning }, 'a setting of analytics');
    this.settings = on && problems.length === 0 ? settings : undefined;
    this.#onLocalhost = onLocalhost;
    this.#db = db;
    const write = (statement: string) => async (rows: readonly object[]) => {
      await db.query(statement, [JSON.stringify(rows)]);
    };
    const onError = onceAMinute<unknown>((err, more) =>
      log.warn({ err, more }, 'counts of visits wait for the database'),
    );
    this.#buffer = new EventBuffer<KeptEvent>({
      write: write(INSERT_EVENTS),
      setAside: (_event, error) => setAside.note('events of visits', error),
      onError,
    });
    this.counts = new DayCounts({
      write: write(ADD_COUNTS),
      setAside: (_count, error) => setAside.note('counts of visits', error),
      onError,
    });
  }

  /** What a browser at this host starts with; undefined where nothing is to be sent from there. */
  settingsFor(hostname: string): AnalyticsSettings | undefined {
    return isLocalHost(hostname) && !this.#onLocalhost ? undefined : this.settings;
  }

  get writeKey(): string {
    return this.settings?.writeKey ?? OWN_WRITE_KEY;
  }

  async take(events: readonly unknown[], userAgent = ''): Promise<Taken> {
    if (userAgent === '' || isbot(userAgent)) {
      this.counts.add('EXCLUDED', 'BOT', events.length);
      return 'taken';
    }
    const now = Date.now();
    const device = deviceKind(userAgent);
    const read = events.flatMap((event) => readEvent(event, device, now) ?? []);
    if (read.length < events.length) this.counts.add('EXCLUDED', 'INVALID', events.length - read.length);
    if (read.length === 0) return 'invalid';
    const staff = await this.#staffIds(now);
    const kept = read
      .filter(({ userId }) => userId === undefined || !staff.has(userId))
      .map(({ userId: _, ...event }) => event);
    if (!this.#buffer.add(kept)) return 'full';
    if (kept.length < read.length) this.counts.add('EXCLUDED', 'STAFF', read.length - kept.length);
    return 'taken';
  }

  /** What waits is written. */
  async flush(): Promise<void> {
    await this.#buffer.flush();
    await this.counts.flush();
  }

  async #staffIds(now: number): Promise<ReadonlySet<string>> {
    if (now - this.#staff.readAt > STAFF_KNOWN_MS) {
      const rows = await this.#db.query<{ id: string }[]>(STAFF);
      this.#staff = { ids: new Set(rows.map(({ id }) => id)), readAt: now };
    }
    return this.#staff.ids;
  }
}
