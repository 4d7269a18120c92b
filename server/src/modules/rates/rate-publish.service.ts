import { rateProblem } from 'domain/rates/sanity';
import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { writeAudit } from '../audits/audit.service.js';
import { DomainError, type Problem } from '../domain-error.js';
import { namedQuery } from '../named-query.js';
import { checkPage, type Paged } from '../paging.js';
import { Publication } from './publication.entity.js';
import type { DeskSummary, PublicationEntryView, PublicationView } from './publication.types.js';
import { conflictOf, nameOf, type Changed, type RateChangeService } from './rate-change.service.js';
import type { RateVersionInput } from './rate-desk.inputs.js';
import type { RateDeskService } from './rate-desk.service.js';
import type { RateConflict } from './rate-desk.types.js';
import type { Facts } from './rate-facts.js';
import { lockStates, planFor, versionOf, type DeskState } from './rate-pending.js';
import { INSERT_RATES, PUBLICATIONS, RECORD, UPDATE_RATES } from './rate-publish.sql.js';

const NO_PUBLICATION = 'This publication does not exist.';
const NOTHING = 'Nothing waits to be published.';

type Entry = PublicationEntryView & { bankId: string };
type Row = Omit<PublicationView, 'entries'> & { entries: Entry[] };

/** From the desk to visitors, and back again. */
export class RatePublishService {
  readonly #db: DataSource;
  readonly #desk: RateDeskService;
  readonly #changes: RateChangeService;

  constructor({ db }: Pick<Platform, 'db'>, desk: RateDeskService, changes: RateChangeService) {
    this.#db = db;
    this.#desk = desk;
    this.#changes = changes;
  }

