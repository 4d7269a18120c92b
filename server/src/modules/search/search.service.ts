import { parseNorthAmericanPhone } from '@brokerage/domain/forms/phone';
import { enquirySubject, type EnquiryTopic } from '@brokerage/domain/enquiries/enquiry-subject';
import { cut } from '@brokerage/domain/text/storable';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { writeRead } from '../audits/public.js';
import { namedQuery } from '../../platform/postgres/named-query.js';
import { checkLimit } from '../../kernel/paging.js';
import { wordBeginnings } from '../../kernel/word-search.js';
import { SEARCH } from './search.sql.js';
import type { SearchHit, SearchResults } from './search.types.js';

const MAX_SEARCH = 200;
const MIN_LETTERS = 2;

/** Finds people, enquiries and lenders for the console's palette. */
export class SearchService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** One statement and its audit row; none for fewer than two letters. */
  async search(actor: Actor, origin: Origin, q: string, limit: number): Promise<SearchResults> {
    const said = cut(q.trim(), MAX_SEARCH);
    const each = checkLimit(limit);
    const words = wordBeginnings(said, MIN_LETTERS);
    if (words === null) return { items: [] };
    const { db, encryption } = this.#platform;
    const phone = parseNorthAmericanPhone(said);
    const phoneIndex = 'e164' in phone ? encryption.blindIndex(phone.e164) : null;
    const [items] = await Promise.all([
      namedQuery<FoundRow>(db, SEARCH, [words, phoneIndex, each]),
      writeRead(db.manager, actor, origin, 'console.search', { q }),
    ]);
    return { items: items.map(hitOf) };
  }
}

/** A hit with the codes of what an enquiry is about; a lender and a person have none. */
type FoundRow = Omit<SearchHit, 'detail'> &
  Omit<EnquiryTopic, 'topic'> & { detail: string | null; topic: string | null };

function hitOf({ topic, province, source, detail, ...hit }: FoundRow): SearchHit {
  const subject = topic === null ? [] : [enquirySubject({ topic, province, source })];
  return { ...hit, detail: [...subject, ...(detail === null ? [] : [detail])].join(' · ') };
}
