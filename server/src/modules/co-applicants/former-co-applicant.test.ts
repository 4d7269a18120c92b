import { testApi, type TestApi } from '../../../test/api.js';
import { pdf } from '../../../test/sample-files.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { upload } from '../../../test/upload.js';

const INVITE = `mutation($id: ID!, $email: String) { inviteCoApplicant(id: $id, email: $email) {
  userErrors { code field } coApplicant { state } } }`;
const PAPERS = '{ applicationDocuments { requests { id person code mine documents { id } } } }';
const OFFICE = `query($id: ID!) { fileDocuments(applicationId: $id) {
  requests { id person personName state documents { id } } } }`;
const ASK = `mutation($id: ID!, $items: [DocumentRequestInput!]!) { requestDocuments(applicationId: $id, items: $items) {
  userErrors { message } } }`;
const UPLOAD = `mutation($requestId: ID!, $file: Upload!) { uploadDocument(requestId: $requestId, file: $file) {
  documentId userErrors { code } } }`;

interface Paper {
  id: string;
  person: string;
  code: string;
  mine: boolean;
  documents: { id: string }[];
}

let api: TestApi;
let admin: string;
let ada: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN');
  admin = await api.token('admin@example.ca');
  ada = await confirmed('ada@example.ca');
});
afterAll(() => api.close());

async function confirmed(email: string): Promise<string> {
  await api.person(email);
  await api.rows('update user_account set email_verified_at = now() where email = $1', [email]);
  return api.token(email);
}
const papers = async (token: string): Promise<Paper[]> =>
  (await api.graphql(PAPERS, {}, token)).body.data.applicationDocuments?.requests ?? [];
const invite = async (id: string, email: string, token: string) =>
  (await api.graphql(INVITE, { id, email }, token)).body.data.inviteCoApplicant;
const send = async (requestId: string, token: string): Promise<string> => {
  const { body } = await upload(api, { query: UPLOAD, variables: { requestId } }, { bytes: pdf(), token });
  expect(body.data.uploadDocument.userErrors).toEqual([]);
  return body.data.uploadDocument.documentId;
};

/** An application of Ada's with one co-applicant */
async function applied(email: string): Promise<{ id: string; part: string }> {
  const { body } = await api.call('/mortgage/comprehensive', {
    method: 'POST',
    token: ada,
    body: {
      mortgageType: 'renewal',
      hasCoApplicants: true,
      applicant: { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967-1111' },
      coApplicants: [{ id: 'row', fullName: 'Vera Roy', email, employment: { status: 'employed' } }],
      employment: { status: 'employed' },
      consents: { privacy: true, contact: true },
    },
  });
  const [part] = await api.rows<{ id: string }>('select id from co_applicant where application_id = $1', [
    body.data.id,
  ]);
  return { id: body.data.id, part: String(part?.id) };
}

test('another address takes what was asked and no file; who had the part is told', async () => {
  const vera = await confirmed('vera@example.ca');
  const { id, part } = await applied('vera@example.ca');
  const before = (await papers(vera)).filter(({ mine }) => mine);
  expect(before.length).toBeGreaterThan(1);
  const [sent, ...open] = before;
  const file = await send(String(sent?.id), vera);

  expect(await invite(part, 'mallory@example.ca', ada)).toEqual({
    userErrors: [{ code: 'CONFLICT', field: ['email'] }],
    coApplicant: null,
  });
  expect((await invite(part, 'right@example.ca', admin)).userErrors).toEqual([]);
  await sentEmails(api, 'vera@example.ca', 'co-applicant-moved');

  const right = await confirmed('right@example.ca');
  const theirs = (await papers(right)).filter(({ mine }) => mine);
  expect(theirs.map(({ code }) => code).sort()).toEqual(open.map(({ code }) => code).sort());
  expect(theirs.flatMap(({ documents }) => documents)).toEqual([]);
  // what the former holder’s page still shows leads nowhere
  expect(theirs.filter((paper) => open.some((old) => old.id === paper.id))).toEqual([]);
  expect(await papers(vera)).toEqual([]);
  expect((await papers(ada)).filter(({ person }) => person.startsWith('former-'))).toEqual([]);

  // the office has the file, and may ask the new holder for the same paper
  const items = [{ person: 'row', code: sent?.code }];
  expect((await api.graphql(ASK, { id, items }, admin)).body.data.requestDocuments.userErrors).toEqual([]);
  expect((await papers(right)).filter(({ mine }) => mine)).toHaveLength(before.length);
  const { requests } = (await api.graphql(OFFICE, { id }, admin)).body.data.fileDocuments;
  expect(requests).toContainEqual({
    id: sent?.id,
    person: `former-${sent?.id}`,
    personName: null,
    state: 'RECEIVED',
    documents: [{ id: file }],
  });
});

test('an address that nobody claimed with takes no file of the office’s either', async () => {
  const { id, part } = await applied('mistyped@example.ca');
  const asked = await api.rows<{ id: string; code: string }>(
    'select id, code from document_request where co_applicant_id = $1 order by code',
    [part],
  );
  const [filed, ...open] = asked;
  const file = await send(String(filed?.id), admin);
  expect((await invite(part, 'ada@example.ca', ada)).userErrors).toEqual([]);

  const theirs = (await papers(ada)).filter(({ person, mine }) => mine && person === 'row');
  expect(theirs.map(({ code }) => code).sort()).toEqual(open.map(({ code }) => code));
  expect(theirs.filter((paper) => asked.some((old) => old.id === paper.id))).toEqual([]);
  const address = 'query($id: ID!) { documentAddress(documentId: $id) { path } }';
  expect((await api.graphql(address, { id: file }, ada)).body.data?.documentAddress ?? null).toBeNull();
  const { requests } = (await api.graphql(OFFICE, { id }, admin)).body.data.fileDocuments;
  expect(requests).toContainEqual(
    expect.objectContaining({ id: filed?.id, person: `former-${filed?.id}`, documents: [{ id: file }] }),
  );
});

test('who typed their own address for somebody else corrects it', async () => {
  const { part } = await applied('ada@example.ca');
  expect((await papers(ada)).filter(({ mine, person }) => mine && person === 'row')).not.toEqual([]);
  expect((await invite(part, 'kim@example.ca', ada)).userErrors).toEqual([]);
});

test('a forgotten address frees no part: its next holder needs the office', async () => {
  const gone = await confirmed('gone@example.ca');
  const { part } = await applied('gone@example.ca');
  await papers(gone);
  await api.rows('update co_applicant set email = null, email_index = null where id = $1', [part]);
  const owner = 'select user_id as owner, had_owner as had from co_applicant where id = $1';
  expect(await api.rows(owner, [part])).toEqual([{ owner: null, had: true }]);
  expect((await invite(part, 'mine@example.ca', ada)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await invite(part, 'mine@example.ca', admin)).userErrors).toEqual([]);
  expect(await api.rows(owner, [part])).toEqual([{ owner: null, had: false }]);
});
