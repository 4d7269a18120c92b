import { DUE_SOON_HOURS } from '@brokerage/domain/enquiries/enquiry-clock';
import type { EnquiryGroupName } from '@brokerage/domain/enquiries/enquiry-group';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { COUNT_CAP } from '../../../kernel/cursor.js';
import type { NamedStatement } from '../../../platform/postgres/named-query.js';
import { wasJustRead } from '../../audits/public.js';
import { afterFilter, COLUMNS, FILTER, isUnanswered, NEWEST_FOUND, views } from '../enquiry.sql.js';
import type { EnquirySort } from './list.types.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';
import { INSERT_AUDIT } from '../../audits/public.sql.js';

/** A stretch of the list with an order of its own, which one index has. */
interface Part {
  group: EnquiryGroupName | null;
  /** AS_OF is when the first page was read */
  is: string;
  key: string;
  type: 'timestamptz' | 'text';
  descending?: boolean;
}

const UNANSWERED = isUnanswered('e');
const AS_OF = `${afterFilter(1)}::timestamptz`;
const [PART, KEY, ID, LIMIT] = [2, 3, 4, 5].map(afterFilter);
const SOON = `${AS_OF} + interval '${DUE_SOON_HOURS} hours'`;
const TOMORROW = `((date_trunc('day', ${AS_OF} at time zone '${OFFICE_ZONE}') + interval '1 day') at time zone '${OFFICE_ZONE}')`;
const NOT_URGENT = `not (${UNANSWERED} and e.first_response_due_at < ${SOON})`;
const NOT_TODAY = `(e.follow_up_at is null or e.follow_up_at >= ${TOMORROW})`;
const DUE = { key: 'e.first_response_due_at', type: 'timestamptz' } as const;

const BY_DUE: readonly Part[] = [
  { group: 'OVERDUE', is: `${UNANSWERED} and e.first_response_due_at < ${AS_OF}`, ...DUE },
  {
    group: 'DUE_SOON',
    is: `${UNANSWERED} and e.first_response_due_at >= ${AS_OF} and e.first_response_due_at < ${SOON}`,
    ...DUE,
  },
  {
    group: 'FOLLOW_UP_TODAY',
    is: `e.follow_up_at < ${TOMORROW} and ${NOT_URGENT}`,
    ...{ key: 'e.follow_up_at', type: 'timestamptz' },
  },
  { group: 'LATER', is: `${UNANSWERED} and e.first_response_due_at >= ${SOON} and ${NOT_TODAY}`, ...DUE },
  {
    group: 'LATER',
    is: `not ${UNANSWERED} and ${NOT_TODAY}`,
    ...{ key: 'e.created_at', type: 'timestamptz', descending: true },
  },
];
const whole = (part: Omit<Part, 'group' | 'is'>): readonly Part[] => [
  { group: null, is: `${AS_OF} is not null`, ...part },
];

export const PARTS: Record<EnquirySort, readonly Part[]> = {
  DUE: BY_DUE,
  NEWEST: whole({ key: 'e.created_at', type: 'timestamptz', descending: true }),
  OLDEST: whole({ key: 'e.created_at', type: 'timestamptz' }),
  NAME: whole({ key: 'e.full_name collate "und-x-icu"', type: 'text' }),
};

