import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { APPLICATION, lender, testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { newId } from '../../platform/ids.js';
import { RATE_HOLD_ENDS } from './emails/rate-hold.email.js';
import { RATE_HOLD_LINK } from './rate-hold.limits.js';
import { TELL_OF_ENDING_HOLDS, tellOfEndingHolds } from './rate-hold.schedules.js';

let api: TestApi;
let admin: string;
let rateId: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
  const { rateIds } = await lender(api, 'Granite', [3.94]);
  rateId = rateIds[0] ?? '';
});
afterAll(() => api.close());

const inDays = (days: number): string => addDays(localDateOf(Date.now(), OFFICE_ZONE), days);
const ERRORS = 'userErrors { code message field }';
const SEEN = 'id bankName term type rate rateVersion heldUntil daysLeft state';
const PLACE = `mutation($input: PlaceRateHoldInput!) { placeRateHold(input: $input) { ${ERRORS} hold { ${SEEN} } confirmsFirst } }`;
const END = `mutation($id: ID!) { endRateHold(id: $id) { ${ERRORS} endedId } }`;
const SEE = `query($token: String!) { rateHold(token: $token) { ${SEEN} } }`;
const MINE = `{ myRateHolds { ${SEEN} } }`;
const LIST = `query($enquiryId: ID!) { rateHolds(enquiryId: $enquiryId) { ${SEEN} } }`;

let senders = 0;
/** A file, sent by somebody signed in where there is a token */
async function file(token?: string): Promise<{ enquiryId: string; email: string }> {
  senders += 1;
  const email = `held${senders}@example.ca`;
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email }, ...(token && { token }) });
  const [row] = await api.rows<{ id: string }>('select id from enquiry where email = $1', [email]);
  return { enquiryId: row?.id ?? '', email };
}
const place = async (change: Record<string, unknown>) =>
  (await api.graphql(PLACE, { input: { rateId, heldUntil: inDays(90), ...change } }, admin)).body.data.placeRateHold;

test('a hold keeps the rate as it was, tells the client, and counts the days', async () => {
  const { enquiryId, email } = await file();
  const { userErrors, hold } = await place({ enquiryId });
  expect(userErrors).toEqual([]);
  const seen = { bankName: 'Granite', term: 5, type: 'fixed', rate: 3.94, rateVersion: 1, daysLeft: 90, state: 'HELD' };
  expect(hold).toMatchObject(seen);
  await api.rows('update rate set rate = 4.5, version = version + 1 where id = $1', [rateId]);
  expect((await api.graphql(LIST, { enquiryId }, admin)).body.data.rateHolds).toEqual([expect.objectContaining(seen)]);
  await api.rows('update rate set rate = 3.94, version = 1 where id = $1', [rateId]);
  const [sent] = await sentEmails(api, email, 'rate-held');
  expect(sent?.words).toContain('3.94%, 5-year fixed');
  const mail = await api.rows(`select params from mail_message where template = 'rate-held' and recipient = $1`, [
    email,
  ]);
  expect(mail).toEqual([{ params: { holdId: hold.id } }]);
  expect((await api.graphql(SEE, { token: sent?.token })).body.data.rateHold).toMatchObject(seen);
  const [entry] = await api.rows(`select after from audit_event where action = 'rate_hold.place' and subject_id = $1`, [
    enquiryId,
  ]);
  expect(entry).toMatchObject({ after: { bankName: 'Granite', rateVersion: 1 } });
});

test.each([
  [{ heldUntil: '2020-01-01' }, 'INVALID', 'heldUntil'],
  [{ heldUntil: '2099-01-01' }, 'INVALID', 'heldUntil'],
  [{ rateId: newId() }, 'NOT_FOUND', 'rateId'],
  [{ rateId: 'x' }, 'NOT_FOUND', 'rateId'],
  [{ enquiryId: newId() }, 'NOT_FOUND', 'enquiryId'],
])('%j is refused', async (change, code, field) => {
  const { enquiryId } = await file();
  expect((await place({ enquiryId, ...change })).userErrors).toEqual([
    expect.objectContaining({ code, field: [field] }),
  ]);
});

