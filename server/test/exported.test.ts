import { APPLICATION, testApi, type TestApi } from './api.js';
import { post } from './posts.js';

/**
 * Every row that names an account: the part of the copy of their data that it stands in, or why it stands in none. Whatever is
 * added has its line here.
 */
const WORK = 'what somebody of the office did at work is about others';
const OWN_SCREEN = 'how somebody of the office has their own screen';
const SECRET = 'a secret: whoever holds the copy would hold the account';
const NAMES: Readonly<Record<string, string | { no: string }>> = {
  'agent.user_id': { no: 'the page of an adviser is public' },
  'answer_change.changed_by_id': { no: WORK },
  'api_token.user_id': 'apiTokens',
  'application.user_id': 'applications',
  'application_event.actor_id': { no: WORK },
  'bank_change.author_id': { no: WORK },
  'blog.author_id': { no: WORK },
  'blog_comment.author_id': 'comments',
  'blog_comment.hidden_by_id': { no: WORK },
  'blog_comment_report.reporter_id': { no: 'it is about the comment of somebody else' },
  'blog_like.user_id': 'likes',
  'blog_picture.uploaded_by_id': { no: WORK },
  'blog_revision.author_id': { no: WORK },
  'booking.user_id': 'bookings',
  'calculation.user_id': 'calculations',
  'co_applicant.user_id': 'invitations',
  'daily_digest.user_id': { no: OWN_SCREEN },
  'document.uploaded_by_id': 'documents',
  'document_request.added_by_id': { no: WORK },
  'document_request.decided_by_id': { no: WORK },
  'draft.user_id': 'drafts',
  'enquiry.assigned_to_id': { no: WORK },
  'enquiry.legal_hold_by': { no: WORK },
  'enquiry_contact.actor_id': { no: WORK },
  'enquiry_email.author_id': { no: WORK },
  'enquiry_event.actor_id': { no: WORK },
  'enquiry_event.owner_id': { no: WORK },
  'enquiry_mention.user_id': { no: WORK },
  'enquiry_note.author_id': { no: WORK },
  'enquiry_rota_member.user_id': { no: OWN_SCREEN },
  'enquiry_saved_view.owner_id': { no: OWN_SCREEN },
  'enquiry_task.assignee_id': { no: WORK },
  'enquiry_unlink.actor_id': { no: WORK },
  'kept_what_if.kept_by_id': { no: WORK },
  'lead.user_id': 'messages',
  'lender_choice.sent_by_id': { no: WORK },
  'lender_policy.published_by_id': { no: WORK },
  'notification_seen.user_id': { no: OWN_SCREEN },
  'one_time_token.user_id': { no: SECRET },
  'program_version.published_by_id': { no: WORK },
  'publication.actor_id': { no: WORK },
  'rate_change.author_id': { no: WORK },
  'rate_history.actor_id': { no: WORK },
  'rate_watch.user_id': 'rateWatches',
  'renewal_reminder.user_id': 'renewalReminders',
  'second_factor.user_id': { no: SECRET },
  'session.user_id': 'sessions',
  'webhook.user_id': 'webhooks',
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const copyOf = async (token: string) =>
  (await api.graphql('{ myData { content } }', {}, token)).body.data.myData.content;

test('every row that names an account stands in the copy of their data, or there is a reason', async () => {
  const keys = await api.rows<{ name: string }>(
    `select conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where contype = 'f' and confrelid = 'user_account'::regclass order by name`,
  );
  expect(keys.map(({ name }) => name)).toEqual(Object.keys(NAMES).sort());
  await api.person('empty@example.ca');
  const copy = await copyOf(await api.token('empty@example.ca'));
  const named = Object.values(NAMES).filter((part) => typeof part === 'string');
  expect(Object.keys(copy)).toEqual(expect.arrayContaining(named));
});

test('what was agreed to with a form, what was written and what the office wrote are in it', async () => {
  const id = await api.person('ada@example.ca');
  await api.person('office@example.ca', 'ADMIN');
  await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email: 'ada@example.ca' } });
  const [enquiry] = await api.rows<{ id: string }>(`select id from enquiry where email = 'ada@example.ca'`);
  const WRITE = `mutation($id: ID!) { sendEnquiryEmail(input: {
    id: $id, key: "k", subject: "Hello", text: "Call me", takesOwner: false }) { userErrors { message } } }`;
  const office = await api.token('office@example.ca');
  expect((await api.graphql(WRITE, enquiry, office)).body.data.sendEnquiryEmail.userErrors).toEqual([]);
  const token = await api.token('ada@example.ca');
  const blog = await post(api, { slug: 'liked', authorId: id });
  const said = { method: 'POST', token, body: { content: 'Thank you' } };
  expect((await api.call(`/api/blogs/${blog}/comments`, said)).status).toBe(201);
  expect((await api.call(`/api/blogs/${blog}/like`, { method: 'POST', token })).status).toBe(200);
  expect(await copyOf(token)).toMatchObject({
    consents: [{ purpose: 'contact', granted: true }, { purpose: 'marketing' }],
    emails: [{ to: 'ada@example.ca', subject: 'Hello', text: 'Call me' }],
    comments: [{ post: 'liked', content: 'Thank you' }],
    likes: [{ post: 'liked' }],
  });
});
