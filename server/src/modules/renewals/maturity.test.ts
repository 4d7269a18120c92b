import { addDays } from '@brokerage/domain/booking/local-days';
import type { RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { APPLICATION, lender, PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';
import { READ_PRESENT_TERMS } from './present-terms.js';
import { officeToday } from './verdict-of.js';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
  await lender(api, 'Granite', [3.94]);
  await api.rows('update rate set fees = 0');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.rows('delete from renewal_reminder');
  await api.rows('update application set term_ends_on = null, present_term_ends_on = null, status = $1', ['submitted']);
});

const LIST = `query($from: Date, $limit: Int, $after: String) {
  maturities(from: $from, limit: $limit, after: $after) {
    items { id source maturesOn stage fullName email applicationNumber enquiryId province insurance saving consent }
    totalItems isTotalCapped nextCursor
  }
}`;
const list = async (variables: Record<string, unknown> = {}) =>
  (await api.graphql(LIST, variables, admin)).body.data.maturities;
const inDays = (days: number): string => addDays(officeToday(), days);

let senders = 0;
/** An application with these answers, as the comprehensive form sends it */
async function application(answers: object, change = ''): Promise<{ id: string; email: string }> {
  senders += 1;
  const email = `sender${senders}@example.ca`;
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email } });
  const [row] = await api.rows<{ id: string }>('select id from application where email = $1', [email]);
  const id = row?.id ?? '';
  const content = api.platform.encryption.encryptJson(answers);
  await api.rows(`update application set kind = 'comprehensive', content = $2 ${change} where id = $1`, [id, content]);
  return { id, email };
}

const LETTER: RenewalLetter = {
  balance: 412_300,
  maturityDate: '',
  offeredRatePct: 4.79,
  rateType: 'fixed',
  termYears: 5,
  amortizationYears: 21,
  insured: true,
  province: 'BC',
  lender: null,
  payment: null,
  dischargeFee: 390,
};
async function reminder(day: string, { confirmed = true, contact = false } = {}): Promise<string> {
  const id = newId();
  const content = api.platform.encryption.encryptJson({ ...LETTER, maturityDate: day });
  await api.rows(
    `insert into renewal_reminder (id, email, content, matures_on, remind_on, confirmed_at)
     values ($1, 'letter@example.ca', $2, $3, $4, ${confirmed ? 'now()' : 'null'})`,
    [id, content, day, addDays(day, -120)],
  );
  await api.rows(
    `insert into consent (id, source_id, purpose, granted, text_version) values ($1, $2, 'contact', $3, 'lead')`,
    [newId(), id, contact],
  );
  return id;
}
const renewal = (maturityDate: string) => ({
  mortgageType: 'renewal',
  property: { currentMortgage: { balance: 400_000, maturityDate, insured: true } },
});

test('what comes due, the first day first, from files, answers and letters', async () => {
  const funded = await application(
    { mortgageType: 'new_purchase', property: { purchasePrice: 600_000, downPayment: 150_000 } },
    `, status = 'funded', term_ends_on = '${inDays(300)}'`,
  );
  const present = await application(renewal(inDays(100)));
  await READ_PRESENT_TERMS.run(api.platform);
  const letter = await reminder(inDays(200), { contact: true });
  await reminder(inDays(150), { confirmed: false });
  await application({}, `, status = 'funded', term_ends_on = '${inDays(-1)}'`);
  const page = await list();
  expect(page).toMatchObject({ totalItems: 3, isTotalCapped: false, nextCursor: null });
  expect(page.items).toEqual([
    expect.objectContaining({
      id: present.id,
      source: 'PRESENT',
      maturesOn: inDays(100),
      stage: 'HOLD',
      email: present.email,
      fullName: 'Noor Haddad',
      insurance: 'INSURED',
      saving: null,
      consent: 'CONTACT',
      enquiryId: expect.any(String),
    }),
    expect.objectContaining({
      id: letter,
      source: 'REMINDER',
      stage: 'EARLY',
      fullName: null,
      email: 'letter@example.ca',
      province: 'BC',
      insurance: 'INSURED',
      saving: 16_082.48,
      consent: 'CONTACT',
      enquiryId: null,
    }),
    expect.objectContaining({ id: funded.id, source: 'FUNDED', insurance: 'INSURABLE', saving: null }),
  ]);
});

test('who agreed to no contact has no address here', async () => {
  await reminder(inDays(200));
  const { items } = await list();
  expect(items).toEqual([expect.objectContaining({ consent: 'NONE', email: null, saving: 16_082.48 })]);
});

