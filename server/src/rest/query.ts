import type { Request } from 'express';
import type { FieldError } from './envelope.js';
import { fromTexts } from './from-texts.js';
import type { ObjectShape } from './json-shape.js';
import type { Route, RouteInput } from './route.js';

/** The largest number of GraphQL's Int */
export const INT_MAX = 2 ** 31 - 1;
const PAGING: ReadonlySet<string> = new Set(['page', 'limit']);

/** `page` and `limit` of the address, or what the list has without them; adds what is wrong with them to the errors. */
export function readPaging(
  request: Request,
  { limit }: NonNullable<Route['paged']>,
  errors: FieldError[],
): Pick<RouteInput, 'page' | 'limit'> {
  const read = (field: 'page' | 'limit'): number | undefined => {
    const text = request.query[field];
    // what is empty was left out
    if (text === undefined || text === '') return undefined;
    // what is too large is a whole number all the same: the list says how far it goes
    if (typeof text === 'string' && /^\d+$/.test(text)) return Math.min(Number(text), INT_MAX);
    errors.push({ field, message: `${field} must be a whole number.` });
    return undefined;
  };
  return { page: read('page') ?? 1, limit: read('limit') ?? limit };
}

/** The address's own texts as the numbers and truths the shape asks for; what is none stays a text, and is refused. */
export const readQuery = (shape: ObjectShape, request: Request): Record<string, unknown> =>
  fromTexts(shape, Object.fromEntries(Object.entries(request.query).filter(([key]) => !PAGING.has(key))));

/** What the parser could not read in UTF-8 is such a sign by now: nothing would be found for it, and nobody told why. */
export const notUtf8 = (query: Readonly<Record<string, unknown>>): FieldError[] =>
  Object.entries(query).flatMap(([field, value]) =>
    typeof value === 'string' && value.includes('\ufffd')
      ? [{ field, message: `${field} is not UTF-8. Percent-encode its UTF-8 bytes.` }]
      : [],
  );
