import { APPLICATION, testApi, type TestApi } from '../../../../test/api.js';

const CORRECT = `mutation ($input: CorrectEnquiryContactInput!) {
  correctEnquiryContact(input: $input) {
    userErrors { code field } phone event { changed actorName to }
    enquiry { email emailRefusal maskedPhone version firstRespondedAt }
  }
}`;

let api: TestApi;
let token: string;
let id: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('avery@example.ca', 'ADMIN', 'Avery');
  token = await api.token('avery@example.ca');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.rows('delete from enquiry');
  await send('wrong@example.ca');
  [{ id }] = (await api.rows<{ id: string }>('select id from enquiry')) as [{ id: string }];
});

async function send(email: string): Promise<void> {
  const reply = await api.call('/api/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email } });
  expect(reply.status).toBe(201);
}
const correct = async (more: object) =>
  (await api.graphql(CORRECT, { input: { id, ...more } }, token)).body.data.correctEnquiryContact;
const audits = () =>
  api.rows(`select before, after from audit_event where action = 'enquiry.correct' and subject_id = $1`, [id]);

test('both are put right, the mark goes, the clock runs on, and what they were is kept nowhere', async () => {
  await api.rows(`update enquiry set email_refusal = 'NO_MAILBOX' where id = $1`, [id]);
  const phone = '604 555-0147';
  expect(await correct({ email: ' right@example.ca ', phone, expectedVersion: 1 })).toEqual({
    userErrors: [],
    phone: '+16045550147',
    event: { changed: ['EMAIL', 'PHONE'], actorName: 'Avery', to: null },
    enquiry: {
      ...{ email: 'right@example.ca', emailRefusal: null, maskedPhone: '604 ***-**47', version: 2 },
      firstRespondedAt: null,
    },
  });
  expect(await audits()).toEqual([{ before: null, after: { fields: ['EMAIL', 'PHONE'] } }]);
  const kept = await api.rows('select * from enquiry');
  expect(JSON.stringify([kept, await api.rows('select * from enquiry_event')])).not.toContain('wrong@example.ca');
  expect(JSON.stringify(kept)).not.toContain('5550147');
  const found = async (q: string) => {
    const LIST = 'query ($q: String) { enquiries(filter: { q: $q }) { items { id } } }';
    return (await api.graphql(LIST, { q }, token)).body.data.enquiries.items.length;
  };
  expect([await found(phone), await found('right@example.ca'), await found('wrong@example.ca')]).toEqual([1, 1, 0]);
});

test('one of the two, and nothing where nothing changed', async () => {
  expect(await correct({ email: 'right@example.ca' })).toMatchObject({
    event: { changed: ['EMAIL'] },
    phone: '+14165550142',
  });
  expect(await correct({ email: 'right@example.ca', phone: '(416) 555 0142' })).toMatchObject({
    event: null,
    enquiry: { version: 2 },
  });
  expect(await audits()).toHaveLength(1);
});

test('the application follows, and other enquiries of the same person keep theirs', async () => {
  const own =
    'select email, phone, phone_index, version from application where id = (select source_id from enquiry where id = $1)';
  type Row = { email: string; phone: string; phone_index: string; version: number };
  const [before] = (await api.rows<Row>(own, [id])) as [Row];
  await send('wrong@example.ca');
  await correct({ email: 'right@example.ca', phone: '604 555-0147' });
  const [after] = (await api.rows<Row>(own, [id])) as [Row];
  const { encryption } = api.platform;
  expect({ ...after, phone: encryption.decryptText(after.phone) }).toEqual({
    ...{ email: 'right@example.ca', phone: '+16045550147', version: before.version + 1 },
    phone_index: encryption.blindIndex('+16045550147'),
  });
  await correct({ email: 'right@example.ca' });
  expect(await api.rows(own, [id])).toEqual([after]);
  expect(await api.rows('select email from application where email <> $1', ['right@example.ca'])).toContainEqual({
    email: 'wrong@example.ca',
  });
  expect(await api.rows('select email from enquiry where id <> $1', [id])).toEqual([{ email: 'wrong@example.ca' }]);
});

test('an address that a mail server refused elsewhere is marked here too', async () => {
  await send('full@example.ca');
  await api.rows(`update enquiry set email_refusal = 'NO_MAILBOX' where email = 'full@example.ca'`);
  expect(await correct({ email: 'Full@example.ca' })).toMatchObject({ enquiry: { emailRefusal: 'NO_MAILBOX' } });
});

test('what is no address, no number or no longer as it was is refused, and nothing changes', async () => {
  expect((await correct({ email: 'no' })).userErrors).toEqual([{ code: 'INVALID', field: ['email'] }]);
  expect((await correct({ email: '' })).userErrors).toEqual([{ code: 'INVALID', field: ['email'] }]);
  expect((await correct({ phone: '123' })).userErrors).toEqual([{ code: 'INVALID', field: ['phone'] }]);
  expect((await correct({ email: 'a@example.ca', expectedVersion: 9 })).userErrors).toMatchObject([
    { code: 'CONFLICT' },
  ]);
  expect(await api.rows('select email, version from enquiry')).toEqual([{ email: 'wrong@example.ca', version: 1 }]);
});
