import { TABLE } from '../../test/table.js';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { lender, PASSWORD, testApi } from '../../test/api.js';
import { makeSchema } from '../api/schema.js';
import { MODULES } from '../modules/index.js';
import { openApi } from './openapi.js';
import { makeReplies } from './replies.js';
import type { Json } from './reply-shape.js';

const require = createRequire(import.meta.url);
let document: Json;
beforeAll(() => {
  document = openApi(
    { siteUrl: 'https://mortgages.example.ca' },
    { table: TABLE, replyOf: makeReplies(makeSchema(MODULES), TABLE) },
  );
});

const stored: unknown = JSON.parse(fs.readFileSync(new URL('openapi.stored.json', import.meta.url), 'utf8'));

/** Where the document says something else on purpose, and why. */
const INTENDED: readonly [where: RegExp, why: string][] = [
  [/^servers/, 'this test has an address of its own'],
  [/^paths\.\/mortgage\/user\.get\.operationId$/, 'two calls had the same name'],
  [/^paths\.\/api\/users\/\{id\}\.put\.responses\..*\.createdAt$/, 'this reply never had it'],
  [/\.paymentExample\.type$/, 'money is a number in REST'],
  [/^paths\.\/api\/rates.*\.(rate|apr)\.(minimum|maximum)$/, 'a rate has the same bounds everywhere'],
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

test('the document says everything that it said when replies were written by hand', () => {
  expect(lost(stored, document, '')).toEqual([]);
});

test('the document has no findings under the recommended rules', () => {
  const file = path.join(os.tmpdir(), `openapi-${process.pid}.json`);
  fs.writeFileSync(file, JSON.stringify(document));
  const redocly = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin', 'cli.js');
  const env = { HOME: os.tmpdir(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const report = execFileSync(
    process.execPath,
    [redocly, 'lint', '--extends=recommended', '--format=json', '--max-problems=50', file],
    { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 },
  );
  fs.rmSync(file);
  expect((JSON.parse(report) as { problems: unknown[] }).problems).toEqual([]);
}, 90_000);

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

test('a generated client compiles and makes the calls of the README', async () => {
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
}, 90_000);