/** Microseconds, which a Date of JavaScript would lose. */
const keyText = ({ key, type }: Part): string =>
  type === 'text' ? key : `to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A search is gathered first (`SEARCH_FINDS`): its order and its groups are then made in memory. Without one each part walks its index. */
const FOUND = `found as materialized (
    select e.id, e.status, e.full_name, e.created_at, e.first_response_due_at, e.first_responded_at, e.follow_up_at
    from enquiry e where ${FILTER} ${NEWEST_FOUND})`;
const from = (searches: boolean): [table: string, filter: string] =>
  searches ? ['found', 'true'] : ['enquiry', FILTER];

interface Asked {
  sort: EnquirySort;
  /** The parts that can have rows, by their places */
  parts: readonly number[];
  searches: boolean;
}

export interface ListedRow {
  part: number;
  key: string;
}

const SHOWN = `${COLUMNS}, page.part, page.key`;
const ASSIGNEE = `left join ${USER_ACCOUNT} assignee on assignee.id = e.assigned_to_id`;

/** `page`: the rows after PART, KEY and ID (from the start where PART is null), up to LIMIT. FILTER and AS_OF as above. */
function pageOf({ sort, parts, searches }: Asked): string {
  const [table, filter] = from(searches);
  const branches = PARTS[sort].map((part, place) => {
    if (!parts.includes(place)) return [];
    const direction = part.descending ? 'desc' : 'asc';
    const order = `${part.key} ${direction}, e.id ${direction}`;
    return [
      `(select id, ${place} as part, key, row_number() over (order by place) as place from (
      select e.id, ${keyText(part)} as key, row_number() over (order by ${order}) as place
      from ${table} e
      where ${filter} and ${part.is} and (${PART}::int is null or ${PART} < ${place} or (${PART} = ${place}
        and (${part.key}, e.id) ${part.descending ? '<' : '>'} (${KEY}::${part.type}, ${ID}::uuid)))
      order by ${order} limit ${LIMIT}) listed)`,
    ];
  });
  return `page as (${branches.flat().join('\n  union all ')})`;
}

const capped = (rows: string): string => `(select count(*)::int from (${rows} limit ${COUNT_CAP + 1}) counted)`;

/** How many each of these parts of BY_DUE has. */
function countsOf({ parts, searches }: Omit<Asked, 'sort'>): string {
  const [table, filter] = from(searches);
  const counts = BY_DUE.filter((_part, place) => parts.includes(place)).map(({ is }) =>
    capped(`select from ${table} e where ${filter} and ${is}`),
  );
  return `array[${counts.join(', ')}]::int[] as counts`;
}

/** Reading the list leaves a row of the audit: $8 the reader, then from `at` on its id, page and fields, and two of where from. */
function readingAt(at: number): string {
  const [id, after, requestId, ip] = [at, at + 1, at + 2, at + 3].map(afterFilter);
  return `reading as (
    ${INSERT_AUDIT}
    select ${id}::uuid, $8::uuid, 'enquiry.list', 'enquiry', null, ${after}::jsonb, ${requestId}::text, ${ip}::text
    where not (${wasJustRead('$8::uuid', "'enquiry.list'", `${after}::jsonb`)})
  )`;
}

/** A page without a search. */
export const listAfter = (asked: Omit<Asked, 'searches'>): string => `
  with ${pageOf({ ...asked, searches: false })}
  select ${SHOWN}
  from page join enquiry e on e.id = page.id ${ASSIGNEE}
  order by page.part, page.place limit ${LIMIT}`;

/** The counts without a search, and the reading, right after AS_OF. */
export const countParts = (parts: readonly number[]): string => `
  with ${readingAt(2)}
  select ${countsOf({ parts, searches: false })}`;

/**
 * A page of a search with its counts and the reading, after LIMIT: gathering what matches is the dear part, so it is done
 * once. The counts come with every row, and alone where there is none.
 */
export const searchAfter = (asked: Omit<Asked, 'searches'> & { counted: readonly number[] }): string => `
  with ${FOUND}, ${readingAt(6)}, counted as (
    select ${countsOf({ parts: asked.counted, searches: true })}
  ), ${pageOf({ ...asked, searches: true })}, listed as (
    select ${SHOWN}, page.place from page join enquiry e on e.id = page.id ${ASSIGNEE}
  )
  select listed.*, counted.counts from counted left join listed on true
  order by listed.part, listed.place limit ${LIMIT}`;

/** How many enquiries each view has. $1 the reader. */
export const VIEW_COUNTS: NamedStatement = {
  name: 'enquiries.views.capped',
  text: `select ${Object.entries(views('$1::uuid'))
    .map(([name, condition]) => `${capped(`select from enquiry e where ${condition}`)} as "${name}"`)
    .join(',\n  ')}`,
};
