import { rateProblem } from 'domain/rates/sanity';
import { payment } from 'domain/mortgage/payment';
import { EXAMPLE_MORTGAGE, RATE_CARDS_SIGNED_IN } from 'domain/vocabulary/constants';
import type { DataSource, EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { DomainError } from '../domain-error.js';
import { namedQuery } from '../named-query.js';
import { checkLimit, checkPage, type Paged } from '../paging.js';
import type { PendingKind } from './rate-change.entity.js';
import type { DeskRateFilter } from './rate-desk.inputs.js';
import { ACTIVITY, DESK_BANKS, DESK_COUNT, DESK_SUMMARY, deskPage, PREVIEW, type DeskSort } from './rate-desk.sql.js';
import type { DeskActivity, DeskBank, DeskRateView } from './rate-desk.types.js';
import type { Facts } from './rate-facts.js';
import { bankView } from './rate.service.js';
import type { BankRow } from './rate.sql.js';
import type { BankView } from './rate.types.js';

/** The desk shows more at once than public lists do. */
export const MAX_DESK_LIMIT = 500;
const MAX_SEARCH = 100;
const SOMEBODY = 'Somebody who is gone';

type BankJson = Omit<DeskBank, 'logoUrl'> & { logoFile: string | null };

interface DeskRow {
  id: string;
  bank: BankJson;
  live: Facts | null;
  kind: PendingKind | null;
  facts: Facts | null;
  version: number;
  authorName: string | null;
  changedAt: Date | null;
  publishedAt: Date | null;
  publisherName: string | null;
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
  problems: number;
}

/** What the office sees of the rates. */
export class RateDeskService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Two statements. */
  async list(
    _actor: Actor,
    filter: DeskRateFilter | null,
    order: { sort: DeskSort; descending: boolean },
    paging: { page: number; limit: number },
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

  async one(_actor: Actor, id: string): Promise<DeskRateView | null> {
    return (await this.byIds([id]))[0] ?? null;
  }

  /** Within `manager`'s transaction, or as they are now. One statement. */
  byIds(ids: readonly string[], manager?: EntityManager): Promise<DeskRateView[]> {
    return this.#rows(manager, { ids: ids.filter((id) => isUuid(id)), limit: Math.max(ids.length, 1) });
  }

  pending(): Promise<DeskRateView[]> {
    return this.#rows(undefined, { filter: { tab: 'PENDING' }, limit: 10_000 });
  }

  async counts(): Promise<Counts> {
    const [row] = await namedQuery<Omit<Counts, 'problems'> & { pendingRates: number[] }>(this.#db, DESK_SUMMARY, []);
    const { pendingRates = [], ...counts } = row ?? { all: 0, home: 0, hidden: 0, stale: 0, pending: 0 };
    return { ...counts, problems: pendingRates.filter((rate) => rateProblem(rate) !== null).length };
  }

  async banks(_actor: Actor, id?: string): Promise<DeskBank[]> {
    const rows = await namedQuery<{ bank: BankJson }>(this.#db, DESK_BANKS, [id ?? null]);
    return rows.map(({ bank }) => deskBank(bank));
  }

  activity(_actor: Actor, limit: number): Promise<DeskActivity[]> {
    return namedQuery<DeskActivity>(this.#db, ACTIVITY, [checkLimit(limit)]);
  }

  /** The cards as visitors will see them. */
  async preview(_actor: Actor, signedIn: boolean): Promise<BankView[]> {
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
  const words = q?.trim().slice(0, MAX_SEARCH);
  const pattern = words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null;
  const bank = bankId == null ? null : isUuid(bankId) ? bankId : '00000000-0000-0000-0000-000000000000';
  const values = [tab, pattern, term, type, visibility, province, purpose, bank, ids];
  return values.map((value) => value ?? null);
}

const deskBank = ({ logoFile, ...bank }: BankJson): DeskBank => ({
  ...bank,
  logoUrl: logoFile ?? `/logos/${bank.slug}.svg`,
});

function examplePayment({ rate, type }: Facts): string | null {
  if (rateProblem(rate) !== null) return null;
  const compounding = type === 'fixed' ? 'semi-annual' : 'monthly';
  const mortgage = { ...EXAMPLE_MORTGAGE, annualRatePct: rate, frequency: 'monthly', compounding } as const;
  return payment(mortgage).payment.toFixed(2);
}

function deskRate(row: DeskRow): DeskRateView {
  const { id, live, kind, facts, version, authorName, changedAt, publishedAt, publisherName } = row;
  const next = kind ? facts : live;
  return {
    id,
    bank: deskBank(row.bank),
    live,
    pending: kind && {
      kind,
      facts,
      problem: facts && rateProblem(facts.rate),
      authorName: authorName ?? SOMEBODY,
      at: changedAt ?? new Date(),
    },
    version,
    change7Days: row.change7Days === null ? null : Number(row.change7Days),
    paymentExample: next && examplePayment(next),
    publishedAt: live && publishedAt,
    publishedBy: publisherName,
    updatedAt: changedAt ?? publishedAt ?? new Date(),
    updatedBy: kind ? authorName : publisherName,
  };
}
