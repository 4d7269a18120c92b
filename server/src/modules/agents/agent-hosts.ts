import { subdomainOfHost, type OwnHosts } from '@brokerage/domain/agents/subdomain';
import { ownHostsOf } from '../../config/own-hosts.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { SHOWN_ADDRESSES } from './agent.sql.js';

/** The agent whose site a host is. */
interface HostAgent {
  id: string;
  subdomain: string;
  /** The host has a name that they gave up: it leads to their page */
  moved: boolean;
}

type Names = ReadonlyMap<string, HostAgent>;

/**
 * Which agent's site a host is. The names of all agents are asked for once, and again after a change: an invented host
 * costs no question and leaves nothing behind, so there is nothing that many of them could fill.
 */
export class AgentHosts {
  readonly #platform: Pick<Platform, 'db' | 'log' | 'notifications'>;
  readonly #own: OwnHosts;
  #names: Names | undefined;
  #asking: Promise<Names> | undefined;

  constructor({ db, log, notifications, config }: Pick<Platform, 'db' | 'log' | 'notifications' | 'config'>) {
    this.#platform = { db, log, notifications };
    this.#own = ownHostsOf(config);
    notifications.on('cache', (tag) => {
      if (tag === 'agents') this.#forget();
    });
    notifications.onLost(() => this.#forget());
    notifications.onRestored(() => this.#forget());
  }

  /** null: the normal site; undefined: not known without asking. */
  now(host: string | undefined): HostAgent | null | undefined {
    const label = this.#labelOf(host);
    return label === undefined ? null : this.#names && (this.#names.get(label) ?? null);
  }

  /** null: the normal site, also where nobody can be asked. */
  async find(host: string | undefined): Promise<HostAgent | null> {
    const label = this.#labelOf(host);
    if (label === undefined) return null;
    try {
      const names = this.#names ?? (await (this.#asking ??= this.#ask()));
      return names.get(label) ?? null;
    } catch (error) {
      this.#platform.log.warn({ err: error }, 'whose site a host is could not be asked');
      return null;
    }
  }

  /** How many names are kept: as many as lead to agents */
  get size(): number {
    return this.#names?.size ?? 0;
  }

  #labelOf(host: string | undefined): string | undefined {
    return host === undefined ? undefined : subdomainOfHost(host, this.#own);
  }

  #forget(): void {
    this.#names = undefined;
    this.#asking = undefined;
  }

  /** An answer that was begun before a change is not kept; without the news of changes, none is. */
  #ask(): Promise<Names> {
    const { db, notifications } = this.#platform;
    const asking: Promise<Names> = namedQuery<{ label: string; id: string; subdomain: string }>(db, SHOWN_ADDRESSES, [])
      .then(
        (rows) =>
          new Map(rows.map(({ label, id, subdomain }) => [label, { id, subdomain, moved: label !== subdomain }])),
      )
      .then((names) => {
        if (this.#asking === asking && notifications.connected) this.#names = names;
        return names;
      })
      .finally(() => {
        if (this.#asking === asking) this.#asking = undefined;
      });
    return asking;
  }
}
