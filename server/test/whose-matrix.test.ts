import { PASSWORD, testApi, type Reply, type TestApi } from './api.js';
import { pdf } from './sample-files.js';
import { upload } from './upload.js';

/**
 * Twelve who ask for what is the applicant's, a co-applicant's or their own, over GraphQL and REST. A cell is what the row
 * says and nothing else: an asker or an object that is added has to be written down here.
 */
const ASKERS = [
  'owner',
  'coApplicant',
  'typedAddress',
  'otherAccount',
  'unverified',
  'moderator',
  'admin',
  'agentOfFile',
  'agentOfOther',
  'signedOut',
  'endedToken',
  'otherPurpose',
] as const;
type Asker = (typeof ASKERS)[number];

let api: TestApi;
const tokens: Partial<Record<Asker, string>> = {};
let ids = {
  application: '',
  number: '',
  lead: '',
  coApplicant: '',
  calculation: '',
  ownPaper: '',
  ownFile: '',
  coFile: '',
};
/**
 * Two who claimed their part in another application of the owner's and sent a file; the second deleted their account. Nobody
 * claimed the third, for which the office sent one.
 */
let former = { movedPart: '', movedFile: '', gonePart: '', goneFile: '', freePart: '', freeFile: '' };

const person = async (email: string, role?: 'MODERATOR' | 'ADMIN', verified = true): Promise<string> => {
  const id = await api.person(email, role);
  if (verified) await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
  return id;
};
const PAPERS = `query($n: String) { applicationDocuments(applicationNumber: $n) { requests { id person mine } } }`;
const UPLOAD = `mutation($requestId: ID!, $file: Upload!) { uploadDocument(requestId: $requestId, file: $file) {
  documentId userErrors { code } } }`;
const CALCULATE = `mutation($input: SaveCalculationInput!) { saveCalculation(input: $input) { calculation { id } } }`;

const papers = async (
  token: string,
  n: string | null = ids.number,
): Promise<{ id: string; person: string; mine: boolean }[]> =>
  (await api.graphql(PAPERS, { n }, token)).body.data.applicationDocuments.requests;
const send = async (requestId: string, token: string | undefined): Promise<string | undefined> => {
  const { body } = await upload(api, { query: UPLOAD, variables: { requestId } }, { bytes: pdf(), token });
  return body.data?.uploadDocument?.documentId ?? undefined;
};

const application = async (coApplicants: readonly object[]): Promise<{ id: string; applicationNumber: string }> => {
  const sent = await api.call('/mortgage/comprehensive', {
    method: 'POST',
    token: tokens.owner,
    body: {
      mortgageType: 'renewal',
      hasCoApplicants: true,
      applicant: { fullName: 'Ada Tremblay', email: 'typed@example.ca', phone: '416 967-1111' },
      coApplicants,
      employment: { status: 'employed' },
      consents: { privacy: true, contact: true },
    },
  });
  expect(sent.status).toBe(201);
  return sent.body.data;
};
const coApplicant = (name: string): object => ({
  id: name,
  fullName: 'Kim Roy',
  email: `${name}@example.ca`,
  employment: { status: 'employed' },
});

async function formerCoApplicants(): Promise<void> {
  const people = [await person('moved@example.ca'), await person('gone@example.ca')];
  await application([coApplicant('moved'), coApplicant('gone'), coApplicant('free')]);
  const files: string[] = [];
  for (const name of ['moved', 'gone']) {
    const token = await api.token(`${name}@example.ca`);
    const mine = (await papers(token, null)).find((paper) => paper.mine && paper.person === name);
    files.push(String(await send(String(mine?.id), token)));
  }
  const parts = await api.rows<{ id: string }>(
    `select id from co_applicant where user_id = any($1::uuid[]) order by row_id desc`,
    [people],
  );
  const token = await api.token('gone@example.ca');
  const body = { password: PASSWORD };
  expect((await api.call(`/api/users/${people[1]}`, { method: 'DELETE', token, body })).status).toBe(200);
  const [free] = await api.rows<{ part: string; paper: string }>(
    `select c.id as part, r.id as paper from co_applicant c join document_request r on r.co_applicant_id = c.id
     where c.row_id = 'free' limit 1`,
  );
  former = {
    freePart: String(free?.part),
    freeFile: String(await send(String(free?.paper), tokens.admin)),
    movedPart: String(parts[0]?.id),
    gonePart: String(parts[1]?.id),
    movedFile: String(files[0]),
    goneFile: String(files[1]),
  };
  expect(Object.values(former)).not.toContain('undefined');
}

