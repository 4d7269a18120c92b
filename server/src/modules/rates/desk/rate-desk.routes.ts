import { listOf, objectOf } from '@brokerage/domain/data/objects';
import { MEGABYTE } from '../../../graphql/upload.js';
import { defineCalls } from '../../../rest/table.js';
import { object } from '../../../rest/json-shape.js';
import { pages, paging } from '../../../rest/paging.js';
import { MAX_DESK_LIMIT } from './rate-desk.service.js';
import { filterOf, LIST_QUERY, sortOf } from './rate-desk.shapes.js';
import { FACTS, USER_ERRORS } from './rate-desk.fields.js';

const DESK_RATE = `id version liveVersion change7Days paymentExample publishedAt publishedBy updatedAt updatedBy
  bank { id name slug kind logoUrl active position version rates }
  live { ${FACTS} } pending { kind facts { ${FACTS} } problem authorName at }`;
const PUBLICATION = `id at actorName source changes
  entries { id rateId bankName kind before { ${FACTS} } after { ${FACTS} } }`;

const MAX_RATES = 10_000;
const ID = { type: 'string', minLength: 1, maxLength: 100 } as const;

/** The rates desk, the same as in the schema: nothing of what waits is seen before it is published. */
export const RATE_DESK_CALLS = defineCalls({
  operations: {
    DeskRates: `query DeskRates($filter: DeskRateFilter, $sort: DeskRateSort, $descending: Boolean, $page: Int, $limit: Int) {
      deskRates(filter: $filter, sort: $sort, descending: $descending, page: $page, limit: $limit) {
        items { ${DESK_RATE} } totalItems page limit
      }
    }`,
    DeskPending: `query DeskPending { deskPending { ${DESK_RATE} } }`,
    PublishRates: `mutation PublishRates($rates: [RateVersionInput!]!) {
      publishRates(rates: $rates) {
        ${USER_ERRORS} publication { ${PUBLICATION} } conflicts { changedBy changedAt theirs { id version } }
      }
    }`,
    DiscardRateChanges: `mutation DiscardRateChanges($ids: [ID!]) {
      discardRateChanges(ids: $ids) { ${USER_ERRORS} rates { ${DESK_RATE} } undoId }
    }`,
    Publications: `query Publications($page: Int, $limit: Int) {
      publications(page: $page, limit: $limit) { items { ${PUBLICATION} } totalItems page limit }
    }`,
    RestorePublication: `mutation RestorePublication($id: ID!) {
      restorePublication(id: $id) { ${USER_ERRORS} rates { ${DESK_RATE} } undoId }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/api/rates',
      summary: 'List rates for editing, live and pending. Limit up to 500',
      tag: 'Rates',
      operation: 'DeskRates',
      field: 'deskRates',
      requires: 'ADMIN',
      paged: pages(50, MAX_DESK_LIMIT),
      query: LIST_QUERY,
      success: { status: 200, message: '' },
      variables: (input) => ({
        filter: filterOf(input.query),
        ...sortOf(input.query),
        ...paging(input),
      }),
    },
    {
      method: 'get',
      path: '/api/rates/pending',
      summary: 'List everything waiting to be published',
      tag: 'Rates',
      operation: 'DeskPending',
      field: 'deskPending',
      requires: 'ADMIN',
      success: { status: 200, message: '' },
      variables: () => ({}),
    },
    {
      method: 'post',
      path: '/api/rates/publish',
      summary: 'Publish the reviewed versions, all or none',
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
      success: { status: 200, message: 'Rates published' },
      reply: 'publication',
      variables: ({ body }) => ({ rates: body.rates }),
      conflicts: ({ conflicts }) =>
        listOf(conflicts).map((conflict) => {
          const { theirs, changedBy } = objectOf(conflict);
          const message = `${String(changedBy)} changed this rate since it was reviewed.`;
          return { field: String(objectOf(theirs)['id']), message };
        }),
    },
    {
      method: 'post',
      path: '/api/rates/discard',
      summary: 'Discard pending changes, for the rates named or for all',
      tag: 'Rates',
      operation: 'DiscardRateChanges',
      field: 'discardRateChanges',
      requires: 'ADMIN',
      bodyLimit: MEGABYTE,
      body: object({ ids: { type: 'array', maxItems: MAX_RATES, items: ID } }, []),
      success: { status: 200, message: 'Changes discarded' },
      reply: ['rates', 'undoId'],
      variables: ({ body }) => ({ ids: body.ids ?? null }),
    },
    {
      method: 'get',
      path: '/api/rates/publications',
      summary: 'List publications, newest first, with values before and after',
      tag: 'Rates',
      operation: 'Publications',
      field: 'publications',
      requires: 'ADMIN',
      paged: pages(20),
      success: { status: 200, message: '' },
      variables: paging,
    },
    {
      method: 'post',
      path: '/api/rates/publications/{id}/restore',
      summary: 'Restore the values from before a publication as pending changes',
      tag: 'Rates',
      operation: 'RestorePublication',
      field: 'restorePublication',
      requires: 'ADMIN',
      success: { status: 200, message: 'Restored for review' },
      reply: ['rates', 'undoId'],
      variables: ({ params }) => ({ id: params.id }),
    },
  ],
});
