import { COMMENTS_MAX } from 'domain/forms/basic-application';
import { CREDIT_BANDS, MORTGAGE_TYPES, PROVINCES, TIMELINES } from 'domain/vocabulary/applications';
import { MESSAGES } from 'domain/vocabulary/messages';
import { AUTH_ROUTES } from './auth.routes.js';
import { CALCULATION_ROUTES } from './calculations.routes.js';
import { object, withoutNulls, type Shape } from './json-shape.js';
import { LEAD_ROUTES } from './lead.routes.js';
import { RATE_DESK_ROUTES } from './rate-desk.routes.js';
import { RATE_ROUTES } from './rates.routes.js';
import type { Route } from './route.js';
import { USER_ROUTES } from './users.routes.js';

const MAX_DOLLARS = 999_999_999_999;
const dollars: Shape = {
  type: 'number',
  minimum: 0,
  maximum: MAX_DOLLARS,
  multipleOf: 0.01,
  description: 'Canadian dollars',
};
const MONEY_FIELDS = ['propertyValue', 'downPayment', 'mortgageBalance', 'annualIncome'] as const;
const text = (maxLength: number): Shape => ({ type: 'string', minLength: 1, maxLength });
const oneOf = (values: readonly string[]): Shape => ({ type: 'string', enum: values });

const UUID = { type: 'string', format: 'uuid' };

/** REST speaks numbers of dollars and the spec's own words; the schema decimal texts and its enum's names. */
function basicInput(body: Record<string, unknown>): Record<string, unknown> {
  const { mortgageType, consent, ...fields } = withoutNulls(body);
  const amounts = MONEY_FIELDS.flatMap((field) => {
    const amount = fields[field];
    return typeof amount === 'number' ? [[field, amount.toFixed(2)] as const] : [];
  });
  const type = MORTGAGE_TYPES.find(({ value }) => value === mortgageType)?.graphql;
  return { ...fields, ...Object.fromEntries(amounts), mortgageType: type, consent };
}

/** Every documented call. Routes, checks, statuses and the OpenAPI document are all made from this table. */
export const ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/mortgage/basic',
    summary: 'Send a basic application',
    tag: 'Mortgage',
    operation: 'SubmitBasicApplication',
    field: 'submitBasicApplication',
    idempotent: true,
    throttled: true,
    alsoPage: true,
    body: object(
      {
        fullName: text(200),
        email: text(320),
        phone: text(100),
        mortgageType: oneOf(MORTGAGE_TYPES.map(({ value }) => value)),
        province: oneOf(PROVINCES.map(({ code }) => code)),
        propertyValue: dollars,
        downPayment: dollars,
        mortgageBalance: dollars,
        annualIncome: dollars,
        timeline: oneOf(TIMELINES.map(({ value }) => value)),
        creditBand: oneOf(CREDIT_BANDS.map(({ value }) => value)),
        bankId: { type: 'string', minLength: 1, maxLength: 100, description: 'The lender whose card was chosen' },
        comments: { type: 'string', maxLength: COMMENTS_MAX },
        consent: object({ contact: { type: 'boolean', const: true }, marketing: { type: 'boolean' } }, ['contact']),
      },
      ['fullName', 'email', 'phone', 'mortgageType', 'consent'],
    ),
    success: {
      status: 201,
      message: 'Application received',
      data: {
        type: 'object',
        required: ['id', 'applicationNumber'],
        properties: { id: UUID, applicationNumber: { type: 'string', pattern: '^MB-\\d{4}-[0-9A-HJKMNP-TV-Z]{8}$' } },
      },
    },
    failure: MESSAGES.submissionFailed,
    variables: ({ body, idempotencyKey }) => ({ input: basicInput(body), idempotencyKey: idempotencyKey ?? null }),
    data: ({ application }) => application,
  },
  ...LEAD_ROUTES,
  ...AUTH_ROUTES,
  ...USER_ROUTES,
  // before the rates by their id: /api/rates/pending is none
  ...RATE_DESK_ROUTES,
  ...RATE_ROUTES,
  ...CALCULATION_ROUTES,
];

/** Every address a route answers at, as Express writes it; what stands at the root is also under /api. */
export function addressesOf({ path }: Pick<Route, 'path'>): string[] {
  const address = path.replace(/\{(\w+)\}/g, ':$1');
  return address.startsWith('/api/') ? [address] : [address, `/api${address}`];
}
