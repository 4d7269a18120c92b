import { parseNorthAmericanPhone } from 'domain/forms/phone';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { namedQuery } from '../named-query.js';
import { checkLimit } from '../paging.js';
import { SEARCH } from './search.sql.js';
import type { SearchHit, SearchResults } from './search.types.js';

const MAX_SEARCH = 200;
const MIN_LETTERS = 2;

/** Letters without their accents, as search_words() of the database leaves them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** Every word must be the beginning of one that is there: 'tremb ada' finds Ada Tremblay. */
function beginnings(q: string): string | null {
  const words = plain(q).match(/[a-z0-9]+/g) ?? [];
  if (words.join('').length < MIN_LETTERS) return null;
  return words.map((word) => `'${word}':*`).join(' & ');
}

/** Finds people, enquiries and lenders for the console's palette. */
export class SearchService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** One statement, and none for less than two letters. */
  async search(_actor: Actor, q: string, limit: number): Promise<SearchResults> {
    const said = q.trim().slice(0, MAX_SEARCH);
    const each = checkLimit(limit);
    const words = beginnings(said);
    if (words === null) return { items: [] };
    const { db, encryption } = this.#platform;
    const phone = parseNorthAmericanPhone(said);
    const phoneIndex = 'e164' in phone ? encryption.blindIndex(phone.e164) : null;
    return { items: await namedQuery<SearchHit>(db, SEARCH, [words, phoneIndex, each]) };
  }
}
