import { makeDocument, ROUTES, TABLE } from '../../test/table.js';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRules from '@stoplight/spectral-rulesets';
import ts from 'typescript';
import { getNamedType, GraphQLInt, isInputObjectType, type GraphQLInputType } from 'graphql';
import { CALCULATION_KINDS } from '@brokerage/domain/mortgage/calculate';
import { RATE_BOUNDS, TERM_BOUNDS } from '@brokerage/domain/rates/bounds';
import { lender, PASSWORD, testApi } from '../../test/api.js';
import { HANG_MS } from '../../test/waits.js';
import { makeSchema } from '../api/schema.js';
import { MODULES } from '../modules/index.js';
import type { Shape } from './json-shape.js';
import type { Json } from './reply-shape.js';

const require = createRequire(import.meta.url);
const document = makeDocument();

const stored: unknown = JSON.parse(fs.readFileSync(new URL('openapi.stored.json', import.meta.url), 'utf8'));

/** Where the document says something else on purpose, and why. */
const INTENDED: readonly [where: RegExp, why: string][] = [
  [/^servers/, 'this test has an address of its own'],
  [/^info\.description$/, 'it says more'],
  [/^paths\.\/mortgage\/user\.get\.operationId$/, 'two calls had the same name'],
  [/^paths\.\/api\/users\/\{id\}\.put\.responses\..*\.createdAt$/, 'this reply never had it'],
  [/\.paymentExample\.type$/, 'money is a number in REST'],
  [/^paths\.\/api\/rates.*\.(rate|apr)\.(minimum|maximum)$/, 'a rate has the same bounds everywhere'],
  [/^paths\.\/api\/rates.*\.apr\.description$/, 'it says what becomes of it'],
  [/^components\.parameters\.Limit$/, 'each list has its own default'],
  [/^paths\.[^.]+\.get\.parameters\.\d+\.\$ref$/, 'each list has its own default'],
  [/\.term\.description$/, 'it says how many decimals there may be'],
  [/^paths\.\/api\/auth\/google\.post\.responses\.200\.content/, 'the reply never had data'],
  [/^paths\.\/api\/users\/calculations\.post\.requestBody/, 'each kind has inputs of its own'],
  [/\.delete\.(summary|description)$/, 'it says what If-Match does'],
  [/^components\.parameters\.IfMatch\.description$/, 'it says where the version is read'],
  [/^components\.responses\.E(400|403|415|500)\.description$/, 'it says what happens'],
];
const isIntended = (at: string): boolean => INTENDED.some(([where]) => where.test(at));

/** Everything that one value says and the other does not; what is added is no loss. */
function lost(before: unknown, now: unknown, at: string): string[] {
  if (isIntended(at)) return [];
  if (Array.isArray(before)) {
    const rest = Array.isArray(now) ? now : [now];
    const scalars = before.every((item) => typeof item !== 'object' || item === null);
    if (scalars) return before.every((item) => rest.includes(item)) ? [] : [at];
    return before.flatMap((item, index) => lost(item, rest[index], `${at}.${index}`));
  }
  if (typeof before === 'object' && before !== null) {
    if (typeof now !== 'object' || now === null) return [at];
    return Object.entries(before).flatMap(([key, value]) => lost(value, (now as Json)[key], at ? `${at}.${key}` : key));
  }
  return before === now ? [] : [at];
}

/** The document with every reply written out, as it was before its parts had names. */
function writtenOut(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(writtenOut);
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, anyOf } = part as { $ref?: string; anyOf?: Json[] };
  const [, name = ''] = /^#\/components\/schemas\/(.+)$/.exec($ref ?? '') ?? [];
  if (name !== '' && !/^(FieldError|Failure|SaveCalculation.*)$/.test(name)) return writtenOut(schemaOf(name));
  const [named, nothing] = anyOf ?? [];
  if (named?.['$ref'] !== undefined && nothing?.['type'] === 'null')
    return { ...(writtenOut(named) as Json), type: ['object', 'null'] };
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, writtenOut(value)]));
}
const schemaOf = (name: string): Json =>
  (document['components'] as { schemas: Record<string, Json> }).schemas[name] ?? {};

test('the document says everything that it said when replies were written by hand', () => {
  expect(lost(stored, { ...(writtenOut(document) as Json), components: document['components'] }, '')).toEqual([]);
});

