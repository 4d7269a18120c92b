import { testApi, type TestApi } from '../../../test/api.js';

const LEAD = {
  fullName: 'Ada Tremblay',
  phone: '416 967 1111',
  serviceType: 'New Purchase',
  email: 'ada@example.ca',
  downPayment: '5%',
  propertyValue: '$500K-$1M',
  mortgageAmount: '$500K - $1M',
  additionalComments: 'A garden for the dog',
};
const SUBMIT = `mutation ($i: ChatLeadInput!, $k: String) {
  submitChatLead(input: $i, idempotencyKey: $k) { lead { id } userErrors { code message field } }
}`;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const send = (body: object, key?: string) =>
  api.call('/api/mortgage/lead', {
    method: 'POST',
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const count = async (table: string): Promise<number> =>
  (await api.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;

test('a lead is in the inbox at once, with its 24 hours, its email to the office and what was said', async () => {
  const reply = await send(LEAD);
  expect([reply.status, reply.body]).toEqual([
    201,
    { success: true, message: expect.any(String), data: { id: expect.any(String) }, errors: [] },
  ]);
  const list = await api.graphql(
    '{ enquiries(filter: { kind: LEAD }) { items { id subject fullName maskedPhone createdAt firstResponseDueAt } } }',
    {},
    admin,
  );
  const [row] = list.body.data.enquiries.items;
  expect(row).toMatchObject({ subject: 'New Purchase · chat', fullName: 'Ada Tremblay', maskedPhone: '416 ***-**11' });
  expect(Date.parse(row.firstResponseDueAt) - Date.parse(row.createdAt)).toBe(24 * 3_600_000);
  const one = await api.graphql(
    'query ($id: ID!) { enquiry(id: $id) { phone answers { label value } events { to } } }',
    { id: row.id },
    admin,
  );
  expect(one.body.data.enquiry).toEqual({
    phone: '+14169671111',
    answers: [
      { label: 'Service', value: 'New Purchase' },
      { label: 'Down payment', value: '5%' },
      { label: 'Property value', value: '$500K-$1M' },
      { label: 'Mortgage amount', value: '$500K - $1M' },
      { label: 'Comments', value: 'A garden for the dog' },
    ],
    events: [{ to: 'NEW' }],
  });
  const emails = await api.rows(`select recipient, subject from mail_message where template = 'new-enquiry'`);
  expect(emails).toEqual([{ recipient: expect.stringContaining('@'), subject: 'New enquiry: New Purchase · chat' }]);
  const consents = await api.rows(`select purpose, granted from consent where email = 'ada@example.ca'`);
  expect(consents).toEqual([{ purpose: 'contact', granted: true }]);
});

test('neither the number nor the answers can be read in the database', async () => {
  const rows = JSON.stringify(await api.rows('select * from lead'));
  expect(rows).not.toMatch(/9671111|garden|500K/);
});

test('every rule of the chat holds here too', async () => {
  const before = await count('lead');
  const reply = await api.graphql(SUBMIT, {
    i: { fullName: 'nope', phone: '000000000000', serviceType: 'Other', email: 'ada@', additionalComments: 'test' },
  });
  expect(reply.body.data.submitChatLead).toEqual({
    lead: null,
    userErrors: [
      { code: 'INVALID', field: ['fullName'], message: expect.stringContaining('never sell it') },
      { code: 'INVALID', field: ['email'], message: expect.stringContaining('example name@example.ca') },
      { code: 'INVALID', field: ['additionalComments'], message: expect.stringContaining('at least 5') },
      { code: 'INVALID', field: ['phone'], message: 'Please provide a valid phone number.' },
    ],
  });
  expect((await send({ ...LEAD, serviceType: 'Loan' })).status).toBe(422);
  expect((await send({ ...LEAD, role: 3 })).status).toBe(422);
  expect(await count('lead')).toBe(before);
});

test('what the service is not asked is not kept, and no comment is said to be none', async () => {
  await send({ ...LEAD, serviceType: 'Renewal', email: 'renewal@example.ca', additionalComments: 'no' });
  const found = await api.graphql('{ enquiries(filter: { q: "renewal@example.ca" }) { items { id } } }', {}, admin);
  const [{ id }] = found.body.data.enquiries.items;
  const one = await api.graphql('query ($id: ID!) { enquiry(id: $id) { answers { label value } } }', { id }, admin);
  expect(one.body.data.enquiry.answers).toEqual([
    { label: 'Service', value: 'Renewal' },
    { label: 'Property value', value: '$500K-$1M' },
    { label: 'Mortgage amount', value: '$500K - $1M' },
    { label: 'Comments', value: 'No additional information provided.' },
  ]);
});

test('a choice is the offered one however it is written, and what follows from it is asked', async () => {
  const i = { ...LEAD, serviceType: 'new purchase', downPayment: '5%', email: 'small@example.ca' };
  const comment = { ...i, additionalComments: 'My SIN is 046 454 286' };
  expect((await api.graphql(SUBMIT, { i: comment })).body.data.submitChatLead.userErrors).toEqual([]);
  const found = await api.graphql('{ enquiries(filter: { q: "small@example.ca" }) { items { id } } }', {}, admin);
  const [{ id }] = found.body.data.enquiries.items;
  const one = await api.graphql('query ($id: ID!) { enquiry(id: $id) { answers { label value } } }', { id }, admin);
  expect(one.body.data.enquiry.answers).toEqual(
    expect.arrayContaining([
      { label: 'Service', value: 'New Purchase' },
      { label: 'Down payment', value: '5%' },
      { label: 'Comments', value: 'My SIN is *** *** ***' },
    ]),
  );
});

test('twenty at once with one key are one lead, one enquiry and one email', async () => {
  const before = [await count('lead'), await count('enquiry'), await count('mail_message')];
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(LEAD, 'one-conversation')));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
  expect([await count('lead'), await count('enquiry'), await count('mail_message')]).toEqual(
    before.map((number) => number + 1),
  );
  const other = await send({ ...LEAD, fullName: 'Somebody Else' }, 'one-conversation');
  expect([other.status, other.body.message]).toEqual([422, 'Submission failed']);
});

test('T22: the thirty-first lead from one address within an hour has to wait', async () => {
  const bare = await testApi({ LIMITS_FACTOR: '1' });
  try {
    const replies = await Promise.all(
      Array.from({ length: 31 }, (_, index) =>
        bare.call('/api/mortgage/lead', { method: 'POST', body: { ...LEAD, email: `p${index}@example.ca` } }),
      ),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await bare.close();
  }
});
