import { lender, PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { newId } from '../../platform/ids.js';
import { RATE_WATCH, RATE_WATCH_ANSWER } from './rate-watch.limits.js';
import { CHECK_RATE_WATCHES, checkRateWatches, FORGET_RATE_WATCHES } from './rate-watch.schedules.js';
import { wordsOf } from '../../../test/words-of.js';

let api: TestApi;
let admin: string;
let rateId: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
  const { rateIds } = await lender(api, 'Granite', [4.19]);
  rateId = rateIds[0] ?? '';
  await api.rows('update rate set fees = 0');
  await publish(4.19);
});
afterAll(() => api.close());

/** What the desk does when it publishes. */
async function publish(percent: number): Promise<string> {
  const id = newId();
  await api.rows('update rate set rate = $2 where id = $1', [rateId, percent]);
  await api.rows('insert into publication (id) values ($1)', [id]);
  return id;
}
const check = () => checkRateWatches(api.platform);

const FIGURES = {
  goal: 'switch',
  province: 'ON',
  balance: '468000.00',
  ratePct: 4.64,
  rateType: 'fixed',
  monthsLeft: 27,
  amortizationYears: 22.25,
  penalty: 'three-months',
  dischargeFee: '390.00',
};
const ERRORS = 'userErrors { code message field }';
const ANSWER = `met unknown metAtPct rate { bankName term rate apr }
  figures { balance monthsLeft interestSaved penalty isDifferential fees isDischargeCounted kept }`;
const ASK = `mutation($input: RateWatchInput!) { watchRates(input: $input) { ${ERRORS} } }`;
const SEE = `query($token: String!) { rateWatch(token: $token) { id words confirmed endsOn answer { ${ANSWER} } } }`;
const CONFIRM = `mutation($token: String!) { confirmRateWatch(token: $token) { ${ERRORS} watch { confirmed } } }`;
const STOP = `mutation($token: String!) { stopRateWatch(token: $token) { ${ERRORS} stoppedId } }`;
const STOP_MINE = `mutation($id: ID!) { stopMyRateWatch(id: $id) { ${ERRORS} stoppedId } }`;
const MINE = '{ myRateWatches { id words confirmed } }';

const ask = async (email: string, change: object = {}, token?: string) =>
  (await api.graphql(ASK, { input: { ...FIGURES, email, consent: true, ...change } }, token)).body.data.watchRates
    .userErrors;
const tokenOf = async (email: string, count = 1): Promise<string> =>
  (await sentEmails(api, email, 'rate-watch-confirm', count)).at(-1)?.token ?? '';
const see = async (token: string) => (await api.graphql(SEE, { token })).body.data.rateWatch;
const confirm = async (token: string) => (await api.graphql(CONFIRM, { token })).body.data.confirmRateWatch;

/** Somebody whose watch has begun; the token of its link. */
async function watching(email: string, change: object = {}, token?: string): Promise<string> {
  expect(await ask(email, change, token)).toEqual([]);
  const link = await tokenOf(email);
  expect(await confirm(link)).toEqual({ userErrors: [], watch: { confirmed: true } });
  return link;
}
const rowsOf = (email: string) =>
  api.rows<{ id: string; met: boolean; content: string }>('select * from rate_watch where email = $1', [email]);
const told = async (email: string): Promise<number> =>
  (await api.rows(`select from mail_message where template = 'rate-watch-met' and recipient = $1`, [email])).length;