test('offers count until they are withdrawn, wherever that is', async () => {
  const { id, email } = await application(renewal(inDays(100)));
  await READ_PRESENT_TERMS.run(api.platform);
  const consent = async (): Promise<unknown> => (await list()).items[0].consent;
  const say = (granted: boolean, source: string | null, address: string | null) =>
    api.rows(
      `insert into consent (id, source_id, email, purpose, granted, text_version) values ($1, $2, $3, 'marketing', $4, 'x')`,
      [newId(), source, address, granted],
    );
  expect(await consent()).toBe('CONTACT');
  await say(true, id, email);
  expect(await consent()).toBe('OFFERS');
  await say(false, null, email);
  expect(await consent()).toBe('CONTACT');
});

test.each([
  ['with the link of an email, whose address is in small letters', 'Casey.Roy@Example.ca', 'casey.roy@example.ca'],
  ['in the account, whose address is written otherwise', 'casey.roy@example.ca', 'Casey.Roy@Example.CA'],
])('offers are withdrawn %s', async (_where, typed, withdrawn) => {
  const { id } = await application(renewal(inDays(100)), `, email = '${typed}'`);
  await READ_PRESENT_TERMS.run(api.platform);
  const say = (granted: boolean, source: string | null, address: string) =>
    api.rows(
      `insert into consent (id, source_id, email, purpose, granted, text_version) values ($1, $2, $3, 'marketing', $4, 'x')`,
      [newId(), source, address, granted],
    );
  await say(true, id, typed);
  expect((await list()).items[0].consent).toBe('OFFERS');
  await say(false, null, withdrawn);
  expect((await list()).items[0].consent).toBe('CONTACT');
});

test('offers stay withdrawn where the account that withdrew them is deleted', async () => {
  const email = 'leaver@example.ca';
  await api.person(email);
  await api.rows('update user_account set email_verified_at = now() where email = $1', [email]);
  const token = await api.token(email);
  const body = { ...APPLICATION, email, consent: { ...APPLICATION.consent, marketing: true } };
  expect((await api.call('/mortgage/basic', { method: 'POST', token, body })).status).toBe(201);
  const content = api.platform.encryption.encryptJson(renewal(inDays(100)));
  await api.rows(`update application set kind = 'comprehensive', content = $2 where email = $1`, [email, content]);
  await READ_PRESENT_TERMS.run(api.platform);
  const consent = async (): Promise<unknown> => (await list()).items[0].consent;
  expect(await consent()).toBe('OFFERS');
  const me = (await api.call('/api/users/profile', { token })).body.data;
  const change = (body: object) => api.call(`/api/users/${me.id}`, { method: 'PUT', token, body });
  await change({ marketingConsent: true });
  await change({ marketingConsent: false });
  expect(await consent()).toBe('CONTACT');
  const gone = await api.call(`/api/users/${me.id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  expect(await consent()).toBe('CONTACT');
});

test('answers that change are read again; a funded file has its new term alone', async () => {
  const { id } = await application(renewal(inDays(100)));
  await READ_PRESENT_TERMS.run(api.platform);
  await api.rows('update application set content = $2 where id = $1', [
    id,
    api.platform.encryption.encryptJson(renewal(inDays(130))),
  ]);
  expect((await list()).items[0].maturesOn).toBe(inDays(100));
  await READ_PRESENT_TERMS.run(api.platform);
  expect((await list()).items[0].maturesOn).toBe(inDays(130));
  await api.rows(`update application set status = 'funded' where id = $1`, [id]);
  expect((await list()).items).toEqual([]);
});

test('pages go on by keys, also within a day', async () => {
  const ids: string[] = [];
  for (const day of [10, 10, 10, 20, 30]) ids.push(await reminder(inDays(day)));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await list({ limit: 2, after });
    seen.push(...page.items.map(({ id }) => id));
    after = page.nextCursor;
  } while (after !== null);
  expect(seen).toEqual(ids);
  expect((await list({ from: inDays(15) })).items).toHaveLength(2);
  const refused = (await api.graphql(LIST, { after: 'x' }, admin)).body;
  expect(JSON.stringify(refused.errors)).toContain('nextCursor');
  const made = { sort: 'maturity', asOf: new Date().toISOString(), part: 0, key: '0000-01-01', id: newId(), page: 1 };
  const forged = Buffer.from(JSON.stringify(made)).toString('base64url');
  expect(JSON.stringify((await api.graphql(LIST, { after: forged }, admin)).body.errors)).toContain('nextCursor');
});

test('a row that can’t be read hides no other, and reading leaves an audit row', async () => {
  const broken = await reminder(inDays(10));
  await api.rows(`update renewal_reminder set content = 'x' where id = $1`, [broken]);
  await reminder(inDays(20));
  const { items } = await list();
  expect(items.map(({ insurance }: { insurance: string | null }) => insurance)).toEqual([null, 'INSURED']);
  expect(await api.rows(`select from audit_event where action = 'maturity.list'`)).not.toEqual([]);
});
