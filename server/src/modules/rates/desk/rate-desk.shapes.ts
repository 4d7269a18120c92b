import { PROVINCES } from '@brokerage/domain/application/applications';
import { TERM_BOUNDS } from '@brokerage/domain/rates/bounds';
import { object } from '../../../rest/json-shape.js';
import { upper } from '../../../rest/words.js';

const TYPES = ['fixed', 'variable'];
const PURPOSES = ['any', 'purchase', 'renewal', 'refinance'];
const VISIBILITIES = ['everyone', 'signed_in', 'hidden'];

type Data = Record<string, unknown>;
/** What is an enum's name in the schema and a plain word in REST. */
const WORDS: ReadonlySet<string> = new Set(['type', 'purpose', 'insurance', 'visibility']);

const FILTER = {
  tab: { type: 'string', enum: ['all', 'home', 'hidden', 'stale', 'pending'] },
  q: { type: 'string', maxLength: 100, description: "A part of the lender's name" },
  term: { type: 'number', minimum: TERM_BOUNDS.min, maximum: TERM_BOUNDS.max, description: 'Years' },
  type: { type: 'string', enum: TYPES },
  visibility: { type: 'string', enum: VISIBILITIES },
  province: { type: 'string', enum: PROVINCES.map(({ code }) => code) },
  purpose: { type: 'string', enum: PURPOSES },
  bankId: { type: 'string', maxLength: 100 },
} as const;

export const FILTER_QUERY = object(FILTER, []);
export const LIST_QUERY = object(
  {
    ...FILTER,
    sort: { type: 'string', enum: ['lender', 'rate', 'term', 'updated'] },
    descending: { type: 'boolean' },
  },
  [],
);

/** The filter of the schema; undefined where the address asks for nothing. */
export function filterOf({ sort: _sort, descending: _descending, ...query }: Data): Data {
  const named = ['tab', ...WORDS];
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, named.includes(key) ? upper(value) : value]),
  );
}
export const sortOf = ({ sort, descending }: Data): Data => ({
  ...(sort !== undefined && { sort: upper(sort) }),
  ...(descending !== undefined && { descending }),
});
