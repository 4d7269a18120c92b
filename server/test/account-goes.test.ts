import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { lender, PASSWORD, testApi, type TestApi } from './api.js';

/** What a deleted account leaves of an application that goes on. */
let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const MOVE = `mutation($id: ID!, $to: ApplicationStatus!, $version: Int!) {
  transitionApplication(id: $id, to: $to, version: $version) { userErrors { message } status } }`;
const PREVIEW = `query($id: ID!) { transitionPreview(id: $id, to: DOCUMENTS_REQUESTED) {
  email { to } nobodyToTell missingConsents } }`;
const HOLD = `mutation($id: ID!, $rate: ID!, $day: Date!) {
  placeRateHold(input: { enquiryId: $id, rateId: $rate, heldUntil: $day }) { userErrors { code } } }`;
const HOLDS = '{ myRateHolds { bankName } }';
const move = async (id: string, to: string, version: number) =>
  (await api.graphql(MOVE, { id, to, version }, admin)).body.data.transitionApplication;
const preview = async (id: string) => (await api.graphql(PREVIEW, { id }, admin)).body.data.transitionPreview;

async function deleted(id: string, token: string): Promise<void> {
  const gone = await api.call(`/api/users/${id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
}

/** Sent by an account with a credit check; the account is gone, the file is taken up. */
async function orphan(account: string, typed: string): Promise<string> {
  const person = await api.person(account);
  await api.rows('update user_account set email_verified_at = now() where id = $1', [person]);
  const token = await api.token(account);
  const sent = await api.call('/mortgage/comprehensive', {
    method: 'POST',
    token,
    body: {
      mortgageType: 'renewal',
      applicant: { fullName: 'Ada Tremblay', email: typed, phone: '416 967-1111' },
      employment: { status: 'employed' },
      consents: { privacy: true, contact: true, creditCheck: true },
    },
  });
  expect(sent.status).toBe(201);
  await deleted(person, token);
  return sent.body.data.id;
}
const toldOfStatus = async (): Promise<string[]> =>
  (
    await api.rows<{ to: string }>(
      `select recipient as to from mail_message where template = 'application-status' order by created_at`,
    )
  ).map(({ to }) => to);

test('who agreed still has, and the letters of a file go on to the address of its owner alone', async () => {
  const same = await orphan('ada@example.ca', 'Ada@example.ca');
  await move(same, 'IN_REVIEW', 1);
  expect(await preview(same)).toEqual({
    email: { to: 'Ada@example.ca' },
    nobodyToTell: false,
    missingConsents: [],
  });
  for (const [index, to] of ['DOCUMENTS_REQUESTED', 'SUBMITTED_TO_LENDER'].entries())
    expect(await move(same, to, index + 2)).toEqual({ userErrors: [], status: to });
  expect(new Set(await toldOfStatus())).toEqual(new Set(['Ada@example.ca']));
});

test('an address that somebody mistyped gets nothing, and the office is told; once corrected it is written to', async () => {
  const before = (await toldOfStatus()).length;
  const id = await orphan('bea@example.ca', 'stranger@example.ca');
  await move(id, 'IN_REVIEW', 1);
  expect(await preview(id)).toMatchObject({ email: null, nobodyToTell: true });
  expect(await move(id, 'DOCUMENTS_REQUESTED', 2)).toMatchObject({ userErrors: [] });
  expect((await toldOfStatus()).length).toBe(before);
  const [enquiry] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [id]);
  const CORRECT = `mutation($id: ID!) { correctEnquiryContact(input: { id: $id, email: "bea@new.example.ca" }) { userErrors { code } } }`;
  const corrected = (await api.graphql(CORRECT, { id: enquiry?.id }, admin)).body;
  expect(corrected.data.correctEnquiryContact.userErrors).toEqual([]);
  const { email } = (await api.graphql(PREVIEW.replace('DOCUMENTS_REQUESTED', 'DECLINED'), { id }, admin)).body.data
    .transitionPreview;
  expect(email.to).toBe('bea@new.example.ca');
});

test('a rate held for a call is its owner’s, and told to their mailbox', async () => {
  const person = await api.person('cal@example.ca');
  const token = await api.token('cal@example.ca');
  const { rateIds } = await lender(api, 'Granite', [3.94]);
  const day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 60);
  let tuesday = addDays(day, -50);
  while (weekdayOf(tuesday) !== 2) tuesday = addDays(tuesday, 1);
  const startsAt = new Date(instantOf(tuesday, '10:00', OFFICE_ZONE)).toISOString();
  const call = { fullName: 'Cal Roy', email: 'typo@example.ca', phone: '416 967 1111', consent: true, startsAt };
  expect((await api.call('/api/bookings', { method: 'POST', token, body: call })).status).toBe(201);
  const [enquiry] = await api.rows<{ id: string }>(`select id from enquiry where email = 'typo@example.ca'`);
  const place = async () =>
    (await api.graphql(HOLD, { id: enquiry?.id, rate: rateIds[0], day }, admin)).body.data.placeRateHold;
  expect((await place()).userErrors).toEqual([]);
  expect(await api.rows(`select recipient from mail_message where template = 'rate-held'`)).toEqual([
    { recipient: 'cal@example.ca' },
  ]);
  expect((await api.graphql(HOLDS, {}, token)).body.data.myRateHolds).toHaveLength(1);
  const copy = (await api.graphql('{ myData { content } }', {}, token)).body.data.myData.content;
  expect(copy.rateHolds).toHaveLength(1);
  await deleted(person, token);
  expect((await place()).userErrors).toEqual([{ code: 'CONFLICT' }]);
});
