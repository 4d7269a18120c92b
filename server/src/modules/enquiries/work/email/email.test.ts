import { APPLICATION, testApi, type TestApi } from '../../../../../test/api.js';
import { eventually } from '../../../../../test/eventually.js';
import { logLines } from '../../../../../test/log-lines.js';
import { testSmtp, type TestSmtp } from '../../../../../test/smtp.js';

const CANARY = 'quokka paragraph';
const SUBJECT = 'Wombat subject';
let api: TestApi;
let smtp: TestSmtp;
let written: ReturnType<typeof logLines>;
let admin: string;
let adminId: string;
let people = 0;
beforeAll(async () => {
  written = logLines();
  smtp = await testSmtp();
  api = await testApi({ SMTP_URL: smtp.url }, { log: written.log });
  adminId = await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  admin = await api.token('admin@example.ca');
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});

interface Person {
  id: string;
  email: string;
}
async function enquiry(): Promise<Person> {
  people += 1;
  const own = { fullName: `Person ${people}`, email: `person${people}@example.ca`, phone: `416 555 ${2000 + people}` };
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, ...own } });
  const [row] = await api.rows<{ id: string }>('select id from enquiry where email = $1', [own.email]);
  return { id: row!.id, email: own.email };
}

const SEND = `mutation($input: EnquiryEmailInput!) { sendEnquiryEmail(input: $input) {
  userErrors { code field message }
  enquiry { status version firstRespondedAt firstResponseKind assignedToId followUpAt }
  contact { id kind outcome } event { from to }
  email { id state subject text to authorName refusal } } }`;
const FILE = `query($id: ID!) { enquiry(id: $id) {
  enquiry { status firstRespondedAt firstResponseKind emailRefusal version }
  contacts { kind outcome actorName } events { from to actorName }
  emails { id state refusal smtp to subject text authorName settledAt } } }`;

const asked = (id: string, more: object = {}) => ({
  ...{ id, subject: SUBJECT, text: `Hello,\n\n${CANARY} <b>at</b> https://example.ca/a?b=1.\nBye`, key: 'k1' },
  ...{ takesOwner: true, ...more },
});
const send = async (id: string, more: object = {}) =>
  (await api.graphql(SEND, { input: asked(id, more) }, admin)).body.data.sendEnquiryEmail;
const file = async (id: string) => (await api.graphql(FILE, { id }, admin)).body.data.enquiry;
const settled = (id: string, state: string) =>
  eventually(async () => {
    const found = await file(id);
    expect(found.emails[0]).toMatchObject({ state });
    return found;
  });

test('an email is queued, recorded as a contact that stops the clock, sent, and kept in the file', async () => {
  const { id, email } = await enquiry();
  const sent = await send(id, { expectedVersion: 1 });
  expect(sent).toMatchObject({
    userErrors: [],
    enquiry: { status: 'CONTACTED', version: 2, firstResponseKind: 'EMAIL', assignedToId: adminId, followUpAt: null },
    contact: { kind: 'EMAIL', outcome: 'SENT' },
    event: { from: 'NEW', to: 'CONTACTED' },
    email: { state: 'QUEUED', subject: SUBJECT, to: email, authorName: 'Avery Chen', refusal: null },
  });
  expect(sent.enquiry.firstRespondedAt).toMatch(/^\d{4}-/);
  const after = await settled(id, 'SENT');
  expect(after.contacts).toEqual([{ kind: 'EMAIL', outcome: 'SENT', actorName: 'Avery Chen' }]);
  expect(after.emails[0].text).toContain(CANARY);
  const mail = await smtp.first(email, SUBJECT);
  expect(mail.text).toContain(CANARY);
  expect(mail.text).toMatch(/Reply-To: \S+@/);
  expect(mail.text).not.toContain('Auto-Submitted');
  // what was typed is text, and a web address a link
  expect(mail.text).toContain('&lt;b&gt;at&lt;/b&gt;');
  expect(mail.text).toContain('href="https://example.ca/a?b=1"');
  // and runs in the direction of its own script; our words run from left to right
  expect(mail.text).toMatch(/<p(?=[^>]*dir="auto")[^>]*>Hello,<\/p>/);
  expect(mail.text).not.toMatch(/<p(?=[^>]*dir=)[^>]*>You can answer/);
});

