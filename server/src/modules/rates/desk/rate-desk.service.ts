import { examplePayment } from '@brokerage/domain/rates/example-payment';
import { rateProblem } from '@brokerage/domain/rates/sanity';
import { RATE_CARDS_SIGNED_IN } from '@brokerage/domain/vocabulary/constants';
import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Platform } from '../../../platform/platform.js';
import type { Actor } from '../../../kernel/actor.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { namedQuery } from '../../../platform/postgres/named-query.js';
import { checkPage, type Paged, type Paging } from '../../../kernel/paging.js';
import { nameSearch } from '../../../kernel/word-search.js';
import { type BankJson, deskBank, FORMER_COLLEAGUE } from '../../lenders/public.js';
import type { PendingKind } from './rate-change.entity.js';
import type { DeskRateFilter } from './rate-desk.inputs.js';
import { DESK_COUNT, DESK_SUMMARY, deskPage, PREVIEW, type DeskSort } from './rate-desk.sql.js';
import type { DeskRateView } from './rate-desk.types.js';
import { draftProblem } from '../rate-check.js';
import type { Facts } from '../rate-facts.js';
import { bankView } from '../public/rate.service.js';
import type { BankRow } from '../public/rate.sql.js';
import type { BankView } from '../public/rate.types.js';

/** The desk shows longer pages than public lists do. */
export const MAX_DESK_LIMIT = 500;

interface DeskRow {
  id: string;
  bank: BankJson;
  live: Facts | null;
  kind: PendingKind | null;
  facts: Facts | null;
  version: number;
  liveVersion: number | null;
  authorName: string | null;
  changedAt: Date | null;
  publishedAt: Date | null;
  publisherName: string | null;
  feesToCheck: boolean;
  change7Days: string | null;
}

interface Listing {
  filter?: DeskRateFilter | null;
  ids?: readonly string[];
  sort?: DeskSort;
  descending?: boolean;
  limit: number;
  offset?: number;
}

export interface Counts {
  all: number;
  home: number;
  hidden: number;
  stale: number;
  pending: number;
  pendingLenders: number;
  pendingByOthers: number;
  problems: number;
}

const NONE = {
  all: 0,
  home: 0,
  hidden: 0,
  stale: 0,
  pending: 0,
  pendingLenders: 0,
  pendingByOthers: 0,
  pendingRates: [],
};

/** The rates as the office sees them. */
export class RateDeskService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Two statements. */
  async list(
    filter: DeskRateFilter | null,
    order: { sort: DeskSort; descending: boolean },
    paging: Paging,
  ): Promise<Paged<DeskRateView>> {
    if (paging.limit > MAX_DESK_LIMIT) {
      throw new DomainError('INVALID', `limit must be a whole number from 1 to ${MAX_DESK_LIMIT}.`, 'limit');
    }
    checkPage(paging.page, Math.min(paging.limit, 1));
    const offset = (paging.page - 1) * paging.limit;
    const [items, [count]] = await Promise.all([
      this.#rows(undefined, { filter, ...order, limit: paging.limit, offset }),
      namedQuery<{ total: number }>(this.#db, DESK_COUNT, filterValues(filter, undefined)),
    ]);
    return { items, totalItems: count?.total ?? 0, ...paging };
  }

  async one(id: string): Promise<DeskRateView | null> {
    return (await this.byIds([id]))[0] ?? null;
  }

  /** Inside `manager`'s transaction if one is given. One statement. */
  byIds(ids: readonly string[], manager?: EntityManager): Promise<DeskRateView[]> {
    return this.#rows(manager, { ids: ids.filter((id) => isUuid(id)), limit: Math.max(ids.length, 1) });
  }

  pending(): Promise<DeskRateView[]> {
    return this.#rows(undefined, { filter: { tab: 'PENDING' }, limit: 10_000 });
  }

  async counts({ userId }: Actor): Promise<Counts> {
    type Row = Omit<Counts, 'problems'> & { pendingRates: { facts: Facts; live: Facts | null }[] };
    const [row] = await namedQuery<Row>(this.#db, DESK_SUMMARY, [userId]);
    const { pendingRates, ...counts } = row ?? NONE;
    return { ...counts, problems: pendingRates.filter(({ facts, live }) => draftProblem(facts, live) !== null).length };
  }

  /** The cards as visitors will see them once everything is published. */
  async preview(signedIn: boolean): Promise<BankView[]> {
    const rows = await namedQuery<BankRow>(this.#db, PREVIEW, [signedIn, RATE_CARDS_SIGNED_IN]);
    return rows.map(bankView);
  }

  async #rows(manager: EntityManager | undefined, listing: Listing): Promise<DeskRateView[]> {
    const { filter, ids, sort = 'LENDER', descending = false, limit, offset = 0 } = listing;
    const statement = deskPage(sort, descending);
    const values = [...filterValues(filter, ids), limit, offset];
    const rows = manager
      ? await manager.query<DeskRow[]>(statement.text, values)
      : await namedQuery<DeskRow>(this.#db, statement, values);
    return rows.map(deskRate);
  }
}

function filterValues(filter: DeskRateFilter | null | undefined, ids: readonly string[] | undefined): unknown[] {
  const { tab, q, term, type, visibility, province, purpose, bankId } = filter ?? {};
  const bank = bankId == null ? null : isUuid(bankId) ? bankId : '00000000-0000-0000-0000-000000000000';
  const values = [tab, nameSearch(q), term, type, visibility, province, purpose, bank, ids];
  return values.map((value) => value ?? null);
}

const paymentExample = ({ rate, compounding }: Facts): string | null =>
  rateProblem(rate) === null ? examplePayment(rate, compounding).toFixed(2) : null;

function deskRate(row: DeskRow): DeskRateView {
  const { id, live, kind, facts, version, liveVersion, authorName, changedAt, publishedAt, publisherName } = row;
  const next = kind ? facts : live;
  return {
    id,
    bank: deskBank(row.bank),
    live,
    pending: kind && {
      kind,
      facts,
      problem: facts && draftProblem(facts, live),
      authorName: authorName ?? FORMER_COLLEAGUE,
      at: changedAt ?? new Date(),
    },
    version,
    liveVersion,
    feesToCheck: kind === null && row.feesToCheck,
    change7Days: row.change7Days === null ? null : Number(row.change7Days),
    paymentExample: next && paymentExample(next),
    publishedAt: live && publishedAt,
    publishedBy: publisherName,
    updatedAt: changedAt ?? publishedAt ?? new Date(),
    updatedBy: kind ? authorName : publisherName,
  };
}
