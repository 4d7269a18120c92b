import { addDays } from '@brokerage/domain/booking/local-days';
import { lender, PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { RENEWAL_REMINDER, RENEWAL_VERDICT } from './renewal.limits.js';
import { FORGET_RENEWALS, REMIND_OF_RENEWALS, sendRenewalReminders } from './renewal.schedules.js';
import { officeToday } from './verdict-of.js';
import { wordsOf } from '../../../test/words-of.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const { rateIds } = await lender(api, 'Granite', [3.94]);
  await api.rows('update rate set fees = 0');
  expect(rateIds).toHaveLength(1);
});
afterAll(() => api.close());

/** A term that ends in two years, on whichever day the test runs */
const DUE = addDays(officeToday(), 730);
const LETTER = {
  balance: '412300.00',
  maturityDate: DUE,
  offeredRatePct: 4.79,
  rateType: 'fixed',
  termYears: '5',
  amortizationYears: 21,
  insured: 'yes',
  province: 'ON',
  lender: 'Northgate Bank',
  dischargeFee: '390.00',
};
const ERRORS = 'userErrors { code message field }';
const COST = 'payment interest fees total';
const VERDICT = `isGood unknown insurance months letter { ${COST} }
  best { bankName term rate apr cost { ${COST} } saving } ordinary { rate } asOf stage remindOn statementBy`;
const ASK = `mutation($input: RenewalReminderInput!) { remindOfRenewal(input: $input) { ${ERRORS} } }`;
const SEE = `query($token: String!) { renewalReminder(token: $token) { id confirmed sent remindOn
  createdAt letter { balance maturityDate offeredRatePct rateType termYears amortizationYears insured province lender payment dischargeFee } verdict { ${VERDICT} } } }`;
const CONFIRM = `mutation($token: String!) { confirmRenewalReminder(token: $token) { ${ERRORS} reminder { confirmed } } }`;
const STOP = `mutation($token: String!) { stopRenewalReminder(token: $token) { ${ERRORS} stoppedId } }`;
const STOP_MINE = `mutation($id: ID!) { stopMyRenewalReminder(id: $id) { ${ERRORS} stoppedId } }`;
const MINE = '{ myRenewalReminders { id confirmed remindOn } }';
const JUDGE = `query($input: RenewalLetterInput!) { renewalVerdict(input: $input) { ${VERDICT} } }`;

const ask = async (email: string, change: object = {}, token?: string) =>
  (await api.graphql(ASK, { input: { ...LETTER, email, consent: true, ...change } }, token)).body.data.remindOfRenewal
    .userErrors;
const tokenOf = async (email: string): Promise<string> =>
  (await sentEmails(api, email, 'renewal-confirm')).at(-1)?.token ?? '';
const see = async (token: string) => (await api.graphql(SEE, { token })).body.data.renewalReminder;
const confirm = async (token: string) => (await api.graphql(CONFIRM, { token })).body.data.confirmRenewalReminder;

async function reminded(email: string, change: object = {}, token?: string): Promise<string> {
  expect(await ask(email, change, token)).toEqual([]);
  const link = await tokenOf(email);
  expect(await confirm(link)).toEqual({ userErrors: [], reminder: { confirmed: true } });
  return link;
}
const rowsOf = (email: string) =>
  api.rows<{ id: string; content: string }>('select * from renewal_reminder where email = $1', [email]);
const told = async (email: string): Promise<number> =>
  (await api.rows(`select from mail_message where template = 'renewal-due' and recipient = $1`, [email])).length;

