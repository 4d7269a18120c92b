import { subdomainProblem, SUBDOMAIN_HELD, SUBDOMAIN_TAKEN } from '@brokerage/domain/agents/subdomain';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { publicQuery } from '../../platform/postgres/public-query.js';
import type { SettingsService } from '../settings/public.js';
import type { ShareWords } from '../../platform/share-file.js';
import { agentShareWords } from './agent-share.js';
import { deskOf, viewOf, type AgentRow } from './agent-row.js';
import { AGENT, AGENTS, IN_THE_WAY } from './agent.sql.js';
import type { AgentView, DeskAgent } from './agent.types.js';

export const NO_AGENT = 'There is no such agent.';
const LONGEST = 60;

/** Agents as visitors and the office find them. */
export class AgentService {
  readonly #platform: Pick<Platform, 'db' | 'config'>;
  readonly #settings: SettingsService;

  constructor(platform: Pick<Platform, 'db' | 'config'>, settings: SettingsService) {
    this.#platform = platform;
    this.#settings = settings;
  }

  /** By name. An administrator finds those too who are not shown. */
  async list(actor: Actor | undefined): Promise<AgentView[]> {
    const { db, config } = this.#platform;
    const rows = await publicQuery<AgentRow>(db, AGENTS, [actor?.role === 'ADMIN']);
    const own = await this.#settings.current();
    return rows.map((row) => viewOf(row, own, config.demo));
  }

  /** By id, by the name in the address, or by one of before. null: there is none, or not for this person. */
  async one(actor: Actor | undefined, idOrSubdomain: string): Promise<AgentView | null> {
    const row = await this.row(idOrSubdomain, actor?.role === 'ADMIN');
    return row ? viewOf(row, await this.#settings.current(), this.#platform.config.demo) : null;
  }

  /** What the picture of an agent's shared link says; undefined: visitors see no such agent. */
  async shareWords(id: string): Promise<ShareWords | undefined> {
    const row = isUuid(id) ? await this.row(id, false) : undefined;
    return row && agentShareWords(row);
  }

  async deskList(): Promise<DeskAgent[]> {
    const rows = await namedQuery<AgentRow>(this.#platform.db, AGENTS, [true]);
    const own = await this.#settings.current();
    return rows.map((row) => deskOf(row, own));
  }

  async desk(id: string): Promise<DeskAgent> {
    const row = isUuid(id) ? await this.row(id, true) : undefined;
    if (!row) throw new DomainError('NOT_FOUND', NO_AGENT);
    return deskOf(row, await this.#settings.current());
  }

  async checkExists(id: string): Promise<void> {
    await this.desk(id);
  }

  async row(idOrSubdomain: string, hidden: boolean): Promise<AgentRow | undefined> {
    if (idOrSubdomain.length > LONGEST) return undefined;
    const values = isUuid(idOrSubdomain) ? [hidden, idOrSubdomain, null] : [hidden, null, idOrSubdomain.toLowerCase()];
    const [row] = await publicQuery<AgentRow>(this.#platform.db, AGENT, values);
    return row;
  }

  /** Why a name cannot be had, in words; null where it can. `agentId`: whose page it is to be; null: somebody new. */
  async addressProblem(
    subdomain: string,
    agentId: string | null,
    manager: Pick<EntityManager, 'query'> = this.#platform.db,
  ): Promise<string | null> {
    const shape = subdomainProblem(subdomain);
    if (shape !== undefined) return shape;
    const values = [subdomain, agentId !== null && isUuid(agentId) ? agentId : null];
    const [found] = await manager.query<{ why: 'taken' | 'held' | null }[]>(IN_THE_WAY, values);
    if (found?.why === 'taken') return SUBDOMAIN_TAKEN;
    return found?.why === 'held' ? SUBDOMAIN_HELD : null;
  }
}