test('the words are in no job, notification, audit row or log, and stored encrypted', async () => {
  const { id } = await enquiry();
  await send(id);
  await settled(id, 'SENT');
  for (const table of ['mail_message', 'background_job', 'enquiry_email', 'enquiry_contact', 'audit_event']) {
    const rows = JSON.stringify(await api.rows(`select * from ${table}`));
    expect(rows).not.toMatch(/quokka|Wombat/);
  }
  const bell = await api.graphql('{ notifications { items { title detail } } }', {}, admin);
  expect(bell.text).not.toMatch(/quokka|Wombat/);
  expect(written.text()).not.toMatch(/quokka|Wombat/);
});

test('pressed twice at once and again later, it is one email; other words under the same key are refused', async () => {
  const { id, email } = await enquiry();
  const both = await Promise.all([send(id), send(id), send(id, { expectedVersion: 1 })]);
  expect(new Set(both.map((reply) => reply.email.id)).size).toBe(1);
  expect(both.every(({ userErrors }) => userErrors.length === 0)).toBe(true);
  const again = await send(id, { expectedVersion: 1 });
  expect(again).toMatchObject({ userErrors: [], email: { id: both[0].email.id } });
  expect((await send(id, { text: 'Other words' })).userErrors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }]);
  const { contacts, emails } = await settled(id, 'SENT');
  expect([contacts.length, emails.length]).toEqual([1, 1]);
  expect(smtp.received.filter(({ to, subject }) => to === email && subject === SUBJECT)).toHaveLength(1);
});

test('a refused address takes the contact back: the clock runs, the status returns, the row says it', async () => {
  const { id, email } = await enquiry();
  smtp.refuse(email);
  expect((await send(id)).enquiry.firstResponseKind).toBe('EMAIL');
  const { enquiry: after, contacts, emails, events } = await settled(id, 'REFUSED');
  expect(after).toMatchObject({
    ...{ status: 'NEW', firstRespondedAt: null, firstResponseKind: null, emailRefusal: 'NO_MAILBOX' },
  });
  expect(contacts).toMatchObject([{ kind: 'EMAIL', outcome: 'NOT_DELIVERED' }]);
  expect(emails).toMatchObject([{ refusal: 'NO_MAILBOX', smtp: '550 5.1.1' }]);
  expect(events[0]).toEqual({ from: 'CONTACTED', to: 'NEW', actorName: null });
  const bell = await api.graphql('{ notifications { items { kind title detail } } }', {}, admin);
  expect(bell.body.data.notifications.items).toContainEqual({
    ...{ kind: 'FAILED_MAIL', title: 'Email from a file', detail: email },
  });
});

test('one that the office stops is no answer either', async () => {
  const { id } = await enquiry();
  await api.rows('insert into mail_hold default values');
  await send(id);
  const [waits] = await api.rows<{ id: string }>(
    `select id from mail_message where status = 'pending' and template = 'enquiry-email'`,
  );
  const { db, mail } = api.platform;
  expect(await db.transaction((manager) => mail.stop(manager, waits?.id ?? ''))).toBe(true);
  await api.rows('delete from mail_hold');
  const { enquiry: after, contacts, emails } = await file(id);
  expect(after).toMatchObject({ status: 'NEW', firstRespondedAt: null, emailRefusal: null });
  expect([contacts, emails]).toMatchObject([
    [{ outcome: 'NOT_DELIVERED' }],
    [{ state: 'REFUSED', refusal: 'STOPPED' }],
  ]);
});

test('what reached the person before or after a refused email still counts', async () => {
  const { id, email } = await enquiry();
  smtp.refuse(email);
  await send(id);
  const CALL = `mutation($id: ID!) { recordContact(input: { id: $id, kind: CALL, outcome: SPOKE, takesOwner: false }) {
    userErrors { code } } }`;
  await api.graphql(CALL, { id }, admin);
  const { enquiry: after } = await settled(id, 'REFUSED');
  const call = await eventually(async () => {
    const now = (await file(id)).enquiry;
    expect(now).toMatchObject({ status: 'CONTACTED', firstResponseKind: 'CALL' });
    return now;
  });
  expect(call.firstRespondedAt >= after.firstRespondedAt).toBe(true);
});

