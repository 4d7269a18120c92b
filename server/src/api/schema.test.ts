import { ROUTES } from '../../test/table.js';
import fs from 'node:fs';
import { ERROR_CODES, USER_ERROR_CODES } from '@brokerage/domain/vocabulary/error-codes';
import {
  buildSchema,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  type GraphQLEnumType,
  type GraphQLScalarType,
} from 'graphql';
import { requiredRole } from '../graphql/auth.js';
import { printedSchema } from './print-schema.js';
import { MODULES } from '../modules/index.js';
import { isPublicOperation, keptSecrets, policyGaps, publicRoots } from './public-fields.js';
import { makeSchema } from './schema.js';

const schema = makeSchema(MODULES);
const open = publicRoots(MODULES);
const QUERIES = [...open.Query.keys()];

test('schema.graphql is what the classes say', () => {
  const committed = fs.readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  expect(printedSchema(schema)).toBe(committed);
});

test('every root field asks for a role or stands on the public list, never both', () => {
  expect(policyGaps(schema, open)).toEqual([]);
});

test('a root field without a policy is found', () => {
  const fields = (names: readonly string[]): string => names.map((name) => `${name}: Int`).join(' ');
  const gapping = buildSchema(`
    directive @auth(requires: String!) on FIELD_DEFINITION
    type Query { ${fields(QUERIES)} @auth(requires: "ADMIN") forgotten: Int }
    type Mutation { ${fields([...open.Mutation])} secret: Int @auth(requires: "ADMIN") }
  `);
  expect(policyGaps(gapping, open)).toEqual([`Query.${QUERIES.at(-1)}`, 'Query.forgotten']);
});

test('no answer to a secret is kept for everybody', () => {
  expect(keptSecrets(schema, open)).toEqual([]);
});

test('one that would be is found, however deep its secret lies', () => {
  const leaking = buildSchema(`
    input Inner { shareToken: String } input Outer { inner: [Inner!], again: Outer }
    type Query { a(token: String!): Int b(input: Outer): Int c(slug: String): Int d(ticket: ID): Int e: Int }`);
  const kept = {
    Query: new Map([
      ['a', ['x']],
      ['b', []],
      ['c', ['x']],
      ['d', null],
      ['e', ['x']],
    ]),
    Mutation: new Set<string>(),
  };
  expect(keptSecrets(leaking, kept)).toEqual(['Query.a', 'Query.b']);
});

test('the routes of REST ask for the roles of the fields they run', () => {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  const asked = ROUTES.map(({ operation, requires }) => [operation, requires]);
  const wanted = ROUTES.map(({ operation, field }) => [operation, requiredRole(schema, fields[field]!)]);
  expect(asked).toEqual(wanted);
});

test.each([
  ['{ currentRates { id } siteSettings { phone } __typename }', true],
  ['query A { ...F } fragment F on Query { bank(id: "1") { id } }', true],
  ['{ currentRates { id } me { id } }', false],
  ['query A { ...F } fragment F on Query { me { id } }', false],
  ['query A { ...F } fragment F on Query { ...F }', false],
  ['{ ... { enquiries { totalItems } } }', false],
  ['mutation { validatePhone(phoneNumber: "1") { message } }', false],
  ['{ __schema { queryType { name } } }', false],
])('%s is public: %s', (text, expected) => {
  expect(isPublicOperation(parse(text), open)).toBe(expected);
});

test('the schema says what every error code means', () => {
  for (const [code, meaning] of Object.entries(ERROR_CODES))
    expect(schema.description).toContain(`${code}: ${meaning}`);
  const values = (schema.getType('UserErrorCode') as GraphQLEnumType).getValues();
  expect(Object.fromEntries(values.map(({ name, description }) => [name, description]))).toEqual(USER_ERROR_CODES);
});

test('B-H1: no output scalar refuses what is stored', () => {
  const scalars = Object.values(schema.getTypeMap()).filter(isScalarType);
  const ours = scalars.filter((scalar) => !isSpecifiedScalarType(scalar)).map(({ name }) => name);
  expect(ours.sort()).toEqual(['Date', 'DateTime', 'JSONObject', 'Money', 'Percent', 'Upload']);
  for (const name of ['Date', 'JSONObject', 'Money', 'Percent']) {
    const { serialize } = schema.getType(name) as GraphQLScalarType;
    for (const stored of ['josé@x', '', -1, [1]]) expect(() => serialize(stored)).not.toThrow();
  }
});

test('the public list is not longer than it was meant to be', () => {
  expect({ Query: QUERIES.sort(), Mutation: [...open.Mutation].sort() }).toEqual({
    Query: [
      'agent',
      'agents',
      'bank',
      'bestRates',
      'blog',
      'blogFacets',
      'blogPreview',
      'blogs',
      'booking',
      'bookingSlots',
      'calculate',
      'currentRates',
      'homeContent',
      'job',
      'jobs',
      'legalText',
      'lenderChoice',
      'offices',
      'phoneHours',
      'rateCounts',
      'rateHold',
      'rateTrend',
      'rateWatch',
      'rateWatchAnswer',
      'ratesFor',
      'renewalReminder',
      'renewalVerdict',
      'signInOptions',
      'siteSettings',
      'startRate',
      'startRates',
    ],
    Mutation: [
      'answerCoApplicantInvitation',
      'answerJobApplication',
      'applyForJob',
      'book',
      'cancelBooking',
      'chooseAnalytics',
      'chooseLender',
      'confirmBooking',
      'confirmRateWatch',
      'confirmRenewalReminder',
      'forgotPassword',
      'googleSignIn',
      'login',
      'moveBooking',
      'openCoApplicantInvitation',
      'openPasswordReset',
      'register',
      'remindOfRenewal',
      'resetPassword',
      'stopRateWatch',
      'stopRenewalReminder',
      'submitBasicApplication',
      'submitChatLead',
      'submitComprehensiveApplication',
      'submitLead',
      'unsubscribe',
      'validatePhone',
      'verifyEmail',
      'viewBlog',
      'watchRates',
    ],
  });
});
