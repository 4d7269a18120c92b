import fs from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { ROUTES } from '../rest/routes.js';
import { requiredRole } from './auth.js';
import { printedSchema } from './print-schema.js';
import { isPublicOperation, policyGaps, PUBLIC_FIELDS } from './public-fields.js';
import { makeSchema } from './schema.js';

const schema = makeSchema();

test('schema.graphql is what the classes say', () => {
  const committed = fs.readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  expect(printedSchema(schema)).toBe(committed);
});

test('every root field asks for a role or stands on the public list, never both', () => {
  expect(policyGaps(schema)).toEqual([]);
});

test('a root field without a policy is found', () => {
  const fields = (names: readonly string[]): string => names.map((name) => `${name}: Int`).join(' ');
  const open = buildSchema(`
    directive @auth(requires: String!) on FIELD_DEFINITION
    type Query { ${fields(PUBLIC_FIELDS.Query)} @auth(requires: "ADMIN") forgotten: Int }
    type Mutation { ${fields(PUBLIC_FIELDS.Mutation)} secret: Int @auth(requires: "ADMIN") }
  `);
  expect(policyGaps(open)).toEqual([`Query.${PUBLIC_FIELDS.Query.at(-1)}`, 'Query.forgotten']);
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
  expect(isPublicOperation(parse(text))).toBe(expected);
});

test('the public list is not longer than it was meant to be', () => {
  expect(PUBLIC_FIELDS).toEqual({
    Query: ['currentRates', 'bank', 'bestRates', 'rateTrend', 'siteSettings', 'calculate', 'signInOptions'],
    Mutation: [
      'login',
      'register',
      'googleSignIn',
      'forgotPassword',
      'resetPassword',
      'verifyEmail',
      'unsubscribe',
      'validatePhone',
      'submitBasicApplication',
      'submitChatLead',
    ],
  });
});
