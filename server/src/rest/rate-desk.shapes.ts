import { PROVINCES } from 'domain/vocabulary/applications';
import { TERM_BOUNDS } from 'domain/vocabulary/constants';
import { object } from './json-shape.js';

const TYPES = ['fixed', 'variable'];
const PURPOSES = ['any', 'purchase', 'renewal', 'refinance'];
const INSURANCES = ['any', 'insured', 'insurable', 'uninsured'];
const VISIBILITIES = ['everyone', 'signed_in', 'hidden'];
const KINDS = ['create', 'update', 'archive'];

type Data = Record<string, unknown>;
/** What is an enum's name in the schema and a plain word in REST. */
const WORDS: ReadonlySet<string> = new Set(['type', 'purpose', 'insurance', 'visibility']);
const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
const upper = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : value);

const factsOf = (facts: unknown): unknown =>
  facts === null
    ? null
    : Object.fromEntries(
        Object.entries(facts as Data).map(([key, value]) => [key, WORDS.has(key) ? lower(value) : value]),
      );

export function deskRateOf(value: unknown): Data {
  const { live, pending, ...rate } = value as Data & { pending: Data | null };
  const waiting = pending && { ...pending, kind: lower(pending.kind), facts: factsOf(pending.facts) };
  return { ...rate, live: factsOf(live), pending: waiting };
}

export function publicationOf(value: unknown): Data {
  const { entries, ...publication } = value as Data & { entries: Data[] };
  const plain = entries.map(({ kind, before, after, ...entry }) => {
    return { ...entry, kind: lower(kind), before: factsOf(before), after: factsOf(after) };
  });
  return { ...publication, entries: plain };
}

export function importLineOf(value: unknown): Data {
  const { status, before, after, ...line } = value as Data;
  return { ...line, status: lower(status), before: factsOf(before), after: factsOf(after) };
}

/** REST counts as the rest of it does: the page, the limit, how many in all and how many pages. */
export const pageOf = (plain: (item: unknown) => Data, { items, page, limit, totalItems }: Data): Data => ({
  items: (items as unknown[]).map(plain),
  page,
  limit,
  total: totalItems,
  totalPages: Math.ceil(Number(totalItems) / Number(limit)),
});

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

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const moment = { type: 'string', format: 'date-time' };
const uuid = { type: 'string', format: 'uuid' };

const FACTS = {
  type: ['object', 'null'],
  properties: {
    term: { type: 'number' },
    type: { enum: TYPES },
    rate: { type: 'number' },
    apr: { type: ['number', 'null'] },
    purpose: { enum: PURPOSES },
    insurance: { enum: INSURANCES },
    province: textOrNull,
    notes: textOrNull,
    visibility: { enum: VISIBILITIES },
    endsOn: { type: ['string', 'null'], format: 'date' },
  },
};

export const DESK_RATE = {
  type: 'object',
  required: ['id', 'bank', 'live', 'pending', 'version', 'updatedAt'],
  properties: {
    id: uuid,
    bank: { type: 'object', properties: { id: uuid, name: text, slug: text, kind: text, logoUrl: text } },
    live: FACTS,
    pending: {
      type: ['object', 'null'],
      properties: { kind: { enum: KINDS }, facts: FACTS, problem: textOrNull, authorName: text, at: moment },
    },
    version: { type: 'integer' },
    change7Days: { type: ['number', 'null'] },
    paymentExample: textOrNull,
    publishedAt: { type: ['string', 'null'], format: 'date-time' },
    publishedBy: textOrNull,
    updatedAt: moment,
    updatedBy: textOrNull,
  },
};

export const PUBLICATION = {
  type: 'object',
  required: ['id', 'at', 'changes', 'entries'],
  properties: {
    id: uuid,
    at: moment,
    actorName: textOrNull,
    source: textOrNull,
    changes: { type: 'integer' },
    entries: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: uuid, rateId: uuid, bankName: text, kind: { enum: KINDS }, before: FACTS, after: FACTS },
      },
    },
  },
};

export const IMPORTED = {
  type: 'object',
  required: ['lines', 'created', 'changed', 'unchanged', 'refused'],
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          line: { type: 'integer' },
          status: { enum: ['new', 'changed', 'unchanged', 'refused'] },
          bankName: textOrNull,
          message: textOrNull,
          before: FACTS,
          after: FACTS,
        },
      },
    },
    created: { type: 'integer' },
    changed: { type: 'integer' },
    unchanged: { type: 'integer' },
    refused: { type: 'integer' },
    undoId: textOrNull,
  },
};

export const CHANGED = {
  type: 'object',
  required: ['rates', 'undoId'],
  properties: { rates: { type: 'array', items: DESK_RATE }, undoId: textOrNull },
};

export const pageSchema = (items: Data): Data => ({
  type: 'object',
  required: ['items', 'page', 'limit', 'total', 'totalPages'],
  properties: {
    items: { type: 'array', items },
    page: { type: 'integer' },
    limit: { type: 'integer' },
    total: { type: 'integer' },
    totalPages: { type: 'integer' },
  },
});
