import { defineCalls } from '../../../rest/table.js';
import type { Context } from '../../../graphql/context.js';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { APR_BOUNDS, FEES_BOUNDS, NOTES_MAX, RATE_BOUNDS, TERM_BOUNDS } from '@brokerage/domain/rates/bounds';
import { object, withoutNulls, type Shape } from '../../../rest/json-shape.js';
import type { RateService } from './rate.service.js';
import { upper } from '../../../rest/words.js';

const RATE_TYPES = ['fixed', 'variable'] as const;

const percent = ({ min, max }: { min: number; max: number }): Shape => ({
  type: 'number',
  minimum: min,
  maximum: max,
  multipleOf: 0.0001,
  description: 'Percent per year, up to four decimals',
});
const rateFields = {
  term: {
    type: 'number',
    minimum: TERM_BOUNDS.min,
    maximum: TERM_BOUNDS.max,
    multipleOf: 0.01,
    description: 'Years, up to two decimals',
  },
  type: { type: 'string', enum: RATE_TYPES },
  compounding: {
    type: 'string',
    enum: ['semi-annual', 'monthly'],
    description: 'Default for a new rate: semi-annual if fixed, monthly if variable',
  },
  rate: percent(RATE_BOUNDS),
  fees: {
    type: 'number',
    minimum: FEES_BOUNDS.min,
    maximum: FEES_BOUNDS.max,
    multipleOf: 0.01,
    description: 'What lender and broker charge on a mortgage of $500,000, in dollars',
  },
  apr: {
    ...percent(APR_BOUNDS),
    description: 'In place of fees: they become what explains this APR. Percent per year, not below the rate',
  },
  purpose: { type: 'string', enum: ['any', 'purchase', 'renewal', 'refinance'] },
  insurance: { type: 'string', enum: ['any', 'insured', 'insurable', 'uninsured'] },
  province: { type: 'string', enum: PROVINCES.map(({ code }) => code), description: 'Every province if left out' },
  notes: { type: 'string', maxLength: NOTES_MAX },
} as const satisfies Record<string, Shape>;

function rateInput({
  type,
  compounding,
  purpose,
  insurance,
  fees,
  ...fields
}: Record<string, unknown>): Record<string, unknown> {
  return withoutNulls({
    ...fields,
    fees: typeof fees === 'number' ? fees.toFixed(2) : null,
    type: upper(type),
    compounding: upper(compounding) ?? null,
    purpose: upper(purpose) ?? null,
    insurance: upper(insurance) ?? null,
  });
}

export const RATE_CALLS = defineCalls({
  operations: {
    CurrentRates: `query CurrentRates { currentRates { _id: id bankName: name bankLogo: logoUrl rates { term type rate } } }`,
    CreateRate: `mutation CreateRate($bankId: ID!, $input: RateInput!) {
      createRate(bankId: $bankId, input: $input) {
        userErrors { code message field }
        rate { id term type compounding rate apr purpose insurance province notes version updatedAt }
      }
    }`,
    UpdateRate: `mutation UpdateRate($id: ID!, $input: RateInput!, $expectedVersion: Int) {
      updateRate(id: $id, input: $input, expectedVersion: $expectedVersion) {
        userErrors { code message field }
        rate { id term type compounding rate apr purpose insurance province notes version updatedAt }
      }
    }`,
    DeleteRate: `mutation DeleteRate($id: ID!, $expectedVersion: Int) {
      deleteRate(id: $id, expectedVersion: $expectedVersion) { userErrors { code message field } id: deletedId }
    }`,
  },
  routes: [
    {
      method: 'get',
      path: '/mortgage-rates/current',
      summary: 'List lenders with their rates, lowest first',
      tag: 'Rates',
      operation: 'CurrentRates',
      field: 'currentRates',
      public: true,
      success: { status: 200, message: '' },
      also: { 'rates.term': { description: 'Years' }, 'rates.rate': { description: 'Percent per year' } },
      variables: () => ({}),
      whole: (data) => ({ success: true, data }),
    },
    {
      method: 'post',
      path: '/api/rates',
      summary: 'Add a rate to a lender',
      tag: 'Rates',
      operation: 'CreateRate',
      field: 'createRate',
      requires: 'ADMIN',
      body: object({ bankId: { type: 'string', minLength: 1, maxLength: 100 }, ...rateFields }, [
        'bankId',
        'term',
        'type',
        'rate',
      ]),
      versioned: true,
      success: { status: 201, message: 'Rate added' },
      reply: 'rate',
      variables: ({ body: { bankId, ...rate } }) => ({ bankId, input: rateInput(rate) }),
    },
    {
      method: 'put',
      path: '/api/rates/{id}',
      summary: 'Change a rate. With If-Match, only the version it names',
      tag: 'Rates',
      operation: 'UpdateRate',
      field: 'updateRate',
      requires: 'ADMIN',
      target: ({ services }: Context<{ rates: RateService }>, id) => services.rates.checkExists(id),
      body: object(rateFields, ['term', 'type', 'rate']),
      versioned: true,
      success: { status: 200, message: 'Rate changed' },
      reply: 'rate',
      variables: ({ params, body, expectedVersion }) => ({
        id: params.id,
        input: rateInput(body),
        expectedVersion: expectedVersion ?? null,
      }),
    },
    {
      method: 'delete',
      path: '/api/rates/{id}',
      summary: 'Remove a rate. With If-Match, only the version it names',
      tag: 'Rates',
      operation: 'DeleteRate',
      field: 'deleteRate',
      requires: 'ADMIN',
      target: ({ services }: Context<{ rates: RateService }>, id) => services.rates.checkExists(id),
      success: { status: 200, message: 'Rate removed' },
      versioned: true,
      reply: ['id'],
      variables: ({ params, expectedVersion }) => ({ id: params.id, expectedVersion: expectedVersion ?? null }),
    },
  ],
});
