import { ROUTES } from '../table.js';
import { SignJWT } from 'jose';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import { SCOPE_CODES, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import { requiredRole } from '../../src/graphql/auth.js';
import { scopeOf } from '../../src/graphql/scope.js';
import { makeSchema } from '../../src/api/schema.js';
import { MODULES } from '../../src/modules/index.js';
import { testApi, type Reply, type TestApi } from '../api.js';
import { sentEmails } from '../sent-emails.js';
import { upload } from '../upload.js';
import { exampleOf } from './example.js';
import { GRAPHQL, MINDS_TOKENS, REST, SCOPES } from './matrix.js';
import type { RestRow, Who } from './rows.js';

const ROLES: readonly RoleName[] = ['ACCOUNT_HOLDER', 'MODERATOR', 'ADMIN'];
const schema: GraphQLSchema = makeSchema(MODULES);
const FIELDS: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
};
const callOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;
const may = (role: RoleName | undefined, who: Who): boolean =>
  who === 'PUBLIC' || (role !== undefined && ROLE_LEVEL[role] >= ROLE_LEVEL[who]);

let api: TestApi;
let bad: Record<string, string | undefined> = {};
/** API tokens of an administrator: one with every scope, and for each scope one that has all the others */
let ofPrograms: { every: string; without: Partial<Record<TokenScope, string>> };
beforeAll(async () => {
  api = await testApi();
  for (const role of ROLES) await api.person(`${role.toLowerCase()}@example.ca`, role);
  await api.person('second-admin@example.ca', 'ADMIN');
  await makeBadTokens();
  await makeApiTokens();
});
afterAll(() => api.close());

const tokenOf = (role: RoleName): Promise<string> => api.token(`${role.toLowerCase()}@example.ca`);

async function makeApiTokens(): Promise<void> {
  await api.person('integrator@example.ca', 'ADMIN');
  const make = (scopes: readonly TokenScope[]): Promise<string> => api.apiToken('integrator@example.ca', scopes);
  ofPrograms = { every: await make(SCOPE_CODES), without: {} };
  for (const code of SCOPE_CODES) ofPrograms.without[code] = await make(SCOPE_CODES.filter((other) => other !== code));
}

async function makeBadTokens(): Promise<void> {
  const good = await api.token('second-admin@example.ca');
  const [, payload = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const sign = (more: Record<string, unknown>, key = api.platform.config.jwtSecret): Promise<string> =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(Buffer.from(key));
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  const revoked = await api.token('second-admin@example.ca');
  await api.call('/api/auth/logout', { method: 'POST', token: revoked });
  await api.call('/api/auth/forgot-password', { method: 'POST', body: { email: 'second-admin@example.ca' } });
  const [sent] = await sentEmails(api, 'second-admin@example.ca', 'reset-password');
  bad = {
    'no header': undefined,
    'an empty bearer': '',
    malformed: 'not.a.token',
    'alg none': `${none}.${payload}.`,
    'another key': await sign({}, 'another key, quite as long as the right one'),
    expired: await sign({ exp: Math.floor(Date.now() / 1000) - 60 }),
    revoked,
    'the token of an email': sent?.token,
  };
}

const rest = (call: string, { body }: RestRow, token?: string): Promise<Reply> => {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace('{id}', '00000000-0000-7000-8000-000000000000');
  return api.call(address, { method, body, token });
};
const graphql = (name: string, token?: string): Promise<Reply> => {
  const field = FIELDS[name];
  if (!field) throw new Error(`There is no root field ${name}`);
  const { query, variables, file } = exampleOf(schema, field);
  return file === undefined
    ? api.graphql(query, variables, token)
    : upload(api, { query, variables }, { variable: file, bytes: 'no picture', name: 'file.txt', token });
};
/** Whether a call is answered as if no token had come. */
const isIgnored = (who: Who, field: string, token: string | undefined): boolean =>
  who === 'PUBLIC' && (token === undefined || !MINDS_TOKENS.has(field));
const codesOf = ({ body }: Reply): string[] =>
  (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);

test('every route has a row in the matrix, and asks for the role it names', () => {
  const asked = ROUTES.map((route) => [callOf(route), { who: route.requires ?? 'PUBLIC', field: route.field }]);
  const listed = Object.entries(REST).map(([call, { who, field }]) => [call, { who, field }]);
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(listed));
});

