import { SEARCH_FINDS } from '@brokerage/domain/vocabulary/constants';
import { parseNorthAmericanPhone } from '@brokerage/domain/forms/phone';
import { ENQUIRY_GROUPS } from '@brokerage/domain/enquiries/enquiry-group';
import { ENQUIRY_VIEWS, isOpenEnquiry } from '@brokerage/domain/enquiries/enquiry-status';
import { cut } from '@brokerage/domain/text/storable';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { cappedCount, decodeCursor, encodeCursor, isInstant } from '../../../kernel/cursor.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { checkLimit } from '../../../kernel/paging.js';
import { wordBeginnings } from '../../../kernel/word-search.js';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import { namedQuery } from '../../../platform/postgres/named-query.js';
import { readingOf } from '../../audits/public.js';
import { countParts, listAfter, PARTS, searchAfter, VIEW_COUNTS, type ListedRow } from './list.sql.js';
import type { EnquiryFilter, EnquiryPage, EnquirySort, EnquiryViewCount } from './list.types.js';
import type { EnquiryView } from '../enquiry.types.js';

const MAX_SEARCH = 200;
/** What the list is asked for: an adviser's desk has only what stands on it. */
export interface ListFilter extends EnquiryFilter {
  /** The account of the adviser */
  deskOf?: string;
  /** Only what is open or came back */
  toDo?: true;
}

/** No text has an empty query's words. */
const NOTHING = '';

export interface ListOptions {
  sort: EnquirySort;
  limit: number;
  after: string | null;
}

/** The places in PARTS.DUE that can have rows. The others would be searched to their end for nothing. */
function partsOf({ view, overdue, waiting, status }: EnquiryFilter): number[] {
  if (view === 'OVERDUE' || overdue) return [0];
  if (view === 'DUE_SOON') return [1];
  const unanswered = [0, 1, 2, 3];
  if (waiting) return unanswered;
  return status && !isOpenEnquiry(status) ? [2, 4] : [...unanswered, 4];
}

type Row = EnquiryView & ListedRow;
type Statement = [sql: string, values: unknown[]];
interface Listed {
  rows: Row[];
  counts: number[];
}

/** It finds the newest 1,000 only. */
export const isSearch = ({ q }: EnquiryFilter): boolean => Boolean(q?.trim());

/** The inbox as a list. */
export class EnquiryListService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Two statements, or one where it is a search; it leaves an audit row. */
  async list(actor: Actor, origin: Origin, filter: ListFilter, options: ListOptions): Promise<EnquiryPage> {
    const { sort } = options;
    const limit = checkLimit(options.limit);
    const cursor = options.after === null ? null : decodeCursor(options.after, sort);
    const at = cursor && this.#placeOf(cursor.part, cursor.key, sort);
    const asOf = cursor?.asOf ?? new Date().toISOString();
    const page = (cursor?.page ?? 0) + 1;
    const parts = partsOf(filter);
    const searches = isSearch(filter);
    const values = [...this.filterValues(actor, filter), asOf];
    const { q, status, kind, overdue, waiting, view, channel, province } = filter;
    const reading = [
      newId(),
      readingOf({ page, status, kind, overdue, waiting, view, channel, province, q }),
      origin.requestId,
      origin.ip,
    ];
    const asked = { sort, parts: sort === 'DUE' ? parts : [0] };
    const from = [at?.part ?? null, at?.key ?? null, cursor?.id ?? null, limit + 1];
    const { rows, counts } = await (searches
      ? this.#find(searchAfter({ ...asked, counted: parts }), [...values, ...from, ...reading])
      : this.#walk([listAfter(asked), [...values, ...from]], [countParts(parts), [...values, ...reading]]));
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const { count, isCapped } = cappedCount(counts.reduce((sum, each) => sum + each, 0));
    const groups =
      sort === 'DUE'
        ? ENQUIRY_GROUPS.map(({ value: group }) => ({
            group,
            ...cappedCount(
              parts.reduce(
                (sum, place, index) => sum + (PARTS.DUE[place]?.group === group ? (counts[index] ?? 0) : 0),
                0,
              ),
            ),
            inThisPage: items.filter(({ part }) => PARTS.DUE[part]?.group === group).length,
          }))
        : [];
    return {
      items,
      totalItems: count,
      isTotalCapped: isCapped || (searches && count >= SEARCH_FINDS),
      groups,
      nextCursor:
        rows.length > limit && last
          ? encodeCursor({ sort, asOf, part: last.part, key: last.key, id: last.id, page })
          : null,
    };
  }

  /** The rows and their counts at the same time. */
  async #walk(page: Statement, counts: Statement): Promise<Listed> {
    const { db } = this.#platform;
    const [rows, [counted]] = await Promise.all([
      db.query<Row[]>(...page),
      db.query<{ counts: number[] }[]>(...counts),
    ]);
    return { rows, counts: counted?.counts ?? [] };
  }

  async #find(...search: Statement): Promise<Listed> {
    const found = await this.#platform.db.query<(Row & { counts: number[] })[]>(...search);
    // a search without a row has its counts still
    return { rows: found.filter(({ id }) => id !== null), counts: found[0]?.counts ?? [] };
  }

  /** How many each view of the inbox has. One statement. */
  async viewCounts(actor: Actor): Promise<EnquiryViewCount[]> {
    const [counts = {}] = await namedQuery<Record<string, number>>(this.#platform.db, VIEW_COUNTS, [actor.userId]);
    return ENQUIRY_VIEWS.map(({ value }) => ({ view: value, ...cappedCount(counts[value] ?? 0) }));
  }

  /** The parameters of FILTER. */
  filterValues(actor: Actor, filter: ListFilter): unknown[] {
    const { status = null, kind = null, overdue = null, waiting = null, view = null } = filter;
    const { channel = null, province = null, deskOf = null, toDo = null } = filter;
    const person = [view, actor.userId, channel, province, deskOf, toDo];
    return [status, kind, overdue, ...this.#search(filter.q), waiting, ...person];
  }

  #placeOf(part: number, key: string, sort: EnquirySort): { part: number; key: string } {
    const { type } = PARTS[sort][part] ?? {};
    if (!type || (type === 'timestamptz' && !isInstant(key))) {
      throw new DomainError('INVALID', 'after must be the nextCursor of a page in the same order.', 'after');
    }
    return { part, key };
  }

  /** Beginnings of words, and the blind index if they are a phone number. */
  #search(q: string | null | undefined): [words: string | null, phoneIndex: string | null] {
    const said = cut(q?.trim() ?? '', MAX_SEARCH);
    if (!said) return [null, null];
    const phone = parseNorthAmericanPhone(said);
    const index = 'e164' in phone ? this.#platform.encryption.blindIndex(phone.e164) : null;
    return [wordBeginnings(said, 1) ?? NOTHING, index];
  }
}
