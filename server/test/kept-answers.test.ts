import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isCompositeType, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLOutputType } from 'graphql';
import { MODULES } from '../src/modules/index.js';
import type { Module } from '../src/manifest/module.js';
import { testApi, type TestApi } from './api.js';

/** What visitors are answered is kept until a trigger tells its tag: each table that an answer is read from has one. */
const KEPT = new Map(
  MODULES.flatMap(({ publicFields }: Module) => Object.entries(publicFields?.queries ?? {})).flatMap(([name, tags]) =>
    tags !== null && tags.length > 0 ? [[name, tags] as const] : [],
  ),
);

/** Arguments of those that need some; `id` is of a row of the table. */
const HOME = 'purpose: PURCHASE, province: "ON", price: "600000.00", downPayment: "150000.00"';
const ASKED: Readonly<Record<string, { table?: string; input?: string }>> = {
  blog: { table: 'blog' },
  agent: { table: 'agent' },
  job: { table: 'job' },
  bank: { table: 'bank' },
  legalText: { input: 'text: PRIVACY' },
  bookingSlots: { input: 'from: "2030-01-07", to: "2030-01-08"' },
  startRate: { input: 'input: { purpose: PURCHASE, insurance: INSURED }' },
  startRates: { input: 'input: { purpose: PURCHASE, insurance: INSURED }' },
  ratesFor: { input: `scenario: { ${HOME} }` },
};

/** Read without a trigger, and why nothing old is told by it */
const WITH_ITS_POST = 'written with a change of its post, whose trigger tells';
const FOR_THE_OFFICE = 'what the office alone is shown of it';
const OVER = 'days that are over, worked out of rates whose trigger told';
const UNTOLD: Readonly<Record<string, string>> = {
  'agent hours_exception': FOR_THE_OFFICE,
  'agent user_account': FOR_THE_OFFICE,
  'agents hours_exception': FOR_THE_OFFICE,
  'agents user_account': FOR_THE_OFFICE,
  'blog blog_like': 'whether the reader likes it; a visitor likes nothing',
  'blog blog_revision': 'whether the reader wrote in it; a visitor does not',
  'blog blog_slug': WITH_ITS_POST,
  'blogFacets blog_total': WITH_ITS_POST,
  'blogs blog_total': WITH_ITS_POST,
  'legalText settings_version': 'added with each change of the settings',
  'rateTrend rate_day': OVER,
  'rateTrend rate_day_lowest': OVER,
  'rateTrend rate_history': 'added with each change of a rate',
};

const schema = buildSchema(fs.readFileSync(path.join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

/** Every field that asks for nothing, down to a depth. */
function everything(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const fields = isObjectType(named) || isInterfaceType(named) ? Object.values(named.getFields()) : [];
  const asked = fields
    .filter((field) => !field.args.some(isRequiredArgument))
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => `${field.name} ${everything(field.type, depth - 1)}`);
  return `{ __typename ${asked.join(' ')} }`;
}

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ DEMO: '1' });
});
afterAll(() => api.close());

/** 'rate rates': what changes the table tells the tag. */
async function toldTags(): Promise<Set<string>> {
  const rows = await api.rows<{ table: string; source: string; given: string }>(
    `select c.relname as table, p.prosrc as source, encode(t.tgargs, 'escape') as given
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.prosrc like '%pg_notify(''cache''%'`,
  );
  return new Set(
    rows.map(({ table, source, given }) => {
      const [, tag = given.replace(/\\000$/, '')] = /pg_notify\('cache', '(\w+)'\)/.exec(source) ?? [];
      return `${table} ${tag}`;
    }),
  );
}

async function tablesOf(name: string): Promise<string[]> {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`no query ${name}`);
  const { table, input } = ASKED[name] ?? {};
  const [row] = table === undefined ? [] : await api.rows<{ id: string }>(`select id from ${table} limit 1`);
  const given = row ? `id${name === 'agent' ? 'OrSubdomain' : ''}: "${row.id}"` : input;
  const query = `{ ${name} ${given === undefined ? '' : `(${given})`} ${everything(field.type, 3)} }`;
  const statements = await api.statements(async () => {
    const { body } = await api.graphql(query);
    expect([name, body.errors, body.data[name]]).toEqual([name, undefined, expect.anything()]);
  });
  const named = statements.flatMap((sql) =>
    [...sql.matchAll(/\b(?:from|join)\s+"?([a-z_]+)/gi)].map(([, one = '']) => one),
  );
  const tables = await api.rows<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relname = any($1) order by 1`,
    [named],
  );
  return tables.map((one) => one.name);
}

test('a trigger tells of every table that a kept answer is read from, or it is known why none has to', async () => {
  const told = await toldTags();
  const untold: string[] = [];
  for (const [name, tags] of KEPT) {
    const tables = await tablesOf(name);
    expect([name, tables]).toEqual([name, expect.arrayContaining([expect.anything()])]);
    const silent = tables.filter((table) => !tags.some((tag) => told.has(`${table} ${tag}`)));
    untold.push(...silent.map((table) => `${name} ${table}`));
  }
  expect(untold.sort()).toEqual(Object.keys(UNTOLD).sort());
});
