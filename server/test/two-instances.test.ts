import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asAdmin, testDatabase, type TestDatabase } from './database.js';
import { startInstance, type Instance } from './instance.js';
import { until } from './until.js';

const ADMIN = { email: 'office@example.ca', password: 'correct horse battery staple' };
/** Only so that a change that never arrives ends the test */

let database: TestDatabase;
let folder: string;
const instances: Instance[] = [];

async function start(): Promise<void> {
  instances.push(
    await startInstance({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO: '1',
    }),
  );
}

interface Card {
  _id: string;
  rates: { rate: number }[];
}
const cards = async (at: Instance): Promise<Card[]> =>
  ((await (await fetch(`${at.url}/mortgage-rates/current`)).json()) as { data: Card[] }).data;

const firstRateAt = async (at: Instance, bank: string): Promise<number | undefined> =>
  (await cards(at)).find(({ _id }) => _id === bank)?.rates[0]?.rate;

async function graphql<Data>(at: Instance, query: string, token?: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(`${at.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return ((await reply.json()) as { data: Data }).data;
}

beforeAll(async () => {
  database = await testDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-two-'));
  await start();
  await start();
});

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a rate changed through one process is seen by a visitor of the other within a second', async () => {
  const [one, other] = instances as [Instance, Instance];
  const bank = (await cards(other))[0]?._id ?? '';
  const before = await firstRateAt(other, bank);
  const { login } = await graphql<{ login: { session: { token: string } } }>(
    one,
    `mutation { login(input: {email: "${ADMIN.email}", password: "${ADMIN.password}"}) { session { token } } }`,
  );
  const { token } = login.session;
  const { bank: card } = await graphql<{ bank: { rates: { id: string; term: number; type: string }[] } }>(
    one,
    `{ bank(id: "${bank}") { rates { id term type } } }`,
  );
  const rate = card.rates[0];
  const input = `{term: ${rate?.term}, type: ${rate?.type}, rate: 3.11}`;
  const change = await graphql(
    one,
    `mutation { updateRate(id: "${rate?.id}", input: ${input}) { userErrors { message } } }`,
    token,
  );
  expect(change).toEqual({ updateRate: { userErrors: [] } });

  expect(before).not.toBe(3.11);
  const seen = await until(async () => ((await firstRateAt(other, bank)) === 3.11 ? 3.11 : undefined));
  expect(seen).toBe(3.11);
  expect(await firstRateAt(one, bank)).toBe(3.11);
});

test('rates published through one process are seen by a visitor of the other within a second, and not before', async () => {
  const [one, other] = instances as [Instance, Instance];
  const { login } = await graphql<{ login: { session: { token: string } } }>(
    one,
    `mutation { login(input: {email: "${ADMIN.email}", password: "${ADMIN.password}"}) { session { token } } }`,
  );
  const { token } = login.session;
  const bank = (await cards(other))[1]?._id ?? '';
  const { deskRates } = await graphql<{ deskRates: { items: { id: string; version: number }[] } }>(
    one,
    `{ deskRates(filter: {bankId: "${bank}", tab: HOME}, sort: RATE) { items { id version } } }`,
    token,
  );
  const [rate] = deskRates.items;
  const { saveRateChange } = await graphql<{ saveRateChange: { rate: { version: number } } }>(
    one,
    `mutation { saveRateChange(id: "${rate?.id}", expectedVersion: ${rate?.version}, change: {rate: 3.07}) { rate { version } } }`,
    token,
  );
  expect(await firstRateAt(other, bank)).not.toBe(3.07);
  const { version } = saveRateChange.rate;
  const published = await graphql(
    one,
    `mutation { publishRates(rates: [{id: "${rate?.id}", version: ${version}}]) { userErrors { message } publication { changes } } }`,
    token,
  );
  expect(published).toEqual({ publishRates: { userErrors: [], publication: { changes: 1 } } });
  const seen = await until(async () => ((await firstRateAt(other, bank)) === 3.07 ? 3.07 : undefined));
  expect(seen).toBe(3.07);
});

test('settings saved through one process are seen by a visitor of the other', async () => {
  const [one, other] = instances as [Instance, Instance];
  const { login } = await graphql<{ login: { session: { token: string } } }>(
    one,
    `mutation { login(input: {email: "${ADMIN.email}", password: "${ADMIN.password}"}) { session { token } } }`,
  );
  const { token } = login.session;
  const page = async (): Promise<string> => (await fetch(`${other.url}/about`)).text();
  const brand = 'Larch and Lake';
  expect(await page()).not.toContain(brand);
  const { settingsSection } = await graphql<{ settingsSection: { version: number; content: { texts: object } } }>(
    one,
    '{ settingsSection(section: COMPANY) { version content } }',
    token,
  );
  const { version, content } = settingsSection;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const query = `mutation ($content: JSONObject!) {
    saveSettings(section: COMPANY, content: $content, expectedVersion: ${version}) { userErrors { message } }
  }`;
  const variables = { content: { ...content, texts: { ...content.texts, brandName: brand } } };
  const body = JSON.stringify({ query, variables });
  const reply = await fetch(`${one.url}/graphql`, { method: 'POST', headers, body });
  expect(await reply.json()).toEqual({ data: { saveSettings: { userErrors: [] } } });
  const seen = await until(async () => (await page()).includes(brand) || undefined);
  expect(seen).toBe(true);
});

test('two people with one file open, each at another process, see each other', async () => {
  const [one, other] = instances as [Instance, Instance];
  const { accounts } = JSON.parse(fs.readFileSync(path.join(folder, 'demo-accounts.json'), 'utf8')) as {
    accounts: { role: string; email: string; password: string }[];
  };
  const colleague = accounts.find(({ role }) => role === 'ADMIN') ?? ADMIN;
  const tokenOf = async (at: Instance, { email, password }: typeof ADMIN): Promise<string> => {
    const text = `mutation { login(input: {email: "${email}", password: "${password}"}) { session { token } } }`;
    return (await graphql<{ login: { session: { token: string } } }>(at, text)).login.session.token;
  };
  const [mine, theirs] = [await tokenOf(one, ADMIN), await tokenOf(other, colleague)];
  const { enquiries } = await graphql<{ enquiries: { items: { id: string }[] } }>(
    one,
    '{ enquiries(limit: 1) { items { id } } }',
    mine,
  );
  const file = enquiries.items[0]?.id ?? '';
  const look = async (at: Instance, token: string, what: string): Promise<string[]> => {
    const text = `mutation { lookAtEnquiry(id: "${file}", tab: "${file}", look: ${what}) { others { look } } }`;
    const { lookAtEnquiry } = await graphql<{ lookAtEnquiry: { others: { look: string }[] } }>(at, text, token);
    return lookAtEnquiry.others.map((person) => person.look);
  };
  await look(other, theirs, 'WRITING');
  const seen = await until(async () => (await look(one, mine, 'LOOKING'))[0]);
  expect(seen).toBe('WRITING');
  await look(other, theirs, 'LEFT');
  const gone = await until(async () => (await look(one, mine, 'LOOKING')).length === 0 || undefined);
  expect(gone).toBe(true);
});

test('a lost LISTEN connection empties the cache: what changed meanwhile shows', async () => {
  const [one] = instances as [Instance];
  const bank = (await cards(one))[0]?._id ?? '';
  expect(await firstRateAt(one, bank)).not.toBe(2.22);
  // the change is made without a word to anybody, as if its notice had been sent while nobody listened
  await asAdmin(
    `select set_config('session_replication_role', 'replica', false);
     update rate set rate = 2.22 where bank_id = '${bank}'`,
    database.name,
  );
  expect(await firstRateAt(one, bank)).not.toBe(2.22);
  await asAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}' and application_name = 'brokerage-listen'`,
  );
  const seen = await until(async () => ((await firstRateAt(one, bank)) === 2.22 ? 2.22 : undefined));
  expect(seen).toBe(2.22);
});
