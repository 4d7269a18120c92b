import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { MODULES } from '../src/modules/index.js';
import { APPLICATION, testApi, type TestApi } from './api.js';
import { applied } from './applied.js';
import { eventually } from './eventually.js';

/** Emails whose address stays as it was when they were queued, and why. */
const STAY: Readonly<Record<string, string>> = {
  'account-deleted': 'the account is gone',
  'api-token-made': 'a warning goes to who had the account then',
  'blog-overtaken': 'to a colleague',
  'blog-rejected': 'to a colleague',
  'booking-changed': 'to the office',
  'co-applicant-moved': 'to the address that it no longer is',
  'confirm-change': 'its code is made for the address it goes to',
  'daily-digest': 'to a colleague, for a day',
  'email-changed': 'to the address that it no longer is',
  'enquiry-email': 'its author saw to whom it goes',
  'lender-chosen': 'to a colleague',
  'licence-expiring': 'to the office',
  'new-enquiry': 'to the office',
  'new-sign-in': 'a warning goes to who had the account then',
  'password-changed': 'a warning goes to who had the account then',
  'rate-watch-confirm': 'the address of a watch never changes',
  'rate-watch-met': 'the address of a watch never changes',
  'renewal-confirm': 'the address of a reminder never changes',
  'renewal-due': 'the address of a reminder never changes',
  'reset-password': 'its link is made for the address it goes to',
  'verify-email': 'its link is made for the address it goes to',
  'webhook-made': 'a warning goes to who had the account then',
  'webhook-stopped': 'to who has the account',
};

/** Emails that nobody can have sent to a mailbox again and again, and why. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  'account-deleted': 'once for an account, and registering has a limit',
  'application-status': 'the office moves an application, and its applicant withdraws it once',
  'blog-overtaken': 'to a colleague',
  'blog-rejected': 'to a colleague',
  'booking-cancelled': 'a call is cancelled once, and booking has a limit',
  'booking-changed': 'to the office',
  'booking-reminder': 'by the clock',
  'co-applicant-moved': 'the office corrects an address',
  'daily-digest': 'to a colleague, once a day',
  'documents-asked': 'the office asks, and its button has a limit',
  'draft-expires': 'by the clock',
  'enquiry-email': 'a person of the office writes it',
  'lender-choice': 'the office sends it',
  'lender-chosen': 'to a colleague',
  'licence-expiring': 'to the office',
  'new-enquiry': 'to the office',
  'new-sign-in': 'to staff, and signing in has a limit',
  'rate-held': 'the office holds a rate',
  'rate-hold-ends': 'by the clock',
  'rate-watch-met': 'somebody confirmed the watch',
  'renewal-due': 'somebody confirmed the reminder',
};

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

test('every email says whose mailbox it is for, or why its address stays', () => {
  const without = MODULES.flatMap(({ emails = [] }) => emails).filter(({ mailbox }) => !mailbox);
  expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(STAY).sort());
});

test('every email is counted for its mailbox, or nobody can have it sent again and again', () => {
  const without = MODULES.flatMap(({ emails = [] }) => emails).filter(({ mailboxLimit }) => !mailboxLimit);
  expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(NOT_COUNTED).sort());
});

const CORRECT = `mutation($id: ID!, $email: String!) {
  correctEnquiryContact(input: { id: $id, email: $email }) { userErrors { code } } }`;
const MOVE = `mutation($id: ID!) { transitionApplication(id: $id, to: DECLINED, version: 1, note: "No") { userErrors { message } } }`;
const ASK = `mutation($id: ID!) { requestDocuments(applicationId: $id, items: [{ person: "applicant", code: "photo_id" }]) {
  userErrors { message } } }`;
const TELL = 'mutation($id: ID!) { tellAboutDocuments(applicationId: $id) { emails } }';
const CANCEL = `mutation($id: ID!) { markCall(id: $id, sequence: 0, status: CANCELLED) { userErrors { code } } }`;

const post = async (path: string, body: object): Promise<string> => {
  const reply = await api.call(path, { method: 'POST', body });
  expect(reply).toMatchObject({ status: 201, body: { errors: [] } });
  return reply.body.data.id;
};
const startsAt = (): string => {
  let day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);
  return new Date(instantOf(day, '10:00', OFFICE_ZONE)).toISOString();
};

/** Queues each kind to an address, for something with an enquiry; gives the id of that. */
const QUEUE: Readonly<Record<string, (email: string) => Promise<string>>> = {
  'application-received': (email) => post('/mortgage/basic', { ...APPLICATION, email }),
  'lead-received': (email) =>
    post('/api/mortgage/second-mortgage-lead', {
      fullName: 'Ada Roy',
      phone: '416 967 1111',
      email,
      consent: { contact: true },
    }),
  'application-status': async (email) => {
    const id = await applied(api, { email });
    await api.graphql(MOVE, { id }, admin);
    return id;
  },
  'documents-asked': async (email) => {
    const id = await applied(api, { kind: 'comprehensive', email, status: 'in_review' });
    await api.graphql(ASK, { id }, admin);
    await api.graphql(TELL, { id }, admin);
    return id;
  },
  'booking-cancelled': async (email) => {
    const call = { fullName: 'Ada Roy', email, phone: '416 967 1111', consent: true, startsAt: startsAt() };
    const id = await post('/api/bookings', call);
    await api.graphql(CANCEL, { id }, admin);
    return id;
  },
};

test.each(Object.keys(QUEUE))('%s: what waits for a wrong address is void once it is corrected', async (template) => {
  const email = `${template}@example.ca`;
  const status = async (): Promise<string[]> =>
    (
      await api.rows<{ status: string }>('select status from mail_message where template = $1 and recipient = $2', [
        template,
        email,
      ])
    ).map((row) => row.status);
  await api.rows('insert into mail_hold default values on conflict do nothing');
  const id = await QUEUE[template]?.(email);
  expect(await status()).toEqual(['pending']);
  const [enquiry] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [id]);
  const corrected = await api.graphql(CORRECT, { id: enquiry?.id, email: `right.${email}` }, admin);
  expect(corrected.body.data.correctEnquiryContact.userErrors).toEqual([]);
  await api.rows('delete from mail_hold');
  api.platform.mail.wake();
  await eventually(async () => expect(await status()).toEqual(['void']));
});