  /**
   * Shows visitors exactly what was reviewed, all of it or nothing: a rate that moved since then comes back as a conflict,
   * one that cannot be right as a refusal. The same number of statements for one rate and for hundreds.
   */
  publish(
    actor: Actor,
    origin: Origin,
    reviewed: readonly RateVersionInput[],
  ): Promise<{ publication?: PublicationView; conflicts: RateConflict[] }> {
    return this.#db.transaction(async (manager) => {
      const states = await lockStates(
        manager,
        reviewed.map(({ id }) => id),
      );
      const moved = movedSince(states, reviewed);
      if (moved.length > 0) {
        const conflicts = await Promise.all(moved.map(({ id }) => conflictOf(this.#desk, manager, id)));
        return { conflicts };
      }
      const waiting = states.filter(({ pending }) => pending !== null);
      if (waiting.length === 0) throw new DomainError('INVALID', NOTHING);
      refuseProblems(waiting);
      const id = await this.#show(manager, actor, origin, waiting);
      const publication = await this.#find(manager, id);
      return { publication, conflicts: [] };
    });
  }

  async publications(_actor: Actor, paging: { page: number; limit: number }): Promise<Paged<PublicationView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const [items, totalItems] = await Promise.all([
      namedQuery<Row>(this.#db, PUBLICATIONS, [null, limit, offset]),
      this.#db.getRepository(Publication).count(),
    ]);
    return { items, totalItems, page, limit };
  }

  async summary(): Promise<DeskSummary> {
    const [counts, [last]] = await Promise.all([
      this.#desk.counts(),
      namedQuery<Row>(this.#db, PUBLICATIONS, [null, 1, 0]),
    ]);
    return { ...counts, lastPublication: last ?? null };
  }

  /** Puts the values from before a publication back to the desk, to be reviewed like any change. */
  restore(actor: Actor, origin: Origin, id: string): Promise<Changed> {
    return this.#db.transaction(async (manager) => {
      const { entries } = await this.#find(manager, id);
      const known = new Map(
        (
          await lockStates(
            manager,
            entries.map(({ rateId }) => rateId),
          )
        ).map((s) => [s.id, s]),
      );
      const banks = await existing(
        manager,
        entries.map(({ bankId }) => bankId),
      );
      const states = entries
        .filter(({ bankId }) => banks.has(bankId))
        .map((entry): [DeskState, Facts | null] => [known.get(entry.rateId) ?? goneState(entry), entry.before]);
      const plans = states.map(([state, before]) => planFor(state, before));
      return this.#changes.carryOut(manager, actor, origin, {
        states: states.map(([state]) => state),
        plans,
        action: 'rate.restore',
        summary: `put back ${plans.length} ${plans.length === 1 ? 'value' : 'values'} from before a publication`,
      });
    });
  }

  async #show(manager: EntityManager, actor: Actor, origin: Origin, states: readonly DeskState[]): Promise<string> {
    const rows = (kind: string): string =>
      JSON.stringify(
        states
          .filter(({ pending }) => pending?.kind === kind)
          .map(({ id, bankId, pending }) => ({ id, bankId, facts: pending?.facts })),
      );
    const ids = states.map(({ id }) => id);
    const publicationId = newId();
    await manager.insert(Publication, { id: publicationId, actorId: actor.userId, source: commonSource(states) });
    await manager.query(UPDATE_RATES, [rows('update')]);
    await manager.query(INSERT_RATES, [rows('create')]);
    await manager.query(
      `delete from rate using rate_change c where c.rate_id = rate.id and c.kind = 'archive' and rate.id = any($1)`,
      [ids],
    );
    await manager.query('delete from rate_change where rate_id = any($1)', [ids]);
    const entries = states.map(({ id, bankId, bankName, live, pending }) => ({
      historyId: newId(),
      entryId: newId(),
      rateId: id,
      bankId,
      bankName,
      kind: pending?.kind,
      before: live,
      after: pending?.facts ?? null,
    }));
    await manager.query(RECORD, [JSON.stringify(entries), actor.userId, publicationId]);
    const count = `${states.length} ${states.length === 1 ? 'change' : 'changes'}`;
    const source = commonSource(states);
    await writeAudit(manager, actor, origin, {
      action: 'rate.publish',
      subjectType: 'publication',
      subjectId: publicationId,
      after: { rates: ids, summary: `published ${count}${source ? ` from ${source}` : ''}` },
    });
    return publicationId;
  }

  async #find(manager: EntityManager, id: string): Promise<Row> {
    const [row] = isUuid(id) ? await manager.query<Row[]>(PUBLICATIONS.text, [id, 1, 0]) : [];
    if (!row) throw new DomainError('NOT_FOUND', NO_PUBLICATION);
    return row;
  }
}

/** What is not any more as it was reviewed; a rate that is gone altogether is refused in words. */
function movedSince(states: readonly DeskState[], reviewed: readonly RateVersionInput[]): DeskState[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  if (reviewed.some(({ id }) => !byId.has(id))) {
    throw new DomainError('CONFLICT', 'A rate of this review does not exist any more. Review the changes again.');
  }
  return reviewed.flatMap(({ id, version }) => {
    const state = byId.get(id);
    return state && versionOf(state) !== version ? [state] : [];
  });
}

function refuseProblems(states: readonly DeskState[]): void {
  const problems = states.flatMap((state): Problem[] => {
    const rate = state.pending?.facts?.rate;
    const message = rate === undefined ? null : rateProblem(rate);
    return message === null ? [] : [{ code: 'INVALID', message: `${nameOf(state)}: ${message}`, field: [state.id] }];
  });
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
}

function commonSource(states: readonly DeskState[]): string | null {
  const sources = new Set(states.map(({ pending }) => pending?.source ?? null));
  const [only] = sources;
  return sources.size === 1 ? (only ?? null) : null;
}

/** A rate that a publication or somebody after it removed: putting it back makes it anew. */
const goneState = ({ rateId, bankId, bankName }: Entry): DeskState => ({
  id: rateId,
  bankId,
  bankName,
  live: null,
  liveVersion: null,
  pending: null,
});

async function existing(manager: EntityManager, bankIds: readonly string[]): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>('select id from bank where id = any($1)', [bankIds]);
  return new Set(rows.map(({ id }) => id));
}
