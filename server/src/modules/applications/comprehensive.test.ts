import { testApi, type TestApi } from '../../../test/api.js';
import { wordsOf } from '../../../test/words-of.js';

const COUPLE = {
  mortgageType: 'new_purchase',
  hasCoApplicants: true,
  applicant: {
    fullName: 'Amélie Gagnon-Wright',
    email: 'amelie@example.ca',
    phone: '416 555-0142',
    jobs: [{ id: 'j1', employer: 'Steel City Swim Club', hourlyRate: '24.00', hoursPerWeek: '5' }],
  },
  coApplicants: [{ id: 'p1', fullName: 'Daniel Osei', email: 'daniel@example.ca', sin: '046 454 286' }],
  employment: {
    status: 'employed',
    current: { employer: 'Harbourview Health Centre', annual: '$86,431.00' },
    selfEmployed: { name: 'An old shop' },
  },
  property: {
    found: true,
    province: 'ON',
    type: 'single-family',
    purchasePrice: '$689,000.00',
    downPayment: '75 000',
    condoFee: '310',
    currentMortgage: { balance: '1' },
  },
  financial: { annualIncome: '$86,431.00', additionalIncome: '' },
  consents: { privacy: true, contact: true },
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const send = (body: unknown, headers: Record<string, string> = {}, token?: string) =>
  api.call('/mortgage/comprehensive', { method: 'POST', body, headers, token });
const count = async (table: string): Promise<number> =>
  (await api.rows(`select count(*)::int as n from ${table}`))[0].n as number;

test('an application is stored with all that follows from it, and says what it left out', async () => {
  const reply = await send(COUPLE);
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({
    success: true,
    message: 'Application received',
    data: {
      id: expect.any(String),
      applicationNumber: expect.stringMatching(/^MB-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/),
      status: 'submitted',
      removed: ['coApplicants.0.sin', 'employment.selfEmployed', 'property.condoFee', 'property.currentMortgage'],
    },
    errors: [],
  });
  const { id } = reply.body.data as { id: string };
  const [application] = await api.rows('select * from application where id = $1', [id]);
  expect(application).toMatchObject({
    kind: 'comprehensive',
    mortgage_type: 'new_purchase',
    province: 'ON',
    user_id: null,
  });
  expect(wordsOf(application)).not.toMatch(/86431|689000|046[ -]?454|555-0142/);
  expect(api.platform.encryption.decryptJson(application.content as string)).toMatchObject({
    property: { purchasePrice: 689000, downPayment: 75000 },
    financial: { annualIncome: 86431 },
  });
  const [enquiry] = await api.rows(
    `select *, first_response_due_at - created_at = interval '24 hours' as in_a_day from enquiry where source_id = $1`,
    [id],
  );
  expect(enquiry).toMatchObject({ kind: 'APPLICATION', source: 'comprehensive-application', in_a_day: true });
  const consents = await api.rows('select purpose, granted from consent where source_id = $1 order by purpose', [id]);
  expect(consents).toEqual([
    { purpose: 'contact', granted: true },
    { purpose: 'credit_check', granted: false },
    { purpose: 'marketing', granted: false },
    { purpose: 'privacy', granted: true },
  ]);
});

test('nobody chooses the number, the status or the owner of what they send', async () => {
  const owner = await api.person('owner@example.ca');
  const wanted = {
    id: owner,
    status: 'funded',
    applicationNumber: 'MB-2026-AAAAAAAA',
    userId: owner,
    user_id: owner,
    assignedTo: owner,
    createdAt: '2020-01-01T00:00:00Z',
  };
  const before = await count('application');
  const reply = await send({ ...COUPLE, ...wanted });
  expect([reply.status, reply.body.message]).toEqual([422, 'Failed to submit application']);
  expect(reply.body.errors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(wanted));
  expect(await count('application')).toBe(before);
});

test('the invitation of each co-applicant is in the audit', async () => {
  const { id, applicationNumber } = (await send(COUPLE)).body.data as { id: string; applicationNumber: string };
  const rows = await api.rows(
    `select actor_id, action, after, request_id is not null as traced from audit_event where subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    { actor_id: null, action: 'co_applicant.invite', after: { applicationNumber, first: true }, traced: true },
  ]);
});

test('the papers it takes are asked for with it, by person', async () => {
  const reply = await send({ ...COUPLE, mortgageType: 'new_purchase' });
  const { id } = reply.body.data as { id: string };
  const asked = await api.rows<{ person: string; codes: string[] }>(
    `select person, array_agg(code order by code) as codes from document_request where application_id = $1
     group by person order by person`,
    [id],
  );
  expect(asked.map(({ person }) => person)).toEqual(['applicant', 'file', 'p1']);
  expect(asked[0]?.codes).toContain('photo_id');
  expect(asked[1]?.codes).toContain('purchase_agreement');
});

test.each([
  ['co-applicants that are no list', { coApplicants: 'Daniel' }],
  ['a person that is a text', { coApplicants: ['Daniel', 7, null, []] }],
  ['an applicant that is a list', { applicant: [{ fullName: 'x' }] }],
  ['numbers where objects belong', { employment: 1, property: 2, financial: 3, declarations: 4, consents: 5 }],
  ['rows in rows', { coApplicants: [{ jobs: { a: 1 }, otherIncome: [[[]]] }] }],
])('%s is refused or taken, and breaks nothing', async (_what, part) => {
  const { body } = await api.graphql(
    `mutation ($a: JSONObject!) {
      submitComprehensiveApplication(application: $a) { userErrors { code } application { id } }
    }`,
    { a: { ...COUPLE, ...part } },
  );
  const { userErrors, application } = body.data.submitComprehensiveApplication as {
    userErrors: { code: string }[];
    application: object | null;
  };
  expect(application !== null || userErrors.every(({ code }) => code === 'INVALID')).toBe(true);
});

test('the office reads the answers in words', async () => {
  const reply = await send({ ...COUPLE, applicant: { ...COUPLE.applicant, email: 'words@example.ca' } });
  const { id } = reply.body.data as { id: string };
  const [{ id: enquiryId }] = await api.rows('select id from enquiry where source_id = $1', [id]);
  await api.person('office@example.ca', 'ADMIN');
  const admin = await api.token('office@example.ca');
  const { body } = await api.graphql(
    'query ($id: ID!) { enquiry(id: $id) { answers { label value } } }',
    { id: enquiryId },
    admin,
  );
  expect((body.data as { enquiry: { answers: unknown[] } }).enquiry.answers).toEqual(
    expect.arrayContaining([
      { label: 'Purchase price', value: '$689,000' },
      { label: 'Yearly salary before tax', value: '$86,431' },
    ]),
  );
});

test('a refusal says so in the customer’s words, and names each place', async () => {
  const before = await count('application');
  const reply = await send({ ...COUPLE, applicant: { phone: '911' }, property: { purchasePrice: '-5' } });
  expect(reply.status).toBe(422);
  expect(reply.body).toEqual({
    success: false,
    message: 'Failed to submit application',
    data: null,
    errors: expect.arrayContaining([
      { field: 'applicant.fullName', message: 'Enter the full legal name' },
      { field: 'property.purchasePrice', message: 'Enter an amount without a minus sign' },
    ]) as unknown,
  });
  expect(await count('application')).toBe(before);
});

test('nothing is stored without the consents it takes', async () => {
  const reply = await send({ ...COUPLE, consents: { marketing: true } });
  expect(reply.status).toBe(422);
  expect((reply.body.errors as { field: string }[]).map(({ field }) => field)).toEqual([
    'consents.privacy',
    'consents.contact',
  ]);
});

test('the same key stores it once, and is answered as the first time', async () => {
  const before = await count('application');
  const headers = { 'idempotency-key': 'a-comprehensive-key-1' };
  const [first, second] = [await send(COUPLE, headers), await send(COUPLE, headers)];
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await count('application')).toBe(before + 1);
});

test('twenty requests with the same key make one application; the key is refused for other answers', async () => {
  const tables = ['application', 'enquiry', 'co_applicant', 'mail_message'];
  const counts = () => Promise.all(tables.map(count));
  const before = await counts();
  const headers = { 'idempotency-key': 'a-comprehensive-key-2' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(COUPLE, headers)));
  const numbers = replies.map(({ status, body }) => [status, body.data.applicationNumber]);
  expect(numbers).toEqual(Array.from({ length: 20 }, () => [201, replies[0]?.body.data.applicationNumber]));
  // to the applicant, the co-applicant and the office
  expect(await counts()).toEqual([1, 1, 1, 3].map((more, index) => (before[index] ?? 0) + more));
  const other = await send({ ...COUPLE, mortgageType: 'other' }, headers);
  expect([other.status, other.body.message]).toEqual([422, 'Failed to submit application']);
});

test('with a token it belongs to the account and ends its draft; a token that ended is refused', async () => {
  await api.person('amelie-account@example.ca');
  const token = await api.token('amelie-account@example.ca');
  const draft = { formData: { mortgageType: 'new_purchase' }, lastStep: 1 };
  expect((await api.call('/mortgage/comprehensive/draft', { method: 'POST', body: draft, token })).status).toBe(200);
  const reply = await send(COUPLE, {}, token);
  expect(reply.status).toBe(201);
  const { applicationNumber } = reply.body.data as { applicationNumber: string };
  const mine = await api.call('/mortgage/user', { token });
  expect(mine.body.data).toEqual([
    expect.objectContaining({ applicationNumber, kind: 'comprehensive', status: 'submitted' }),
  ]);
  const late = await api.call('/mortgage/comprehensive/draft', { method: 'POST', body: draft, token });
  expect(late.status).toBe(410);

  const before = await count('application');
  const refused = await send(COUPLE, {}, 'not.a.token');
  expect(refused.status).toBe(401);
  expect(await count('application')).toBe(before);
});

test('a number in the shape of a SIN is masked in free text', async () => {
  const reply = await send({
    ...COUPLE,
    employment: { status: 'other', other: { source: 'Benefits under 046 454 286' } },
  });
  const { id } = reply.body.data as { id: string };
  const [{ content }] = await api.rows('select content from application where id = $1', [id]);
  expect(api.platform.encryption.decryptText(content as string)).toContain('Benefits under *** *** ***');
});