describe('the answer before the address', () => {
  const answer = async (change: object = {}) =>
    (
      await api.graphql(`query($input: RateWatchFiguresInput!) { rateWatchAnswer(input: $input) { ${ANSWER} } }`, {
        input: { ...FIGURES, ...change },
      })
    ).body;

  test('says what a switch comes to, and at which rate it pays', async () => {
    expect((await answer()).data.rateWatchAnswer).toEqual({
      met: false,
      unknown: null,
      metAtPct: 4.06,
      rate: { bankName: 'Granite', term: 5, rate: 4.19, apr: 4.19 },
      figures: {
        balance: '468000.00',
        monthsLeft: 27,
        interestSaved: 4587.88,
        penalty: '5428.80',
        isDifferential: false,
        fees: '390.00',
        isDischargeCounted: true,
        kept: -1230.92,
      },
    });
    expect((await answer({ penalty: 'unknown' })).data.rateWatchAnswer).toMatchObject({
      unknown: 'PENALTY',
      figures: null,
    });
    const target = { goal: 'rate', term: '5', targetPct: 4.19 };
    expect((await answer(target)).data.rateWatchAnswer).toMatchObject({ met: true, metAtPct: 4.19, figures: null });
    expect(await api.rows('select from rate_watch')).toEqual([]);
  });

  test('names the field that it refuses', async () => {
    const { data, errors } = await answer({ monthsLeft: 500 });
    expect(data.rateWatchAnswer).toBeNull();
    expect(JSON.stringify(errors)).toContain('monthsLeft');
  });

  test('is throttled', async () => {
    const strict = await testApi({ LIMITS_FACTOR: '1' });
    const asked = () =>
      strict.graphql('query($input: RateWatchFiguresInput!) { rateWatchAnswer(input: $input) { met } }', {
        input: FIGURES,
      });
    for (let turn = 0; turn < RATE_WATCH_ANSWER.points; turn += 1) await asked();
    expect((await asked()).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    for (let turn = 0; turn < RATE_WATCH.points; turn += 1)
      await strict.graphql(ASK, { input: { ...FIGURES, email: 'x', consent: true } });
    const last = await strict.graphql(ASK, { input: { ...FIGURES, email: 'x@example.ca', consent: true } });
    expect(last.body.errors[0].extensions.code).toBe('RATE_LIMITED');
    await strict.close();
  });
});

describe('asking', () => {
  test('keeps a sealed watch that waits, sends a link, and says nothing of what was typed', async () => {
    const email = 'noor@example.ca';
    expect(await ask(email)).toEqual([]);
    const [row] = await rowsOf(email);
    expect(wordsOf(row)).not.toMatch(/468000|4\.64/);
    expect(row).toMatchObject({ confirmed_at: null, user_id: null, met: false });
    const [sent] = await sentEmails(api, email, 'rate-watch-confirm');
    expect(sent?.subject).toBe('Confirm your rate watch');
    expect(sent?.words).not.toMatch(/\$|468|4\.64|%/);
    const mail = await api.rows(`select params from mail_message where recipient = $1`, [email]);
    expect(mail).toEqual([{ params: { watchId: row?.id } }]);
    const consents = await api.rows(
      'select purpose, granted, text_version, email, ip from consent where source_id = $1',
      [row?.id],
    );
    expect(consents).toEqual([
      { purpose: 'rate_watch', granted: true, text_version: 'rate-watch 2026-11-26', email: null, ip: null },
    ]);
    // nothing is watched before somebody reads the mailbox
    await publish(3);
    await check();
    expect(await told(email)).toBe(0);
    await publish(4.19);
  });

  test.each([
    ['email', { email: 'noor' }],
    ['consent', { consent: false }],
    ['balance', { balance: null }],
    ['penalty', { penalty: null }],
  ])('without %s it is refused there, and nothing is kept', async (field, change) => {
    const errors = await ask('refused@example.ca', change);
    expect(errors).toEqual([expect.objectContaining({ code: 'INVALID', field: [field] })]);
    expect(await rowsOf('refused@example.ca')).toEqual([]);
  });
});

describe('the link of the email', () => {
  test('shows the watch and begins it, as often as it is used', async () => {
    const email = 'link@example.ca';
    await ask(email);
    const link = await tokenOf(email);
    expect(await see(link)).toMatchObject({
      words: 'Switching pays more than its penalty: $468,000 at 4.64%',
      confirmed: false,
      answer: { met: false, metAtPct: 4.06, figures: { kept: -1230.92 } },
    });
    expect((await confirm(link)).watch).toEqual({ confirmed: true });
    const [first] = await api.rows('select confirmed_at as at from rate_watch where email = $1', [email]);
    expect((await confirm(link)).userErrors).toEqual([]);
    expect(await api.rows('select confirmed_at as at from rate_watch where email = $1', [email])).toEqual([first]);
  });

  test('a newer watch of the mailbox takes the place of the one before, once it is confirmed', async () => {
    const email = 'again@example.ca';
    const first = await watching(email);
    await ask('Again@example.ca', { balance: '400000.00' });
    expect(await see(first)).not.toBeNull();
    const [second] = await sentEmails(api, 'Again@example.ca', 'rate-watch-confirm');
    expect((await confirm(second?.token ?? '')).userErrors).toEqual([]);
    expect(await see(first)).toBeNull();
    expect((await confirm(first)).userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
  });

  test('of two of one mailbox that are confirmed at the same moment one is left', async () => {
    for (let time = 0; time < 5; time += 1) {
      const email = `moment${time}@example.ca`;
      const spelt = email.replace('moment', 'Moment');
      await ask(email);
      await ask(spelt);
      const both = await Promise.all([tokenOf(email), tokenOf(spelt)]);
      await Promise.all([...both, ...both].map(confirm));
      const left = await api.rows('select from rate_watch where lower(email) = $1 and confirmed_at is not null', [
        email,
      ]);
      expect(left).toHaveLength(1);
    }
  });

  test('one press ends it and deletes it; the ledger says so', async () => {
    const email = 'stop@example.ca';
    const link = await watching(email);
    const [row] = await rowsOf(email);
    const stopped = (await api.graphql(STOP, { token: link })).body.data.stopRateWatch;
    expect(stopped).toEqual({ userErrors: [], stoppedId: row?.id });
    expect((await api.graphql(STOP, { token: link })).body.data.stopRateWatch.userErrors).toEqual([]);
    expect(await rowsOf(email)).toEqual([]);
    const consents = await api.rows('select granted from consent where source_id = $1 order by created_at, id', [
      row?.id,
    ]);
    expect(consents).toEqual([{ granted: true }, { granted: false }]);
  });

  test('the ledger no longer says whose it was, of somebody signed in', async () => {
    const userId = await api.person('signed@example.ca');
    await watching('signed@example.ca', {}, await api.token('signed@example.ca'));
    const [row] = await rowsOf('signed@example.ca');
    const ledger = () => api.rows('select user_id as who from consent where source_id = $1', [row?.id]);
    expect(await ledger()).toEqual([{ who: userId }]);
    await api.graphql(STOP_MINE, { id: row?.id }, await api.token('signed@example.ca'));
    expect(await ledger()).toEqual([{ who: null }, { who: null }]);
  });

  test.each(['nonsense', '', 'x'.repeat(500)])('%j opens nothing', async (token) => {
    expect(await see(token)).toBeNull();
    expect((await confirm(token)).userErrors).toEqual([expect.objectContaining({ code: 'INVALID', field: ['token'] })]);
    const stopped = (await api.graphql(STOP, { token })).body.data.stopRateWatch;
    expect(stopped.userErrors).toEqual([expect.objectContaining({ code: 'INVALID' })]);
  });

  test('a token that stops offers, or another link of ours, opens no watch', async () => {
    const { encryption } = api.platform;
    const [row] = await rowsOf('link@example.ca');
    for (const purpose of ['unsubscribe', 'booking', 'stop-rate-watch'])
      expect(await see(encryption.encryptText(`${purpose} ${row?.id}`))).toBeNull();
  });
});

describe('a publication', () => {
  test('that meets it sends one email, which says why and has no amount; a later one only after it turned away', async () => {
    const email = 'met@example.ca';
    await watching(email);
    await publish(4.07);
    await check();
    expect(await told(email)).toBe(0);

    await publish(4.06);
    await check();
    await check();
    await CHECK_RATE_WATCHES.run(api.platform);
    expect(await told(email)).toBe(1);
    const [sent] = await sentEmails(api, email, 'rate-watch-met');
    expect(sent?.words).toContain('4.06%, 5-year fixed');
    expect(sent?.words).toContain('APR 4.06%');
    expect(sent?.words).toMatch(/You get this because you asked us on .+ to watch this: Switching pays more/);
    expect(sent?.words).not.toMatch(/\$|468|4\.64|discharge fee/);
    expect(sent?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await see(sent?.token ?? '')).toMatchObject({
      confirmed: true,
      answer: { met: true, figures: { fees: '390.00' } },
    });

    // it is still so: no news
    await publish(4.0);
    await check();
    expect(await told(email)).toBe(1);
    await publish(4.5);
    await check();
    await publish(4.0);
    await check();
    expect(await told(email)).toBe(2);
    await publish(4.19);
    await check();
  });

  test('is not needed where the rate that met it ends: the next one that meets it is news', async () => {
    const email = 'ended@example.ca';
    await lender(api, 'Basalt', [5.19]);
    await api.rows('update rate set fees = 0');
    await watching(email);
    await publish(4.0);
    await check();
    expect(await told(email)).toBe(1);
    const yesterday = `(now() at time zone 'America/Toronto')::date - 1`;
    await api.rows(`update rate set ends_on = ${yesterday} where id = $1`, [rateId]);
    await api.rows(`update rate_watch set checked_on = ${yesterday} where email = $1`, [email]);
    await check();
    expect((await rowsOf(email))[0]?.met).toBe(false);
    // it was compared today: not again without anything new
    await api.rows(`update rate_watch set met = true where email = $1`, [email]);
    await check();
    expect((await rowsOf(email))[0]?.met).toBe(true);
    await api.rows(`update rate_watch set met = false where email = $1`, [email]);
    await api.rows('update rate set ends_on = null where id = $1', [rateId]);
    await publish(4.0);
    await check();
    expect(await told(email)).toBe(2);
    await api.rows(`delete from bank where name = 'Basalt'`);
    await publish(4.19);
    await check();
  });

  test('that comes while somebody asks is compared with what they asked for', async () => {
    const { db } = api.platform;
    // the answer was read from the book before it
    jest.spyOn(db, 'transaction').mockImplementationOnce(async (...given: unknown[]): Promise<unknown> => {
      await publish(3.9);
      return Reflect.apply(db.transaction, db, given);
    });
    const email = 'meanwhile@example.ca';
    await watching(email);
    await check();
    expect(await told(email)).toBe(1);
    await publish(4.19);
    await check();
  });

  test('two instances at once tell once, and a notice of a publication is unique', async () => {
    const email = 'twice@example.ca';
    await watching(email);
    const publication = await publish(3.9);
    await Promise.all([check(), check(), check()]);
    expect(await told(email)).toBe(1);
    const [row] = await rowsOf(email);
    await expect(
      api.rows('insert into rate_watch_notice (id, watch_id, publication_id, content) values ($1, $2, $3, $4)', [
        newId(),
        row?.id,
        publication,
        'x',
      ]),
    ).rejects.toThrow('unique');
    // even where what it came to was forgotten
    await api.rows('update rate_watch set met = false, checked_publication_id = null where id = $1', [row?.id]);
    await check();
    expect(await told(email)).toBe(1);
    await publish(4.19);
    await check();
  });

  test('what the page said when they asked is no news; what was published since is', async () => {
    await publish(3.8);
    await ask('knew@example.ca');
    await ask('waited@example.ca', { ratePct: 4 });
    await publish(2);
    for (const email of ['knew@example.ca', 'waited@example.ca']) await confirm(await tokenOf(email));
    await check();
    expect([await told('knew@example.ca'), await told('waited@example.ca')]).toEqual([0, 1]);
    await publish(4.19);
    await check();
  });

  test('a discharge fee that nobody named is said to be left out', async () => {
    const email = 'unnamed@example.ca';
    await watching(email, { dischargeFee: null });
    await publish(3.9);
    await check();
    const [sent] = await sentEmails(api, email, 'rate-watch-met');
    // the words are as they travel
    expect(sent?.words).toMatch(/discharge fee isn.+t counted: you didn.+t name it\./);
    await publish(4.19);
    await check();
  });

  test('is one change over REST as well', async () => {
    const email = 'rest@example.ca';
    await watching(email);
    const put = async (rate: number): Promise<void> => {
      const reply = await api.call(`/api/rates/${rateId}`, {
        method: 'PUT',
        token: admin,
        body: { rate, term: 5, type: 'fixed' },
      });
      expect(reply).toMatchObject({ status: 200, body: { errors: [] } });
      await check();
    };
    await put(4.0);
    expect(await told(email)).toBe(1);
    await put(4.19);
    expect(await told(email)).toBe(1);
  });

  test('a rate that was named', async () => {
    const email = 'target@example.ca';
    await watching(email, { goal: 'rate', term: '5', targetPct: 3.5 });
    await publish(3.49);
    await check();
    const [sent] = await sentEmails(api, email, 'rate-watch-met');
    expect(sent?.words).toContain('Rates have reached the one you named');
    expect(sent?.words).toContain('A 5-year fixed rate at 3.50% or lower');
    await publish(4.19);
    await check();
  });

  test('what is not known today changes nothing', async () => {
    const email = 'missing@example.ca';
    await watching(email);
    await publish(3.9);
    await check();
    await api.rows('update rate set fees = null');
    await publish(3.9);
    await check();
    await api.rows('update rate set fees = 0');
    await publish(3.9);
    await check();
    expect(await told(email)).toBe(1);
    await publish(4.19);
    await check();
  });

  test('one that can’t be read holds up no other', async () => {
    await watching('broken@example.ca');
    await watching('sound@example.ca');
    await api.rows(`update rate_watch set content = 'broken' where email = 'broken@example.ca'`);
    await publish(3.9);
    await check();
    expect([await told('broken@example.ca'), await told('sound@example.ca')]).toEqual([0, 1]);
    await api.rows(`delete from rate_watch where email = 'broken@example.ca'`);
    await publish(4.19);
    await check();
  });

  test('an email that waits for somebody who stopped is never sent', async () => {
    const email = 'stopped@example.ca';
    const link = await watching(email);
    const [row] = await rowsOf(email);
    const publication = await publish(3.9);
    const notice = newId();
    const content = api.platform.encryption.encryptJson({ term: 5, rate: 3.9, apr: 3.9 });
    await api.rows('insert into rate_watch_notice (id, watch_id, publication_id, content) values ($1, $2, $3, $4)', [
      notice,
      row?.id,
      publication,
      content,
    ]);
    const { emails } = (await import('./rate-watch.module.js')).RATE_WATCHES;
    const met = emails?.find(({ name }) => name === 'rate-watch-met');
    const sources = { ...api.platform, siteUrl: api.url };
    const load = () => met?.load(sources, { noticeId: notice }, { id: newId(), to: email });
    expect(await load()).toMatchObject({ rate: 3.9 });
    await api.graphql(STOP, { token: link });
    expect(await load()).toBeUndefined();
    await publish(4.19);
    await check();
  });
});

test('one click in the mail program stops it, and the page’s button says so', async () => {
  const email = 'click@example.ca';
  await watching(email);
  await publish(3.9);
  await check();
  const [sent] = await sentEmails(api, email, 'rate-watch-met');
  const address =
    /^List-Unsubscribe:\s+<[^>]*(\/unsubscribe\?of=watch&token=[^>]+)>/m.exec(sent?.text ?? '')?.[1] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const clicked = await api.call(address, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' });
  expect([clicked.status, clicked.headers.get('location')]).toEqual([200, null]);
  expect(await rowsOf(email)).toEqual([]);
  const pressed = await api.call(address, { method: 'POST', headers: form, body: 'from=page' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/unsubscribe/success?of=watch']);
  // the address of offers is another
  expect(await api.rows(`select from consent where email = $1`, [email])).toEqual([]);
  // it opens nothing: mail programs may write it down
  expect(await see(/token=([\w.-]+)/.exec(address)?.[1] ?? '')).toBeNull();
  await publish(4.19);
  await check();
});

test('an account lists, stops and exports its own, and takes them with it', async () => {
  const owner = 'owner@example.ca';
  const id = await api.person(owner);
  await api.person('other@example.ca');
  const [token, other] = [await api.token(owner), await api.token('other@example.ca')];
  // the mailbox may be another one: who asked is whose it is
  await watching('elsewhere@example.ca', {}, token);
  await ask('elsewhere2@example.ca', { goal: 'rate', term: '3', targetPct: 3 }, token);
  const mine = (await api.graphql(MINE, {}, token)).body.data.myRateWatches;
  expect(mine).toEqual([
    { id: expect.any(String), words: 'A 3-year fixed rate at 3.00% or lower', confirmed: false },
    { id: expect.any(String), words: 'Switching pays more than its penalty: $468,000 at 4.64%', confirmed: true },
  ]);
  expect((await api.graphql(MINE, {}, other)).body.data.myRateWatches).toEqual([]);
  // whoever has the address has no right to what was asked from another account
  await api.person('elsewhere@example.ca');
  expect((await api.graphql(MINE, {}, await api.token('elsewhere@example.ca'))).body.data.myRateWatches).toEqual([]);

  const stop = async (by: string) => (await api.graphql(STOP_MINE, { id: mine[0].id }, by)).body.data.stopMyRateWatch;
  expect((await stop(other)).userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
  const data = (await api.graphql('{ myData { content } }', {}, token)).body.data.myData.content;
  expect(data.rateWatches).toEqual([
    expect.objectContaining({ watch: expect.objectContaining({ balance: 468_000 }) }),
    expect.objectContaining({ watch: expect.objectContaining({ goal: 'rate', targetPct: 3 }) }),
  ]);
  expect(await stop(token)).toEqual({ userErrors: [], stoppedId: mine[0].id });
  expect((await stop(token)).userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
  await api.rows('delete from user_account where id = $1', [id]);
  expect(await api.rows('select from rate_watch where user_id = $1', [id])).toEqual([]);
  expect(await rowsOf('elsewhere@example.ca')).toEqual([]);
});

test('what was asked for signed out is theirs who has the mailbox, and goes with their account', async () => {
  const email = 'Signed.Out@example.ca';
  await watching('signed.out@example.ca', { goal: 'rate', term: '4', targetPct: 2 });
  // somebody else typed it, and nobody confirmed it
  await ask(email, { goal: 'rate', term: '5', targetPct: 2 });
  const id = await api.person(email);
  expect((await api.graphql(MINE, {}, await api.token(email))).body.data.myRateWatches).toEqual([]);
  await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
  const login = { method: 'POST', body: { email, password: PASSWORD } };
  const { token } = (await api.call('/api/auth/login', login)).body.data;
  expect((await api.graphql(MINE, {}, token)).body.data.myRateWatches).toEqual([
    expect.objectContaining({ words: 'A 4-year fixed rate at 2.00% or lower', confirmed: true }),
  ]);
  // one that began since the sign-in goes with the account, too
  await ask('signed.out@example.ca', { goal: 'rate', term: '3', targetPct: 2 });
  await confirm(await tokenOf('signed.out@example.ca', 2));
  const gone = await api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  expect(
    await api.rows('select from rate_watch where lower(email) = lower($1) and confirmed_at is not null', [email]),
  ).toEqual([]);
});

test('what nobody confirmed goes after a week, what is over the next day; the audit log says how many', async () => {
  await api.rows('delete from rate_watch');
  await watching('kept@example.ca');
  await watching('over@example.ca');
  await ask('new@example.ca');
  await ask('old@example.ca');
  await api.rows(`update rate_watch set ends_on = current_date - 2 where email = 'over@example.ca'`);
  await api.rows(`update rate_watch set created_at = now() - interval '8 days' where email = 'old@example.ca'`);
  await FORGET_RATE_WATCHES.run(api.platform);
  await FORGET_RATE_WATCHES.run(api.platform);
  expect(await api.rows('select email from rate_watch order by email')).toEqual([
    { email: 'kept@example.ca' },
    { email: 'new@example.ca' },
  ]);
  expect(await api.rows(`select after from audit_event where action = 'rate_watch.forget'`)).toEqual([
    { after: { removed: 2 } },
  ]);
});

test('the office sees how many, not who', async () => {
  const counts = async () =>
    (await api.graphql('{ rateWatchCounts { watching unconfirmed told } }', {}, admin)).body.data.rateWatchCounts;
  expect(await counts()).toEqual({ watching: 1, unconfirmed: 1, told: 0 });
  await publish(3.9);
  await check();
  expect(await counts()).toEqual({ watching: 1, unconfirmed: 1, told: 1 });
});
