import type { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { DomainError } from '../domain-error.js';
import { namedQuery } from '../named-query.js';
import { checkPage } from '../paging.js';
import { BEST_RATES, offers } from './rate-offer.sql.js';
import type { BestRate, RateOfferFilter, RateOfferPage, RateOfferSort } from './rate-offer.types.js';

const MAX_IDS = 10;

interface Listing {
  filter: RateOfferFilter;
  sort: RateOfferSort;
  descending: boolean;
  page: number;
  limit: number;
}

/** Every lender's rates beside each other, and the best of them for everybody. */
export class RateOfferService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** One statement. */
  async list(_actor: Actor, { filter, sort, descending, ...of }: Listing): Promise<RateOfferPage> {
    const { page, limit, offset } = checkPage(of.page, of.limit);
    const { term = null, type = null, purpose = null, insurance = null, province = null } = filter;
    const values = [knownIds(filter.ids), term, type, purpose, insurance, province, limit, offset];
    const [row] = await namedQuery<Omit<RateOfferPage, 'page' | 'limit'>>(
      this.#db,
      offers(sort, descending),
      // to ask for ANY purpose or insurance is to ask for no matter which
      values.map((value) => (value === 'any' ? null : value)),
    );
    if (!row) throw new Error('the statement of the offers gave no row');
    return { ...row, page, limit };
  }

  best(): Promise<BestRate[]> {
    return namedQuery<BestRate>(this.#db, BEST_RATES, []);
  }
}

/** What cannot be an id is the id of nothing. */
function knownIds(ids: string[] | null | undefined): string[] | null {
  if (ids == null) return null;
  if (ids.length > MAX_IDS) throw new DomainError('INVALID', `Ask for at most ${MAX_IDS} rates by id.`, 'filter.ids');
  return ids.filter((id) => isUuid(id));
}