test('the document has no findings under the recommended rules of Redocly', () => {
  const file = path.join(os.tmpdir(), `openapi-${process.pid}.json`);
  fs.writeFileSync(file, JSON.stringify(document));
  const redocly = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin', 'cli.js');
  const env = { HOME: os.tmpdir(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const report = execFileSync(
    process.execPath,
    [redocly, 'lint', '--extends=recommended', '--format=json', '--max-problems=50', file],
    { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'], timeout: HANG_MS },
  );
  fs.rmSync(file);
  expect((JSON.parse(report) as { problems: unknown[] }).problems).toEqual([]);
});

test('B-M4: the document has no findings under the recommended rules of Spectral', async () => {
  const { Spectral } = spectralCore;
  const spectral = new Spectral();
  // its own types do not know their own rules
  spectral.setRuleset({ extends: [[spectralRules.oas as RulesetDefinition, 'recommended']] });
  const findings = await spectral.run(JSON.stringify(document));
  expect(findings.map(({ code, path: at, message }) => `${code} ${at.join('.')}: ${message}`)).toEqual([]);
});

interface Operation {
  operationId: string;
  parameters?: { name?: string; schema?: Json }[];
  responses: Record<string, Json>;
}
const operations = (): [call: string, operation: Operation][] =>
  Object.entries(document['paths'] as Record<string, Record<string, Operation>>).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${at}`, operation]),
  );
const operation = (call: string): Operation => new Map(operations()).get(call)!;

test('B-M4: every operation has a name of its own', () => {
  const names = operations().map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

/** The objects that say neither whether they hold more than they name, nor what is always there. */
function loose(part: unknown, at = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, properties, required, additionalProperties } = part as Json;
  const isObject = type === 'object' || (Array.isArray(type) && type.includes('object'));
  const isLoose = isObject && (additionalProperties === undefined || (properties !== undefined && !required));
  const inside = Object.entries(part).flatMap(([key, value]) => loose(value, `${at}/${key}`));
  return isLoose ? [at, ...inside] : inside;
}

test('B-M5: every object of a reply is closed, and names what is always there', () => {
  const { schemas, responses } = document['components'] as Record<string, Json>;
  const own = Object.fromEntries(operations().map(([call, { responses: replies }]) => [call, replies]));
  expect(loose({ own, responses, FieldError: schemas?.['FieldError'], Failure: schemas?.['Failure'] })).toEqual([]);
});

test.each([
  ['get /api/users', 10, 100],
  ['get /api/users/moderator-view', 10, 100],
  ['get /api/users/fetch-applications', 10, 100],
  ['get /api/users/liked-blogs', 10, 100],
  ['get /api/blogs', 10, 100],
  ['get /api/users/calculations', 25, 100],
  ['get /api/rates', 50, 500],
  ['get /api/rates/publications', 20, 100],
])('B-M5: %s says how many it gives and gives at most', (call, byDefault, most) => {
  const limit = operation(call).parameters?.find(({ name }) => name === 'limit');
  expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: most, default: byDefault });
});

test('B-M5: a rate is written within the bounds of the domain', () => {
  const bodies = ['post /api/rates', 'put /api/rates/{id}'].map((call) => JSON.stringify(operation(call)));
  for (const body of bodies) {
    expect(body).toContain(`"minimum":${RATE_BOUNDS.min},"maximum":${RATE_BOUNDS.max},"multipleOf":0.0001`);
    expect(body).toContain(`"minimum":${TERM_BOUNDS.min},"maximum":${TERM_BOUNDS.max},"multipleOf":0.01`);
  }
});

test('B-M5: a calculation has the inputs of its kind, in the words that the engine takes', () => {
  const { schemas } = document['components'] as { schemas: Record<string, { properties: Record<string, Json> }> };
  const kinds = CALCULATION_KINDS.map((kind) => `SaveCalculation${kind.charAt(0).toUpperCase()}${kind.slice(1)}`);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(kinds));
  expect(schemas['SaveCalculationPayment']?.properties).toMatchObject({
    kind: { const: 'payment' },
    inputs: {
      required: expect.arrayContaining(['principal', 'annualRatePct', 'amortizationYears', 'frequency', 'compounding']),
      properties: { compounding: { enum: expect.arrayContaining(['semi-annual']) }, principal: { type: 'number' } },
    },
  });
});

test('B-M5, B-L6: replies name their headers, and every call says when it is not read', () => {
  for (const [, { responses }] of operations()) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '405', '500', '503']));
  }
  const { responses } = document['components'] as { responses: Record<string, { headers: Json }> };
  expect(Object.keys(responses['E429']!.headers)).toEqual(['X-Request-Id', 'Retry-After']);
  expect(Object.keys(responses['E405']!.headers)).toEqual(['X-Request-Id', 'Allow']);
  const changed = operation('put /api/rates/{id}').responses['200'] as { headers: Json };
  expect(changed.headers).toMatchObject({ ETag: { $ref: '#/components/headers/Version' } });
  const current = operation('get /mortgage-rates/current').responses;
  expect([current['200'], current['304']]).toMatchObject(
    Array.from({ length: 2 }, () => ({ headers: { ETag: { $ref: '#/components/headers/ETag' } } })),
  );
});

test('whatever changes a record that has versions takes the version that was read', () => {
  const [versioned, all] = [ROUTES.filter((route) => route.versioned), ROUTES.filter(({ method }) => method !== 'get')];
  const paths = new Set(versioned.map(({ path }) => path));
  const blind = all.filter((route) => paths.has(route.path) && !route.versioned);
  const deaf = all.filter(
    (route) => TABLE.operations[route.operation]?.includes('$expectedVersion') && !route.versioned,
  );
  expect([...blind, ...deaf].map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('what the schema takes as a whole number is one in the document', () => {
  const schema = makeSchema(MODULES);
  const loose: string[] = [];
  const look = (type: GraphQLInputType, shape: Shape | undefined, at: string): void => {
    const named = getNamedType(type);
    const inner = shape?.type === 'array' ? shape.items : shape;
    if (named === GraphQLInt && inner?.type === 'number' && inner.multipleOf !== 1) loose.push(at);
    if (!isInputObjectType(named) || inner?.type !== 'object' || !('properties' in inner)) return;
    for (const [name, field] of Object.entries(named.getFields()))
      look(field.type, inner.properties[name], `${at}.${name}`);
  };
  for (const { body, field, path } of ROUTES) {
    const args = schema.getMutationType()?.getFields()[field]?.args ?? [];
    for (const { name, type } of args) look(type, name === 'input' ? body : body?.properties[name], `${path} ${name}`);
  }
  expect(loose).toEqual([]);
});

/** What an integrator writes on the first day: the calls of the README. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './paths.js';

export async function firstDay(baseUrl: string, email: string, password: string) {
  const client = createClient<paths>({ baseUrl });
  const rates = await client.GET('/mortgage-rates/current');
  const lowest: number | undefined = rates.data?.data[0]?.rates[0]?.rate;
  const sent = await client.POST('/mortgage/basic', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      fullName: 'Ada Tremblay',
      email: 'ada@example.ca',
      phone: '416 967 1111',
      mortgageType: 'new_purchase',
      consent: { contact: true },
    },
  });
  const applicationNumber: string | undefined = sent.data?.data.applicationNumber;
  const login = await client.POST('/api/auth/login', { body: { email, password } });
  const headers = { authorization: \`Bearer \${login.data?.data.token ?? ''}\` };
  const profile = await client.GET('/api/users/profile', { headers });
  const role: 1 | 2 | 3 | undefined = profile.data?.data.role;
  const refused = await client.POST('/api/auth/login', { body: { email, password: 'wrong' } });
  const message: string | undefined = refused.error?.message;
  return { lowest, applicationNumber, role, message };
}
`;

test('B-M4: a generated client compiles and makes the calls of the README', async () => {
  // beside the modules it imports
  const folder = fs.mkdtempSync(
    path.join(path.dirname(require.resolve('typescript/package.json')), '../.cache/contract-'),
  );
  const api = await testApi();
  try {
    const types = astToString(await openapiTS(JSON.stringify(document)));
    fs.writeFileSync(path.join(folder, 'paths.ts'), types);
    fs.writeFileSync(path.join(folder, 'first-day.ts'), PROGRAM);
    const program = ts.createProgram([path.join(folder, 'first-day.ts')], {
      strict: true,
      noUncheckedIndexedAccess: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(problems).toEqual([]);

    await lender(api, 'Oak Trust', [4.49, 4.2]);
    await api.person('holder@example.ca');
    const { outputText } = ts.transpileModule(PROGRAM, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    const file = path.join(folder, 'first-day.mjs');
    fs.writeFileSync(file, outputText);
    const { firstDay } = (await import(pathToFileURL(file).href)) as {
      firstDay: (baseUrl: string, email: string, password: string) => Promise<unknown>;
    };
    expect(await firstDay(api.url, 'holder@example.ca', PASSWORD)).toEqual({
      lowest: 4.2,
      applicationNumber: expect.stringMatching(/^MB-\d{4}-\w{8}$/),
      role: 1,
      message: 'Login failed',
    });
  } finally {
    await api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
