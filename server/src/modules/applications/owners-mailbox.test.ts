import { testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';

const TELL = `mutation($id: ID!) { tellAboutDocuments(applicationId: $id) { emails userErrors { code } } }`;
const ASK = `mutation($id: ID!) { requestDocuments(applicationId: $id, items: [{ person: "applicant", code: "photo_id" }]) {
  userErrors { code message } } }`;
const CONFIRM = 'Please confirm your email address';
const UPLOAD_LINK = '/account?view=documents';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const send = async (email: string, token?: string, more: object = {}): Promise<string> => {
  const reply = await api.call('/mortgage/comprehensive', {
    method: 'POST',
    token,
    body: {
      mortgageType: 'renewal',
      applicant: { fullName: 'Ada Tremblay', email, phone: '416 967-1111' },
      employment: { status: 'employed' },
      consents: { privacy: true, contact: true },
      ...more,
    },
  });
  expect(reply.status).toBe(201);
  await api.rows('update document_request set told_at = null');
  return reply.body.data.id;
};
const tell = async (id: string): Promise<number> =>
  (await api.graphql(TELL, { id }, admin)).body.data.tellAboutDocuments.emails;
/** What the emails to an address ask for, once there are so many */
const asked = async (address: string, count: number) =>
  (await sentEmails(api, address, 'documents-asked', count)).map(({ text }) => ({
    confirm: text.includes(CONFIRM),
    papers: text.includes(UPLOAD_LINK),
  }));
/** Everybody who was ever written to about papers */
const recipients = async (): Promise<string[]> =>
  (
    await api.rows<{ to: string }>(
      `select distinct recipient as to from mail_message where template = 'documents-asked'`,
    )
  ).map(({ to }) => to);

test('sent signed out: the address has to be confirmed before it is asked for papers', async () => {
  const id = await send('vera@example.ca');
  expect(await tell(id)).toBe(1);
  expect(await asked('vera@example.ca', 1)).toEqual([{ confirm: true, papers: false }]);
  await api.person('vera@example.ca');
  await api.rows(`update user_account set email_verified_at = now() where email = 'vera@example.ca'`);
  await api.token('vera@example.ca');
  await api.graphql(ASK, { id }, admin);
  await api.rows('update document_request set told_at = null');
  expect(await tell(id)).toBe(1);
  expect((await asked('vera@example.ca', 2)).at(-1)).toEqual({ confirm: false, papers: true });
});

test('sent signed in with another address: its holder is asked for nothing', async () => {
  await api.person('mallory@example.ca');
  const token = await api.token('mallory@example.ca');
  const id = await send('stan@example.ca', token);
  expect(await tell(id)).toBe(1);
  // their own address was never confirmed either
  expect(await asked('mallory@example.ca', 1)).toEqual([{ confirm: true, papers: false }]);
  await api.rows(`update user_account set email_verified_at = now() where email = 'mallory@example.ca'`);
  await api.rows('update document_request set told_at = null');
  expect(await tell(id)).toBe(1);
  expect((await asked('mallory@example.ca', 2)).at(-1)).toEqual({ confirm: false, papers: true });
  expect(await recipients()).not.toContain('stan@example.ca');
});

test('news of an application is told to the owner alone', async () => {
  await api.person('omar@example.ca');
  const id = await send('typo@example.ca', await api.token('omar@example.ca'));
  await api.rows(`update application set status = 'in_review' where id = $1`, [id]);
  const MOVE = `mutation($id: ID!) { transitionApplication(id: $id, to: DOCUMENTS_REQUESTED, version: 1) { userErrors { code message } } }`;
  const moved = (await api.graphql(MOVE, { id }, admin)).body;
  expect(moved.data.transitionApplication.userErrors).toEqual([]);
  const news = await api.rows<{ recipient: string }>(
    `select recipient from mail_message where template = 'application-status'`,
  );
  expect(news.map(({ recipient }) => recipient)).toEqual(['omar@example.ca']);
  const preview = `query($id: ID!) { transitionPreview(id: $id, to: DECLINED) { email { to } } }`;
  const { transitionPreview } = (await api.graphql(preview, { id }, admin)).body.data;
  expect(transitionPreview.email.to).toBe('omar@example.ca');
  const decline = MOVE.replace('DOCUMENTS_REQUESTED, version: 1', 'DECLINED, version: 2, note: "Too much debt"');
  const declined = (await api.graphql(decline, { id }, admin)).body.data.transitionApplication;
  expect(declined.userErrors).toEqual([]);
  const all = await api.rows(`select distinct recipient from mail_message where template = 'application-status'`);
  expect(all).toEqual([{ recipient: 'omar@example.ca' }]);
});

test('somebody whose address nobody knows was told of nothing, until it is known', async () => {
  const coApplicants = [{ id: 'row-1', fullName: 'Daniel Osei', employment: { status: 'self_employed' } }];
  const id = await send('nadia@example.ca', undefined, { coApplicants });
  expect(await tell(id)).toBe(1);
  const untold = await api.rows<{ person: string }>(
    'select distinct person from document_request where application_id = $1 and told_at is null',
    [id],
  );
  expect(untold).toEqual([{ person: 'row-1' }]);
});
