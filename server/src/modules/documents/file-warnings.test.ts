import { testApi, type TestApi } from '../../../test/api.js';
import { pdf } from '../../../test/sample-files.js';
import { upload } from '../../../test/upload.js';

const UPLOAD = `mutation($requestId: ID!, $file: Upload!) { uploadDocument(requestId: $requestId, file: $file) {
  documentId userErrors { code message } } }`;
const ADDRESS = 'query($id: ID!) { documentAddress(documentId: $id) { warnings } }';
const MINE = '{ applicationDocuments { applicationId requests { id person documents { id warnings } } } }';
const OFFICE = 'query($id: ID!) { fileDocuments(applicationId: $id) { requests { documents { id warnings } } } }';

let api: TestApi;
let ada: string;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('ada@example.ca');
  await api.person('office@example.ca', 'ADMIN');
  await api.rows('update user_account set email_verified_at = now()');
  [ada, admin] = [await api.token('ada@example.ca'), await api.token('office@example.ca')];
  await api.call('/mortgage/comprehensive', {
    method: 'POST',
    token: ada,
    body: {
      mortgageType: 'renewal',
      applicant: { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967-1111' },
      employment: { status: 'employed' },
      consents: { privacy: true, contact: true },
    },
  });
});
afterAll(() => api.close());

interface Files {
  applicationId: string;
  requests: { id: string; documents: { id: string; warnings: string[] }[] }[];
}
const mine = async (): Promise<Files> => (await api.graphql(MINE, {}, ada)).body.data.applicationDocuments;
const warningsAt = (files: Pick<Files, 'requests'>, id: string) =>
  files.requests.flatMap(({ documents }) => documents).find((document) => document.id === id)?.warnings;

const SCRIPT = pdf()
  .toString('latin1')
  .replace('%%EOF', '9 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj\n%%EOF');

test.each([
  ['an ordinary PDF', pdf('a'), ['NOT_SCANNED']],
  ['a PDF with a script', Buffer.from(SCRIPT, 'latin1'), ['ACTIVE', 'NOT_SCANNED']],
])(
  '%s is marked for the office in the list and at the download, and for nobody else',
  async (_what, bytes, warnings) => {
    const { requests, applicationId } = await mine();
    const variables = { requestId: requests.find(({ documents }) => documents.length === 0)?.id };
    const sent = (await upload(api, { query: UPLOAD, variables }, { bytes, token: ada })).body.data.uploadDocument;
    expect(sent.userErrors).toEqual([]);
    const id = String(sent.documentId);
    expect(warningsAt(await mine(), id)).toEqual([]);
    expect((await api.graphql(ADDRESS, { id }, ada)).body.data.documentAddress.warnings).toEqual([]);
    const office = (await api.graphql(OFFICE, { id: applicationId }, admin)).body.data.fileDocuments;
    expect(warningsAt(office, id)).toEqual(warnings);
    expect((await api.graphql(ADDRESS, { id }, admin)).body.data.documentAddress.warnings).toEqual(warnings);
  },
);
