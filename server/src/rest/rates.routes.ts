import { PROVINCES } from 'domain/vocabulary/applications';
import { TERM_BOUNDS } from 'domain/vocabulary/constants';
import { object, withoutNulls, type Shape } from './json-shape.js';
import type { Route } from './route.js';

const RATE_TYPES = ['fixed', 'variable'] as const;
const upper = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : value);
const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

const percent: Shape = { type: 'number', minimum: 0, maximum: 30, description: 'Percent a year, up to four decimals' };
const rateFields = {
  term: { type: 'number', minimum: TERM_BOUNDS.min, maximum: TERM_BOUNDS.max, description: 'Years' },
  type: { type: 'string', enum: RATE_TYPES },
  rate: percent,
  apr: percent,
  purpose: { type: 'string', enum: ['any', 'purchase', 'renewal', 'refinance'] },
  insurance: { type: 'string', enum: ['any', 'insured', 'insurable', 'uninsured'] },
  province: { type: 'string', enum: PROVINCES.map(({ code }) => code), description: 'Left out: everywhere' },
  notes: { type: 'string', maxLength: 500 },
} as const satisfies Record<string, Shape>;

const RATE_REPLY = {
  type: 'object',
  required: ['id', 'term', 'type', 'rate', 'purpose', 'insurance', 'version', 'updatedAt'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    term: { type: 'number' },
    type: { enum: RATE_TYPES },
    rate: { type: 'number' },
    apr: { type: ['number', 'null'] },
    purpose: { enum: rateFields.purpose.enum },
    insurance: { enum: rateFields.insurance.enum },
    province: { type: ['string', 'null'] },
    notes: { type: ['string', 'null'] },
    version: { type: 'integer' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
};

function rateInput({ type, purpose, insurance, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return withoutNulls({
    ...fields,
    type: upper(type),
    purpose: upper(purpose) ?? null,
    insurance: upper(insurance) ?? null,
  });
}

function rateOf({ rate }: Record<string, unknown>): unknown {
  const { type, purpose, insurance, ...fields } = rate as Record<string, unknown>;
  return { ...fields, type: lower(type), purpose: lower(purpose), insurance: lower(insurance) };
}

interface BankData {
  id: string;
  name: string;
  logoUrl: string;
  rates: { term: number; type: string; rate: number }[];
}

export const RATE_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/mortgage-rates/current',
    summary: 'The lenders with their rates, the cheapest first',
    tag: 'Rates',
    operation: 'CurrentRates',
    field: 'currentRates',
    public: true,
    success: {
      status: 200,
      message: '',
      data: {
        type: 'array',
        items: {
          type: 'object',
          required: ['_id', 'bankName', 'bankLogo', 'rates'],
          properties: {
            _id: { type: 'string', format: 'uuid' },
            bankName: { type: 'string' },
            bankLogo: { type: 'string' },
            rates: {
              type: 'array',
              items: {
                type: 'object',
                required: ['term', 'type', 'rate'],
                properties: {
                  term: { type: 'number', description: 'Years' },
                  type: { enum: RATE_TYPES },
                  rate: { type: 'number', description: 'Percent a year' },
                },
              },
            },
          },
        },
      },
    },
    variables: () => ({}),
    data: (value) => value,
    whole: (value) => ({
      success: true,
      data: (value as BankData[]).map(({ id, name, logoUrl, rates }) => ({
        _id: id,
        bankName: name,
        bankLogo: logoUrl,
        rates: rates.map(({ term, type, rate }) => ({ term, type: lower(type), rate })),
      })),
    }),
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
    success: { status: 201, message: 'Rate added', data: RATE_REPLY },
    variables: ({ body: { bankId, ...rate } }) => ({ bankId, input: rateInput(rate) }),
    data: rateOf,
  },
  {
    method: 'put',
    path: '/api/rates/{id}',
    summary: 'Change a rate; with If-Match only the version it names',
    tag: 'Rates',
    operation: 'UpdateRate',
    field: 'updateRate',
    requires: 'ADMIN',
    body: object(rateFields, ['term', 'type', 'rate']),
    versioned: true,
    success: { status: 200, message: 'Rate changed', data: RATE_REPLY },
    variables: ({ params, body, expectedVersion }) => ({
      id: params.id,
      input: rateInput(body),
      expectedVersion: expectedVersion ?? null,
    }),
    data: rateOf,
  },
  {
    method: 'delete',
    path: '/api/rates/{id}',
    summary: 'Remove a rate',
    tag: 'Rates',
    operation: 'DeleteRate',
    field: 'deleteRate',
    requires: 'ADMIN',
    success: { status: 200, message: 'Rate removed', data: { type: 'object', properties: { id: { type: 'string' } } } },
    variables: ({ params }) => ({ id: params.id }),
    data: ({ deletedId }) => ({ id: deletedId }),
  },
];
