import { object, withoutNulls } from './json-shape.js';
import {
  CHANGED,
  DESK_RATE,
  deskRateOf,
  FILTER_QUERY,
  filterOf,
  IMPORTED,
  importLineOf,
  LIST_QUERY,
  pageOf,
  pageSchema,
  PUBLICATION,
  publicationOf,
  sortOf,
} from './rate-desk.shapes.js';
import type { Route } from './route.js';

const MEGABYTE = 1024 * 1024;
/** The file, and what JSON writes around its quotes and line ends */
const IMPORT_BODY = 11 * MEGABYTE;
const MAX_CSV_CHARACTERS = 5 * MEGABYTE;
const MAX_RATES = 10_000;
const ID = { type: 'string', minLength: 1, maxLength: 100 } as const;

interface Conflict {
  changedBy: string;
  theirs: { id: string };
}

/** The rates desk, the same as in the schema: nothing of what waits is seen before it is published. */
export const RATE_DESK_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/rates',
    summary: 'The rates as the office works on them: live, and what waits; limit up to 500',
    tag: 'Rates',
    operation: 'DeskRates',
    field: 'deskRates',
    requires: 'ADMIN',
    paged: true,
    query: LIST_QUERY,
    success: { status: 200, message: '', data: pageSchema(DESK_RATE) },
    variables: ({ query, page, limit }) => ({
      filter: filterOf(query),
      ...sortOf(query),
      ...withoutNulls({ page: page ?? null, limit: limit ?? null }),
    }),
    data: (page) => pageOf(deskRateOf, page),
  },
  {
    method: 'get',
    path: '/api/rates/pending',
    summary: 'Everything that waits to be published',
    tag: 'Rates',
    operation: 'DeskPending',
    field: 'deskPending',
    requires: 'ADMIN',
    success: { status: 200, message: '', data: { type: 'array', items: DESK_RATE } },
    variables: () => ({}),
    data: (rates) => (rates as unknown as unknown[]).map(deskRateOf),
  },
  {
    method: 'post',
    path: '/api/rates/publish',
    summary: 'Publish what was reviewed, in these versions: all of it or nothing',
    tag: 'Rates',
    operation: 'PublishRates',
    field: 'publishRates',
    requires: 'ADMIN',
    bodyLimit: MEGABYTE,
    body: object(
      {
        rates: {
          type: 'array',
          minItems: 1,
          maxItems: MAX_RATES,
          items: object({ id: ID, version: { type: 'number', minimum: 0, maximum: 2_147_483_647, multipleOf: 1 } }, [
            'id',
            'version',
          ]),
        },
      },
      ['rates'],
    ),
    success: { status: 200, message: 'Rates published', data: PUBLICATION },
    variables: ({ body }) => ({ rates: body.rates }),
    conflicts: ({ conflicts }) =>
      ((conflicts ?? []) as Conflict[]).map(({ theirs: { id }, changedBy }) => ({
        field: id,
        message: `${changedBy} changed this rate since it was reviewed.`,
      })),
    data: ({ publication }) => publicationOf(publication),
  },
  {
    method: 'post',
    path: '/api/rates/discard',
    summary: 'Take back what waits: for the rates named, or for all',
    tag: 'Rates',
    operation: 'DiscardRateChanges',
    field: 'discardRateChanges',
    requires: 'ADMIN',
    bodyLimit: MEGABYTE,
    body: object({ ids: { type: 'array', maxItems: MAX_RATES, items: ID } }, []),
    success: { status: 200, message: 'Changes discarded', data: CHANGED },
    variables: ({ body }) => ({ ids: body.ids ?? null }),
    data: ({ rates, undoId }) => ({ rates: (rates as unknown[]).map(deskRateOf), undoId }),
  },
  {
    method: 'post',
    path: '/api/rates/import',
    summary: 'Rates of a CSV table as pending changes; a dry run only says what would happen',
    tag: 'Rates',
    operation: 'ImportRates',
    field: 'importRates',
    requires: 'ADMIN',
    bodyLimit: IMPORT_BODY,
    body: object(
      { csv: { type: 'string', minLength: 1, maxLength: MAX_CSV_CHARACTERS }, dryRun: { type: 'boolean' } },
      ['csv', 'dryRun'],
    ),
    success: { status: 200, message: 'Table read', data: IMPORTED },
    variables: ({ body }) => ({ csv: body.csv, dryRun: body.dryRun }),
    data: ({ lines, created, changed, unchanged, refused, undoId }) => ({
      lines: (lines as unknown[]).map(importLineOf),
      created,
      changed,
      unchanged,
      refused,
      undoId,
    }),
  },
  {
    method: 'get',
    path: '/api/rates/export',
    summary: 'What visitors see, as a CSV table that the import reads back',
    tag: 'Rates',
    operation: 'ExportRates',
    field: 'exportRates',
    requires: 'ADMIN',
    query: FILTER_QUERY,
    success: { status: 200, message: '', data: { type: 'string' } },
    file: { name: 'rates.csv', type: 'text/csv' },
    variables: ({ query }) => ({ filter: filterOf(query) }),
    data: (csv) => csv,
  },
  {
    method: 'get',
    path: '/api/rates/publications',
    summary: 'What was published, newest first, each with before and after',
    tag: 'Rates',
    operation: 'Publications',
    field: 'publications',
    requires: 'ADMIN',
    paged: true,
    success: { status: 200, message: '', data: pageSchema(PUBLICATION) },
    variables: ({ page, limit }) => withoutNulls({ page: page ?? null, limit: limit ?? null }),
    data: (page) => pageOf(publicationOf, page),
  },
  {
    method: 'post',
    path: '/api/rates/publications/{id}/restore',
    summary: 'Put the values from before a publication back as pending changes',
    tag: 'Rates',
    operation: 'RestorePublication',
    field: 'restorePublication',
    requires: 'ADMIN',
    success: { status: 200, message: 'Put back to be reviewed', data: CHANGED },
    variables: ({ params }) => ({ id: params.id }),
    data: ({ rates, undoId }) => ({ rates: (rates as unknown[]).map(deskRateOf), undoId }),
  },
];
