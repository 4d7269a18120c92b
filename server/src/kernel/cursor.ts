import { validate as isUuid } from 'uuid';
import { objectOf } from '@brokerage/domain/data/objects';
import { ANY_YEARS, isDayIn } from '@brokerage/domain/text/day';
import { isStorable } from '@brokerage/domain/text/storable';
import { DomainError } from './domain-error.js';

/** Where a list that is read by keys goes on. Callers hand it back as they got it. */
export interface Cursor {
  /** The order it belongs to */
  sort: string;
  /** When the first page was read, as ISO text: what depends on the time keeps its place until the last page */
  asOf: string;
  /** The part of the list, for orders that have several */
  part: number;
  /** The last row's key as PostgreSQL writes it, and its id for rows with the same key */
  key: string;
  id: string;
  /** The page that it ended, from 1 */
  page: number;
}

/** How far long lists are counted. */
export const COUNT_CAP = 10_000;

export interface CappedCount {
  count: number;
  /** There are more */
  isCapped: boolean;
}

/** From a count that stopped one above the cap. */
export const cappedCount = (counted: number): CappedCount => ({
  count: Math.min(counted, COUNT_CAP),
  isCapped: counted > COUNT_CAP,
});

export const encodeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d\.\d{3,6}Z$/;

/** Whether PostgreSQL reads it as a time: JavaScript takes '1' and February 30 for one, too. */
export const isInstant = (text: string): boolean =>
  isDayIn(INSTANT.exec(text)?.[1] ?? '', ANY_YEARS) && !Number.isNaN(Date.parse(text));

/** The cursor of a page, or a refusal where it is none of this order. What it holds came through no argument of the schema. */
export function decodeCursor(text: string, sort: string): Cursor {
  const found = objectOf(parsed(text));
  const { asOf, part, key, id, page } = found;
  if (
    found.sort !== sort ||
    typeof asOf !== 'string' ||
    !isInstant(asOf) ||
    typeof part !== 'number' ||
    !Number.isInteger(part) ||
    typeof key !== 'string' ||
    !isStorable(key) ||
    typeof id !== 'string' ||
    !isUuid(id) ||
    typeof page !== 'number' ||
    !Number.isInteger(page)
  ) {
    throw new DomainError('INVALID', 'after must be the nextCursor of a page in the same order.', 'after');
  }
  return { sort, asOf, part, key, id, page };
}