test('whose file it is sees the hold, and nobody else; it is in their data', async () => {
  await api.person('owner@example.ca', 'ACCOUNT_HOLDER');
  await api.person('other@example.ca', 'ACCOUNT_HOLDER');
  const [owner, other] = [await api.token('owner@example.ca'), await api.token('other@example.ca')];
  const { enquiryId, email } = await file(owner);
  const { hold } = await place({ enquiryId });
  // an address that is written on the file gives nobody a right
  await api.rows('update enquiry set email = $2 where id = $1', [enquiryId, 'other@example.ca']);
  expect((await api.graphql(MINE, {}, owner)).body.data.myRateHolds).toEqual([hold]);
  expect((await api.graphql(MINE, {}, other)).body.data.myRateHolds).toEqual([]);
  const mine = (await api.graphql('{ myData { content } }', {}, owner)).body.data.myData.content;
  expect(mine.rateHolds).toEqual([expect.objectContaining({ lender: 'Granite', rate: 3.94 })]);
  await api.rows('update enquiry set email = $2 where id = $1', [enquiryId, email]);
});

test('to an account whose address nobody confirmed, the letter asks to confirm it, and has no key', async () => {
  const userId = await api.person('unsure@example.ca', 'ACCOUNT_HOLDER');
  await api.rows('update user_account set email_verified_at = now() where id = $1', [userId]);
  const owner = await api.token('unsure@example.ca');
  const { enquiryId } = await file(owner);
  expect((await place({ enquiryId })).confirmsFirst).toBe(false);
  const [known] = await sentEmails(api, 'unsure@example.ca', 'rate-held');
  expect((await api.graphql(SEE, { token: known?.token })).body.data.rateHold).not.toBeNull();

  // as a change of the address leaves it
  await api.rows(`update user_account set email = 'typo@example.ca', email_verified_at = null where id = $1`, [userId]);
  expect((await place({ enquiryId })).confirmsFirst).toBe(true);
  const [asked] = await sentEmails(api, 'typo@example.ca', 'rate-held');
  expect(asked?.token).toBeUndefined();
  expect(asked?.words).toContain('First show us that this email address is yours');
  expect(asked?.words).not.toMatch(/Granite|3\.94/);
  const [entry] = await api.rows(
    `select after from audit_event where action = 'rate_hold.place' and subject_id = $1 order by created_at desc, id desc limit 1`,
    [enquiryId],
  );
  expect(entry).toMatchObject({ after: { confirmsFirst: true } });
  // a link that went to the address before it was taken for confirmed opens nothing either
  await api.rows(`update user_account set email = 'unsure@example.ca' where id = $1`, [userId]);
  expect((await api.graphql(SEE, { token: known?.token })).body.data.rateHold).toBeNull();
});

test('two weeks before the end the client is told once; an expired hold says so', async () => {
  const { enquiryId, email } = await file();
  const { hold } = await place({ enquiryId, heldUntil: inDays(14) });
  // whoever was told of the hold just now need not hear that it ends
  expect(await tellOfEndingHolds(api.platform)).toBe(0);
  await api.rows(`update rate_hold set created_at = now() - interval '2 days' where id = $1`, [hold.id]);
  const runs = await Promise.all([1, 2, 3].map(() => tellOfEndingHolds(api.platform)));
  expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
  await TELL_OF_ENDING_HOLDS.run(api.platform);
  const [sent] = await sentEmails(api, email, 'rate-hold-ends');
  expect(sent?.words).toContain('Your rate hold ends soon');
  expect((await api.graphql(SEE, { token: sent?.token })).body.data.rateHold.state).toBe('ENDS');
  await api.rows('update rate_hold set held_until = $2 where id = $1', [hold.id, inDays(-1)]);
  expect((await api.graphql(SEE, { token: sent?.token })).body.data.rateHold).toMatchObject({
    state: 'EXPIRED',
    daysLeft: -1,
  });
});

