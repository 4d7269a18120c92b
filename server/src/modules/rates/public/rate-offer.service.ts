import type { LentToday } from '@brokerage/domain/rates/ranking';
import { bestRatesFor, startRate, type StartCase } from '@brokerage/domain/rates/start-rate';
import type { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Platform } from '../../../platform/platform.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { publicQuery } from '../../../platform/postgres/public-query.js';
import { checkPage } from '../../../kernel/paging.js';
import { nameSearch } from '../../../kernel/word-search.js';
import { withCosts, type CostedOffer } from './rate-cost.js';
import type { KeptMortgageInput } from './rate-cost.types.js';
import { BEST_RATES, offers, RATE_COUNTS, START_RATES } from './rate-offer.sql.js';
import type {
  BestRate,
  RateCounts,
  RateOffer,
  RateOfferFilter,
  RateOfferPage,
  RateOfferSort,
  StartRate,
  StartRateInput,
} from './rate-offer.types.js';

const MAX_IDS = 10;
/** Years */
const USUAL_TERM = 5;

interface Listing {
  filter: RateOfferFilter;
  sort: RateOfferSort;
  descending: boolean;
  /** What rates are costed on; null: they are not */
  kept: KeptMortgageInput | null;
  page: number;
  limit: number;
}

/** A page as the statement gives it. */
type Found = Omit<RateOfferPage, 'page' | 'limit' | 'items'> & {
  items: CostedOffer[];
  lent: LentToday[] | null;
};

/** Every lender's rates in one list, and the lowest of them. */
export class RateOfferService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** One statement. */
  async list({ filter, sort, descending, kept, ...of }: Listing): Promise<RateOfferPage> {
    const { page, limit, offset } = checkPage(of.page, of.limit);
    if (sort === 'cost' && !kept) throw new DomainError('INVALID', 'Name the mortgage to sort by cost.', 'kept');
    const { term = null, type = null, purpose = null, insurance = null, province = null } = filter;
    const values = [knownIds(filter.ids), term, type, purpose, insurance, province];
    // the cheapest is known once every rate is costed
    const part = kept ? [null, 0, true] : [limit, offset, false];
    const [row] = await publicQuery<Found>(
      this.#db,
      offers(sort, descending),
      // ANY purpose or insurance means no filter
      [...values.map((value) => (value === 'any' ? null : value)), ...part, nameSearch(filter.lender)],
    );
    if (!row) throw new Error('the statement of the offers gave no row');
    const { lent, ...found } = row;
    if (!kept) return { ...found, page, limit };
    const costed = withCosts(found.items, kept, lent ?? []);
    const items = sort === 'cost' ? ordered(costed, descending) : inOrderOf(found.items, costed);
    return { ...found, items: items.slice(offset, offset + limit), page, limit };
  }

  best(): Promise<BestRate[]> {
    return publicQuery<BestRate>(this.#db, BEST_RATES, []);
  }

  /** The rate a calculation of this kind starts from. One statement; the rule is the domain's. */
  async start(input: StartRateInput): Promise<StartRate | null> {
    return startRate(await this.#startRates(), caseOf(input)) ?? null;
  }

  /** The lowest rates for this kind of mortgage. One statement; the rule is the domain's. */
  async bestFor(input: StartRateInput): Promise<StartRate[]> {
    return bestRatesFor(await this.#startRates(), caseOf(input));
  }

  async counts(): Promise<RateCounts> {
    const [row] = await publicQuery<RateCounts>(this.#db, RATE_COUNTS, []);
    return row ?? { rates: 0, lenders: 0 };
  }

  #startRates(): Promise<StartRate[]> {
    return publicQuery<StartRate>(this.#db, START_RATES, []);
  }
}

/** What is not known comes last either way. */
function ordered(costed: readonly RateOffer[], descending: boolean): RateOffer[] {
  if (!descending) return [...costed];
  const isKnown = ({ cost }: RateOffer): boolean => cost?.total != null;
  return [...costed.filter(isKnown).reverse(), ...costed.filter((offer) => !isKnown(offer))];
}

function inOrderOf(listed: readonly RateOffer[], costed: readonly RateOffer[]): RateOffer[] {
  const byId = new Map(costed.map((offer) => [offer.id, offer]));
  return listed.map((offer) => byId.get(offer.id) ?? offer);
}

function caseOf({ purpose, insurance, province, term }: StartRateInput): StartCase {
  if (purpose === 'any' || insurance === 'any')
    throw new DomainError('INVALID', 'Name the purpose and the insurance class.', 'input');
  return { purpose, insurance, province: province ?? undefined, term: term ?? USUAL_TERM };
}

/** Anything that is not an id matches nothing. */
function knownIds(ids: string[] | null | undefined): string[] | null {
  if (ids == null) return null;
  if (ids.length > MAX_IDS) throw new DomainError('INVALID', `Name ${MAX_IDS} rates or fewer.`, 'filter.ids');
  return ids.filter((id) => isUuid(id));
}