beforeAll(async () => {
  api = await testApi();
  await person('owner@example.ca');
  await person('co@example.ca');
  await person('typed@example.ca');
  await person('other@example.ca');
  await person('unverified@example.ca', undefined, false);
  await person('moderator@example.ca', 'MODERATOR');
  const admin = await person('admin@example.ca', 'ADMIN');
  const agents = [await person('agent@example.ca'), await person('agent-other@example.ca')];
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no, user_id) values
       (gen_random_uuid(), 'Priya', 'priya', 1, $1), (gen_random_uuid(), 'Jonah', 'jonah', 2, $2)`,
    agents,
  );
  const names = { owner: 'owner', coApplicant: 'co', typedAddress: 'typed', otherAccount: 'other' };
  const staff = {
    unverified: 'unverified',
    moderator: 'moderator',
    admin: 'admin',
    agentOfFile: 'agent',
    agentOfOther: 'agent-other',
  };
  for (const [asker, name] of Object.entries({ ...names, ...staff })) {
    tokens[asker as Asker] = await api.token(`${name}@example.ca`);
  }
  tokens.endedToken = await api.token('owner@example.ca');
  await api.call('/api/auth/logout', { method: 'POST', token: tokens.endedToken });
  tokens.otherPurpose = api.platform.encryption.encryptText(`booking ${admin}`);
  const owner = String(tokens.owner);
  const { id, applicationNumber } = await application([coApplicant('co')]);
  ids = { ...ids, application: id, number: applicationNumber };
  await api.rows('update enquiry set assigned_to_id = $2 where source_id = $1', [ids.application, agents[0]]);
  const [lead] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [ids.application]);
  const [part] = await api.rows<{ id: string }>('select id from co_applicant');
  const { calculation } = (
    await api.graphql(
      CALCULATE,
      {
        input: {
          kind: 'PAYMENT',
          inputs: {
            principal: 100_000,
            annualRatePct: 5,
            amortizationYears: 25,
            frequency: 'monthly',
            compounding: 'semi-annual',
          },
        },
      },
      owner,
    )
  ).body.data.saveCalculation;
  const [own, co] = [
    (await papers(owner)).find(({ mine, person }) => mine && person === 'applicant'),
    (await papers(String(tokens.coApplicant))).find(({ mine }) => mine),
  ];
  ids = {
    ...ids,
    lead: String(lead?.id),
    coApplicant: String(part?.id),
    calculation: String(calculation.id),
    ownPaper: String(own?.id),
    ownFile: String(await send(String(own?.id), owner)),
    coFile: String(await send(String(co?.id), tokens.coApplicant)),
  };
  expect(Object.values(ids)).not.toContain('undefined');
  await formerCoApplicants();
});
afterAll(() => api.close());

const at = (body: Reply['body'], path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], body.data);

/** Whether the answer gives what was asked for: no error, and not null */
const gives = ({ body }: Reply, ...path: string[]): boolean => at(body, path) != null && !body.errors;

const ask =
  (query: string, path: string[], variables: () => Record<string, unknown> = () => ({})) =>
  async (token: string | undefined) =>
    gives(await api.graphql(query, variables(), token), ...path);
/** Each asker has whatever their address gives them by now. */
const opens = (id: () => string) => async (token: string | undefined) => {
  await api.graphql(PAPERS, {}, token);
  const address = 'query($id: ID!) { documentAddress(documentId: $id) { path } }';
  return gives(await api.graphql(address, { id: id() }, token), 'documentAddress', 'path');
};
const readdresses = (part: () => string, email: string) =>
  ask(
    'mutation($id: ID!, $email: String) { inviteCoApplicant(id: $id, email: $email) { coApplicant { id } } }',
    ['inviteCoApplicant', 'coApplicant'],
    () => ({ id: part(), email }),
  );
const lists = (query: string, path: string[]) => async (token: string | undefined) => {
  const { body } = await api.graphql(query, {}, token);
  return JSON.stringify(at(body, path) ?? []).includes(ids.number);
};

/** Each verb, and who may. What changes something stands last and is asked by the others first. */
const CELLS: [verb: string, may: readonly Asker[], (token: string | undefined) => Promise<boolean>][] = [
  [
    'finds the application among their own',
    ['owner'],
    lists('{ myApplications { items { applicationNumber } } }', ['myApplications', 'items']),
  ],
  [
    'finds it over REST',
    ['owner'],
    async (token) => {
      const { status, text } = await api.call('/mortgage/user', { token });
      return status === 200 && text.includes(ids.application);
    },
  ],
  ['takes it away in their export', ['owner'], lists('{ myData { content } }', ['myData', 'content', 'applications'])],
  [
    'takes names of papers away, of which the office sent one',
    ['owner', 'coApplicant'],
    ask('{ myData { content } }', ['myData', 'content', 'documents', '0']),
  ],
  [
    'reads the office’s file',
    ['admin'],
    ask('query($id: ID!) { applicationFile(id: $id) { id } }', ['applicationFile', 'id'], () => ({
      id: ids.application,
    })),
  ],
  ['finds it among the files of their desk', ['agentOfFile'], lists('{ myFiles { applicationNumber } }', ['myFiles'])],
  [
    'reads it on their desk',
    ['agentOfFile'],
    ask('query($id: ID!) { myLead(id: $id) { phone } }', ['myLead', 'phone'], () => ({ id: ids.lead })),
  ],
  [
    'writes a note on their desk',
    ['agentOfFile'],
    ask('mutation($id: ID!) { addLeadNote(id: $id, text: "Called") { note { id } } }', ['addLeadNote', 'note'], () => ({
      id: ids.lead,
    })),
  ],
  [
    'reads it in the office’s inbox',
    ['admin'],
    ask('query($id: ID!) { enquiry(id: $id) { phone } }', ['enquiry', 'phone'], () => ({ id: ids.lead })),
  ],
  [
    'sees where its papers stand',
    ['owner', 'coApplicant'],
    ask(PAPERS, ['applicationDocuments'], () => ({ n: ids.number })),
  ],
  [
    'opens the applicant’s paper',
    ['owner', 'admin'],
    ask('query($id: ID!) { documentAddress(documentId: $id) { path } }', ['documentAddress', 'path'], () => ({
      id: ids.ownFile,
    })),
  ],
  [
    'opens the co-applicant’s paper',
    ['coApplicant', 'admin'],
    ask('query($id: ID!) { documentAddress(documentId: $id) { path } }', ['documentAddress', 'path'], () => ({
      id: ids.coFile,
    })),
  ],
  [
    'sends a paper of the applicant’s',
    ['owner', 'admin'],
    async (token) => (await send(ids.ownPaper, token)) !== undefined,
  ],
  [
    'invites the co-applicant again',
    ['owner', 'admin'],
    ask(
      'mutation($id: ID!) { inviteCoApplicant(id: $id) { coApplicant { id } } }',
      ['inviteCoApplicant', 'coApplicant'],
      () => ({ id: ids.coApplicant }),
    ),
  ],
  [
    'renames a saved calculation',
    ['owner'],
    ask(
      'mutation($id: ID!) { renameCalculation(id: $id, label: "Mine") { calculation { id } } }',
      ['renameCalculation', 'calculation'],
      () => ({ id: ids.calculation }),
    ),
  ],
  [
    'takes back a paper of the applicant’s',
    ['owner', 'admin'],
    async (token) => {
      const id = await send(ids.ownPaper, tokens.owner);
      const take = 'mutation($id: ID!) { removeDocument(documentId: $id) { requestId } }';
      return gives(await api.graphql(take, { id }, token), 'removeDocument', 'requestId');
    },
  ],
  [
    'agrees to the applicant’s credit check',
    ['owner'],
    ask(
      'mutation($id: ID!) { setCreditCheck(id: $id, granted: true) { applicationId } }',
      ['setCreditCheck', 'applicationId'],
      () => ({ id: ids.application }),
    ),
  ],
  [
    'withdraws the application',
    ['owner'],
    ask(
      'mutation($id: ID!) { withdrawApplication(id: $id) { withdrawnId } }',
      ['withdrawApplication', 'withdrawnId'],
      () => ({
        id: ids.application,
      }),
    ),
  ],
  [
    'gives the part of a co-applicant with an account to another address',
    ['admin'],
    readdresses(() => former.movedPart, 'typed@example.ca'),
  ],
  ['opens a file that the former co-applicant sent', ['admin'], opens(() => former.movedFile)],
  [
    'gives the part of a deleted account to another address',
    ['admin'],
    readdresses(() => former.gonePart, 'other@example.ca'),
  ],
  ['opens a file that the deleted account sent', ['admin'], opens(() => former.goneFile)],
  [
    'gives a part that nobody claimed to another address',
    ['owner', 'admin'],
    readdresses(() => former.freePart, 'typed@example.ca'),
  ],
  ['opens a file that the office sent for the address before', ['admin'], opens(() => former.freeFile)],
];

test.each(CELLS)('%s: %j, and nobody else of the twelve', async (_verb, may, asks) => {
  // those who may come last: what they do may end what the others ask for
  const order = [...ASKERS].sort((one, other) => Number(may.includes(one)) - Number(may.includes(other)));
  const found: Asker[] = [];
  for (const asker of order) if (await asks(tokens[asker])) found.push(asker);
  expect(found.sort()).toEqual([...may].sort());
});
