import { BAD_ROW_ID } from '@brokerage/domain/application/row-ids';
import { testApi, type Reply, type TestApi } from '../../../test/api.js';
import { pdf } from '../../../test/sample-files.js';
import { upload } from '../../../test/upload.js';

const LIST = `{ applicationDocuments { requests { id person code mine documents { id } } } }`;
const UPLOAD = `mutation($requestId: ID!, $file: Upload!) { uploadDocument(requestId: $requestId, file: $file) {
  documentId userErrors { code } } }`;
const ADDRESS = `query($id: ID!) { documentAddress(documentId: $id) { path } }`;

interface Paper {
  id: string;
  person: string;
  code: string;
  mine: boolean;
  documents: { id: string }[];
}

let api: TestApi;
let ada: string;
let daniel: string;
beforeAll(async () => {
  api = await testApi();
  for (const name of ['ada', 'daniel']) await api.person(`${name}@example.ca`);
  await api.rows('update user_account set email_verified_at = now()');
  [ada, daniel] = (await Promise.all(['ada', 'daniel'].map((name) => api.token(`${name}@example.ca`)))) as [
    string,
    string,
  ];
});
afterAll(() => api.close());

const send = (answers: object): Promise<Reply> =>
  api.call('/mortgage/comprehensive', {
    method: 'POST',
    token: ada,
    body: {
      mortgageType: 'renewal',
      hasCoApplicants: true,
      applicant: { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967-1111' },
      employment: { status: 'employed' },
      consents: { privacy: true, contact: true },
      ...answers,
    },
  });
const named = (id: unknown): object => ({
  coApplicants: [{ id, fullName: 'Daniel Osei', email: 'daniel@example.ca', employment: { status: 'self_employed' } }],
});
const papers = async (token: string): Promise<Paper[]> =>
  (await api.graphql(LIST, {}, token)).body.data.applicationDocuments.requests;
const sendPaper = async (paper: Paper | undefined, token: string): Promise<string> => {
  const { body } = await upload(api, { query: UPLOAD, variables: { requestId: paper?.id } }, { bytes: pdf(), token });
  expect(body.data.uploadDocument.userErrors).toEqual([]);
  return String(body.data.uploadDocument.documentId);
};
const opens = async (id: string, token: string): Promise<boolean> => {
  const { body } = await api.graphql(ADDRESS, { id }, token);
  return body.data?.documentAddress?.path !== undefined;
};

test.each(['applicant', 'file', ' applicant ', 'FILE', 'x'.repeat(6_000), '4169671111 Jane Doe', 7])(
  'a co-applicant has no such id (%#): refused in words, and nothing is stored',
  async (id) => {
    const reply = await send(named(id));
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toContainEqual(
      expect.objectContaining({ field: 'coApplicants.0.id', message: BAD_ROW_ID }),
    );
    expect(await api.rows('select from application')).toEqual([]);
  },
);

test('a job, a debt or a person keeps its id for itself', async () => {
  const twice = await send({
    ...named('a'),
    financial: { hasLiabilities: true, liabilities: [{ id: 'a', kind: 'car_loan', balance: 1 }] },
  });
  expect(twice.status).toBe(422);
  expect(await api.rows('select from application')).toEqual([]);
});

test('the applicant never opens the co-applicant’s papers, and the other way round', async () => {
  expect((await send(named('p1'))).status).toBe(201);
  const [hers, his] = [await papers(ada), await papers(daniel)];
  expect(hers.filter(({ mine }) => mine).map(({ person }) => person)).not.toContain('p1');
  expect(new Set(his.filter(({ mine }) => mine).map(({ person }) => person))).toEqual(new Set(['p1']));
  const herPaper = await sendPaper(
    hers.find(({ mine, person }) => mine && person === 'applicant'),
    ada,
  );
  const filePaper = await sendPaper(
    hers.find(({ mine, person }) => mine && person === 'file'),
    ada,
  );
  const hisPaper = await sendPaper(
    his.find(({ mine }) => mine),
    daniel,
  );
  expect([await opens(herPaper, ada), await opens(filePaper, ada), await opens(hisPaper, daniel)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([await opens(hisPaper, ada), await opens(herPaper, daniel), await opens(filePaper, daniel)]).toEqual([
    false,
    false,
    false,
  ]);
  expect((await papers(ada)).find(({ person }) => person === 'p1')?.documents).toEqual([]);
  const [{ count }] = await api.rows(
    `select count(*)::int from document_request where owner_kind = 'co_applicant' and co_applicant_id is null`,
  );
  expect(count).toBe(0);
});

test('and the name of a paper decides nothing: the database keeps it in step with its owner', async () => {
  for (const change of [
    `update document_request set person = 'applicant' where owner_kind = 'co_applicant'`,
    `update document_request set owner_kind = 'applicant' where owner_kind = 'co_applicant'`,
    `update document_request set co_applicant_id = (select id from co_applicant limit 1) where owner_kind = 'file'`,
    `update co_applicant set row_id = 'File'`,
  ]) {
    await expect(api.rows(change)).rejects.toThrow(/violates check constraint/);
  }
});