describe('the verdict', () => {
  const judge = async (change: object = {}) => (await api.graphql(JUDGE, { input: { ...LETTER, ...change } })).body;

  test('says what a letter costs, against what is published', async () => {
    expect((await judge()).data.renewalVerdict).toEqual({
      isGood: false,
      unknown: null,
      insurance: 'INSURED',
      months: 60,
      letter: { payment: '2586.95', interest: '90535.16', fees: '0.00', total: '90535.16' },
      best: {
        bankName: 'Granite',
        term: 5,
        rate: 3.94,
        apr: 3.94,
        cost: { payment: '2400.82', interest: '74062.68', fees: '390.00', total: '74452.68' },
        saving: 16_082.48,
      },
      // nobody told us how Granite charges
      ordinary: null,
      asOf: officeToday(),
      stage: 'EARLY',
      remindOn: addDays(DUE, -120),
      statementBy: addDays(DUE, -21),
    });
    expect((await judge({ rateType: 'variable' })).data.renewalVerdict).toMatchObject({
      unknown: 'NO_RATE',
      best: null,
    });
    expect((await judge({ offeredRatePct: 3.5 })).data.renewalVerdict.isGood).toBe(true);
    expect((await judge({ maturityDate: officeToday() })).data.renewalVerdict.stage).toBe('HOLD');
    expect(await api.rows('select from renewal_reminder')).toEqual([]);
  });

  test('names the field that it refuses', async () => {
    const { data, errors } = await judge({ maturityDate: '2027-02-30' });
    expect(data.renewalVerdict).toBeNull();
    expect(JSON.stringify(errors)).toContain('maturityDate');
  });

  test('is a call of the API, in dollars', async () => {
    const { balance, dischargeFee, ...rest } = LETTER;
    const reply = await api.call('/api/renewals/verdict', {
      method: 'POST',
      body: { ...rest, balance: Number(balance), dischargeFee: Number(dischargeFee) },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ isGood: false, best: { bankName: 'Granite', saving: 16_082.48 } });
    const refused = await api.call('/api/renewals/verdict', { method: 'POST', body: { ...rest, balance: -1 } });
    expect(refused.status).toBe(422);
  });

  test('is throttled, and so is asking', async () => {
    const strict = await testApi({ LIMITS_FACTOR: '1' });
    const asked = () => strict.graphql(JUDGE, { input: LETTER });
    for (let turn = 0; turn < RENEWAL_VERDICT.points; turn += 1) await asked();
    expect((await asked()).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    for (let turn = 0; turn < RENEWAL_REMINDER.points; turn += 1)
      await strict.graphql(ASK, { input: { ...LETTER, email: 'x', consent: true } });
    const last = await strict.graphql(ASK, { input: { ...LETTER, email: 'x@example.ca', consent: true } });
    expect(last.body.errors[0].extensions.code).toBe('RATE_LIMITED');
    await strict.close();
  });
});

describe('a reminder', () => {
  test('is sealed, waits, and its first email says nothing of what was typed', async () => {
    const email = 'noor@example.ca';
    expect(await ask(email)).toEqual([]);
    const [row] = await rowsOf(email);
    expect(wordsOf(row)).not.toMatch(/412300|4\.79|Northgate/);
    expect(row).toMatchObject({ confirmed_at: null, sent_at: null, user_id: null });
    const [sent] = await sentEmails(api, email, 'renewal-confirm');
    expect(sent?.subject).toBe('Confirm your renewal reminder');
    expect(sent?.words).not.toMatch(/\$|412|4\.79|Northgate/);
    const mail = await api.rows('select params from mail_message where recipient = $1', [email]);
    expect(mail).toEqual([{ params: { reminderId: row?.id } }]);
    const consents = await api.rows(
      'select purpose, granted, text_version as words, email from consent where source_id = $1 order by purpose',
      [row?.id],
    );
    expect(consents).toEqual([
      { purpose: 'contact', granted: false, words: 'lead 2026-11-22', email: null },
      { purpose: 'renewal_reminder', granted: true, words: 'renewal-reminder 2026-11-26', email: null },
    ]);
    expect(await see(sent?.token ?? '')).toMatchObject({
      confirmed: false,
      letter: { balance: '412300.00', offeredRatePct: 4.79, lender: 'Northgate Bank', insured: true },
      verdict: { isGood: false },
    });
  });

  test('needs a consent, and a day that is far enough', async () => {
    expect(await ask('no@example.ca', { consent: false })).toEqual([expect.objectContaining({ field: ['consent'] })]);
    const soon = addDays(officeToday(), 120);
    expect(await ask('no@example.ca', { maturityDate: soon })).toEqual([
      expect.objectContaining({ code: 'INVALID', field: ['maturityDate'] }),
    ]);
    expect(await ask('tomorrow@example.ca', { maturityDate: addDays(soon, 1) })).toEqual([]);
    expect(await rowsOf('no@example.ca')).toEqual([]);
  });

  test('goes once, on its day, to whoever confirmed it; without an amount', async () => {
    const email = 'due@example.ca';
    const link = await reminded(email);
    await ask('unconfirmed@example.ca');
    expect(await sendRenewalReminders(api.platform)).toBe(0);
    await api.rows(`update renewal_reminder set remind_on = $1 where email in ($2, 'unconfirmed@example.ca')`, [
      officeToday(),
      email,
    ]);
    const runs = await Promise.all([1, 2, 3].map(() => sendRenewalReminders(api.platform)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    await REMIND_OF_RENEWALS.run(api.platform);
    expect([await told(email), await told('unconfirmed@example.ca')]).toEqual([1, 0]);
    const [sent] = await sentEmails(api, email, 'renewal-due');
    expect(sent?.words).toMatch(/You get this one email because you asked us on/);
    expect(sent?.words).not.toMatch(/\$|412|4\.79|Northgate/);
    expect(sent?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await see(link)).toMatchObject({ confirmed: true, sent: true });
  });

  test('one press ends it and deletes it; the ledger says so', async () => {
    const email = 'stop@example.ca';
    const link = await reminded(email);
    const [row] = await rowsOf(email);
    const stopped = (await api.graphql(STOP, { token: link })).body.data.stopRenewalReminder;
    expect(stopped).toEqual({ userErrors: [], stoppedId: row?.id });
    expect((await api.graphql(STOP, { token: link })).body.data.stopRenewalReminder.userErrors).toEqual([]);
    expect(await see(link)).toBeNull();
    expect((await confirm(link)).userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
    const consents = await api.rows(
      `select granted from consent where source_id = $1 and purpose = 'renewal_reminder' order by created_at, id`,
      [row?.id],
    );
    expect(consents).toEqual([{ granted: true }, { granted: false }]);
  });

  test('a mail program ends it with one click, and a link for that opens nothing', async () => {
    const email = 'click@example.ca';
    await reminded(email);
    const [row] = await rowsOf(email);
    const token = api.platform.encryption.encryptText(`stop-renewal-reminder ${row?.id}`);
    expect(await see(token)).toBeNull();
    const address = `/unsubscribe?of=renewal&token=${token}`;
    const reply = await api.call(address, { method: 'POST', raw: 'List-Unsubscribe=One-Click' } as never);
    expect(reply.status).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
  });

  test.each(['nonsense', '', 'x'.repeat(500)])('%j opens nothing', async (token) => {
    expect(await see(token)).toBeNull();
    expect((await confirm(token)).userErrors).toEqual([expect.objectContaining({ code: 'INVALID', field: ['token'] })]);
    const stopped = (await api.graphql(STOP, { token })).body.data.stopRenewalReminder;
    expect(stopped.userErrors).toEqual([expect.objectContaining({ code: 'INVALID' })]);
  });

  test('belongs to who asked while signed in: listed, exported, stopped by nobody else, and gone with the account', async () => {
    await api.person('owner@example.ca', 'ACCOUNT_HOLDER');
    await api.person('other@example.ca', 'ACCOUNT_HOLDER');
    const [owner, other] = [await api.token('owner@example.ca'), await api.token('other@example.ca')];
    await reminded('elsewhere@example.ca', {}, owner);
    const [row] = await rowsOf('elsewhere@example.ca');
    const listed = (await api.graphql(MINE, {}, owner)).body.data.myRenewalReminders;
    expect(listed).toEqual([{ id: row?.id, confirmed: true, remindOn: addDays(DUE, -120) }]);
    expect((await api.graphql(MINE, {}, other)).body.data.myRenewalReminders).toEqual([]);
    const mine = (await api.graphql('{ myData { content } }', {}, owner)).body.data.myData.content;
    expect(mine.renewalReminders).toEqual([
      expect.objectContaining({ email: 'elsewhere@example.ca', letter: expect.objectContaining({ balance: 412_300 }) }),
    ]);
    const taken = (await api.graphql(STOP_MINE, { id: row?.id }, other)).body.data.stopMyRenewalReminder;
    expect(taken.userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
    const stopped = (await api.graphql(STOP_MINE, { id: row?.id }, owner)).body.data.stopMyRenewalReminder;
    expect(stopped).toEqual({ userErrors: [], stoppedId: row?.id });
  });

  test('asked for signed out belongs to who has the mailbox, and goes with their account', async () => {
    const email = 'signed.out@example.ca';
    await reminded(email);
    const id = await api.person(email);
    await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
    const login = { method: 'POST', body: { email, password: PASSWORD } };
    const { token } = (await api.call('/api/auth/login', login)).body.data;
    expect((await api.graphql(MINE, {}, token)).body.data.myRenewalReminders).toHaveLength(1);
    const gone = await api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
    expect(gone.status).toBe(200);
    expect(await rowsOf(email)).toEqual([]);
  });

  test('goes when its term is over, or when nobody confirmed it in 7 days', async () => {
    await reminded('over@example.ca');
    await ask('never@example.ca');
    await reminded('stays@example.ca');
    await api.rows(`update renewal_reminder set matures_on = $1 where email = 'over@example.ca'`, [
      addDays(officeToday(), -1),
    ]);
    await api.rows(
      `update renewal_reminder set created_at = now() - interval '8 days' where email in ('never@example.ca', 'stays@example.ca')`,
    );
    await FORGET_RENEWALS.run(api.platform);
    const left = await Promise.all(['over', 'never', 'stays'].map((name) => rowsOf(`${name}@example.ca`)));
    expect(left.map(({ length }) => length)).toEqual([0, 0, 1]);
    const [entry] = await api.rows(`select after from audit_event where action = 'renewal_reminder.forget'`);
    expect(entry).toEqual({ after: { removed: 2 } });
  });
});
