import { findTransition, LIFECYCLE_STEPS } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { termEnd } from '@brokerage/domain/retention/funded-term';
import { testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { applied, consented } from '../../../test/applied.js';

let api: TestApi;
let admin: string;
let adminId: string;
let ann: string;
let annId: string;
beforeAll(async () => {
  api = await testApi();
  adminId = await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('moderator@example.ca', 'MODERATOR');
  await api.person('ben@example.ca');
  annId = await api.person('ann@example.ca', 'ACCOUNT_HOLDER', 'Ann Roy');
  admin = await api.token('admin@example.ca');
  ann = await api.token('ann@example.ca');
});
afterAll(() => api.close());

const MOVE = `mutation($id: ID!, $to: ApplicationStatus!, $note: String, $version: Int!, $message: String) {
  transitionApplication(id: $id, to: $to, note: $note, version: $version, visibleNote: $message) {
    userErrors { code message field } status version move { actorName from to reason message }
  }
}`;
const WITHDRAW = `mutation($id: ID!, $reason: String) {
  withdrawApplication(id: $id, reason: $reason) { userErrors { code } withdrawnId }
}`;
const PREVIEW = `query($id: ID!, $to: ApplicationStatus!, $hasMessage: Boolean) {
  transitionPreview(id: $id, to: $to, hasMessage: $hasMessage) {
    email { to subject heading paragraphs } missingConsents
  }
}`;

interface Step {
  version: number;
  note?: string;
  message?: string;
  token?: string;
}
const move = async (id: string, to: ApplicationStatus, { token = admin, ...rest }: Step) =>
  (await api.graphql(MOVE, { id, to: to.toUpperCase(), ...rest }, token)).body.data.transitionApplication;
const withdraw = async (id: string, token = ann, reason?: string) =>
  (await api.graphql(WITHDRAW, { id, reason }, token)).body.data.withdrawApplication;
const stored = async (id: string) =>
  (
    await api.rows(
      `select a.status, a.version, e.status as enquiry, e.assigned_to_id as owner, e.first_responded_at as answered
       from application a join enquiry e on e.source_id = a.id where a.id = $1`,
      [id],
    )
  )[0];
const news = (email: string) =>
  api.rows(`select subject, params from mail_message where recipient = $1 and template = 'application-status'`, [
    email,
  ]);

test.each(['basic', 'comprehensive'] as const)('a %s application goes all the way to funded', async (kind) => {
  const email = `${kind}@example.ca`;
  const id = await applied(api, { kind, email });
  await consented(api, id, email);
  for (const [index, to] of LIFECYCLE_STEPS.slice(1).entries()) {
    const done = await move(id, to, { version: index + 1, note: 'Signed by hand on Monday' });
    expect(done).toMatchObject({ userErrors: [], status: to.toUpperCase(), version: index + 2 });
  }
  expect(await stored(id)).toMatchObject({ status: 'funded', version: 7, enquiry: 'CONVERTED', owner: adminId });
  // the applicant hears of everything but the review, from whose broker they hear anyway
  expect(await news(email)).toHaveLength(5);
});

test('the office’s first move is no answer yet, and who makes it looks after the file', async () => {
  const id = await applied(api, { email: 'first@example.ca' });
  const { move: made } = await move(id, 'in_review', { version: 1 });
  expect(made).toEqual({ actorName: 'Avery Chen', from: 'SUBMITTED', to: 'IN_REVIEW', reason: null, message: null });
  const row = await stored(id);
  expect(row).toMatchObject({ enquiry: 'IN_REVIEW', owner: adminId, answered: null });
  expect(await news('first@example.ca')).toHaveLength(0);
  const [audit] = await api.rows(
    `select actor_id as actor, before, after from audit_event where action = 'application.status' and subject_id = $1`,
    [id],
  );
  expect(audit).toEqual({ actor: adminId, before: { status: 'submitted' }, after: { status: 'in_review' } });
});

const FUND = `mutation($id: ID!, $to: ApplicationStatus!, $funded: FundedTermInput) {
  transitionApplication(id: $id, to: $to, version: 1, funded: $funded, note: "So it was") {
    userErrors { code field } status
  }
}`;

test('a file that funds keeps the day its term ends, where the office says it', async () => {
  const id = await applied(api, { email: 'term@example.ca' });
  const fund = async (funded: object, to = 'FUNDED') =>
    (await api.graphql(FUND, { id, to, funded }, admin)).body.data.transitionApplication;
  const fundedOn = addDays(localDateOf(Date.now(), OFFICE_ZONE), -40);
  const endsOn = termEnd({ fundedOn, termYears: 0.5 });
  const term = { fundedOn, termYears: 0.5 };
  expect((await fund(term, 'IN_REVIEW')).userErrors).toEqual([{ code: 'INVALID', field: ['funded'] }]);
  await api.rows(`update application set status = 'approved' where id = $1`, [id]);
  expect((await fund({ ...term, termYears: 11 })).userErrors).toEqual([
    { code: 'INVALID', field: ['funded', 'termYears'] },
  ]);
  expect((await fund({ ...term, fundedOn: '2199-01-01' })).userErrors).toMatchObject([
    { field: ['funded', 'fundedOn'] },
  ]);
  // a slip in the year would end its term, and what is kept of it, years ago
  expect((await fund({ ...term, fundedOn: addDays(fundedOn, -365) })).userErrors).toMatchObject([
    { field: ['funded', 'fundedOn'] },
  ]);
  expect(await fund(term)).toEqual({ userErrors: [], status: 'FUNDED' });
  const [row] = await api.rows(`select to_char(term_ends_on, 'YYYY-MM-DD') as day from application where id = $1`, [
    id,
  ]);
  expect(row).toEqual({ day: endsOn });
  const [audit] = await api.rows(
    `select after from audit_event where action = 'application.status' and subject_id = $1`,
    [id],
  );
  expect(audit).toEqual({ after: { status: 'funded', termEndsOn: endsOn } });
});

test('only listed transitions can be made', async () => {
  const id = await applied(api, { email: 'listed@example.ca' });
  for (const to of ['submitted', 'submitted_to_lender', 'approved', 'funded'] as const) {
    expect(findTransition('submitted', to, 'office')).toBeUndefined();
    expect((await move(id, to, { version: 1, note: 'Because' })).userErrors).toEqual([
      { code: 'INVALID', message: expect.stringContaining('You can’t move'), field: ['to'] },
    ]);
  }
  expect(await stored(id)).toMatchObject({ status: 'submitted', version: 1 });
});

test('an exit needs a reason; both texts are stored encrypted, and the email has neither', async () => {
  const id = await applied(api, { email: 'texts@example.ca' });
  const refused = await move(id, 'declined', { version: 1, note: '  ' });
  expect(refused.userErrors).toMatchObject([{ code: 'REQUIRED', field: ['note'] }]);
  const texts = { note: 'Debts of $14,200 too high', message: 'Call me about your car loan' };
  const withSin = { ...texts, note: `${texts.note}, 046 454 286` };
  expect((await move(id, 'declined', { version: 1, ...withSin })).move).toMatchObject({
    reason: `${texts.note}, *** *** ***`,
    message: texts.message,
  });
  const [event] = await api.rows(
    `select note, visible_note as message from application_event where application_id = $1 and to_status = 'declined'`,
    [id],
  );
  expect(`${event.note} ${event.message}`).not.toMatch(/14,200|car loan/);
  expect(await stored(id)).toMatchObject({ enquiry: 'CLOSED' });
  const [email] = await sentEmails(api, 'texts@example.ca', 'application-status');
  expect(email?.subject).toMatch(/^News about your application MB-2026-/);
  expect(email?.text).toContain('Not approved this time');
  expect(email?.text).toContain('wrote you a message');
  expect(email?.text).not.toMatch(/14,200|car loan/);
});

test('two people at once: one move is made, the other person is told', async () => {
  const id = await applied(api, { email: 'race@example.ca' });
  const both = await Promise.all([
    move(id, 'in_review', { version: 1 }),
    move(id, 'declined', { version: 1, note: 'A second file' }),
  ]);
  expect(both.map(({ userErrors }) => userErrors[0]?.code ?? 'DONE').sort()).toEqual(['CONFLICT', 'DONE']);
  expect((await stored(id)).version).toBe(2);
  const events = await api.rows('select id from application_event where application_id = $1', [id]);
  expect(events).toHaveLength(1);
});

test('no lender sees a file before everybody on it agreed to a credit check', async () => {
  const people = {
    applicant: { fullName: 'Simran Dhaliwal', email: 'simran@example.ca' },
    coApplicants: [{ id: 'c1', fullName: 'Tyler MacKenzie', email: 'tyler@example.ca' }],
  };
  const id = await applied(api, {
    kind: 'comprehensive',
    email: 'simran@example.ca',
    content: people,
    status: 'documents_requested',
  });
  const missing = async (): Promise<string[]> =>
    (await api.graphql(PREVIEW, { id, to: 'SUBMITTED_TO_LENDER' }, admin)).body.data.transitionPreview.missingConsents;
  expect(await missing()).toEqual(['Simran Dhaliwal', 'Tyler MacKenzie']);
  await consented(api, id, 'Simran@example.ca');
  const { userErrors } = await move(id, 'submitted_to_lender', { version: 1 });
  expect(userErrors).toEqual([
    { code: 'INVALID', message: expect.stringMatching(/missing from: Tyler MacKenzie\.$/), field: ['to'] },
  ]);
  await consented(api, id, 'tyler@example.ca');
  await consented(api, id, 'tyler@example.ca', false);
  expect(await missing()).toEqual(['Tyler MacKenzie']);
  await consented(api, id, 'tyler@example.ca');
  expect((await move(id, 'submitted_to_lender', { version: 1 })).status).toBe('SUBMITTED_TO_LENDER');
});

test('one consent does not stand for two people who share an address', async () => {
  const shared = { email: 'home@example.ca' };
  const content = { applicant: { fullName: 'Ada', ...shared }, coApplicants: [{ fullName: 'Bo', ...shared }] };
  const id = await applied(api, { kind: 'comprehensive', ...shared, content, status: 'documents_requested' });
  await consented(api, id, shared.email);
  expect((await move(id, 'submitted_to_lender', { version: 1 })).userErrors[0].message).toContain('Bo');
});

test('a basic application goes to the lender with a word on how the consent was given', async () => {
  const id = await applied(api, { email: 'word@example.ca', status: 'documents_requested' });
  const { userErrors } = await move(id, 'submitted_to_lender', { version: 1 });
  expect(userErrors).toMatchObject([{ code: 'REQUIRED', field: ['note'] }]);
});

test('the preview shows the email that would go, and is written down', async () => {
  const id = await applied(api, { email: 'preview@example.ca', status: 'approved' });
  const shown = (await api.graphql(PREVIEW, { id, to: 'FUNDED', hasMessage: true }, admin)).body.data.transitionPreview;
  expect(shown.email).toEqual({
    to: 'preview@example.ca',
    subject: expect.stringContaining('MB-2026-'),
    heading: 'Your mortgage is in place',
    paragraphs: [expect.stringContaining('Hello Ann Roy'), expect.any(String), expect.stringContaining('message')],
  });
  const back = (await api.graphql(PREVIEW, { id, to: 'SUBMITTED' }, admin)).body;
  expect(back.errors).toHaveLength(1);
  const rows = await api.rows(
    `select after from audit_event where action = 'application.preview' and subject_id = $1 order by created_at`,
    [id],
  );
  expect(rows[0]).toEqual({ after: { status: 'funded' } });
});

test('an applicant withdraws their own, once; the office is told and its clock was not answered', async () => {
  const id = await applied(api, { email: 'ann@example.ca', userId: annId });
  expect(await withdraw(id, ann, 'We found a house with a mortgage')).toEqual({ userErrors: [], withdrawnId: id });
  expect(await stored(id)).toMatchObject({ status: 'withdrawn', version: 2, enquiry: 'CLOSED', answered: null });
  expect(await withdraw(id)).toMatchObject({ userErrors: [], withdrawnId: id });
  expect((await stored(id)).version).toBe(2);
  const bell = '{ notifications { items { kind title } } }';
  const { items } = (await api.graphql(bell, {}, admin)).body.data.notifications;
  expect(items.filter(({ kind }: { kind: string }) => kind === 'WITHDRAWN_APPLICATION')).toEqual([
    { kind: 'WITHDRAWN_APPLICATION', title: 'Ann Roy' },
  ]);
  expect(await news('ann@example.ca')).toHaveLength(1);
  expect((await move(id, 'in_review', { version: 2 })).userErrors[0].code).toBe('INVALID');
});

test('what was sent signed out can be withdrawn after a sign-in with an address that is shown to be one’s own', async () => {
  const id = await applied(api, { email: 'BEN@example.ca' });
  const ben = await api.token('ben@example.ca');
  expect((await withdraw(id, ben)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  await api.rows(`update user_account set email_verified_at = now() where email = 'ben@example.ca'`);
  expect((await withdraw(id, ben)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  expect(await withdraw(id, await api.token('ben@example.ca'))).toMatchObject({ withdrawnId: id });
});

test('others’ applications are not there, and what is over cannot be withdrawn', async () => {
  const id = await applied(api, { email: 'other@example.ca' });
  for (const token of [ann, admin, await api.token('moderator@example.ca')]) {
    expect((await withdraw(id, token)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  }
  expect((await withdraw('nobody', ann)).userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  const over = await applied(api, { email: 'ann@example.ca', userId: annId, status: 'funded' });
  expect((await withdraw(over)).userErrors).toEqual([{ code: 'CONFLICT' }]);
  expect((await move('nobody', 'in_review', { version: 1 })).userErrors[0].code).toBe('NOT_FOUND');
});

test('the account shows the new status and the office’s message; REST keeps its shape', async () => {
  const id = await applied(api, { email: 'ann@example.ca', userId: annId });
  await move(id, 'in_review', { version: 1, note: 'Internal', message: 'I read your file today' });
  const MINE = '{ myApplications { items { id status timeline { status message } } } }';
  const { items } = (await api.graphql(MINE, {}, ann)).body.data.myApplications;
  expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
    status: 'IN_REVIEW',
    timeline: [{ status: 'IN_REVIEW', message: 'I read your file today' }],
  });
  const { content } = (await api.graphql('{ myData { content } }', {}, ann)).body.data.myData;
  expect(content.applications.flatMap(({ steps }: { steps: object[] }) => steps)).toContainEqual(
    expect.objectContaining({ status: 'in_review', message: 'I read your file today' }),
  );
  for (const path of ['/mortgage/user', '/api/users/fetch-applications']) {
    const { data } = (await api.call(path, { token: ann })).body;
    const list = (Array.isArray(data) ? data : data.items) as { id: string }[];
    expect(list.find((item) => item.id === id)).toEqual({
      id,
      applicationNumber: expect.stringMatching(/^MB-2026-/),
      kind: 'basic',
      mortgageType: 'new_purchase',
      status: 'in_review',
      statusLabel: 'A broker is reviewing it',
      submittedAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  }
});

describe('asking for documents sends the applicant one email', () => {
  const ASK = `mutation($id: ID!, $items: [DocumentRequestInput!]!) {
    requestDocuments(applicationId: $id, items: $items) { userErrors { message } }
  }`;
  const TELL = 'mutation($id: ID!) { tellAboutDocuments(applicationId: $id) { emails } }';
  const asked = async (email: string): Promise<string> => {
    const id = await applied(api, { kind: 'comprehensive', email, status: 'in_review' });
    await api.rows(
      `insert into application_event (id, application_id, to_status, created_at)
       values (gen_random_uuid(), $1, 'in_review', now() - interval '1 minute')`,
      [id],
    );
    const items = [{ person: 'applicant', code: 'pay_stub' }];
    expect((await api.graphql(ASK, { id, items }, admin)).body.data.requestDocuments.userErrors).toEqual([]);
    return id;
  };
  const tell = async (id: string): Promise<number> =>
    (await api.graphql(TELL, { id }, admin)).body.data.tellAboutDocuments.emails;
  const templatesTo = async (email: string): Promise<string[]> =>
    (await api.rows('select template from mail_message where recipient = $1', [email])).map(({ template }) => template);

  test('with the step, where the papers were not emailed about', async () => {
    const id = await asked('step@example.ca');
    await move(id, 'documents_requested', { version: 1 });
    expect(await tell(id)).toBe(0);
    expect(await templatesTo('step@example.ca')).toEqual(['application-status']);
  });

  test('with the papers, where that came first', async () => {
    const id = await asked('papers@example.ca');
    expect(await tell(id)).toBe(1);
    const preview = (await api.graphql(PREVIEW, { id, to: 'DOCUMENTS_REQUESTED' }, admin)).body.data.transitionPreview;
    expect(preview.email).toBeNull();
    await move(id, 'documents_requested', { version: 1 });
    expect(await templatesTo('papers@example.ca')).toEqual(['documents-asked']);
  });

  test('and one more where the office wrote a message', async () => {
    const id = await asked('message@example.ca');
    await tell(id);
    await move(id, 'documents_requested', { version: 1, message: 'Call me' });
    expect((await templatesTo('message@example.ca')).sort()).toEqual(['application-status', 'documents-asked']);
  });
});