test('every root field has a row in the matrix, and asks for the role it names', () => {
  const asked = Object.entries(FIELDS).map(([name, field]) => [name, requiredRole(schema, field) ?? 'PUBLIC']);
  expect(Object.fromEntries(asked)).toEqual(GRAPHQL);
});

test('a root field is open to API tokens where the matrix has a scope for it, and nowhere else', () => {
  const open = Object.keys(FIELDS).flatMap((name) => {
    const scope = scopeOf(schema, name);
    return scope ? [[name, scope]] : [];
  });
  expect(Object.fromEntries(open)).toEqual(SCOPES);
  expect(new Set(Object.values(SCOPES))).toEqual(new Set(SCOPE_CODES));
});

test('a call and its root field ask for the same role', () => {
  const differing = Object.entries(REST).filter(([, { who, field }]) => GRAPHQL[field] !== who);
  expect(differing).toEqual([]);
});

describe.each(Object.entries(REST))('%s', (call, row) => {
  test('nobody signed in', async () => {
    const { status } = await rest(call, row);
    if (row.who === 'PUBLIC') expect(row.answers).toContain(status);
    else expect(status).toBe(401);
  });

  test.each(ROLES)('as %s', async (role) => {
    const { status } = await rest(call, row, await tokenOf(role));
    if (may(role, row.who)) expect(row.answers).toContain(status);
    else expect(status).toBe(403);
  });

  const variants = ['no header', 'an empty bearer', 'malformed', 'alg none', 'another key', 'expired', 'revoked'];
  test.each([...variants, 'the token of an email'])('with %s', async (variant) => {
    const { status } = await rest(call, row, bad[variant]);
    if (isIgnored(row.who, row.field, bad[variant])) expect(row.answers).toContain(status);
    else expect(status).toBe(401);
  });

  test('with an API token of an administrator', async () => {
    const scope = SCOPES[row.field];
    const { status } = await rest(call, row, ofPrograms.every);
    if (!scope) expect(status).toBe(403);
    else {
      expect(row.answers).toContain(status);
      expect((await rest(call, row, ofPrograms.without[scope])).status).toBe(403);
    }
  });
});

describe.each(Object.entries(GRAPHQL))('%s over GraphQL', (name, who) => {
  // an upload is refused before any of it runs
  const nothing = exampleOf(schema, FIELDS[name]!).file === undefined ? { [name]: null } : undefined;

  test('nobody signed in, and every token that is no good', async () => {
    for (const token of Object.values(bad)) {
      const reply = await graphql(name, token);
      expect(reply.status).toBe(200);
      if (isIgnored(who, name, token)) expect(codesOf(reply)).not.toContain('UNAUTHENTICATED');
      else if (who === 'PUBLIC') expect(codesOf(reply)).toEqual(['UNAUTHENTICATED']);
      else expect([codesOf(reply), reply.body.data]).toEqual([['UNAUTHENTICATED'], nothing]);
    }
  });

  test.each(ROLES)('as %s', async (role) => {
    const reply = await graphql(name, await tokenOf(role));
    const codes = codesOf(reply);
    if (!may(role, who)) {
      expect([codes, reply.body.data]).toEqual([['FORBIDDEN'], nothing]);
    } else if (name !== 'deleteUser') {
      expect(codes).not.toContain('FORBIDDEN');
      expect(codes).not.toContain('UNAUTHENTICATED');
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
      expect(codes).not.toContain('GRAPHQL_VALIDATION_FAILED');
    } else expect(codes).toEqual(role === 'MODERATOR' ? ['FORBIDDEN'] : []);
  });

  test('with an API token of an administrator', async () => {
    const scope = SCOPES[name];
    const codes = codesOf(await graphql(name, ofPrograms.every));
    if (!scope) expect(codes).toEqual(['FORBIDDEN']);
    else {
      expect(codes).not.toContain('FORBIDDEN');
      expect(codes).not.toContain('UNAUTHENTICATED');
      expect(codesOf(await graphql(name, ofPrograms.without[scope]))).toEqual(['FORBIDDEN']);
    }
  });
});

test('a hundred sign-ins in one request are not a hundred attempts: the request is refused', async () => {
  const one = (n: number): string =>
    `a${n}: login(input: {email: "admin@example.ca", password: "x${n}"}) { session { id } }`;
  const query = `mutation { ${Array.from({ length: 100 }, (_, n) => one(n)).join(' ')} }`;
  const reply = await api.graphql(query);
  expect(reply.status).toBe(400);
});