test.each([
  ['withdrawn', `update application set status = 'withdrawn' where id = (select source_id from enquiry where id = $1)`],
  ['an enquiry that was lost', `update enquiry set kind = 'LEAD', status = 'LOST' where id = $1`],
])('of a file that is over (%s) nobody is told, and no email that waits goes', async (_what, end) => {
  const { enquiryId, email } = await file();
  const { hold } = await place({ enquiryId, heldUntil: inDays(14) });
  await api.rows(`update rate_hold set created_at = now() - interval '2 days' where id = $1`, [hold.id]);
  const letter = (): Promise<unknown> =>
    RATE_HOLD_ENDS.load(
      { ...api.platform, siteUrl: 'https://mortgages.example.ca' },
      { holdId: hold.id },
      { id: newId(), to: email },
    );
  expect(await letter()).toBeDefined();
  await api.rows(end, [enquiryId]);
  expect([await tellOfEndingHolds(api.platform), await letter()]).toEqual([0, undefined]);
  // nor is another one placed, with the promise of an email that nobody gets
  expect((await place({ enquiryId })).userErrors).toMatchObject([{ code: 'CONFLICT', field: ['enquiryId'] }]);
});

test('once the office corrected the address, the link in the mailbox of the wrong one opens nothing', async () => {
  const { enquiryId, email } = await file();
  const { hold } = await place({ enquiryId, heldUntil: inDays(10) });
  const [wrong] = await sentEmails(api, email, 'rate-held');
  expect((await api.graphql(SEE, { token: wrong?.token })).body.data.rateHold).toMatchObject({ id: hold.id });
  const correct = `mutation ($i: CorrectEnquiryContactInput!) { correctEnquiryContact(input: $i) { ${ERRORS} } }`;
  await api.graphql(correct, { i: { id: enquiryId, email: `right.${email}` } }, admin);
  expect((await api.graphql(SEE, { token: wrong?.token })).body.data.rateHold).toBeNull();
  await api.rows(`update rate_hold set created_at = now() - interval '2 days' where id = $1`, [hold.id]);
  await tellOfEndingHolds(api.platform);
  const [right] = await sentEmails(api, `right.${email}`, 'rate-hold-ends');
  expect((await api.graphql(SEE, { token: right?.token })).body.data.rateHold).toMatchObject({ id: hold.id });
});

test('of somebody signed in, letters go to their account, and none to another address that was typed', async () => {
  await api.rows(`update user_account set email_verified_at = now() where email = 'owner@example.ca'`);
  const owner = await api.token('owner@example.ca');
  const { enquiryId, email } = await file(owner);
  const before = (await api.rows(`select from mail_message where recipient = 'owner@example.ca'`)).length;
  const { hold } = await place({ enquiryId, heldUntil: inDays(10) });
  await api.rows(`update rate_hold set created_at = now() - interval '2 days' where id = $1`, [hold.id]);
  await tellOfEndingHolds(api.platform);
  const [ends] = await sentEmails(api, 'owner@example.ca', 'rate-hold-ends');
  expect((await api.graphql(SEE, { token: ends?.token })).body.data.rateHold).toMatchObject({ id: hold.id });
  expect(await api.rows(`select from mail_message where recipient = 'owner@example.ca'`)).toHaveLength(before + 2);
  expect(await api.rows(`select from mail_message where recipient = $1 and template like 'rate-h%'`, [email])).toEqual(
    [],
  );
});

test('the office ends a hold; its link opens nothing then', async () => {
  const { enquiryId, email } = await file();
  const { hold } = await place({ enquiryId });
  const [sent] = await sentEmails(api, email, 'rate-held');
  const ended = (await api.graphql(END, { id: hold.id }, admin)).body.data.endRateHold;
  expect(ended).toEqual({ userErrors: [], endedId: hold.id });
  expect((await api.graphql(SEE, { token: sent?.token })).body.data.rateHold).toBeNull();
  expect((await api.graphql(END, { id: hold.id }, admin)).body.data.endRateHold.userErrors).toEqual([
    expect.objectContaining({ code: 'NOT_FOUND' }),
  ]);
});

test('links are throttled', async () => {
  const strict = await testApi({ LIMITS_FACTOR: '1' });
  const asked = () => strict.graphql(SEE, { token: 'nonsense' });
  for (let turn = 0; turn < RATE_HOLD_LINK.points; turn += 1) await asked();
  expect((await asked()).body.errors[0].extensions.code).toBe('RATE_LIMITED');
  await strict.close();
});