test('a deferred email waits and is sent later; one that is sent again by hand reaches the person then', async () => {
  const { id, email } = await enquiry();
  smtp.defer(email);
  await send(id);
  const { emails, enquiry: waiting } = await settled(id, 'DELAYED');
  expect(emails[0]).toMatchObject({ refusal: 'TRY_LATER', smtp: '451' });
  expect(waiting).toMatchObject({ status: 'CONTACTED', firstResponseKind: 'EMAIL' });
  // the last of its attempts
  await api.rows(`update mail_message set attempts = 29, next_at = now() where recipient = $1 and status = 'pending'`, [
    email,
  ]);
  expect((await settled(id, 'REFUSED')).enquiry).toMatchObject({ status: 'NEW', firstRespondedAt: null });
  smtp.accept(email);
  const [failed] = await api.rows<{ id: string }>(
    `select id from mail_message where recipient = $1 and template = 'enquiry-email'`,
    [email],
  );
  await api.graphql('mutation($id: ID!) { retryMail(id: $id) { userErrors { code } } }', { id: failed!.id }, admin);
  const { enquiry: after, contacts } = await settled(id, 'SENT');
  expect(after).toMatchObject({ status: 'CONTACTED', firstResponseKind: 'EMAIL', emailRefusal: null });
  expect(contacts).toMatchObject([{ outcome: 'SENT' }]);
});

test('an email is refused whole where it cannot be sent as it is', async () => {
  const { id } = await enquiry();
  const refused = async (more: object) => (await send(id, more)).userErrors;
  expect(await refused({ subject: ' ', text: '' })).toMatchObject([
    { code: 'REQUIRED', field: ['subject'] },
    { code: 'REQUIRED', field: ['text'] },
  ]);
  expect(await refused({ subject: 'a\nBcc: b@example.ca' })).toMatchObject([{ code: 'INVALID', field: ['subject'] }]);
  expect(await refused({ text: 'x'.repeat(10_001) })).toMatchObject([{ code: 'INVALID', field: ['text'] }]);
  expect(await refused({ text: 'Your SIN is 046 454 286' })).toMatchObject([{ code: 'INVALID', field: ['text'] }]);
  expect(await refused({ followUpAt: '2020-01-01T00:00:00Z' })).toMatchObject([{ field: ['followUpAt'] }]);
  expect(await refused({ key: '' })).toMatchObject([{ code: 'INVALID', field: ['key'] }]);
  expect(await refused({ expectedVersion: 7 })).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await send('nowhere')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await file(id)).toMatchObject({ contacts: [], emails: [], enquiry: { status: 'NEW', version: 1 } });
});

test('the preview is the email, and writes nothing', async () => {
  const { id, email } = await enquiry();
  const PREVIEW = `query($id: ID!, $subject: String!, $text: String!) {
    enquiryEmailPreview(id: $id, subject: $subject, text: $text) { to replyTo subject html } }`;
  const shown = await api.graphql(PREVIEW, { id, subject: SUBJECT, text: `${CANARY} <script>` }, admin);
  expect(shown.body.data.enquiryEmailPreview).toMatchObject({ to: email, subject: SUBJECT });
  expect(shown.body.data.enquiryEmailPreview.html).toContain(`${CANARY} &lt;script&gt;`);
  expect((await file(id)).emails).toEqual([]);
});

test('one person sends sixty an hour', async () => {
  const strict = await testApi({ LIMITS_FACTOR: '1' });
  try {
    const writer = await strict.person('admin@example.ca', 'ADMIN');
    await strict.rows(
      `insert into rate_limit (key, points, expire) values ($1, 60, (extract(epoch from now()) + 3000) * 1000)`,
      [`enquiry-email:${writer}`],
    );
    const input = asked('nowhere');
    const reply = await strict.graphql(SEND, { input }, await strict.token('admin@example.ca'));
    expect(reply.body.errors[0].extensions.code).toBe('RATE_LIMITED');
  } finally {
    await strict.close();
  }
});
