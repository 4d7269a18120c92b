import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { AgentEditService, AgentInput, AgentService } from '../agents/public.js';
import type { CallFeedService } from '../bookings/public.js';
import type { MyHours } from './desk-hours.types.js';
import { NO_DESK, type DeskService } from './desk.service.js';

/** An adviser's own hours, and the calendar of their calls. Nothing else of their page is theirs to change. */
export class DeskHoursService {
  readonly #desks: DeskService;
  readonly #agents: AgentService;
  readonly #edits: AgentEditService;
  readonly #feeds: CallFeedService;

  constructor(desks: DeskService, agents: AgentService, edits: AgentEditService, feeds: CallFeedService) {
    this.#desks = desks;
    this.#agents = agents;
    this.#edits = edits;
    this.#feeds = feeds;
  }

  /** null: the account belongs to no adviser. */
  async read(actor: Actor): Promise<MyHours | null> {
    const desk = await this.#desks.of(actor);
    const row = desk && (await this.#agents.row(desk.agentId, true));
    if (!row) return null;
    const { hours, away, zone, version } = row;
    return { hours, away, zone, version, feedUrl: await this.#feeds.address(row.id) };
  }

  async change(
    actor: Actor,
    origin: Origin,
    { hours, away, expectedVersion }: Pick<AgentInput, 'hours' | 'away'> & { expectedVersion: number | null },
  ): Promise<MyHours> {
    const { agentId: id } = await this.#own(actor);
    await this.#edits.update(actor, origin, { id, input: { hours, away }, expectedVersion });
    return this.#readAgain(actor);
  }

  async changeFeed(actor: Actor, origin: Origin, open: boolean): Promise<MyHours> {
    const { agentId } = await this.#own(actor);
    await this.#feeds.change(actor, origin, agentId, open);
    return this.#readAgain(actor);
  }

  async #own(actor: Actor): Promise<{ agentId: string }> {
    const desk = await this.#desks.of(actor);
    if (!desk) throw new DomainError('NOT_FOUND', NO_DESK);
    return desk;
  }

  async #readAgain(actor: Actor): Promise<MyHours> {
    const hours = await this.read(actor);
    if (!hours) throw new DomainError('NOT_FOUND', NO_DESK);
    return hours;
  }
}
