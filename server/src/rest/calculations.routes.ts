import { CALCULATION_KINDS } from 'domain/mortgage/calculate';
import { object, withoutNulls } from './json-shape.js';
import type { Route } from './route.js';

/** REST speaks the engine's own names: landTransferTax; the schema its enum's: LAND_TRANSFER_TAX. */
const toEnum = (kind: unknown): string => String(kind).replace(/[A-Z]/g, '_$&').toUpperCase();
const fromEnum = (kind: unknown): string =>
  String(kind)
    .toLowerCase()
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const CALCULATION = {
  type: 'object',
  required: ['id', 'kind', 'label', 'inputs', 'results', 'engineVersion', 'rulesAsOf', 'createdAt', 'updatedAt'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    kind: { enum: CALCULATION_KINDS },
    label: { type: ['string', 'null'] },
    inputs: { type: 'object' },
    results: { type: 'object', description: 'Made by the server; the rows of a schedule left out' },
    engineVersion: { type: 'string' },
    rulesAsOf: { type: 'string', format: 'date' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
};

type Data = Record<string, unknown>;
const calculationOf = (value: unknown): Data => ({ ...(value as Data), kind: fromEnum((value as Data).kind) });

export const CALCULATION_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/users/calculations',
    summary: 'The calculations one has kept, newest first',
    tag: 'Users',
    operation: 'MyCalculations',
    field: 'myCalculations',
    requires: 'ACCOUNT_HOLDER',
    paged: true,
    success: {
      status: 200,
      message: '',
      data: {
        type: 'object',
        required: ['items', 'page', 'limit', 'total', 'totalPages'],
        properties: {
          items: { type: 'array', items: CALCULATION },
          page: { type: 'integer' },
          limit: { type: 'integer' },
          total: { type: 'integer' },
          totalPages: { type: 'integer' },
        },
      },
    },
    variables: ({ page, limit }) => withoutNulls({ page: page ?? null, limit: limit ?? null }),
    data: ({ items, page, limit, totalItems }) => ({
      items: (items as unknown[]).map(calculationOf),
      page,
      limit,
      total: totalItems,
      totalPages: Math.ceil(Number(totalItems) / Number(limit)),
    }),
  },
  {
    method: 'post',
    path: '/api/users/calculations',
    summary: 'Keep a calculation; its results are made by the server',
    tag: 'Users',
    operation: 'SaveCalculation',
    field: 'saveCalculation',
    requires: 'ACCOUNT_HOLDER',
    body: object(
      {
        kind: { type: 'string', enum: CALCULATION_KINDS },
        inputs: { type: 'object', additionalProperties: true, description: "The engine's input fields" },
        label: { type: 'string', maxLength: 100 },
      },
      ['kind', 'inputs'],
    ),
    success: { status: 201, message: 'Calculation saved', data: CALCULATION },
    variables: ({ body }) => ({ input: withoutNulls({ ...body, kind: toEnum(body.kind) }) }),
    data: ({ calculation }) => calculationOf(calculation),
  },
];
