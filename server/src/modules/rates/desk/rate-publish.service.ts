import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { writeAudit } from '../../audits/public.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { namedQuery } from '../../../platform/postgres/named-query.js';
import { checkPage, type Paged, type Paging } from '../../../kernel/paging.js';
import { type BankFacts, type BankState, lockBanks, nextBank, planBank, publishBanks } from '../../lenders/public.js';
import { Publication } from './publication.entity.js';
import { findPublication, publicationView, rateOf, type PublicationRow } from './publication-rows.js';
import type { DeskSummary, PublicationView } from './publication.types.js';
import { conflictsOf, counted, type Changed, type RateChangeService } from './rate-change.service.js';
import type { RateDeskService } from './rate-desk.service.js';
import type { RateConflict } from './rate-desk.types.js';
import type { Facts } from '../rate-facts.js';
import { lockStates, planFor, type DeskState } from './rate-pending.js';
import { INSERT_PUBLICATION, PUBLISHING, RECORD } from '../record-rates.sql.js';
import { INSERT_RATES, PUBLICATIONS, UPDATE_RATES } from './rate-publish.sql.js';
import { lockReviewed, movedSince, refuseMovedBanks, refuseProblems, type Reviewed } from './reviewed.js';
import { isTaken } from '../../../platform/postgres/taken.js';

const NOTHING = 'There is nothing to publish.';
const SAME_NAME = 'Two lenders would have the same name. Rename one of them first.';

/** Publishes what was reviewed, and brings earlier values back to the desk. */
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
   * Publishes exactly what was reviewed, all of it or nothing. A rate that changed since then comes back as a conflict;
   * a rate that cannot be right is refused. The number of statements does not grow with the number of changes.
   */
  publish(
    actor: Actor,
    origin: Origin,
    reviewed: Reviewed,
  ): Promise<{ publication?: PublicationView; conflicts: RateConflict[] }> {
    return this.#db
      .transaction(async (manager) => {
        await manager.query(PUBLISHING);
        const { states, banks } = await lockReviewed(manager, reviewed);
        const moved = movedSince(states, reviewed.rates);
        if (moved.length > 0) {
          const ids = moved.map(({ id }) => id);
          return { conflicts: await conflictsOf(this.#desk, manager, ids) };
        }
        refuseMovedBanks(banks, reviewed.lenders);
        const waiting = states.filter(({ pending }) => pending !== null);
        const drafts = banks.filter(({ pending }) => pending !== null);
        if (waiting.length + drafts.length === 0) throw new DomainError('INVALID', NOTHING);
        refuseProblems(waiting);
        const id = await this.#show(manager, actor, origin, waiting, drafts);
        const publication = publicationView(await findPublication(manager, id));
        return { publication, conflicts: [] };
      })
      .catch((error: unknown) => {
        if (isTaken(error)) throw new DomainError('ALREADY_EXISTS', SAME_NAME);
        throw error;
      });
  }

  async publications(paging: Paging): Promise<Paged<PublicationView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const [items, totalItems] = await Promise.all([
      namedQuery<PublicationRow>(this.#db, PUBLICATIONS, [null, limit, offset]),
      this.#db.getRepository(Publication).count(),
    ]);
    return { items: items.map(publicationView), totalItems, page, limit };
  }

  async summary(actor: Actor): Promise<DeskSummary> {
    const [counts, [last]] = await Promise.all([
      this.#desk.counts(actor),
      namedQuery<PublicationRow>(this.#db, PUBLICATIONS, [null, 1, 0]),
    ]);
    return { ...counts, lastPublication: last ? publicationView(last) : null };
  }

  /** Brings the values from before a publication back as drafts, to be reviewed like any change. */
  restore(actor: Actor, origin: Origin, id: string): Promise<Changed> {
    return this.#db.transaction(async (manager) => {
      const { entries, lenders } = await findPublication(manager, id);
      const rateIds = entries.map(({ rateId }) => rateId);
      const known = new Map((await lockStates(manager, rateIds)).map((state) => [state.id, state]));
      const bankIds = [...entries, ...lenders].map(({ bankId }) => bankId);
      const banks = new Map((await lockBanks(manager, bankIds)).map((state) => [state.id, state]));
      const rates = entries
        .filter(({ bankId }) => banks.has(bankId))
        .map((entry): [DeskState, Facts | null] => [known.get(entry.rateId) ?? rateOf(entry), entry.before]);
      const drafts = lenders.flatMap(({ bankId, before }): [BankState, BankFacts][] => {
        const state = banks.get(bankId);
        return state ? [[state, before]] : [];
      });
      const plans = rates.map(([state, before]) => planFor(state, before));
      const bankPlans = drafts.map(([state, before]) => planBank(state, before));
      return this.#changes.act(manager, actor, origin, {
        rates: { states: rates.map(([state]) => state), plans },
        banks: { states: drafts.map(([state]) => state), plans: bankPlans },
        audit: { action: 'rate.restore', after: counted(plans, bankPlans) },
      });
    });
  }

  async #show(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    states: readonly DeskState[],
    banks: readonly BankState[],
  ): Promise<string> {
    const rows = (kind: string): string =>
      JSON.stringify(
        states
          .filter(({ pending }) => pending?.kind === kind)
          .map(({ id, bankId, pending }) => ({ id, bankId, facts: pending?.facts })),
      );
    const ids = states.map(({ id }) => id);
    const publicationId = newId();
    const source = commonSource(states);
    await manager.query(INSERT_PUBLICATION, [publicationId, actor.userId, source]);
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
    const lenders = banks.map((bank) => ({ id: newId(), bankId: bank.id, before: bank.live, after: nextBank(bank) }));
    await publishBanks(manager, publicationId, lenders);
    await writeAudit(manager, actor, origin, {
      action: 'rate.publish',
      subjectType: 'publication',
      subjectId: publicationId,
      after: {
        rates: ids,
        count: ids.length,
        ...(banks.length > 0 && { lenders: banks.length }),
        ...(source !== null && { source }),
      },
    });
    return publicationId;
  }
}

function commonSource(states: readonly DeskState[]): string | null {
  const sources = new Set(states.map(({ pending }) => pending?.source ?? null));
  const [only] = sources;
  return sources.size === 1 ? (only ?? null) : null;
}
