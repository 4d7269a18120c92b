import { PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { pdf } from '../../../test/sample-files.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { upload } from '../../../test/upload.js';

const APPLICATIONS = '{ myApplications { items { id } } }';
const PAPERS = '{ applicationDocuments { requests { id mine } } }';
const UPLOAD = `mutation($requestId: ID!, $file: Upload!) { uploadDocument(requestId: $requestId, file: $file) {
  documentId userErrors { code } } }`;
const ADDRESS = 'query($id: ID!) { documentAddress(documentId: $id) { path } }';
const WITHDRAW = 'mutation($id: ID!) { withdrawApplication(id: $id) { withdrawnId userErrors { code } } }';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

interface Person {
  id: string;
  email: string;
  token: string;
}
async function person(name: string, verified = true): Promise<Person> {
  const email = `${name}@example.ca`;
  const id = await api.person(email);
  if (verified) await api.rows('update user_account set email_verified_at = now() where id = $1', [id]);
  return { id, email, token: await api.token(email) };
}
async function send(email: string, { token, form = 'comprehensive' }: { token?: string; form?: string } = {}) {
  const contact = { fullName: 'Alice Roy', email, phone: '416 967-1111' };
  const body =
    form === 'basic'
      ? { ...contact, mortgageType: 'renewal', province: 'ON', consent: { contact: true } }
      : { mortgageType: 'renewal', applicant: contact, consents: { privacy: true, contact: true } };
  const reply = await api.call(`/mortgage/${form}`, { method: 'POST', body, token });
  expect(reply.status).toBe(201);
  return String(reply.body.data.id);
}
const ownerOf = async (id: string): Promise<unknown> =>
  (await api.rows('select user_id as owner from application where id = $1', [id]))[0].owner;
const seen = async (token: string): Promise<string[]> =>
  (await api.graphql(APPLICATIONS, {}, token)).body.data.myApplications.items.map(({ id }: { id: string }) => id);
const exported = async (token: string): Promise<number> =>
  (await api.graphql('{ myData { content } }', {}, token)).body.data.myData.content.applications.length as number;
const sendPaper = async (token: string): Promise<string> => {
  const { requests } = (await api.graphql(PAPERS, {}, token)).body.data.applicationDocuments;
  const requestId = String(requests.find(({ mine }: { mine: boolean }) => mine).id);
  const { body } = await upload(api, { query: UPLOAD, variables: { requestId } }, { bytes: pdf(), token });
  return String(body.data.uploadDocument.documentId);
};
const opens = async (id: string, token: string): Promise<boolean> =>
  (await api.graphql(ADDRESS, { id }, token)).body.data?.documentAddress?.path !== undefined;

test('sent signed in with another person’s address, it is the sender’s alone', async () => {
  const [alice, stan] = [await person('alice'), await person('stan')];
  const id = await send(stan.email, { token: alice.token });
  const paper = await sendPaper(alice.token);
  const again = await api.token(stan.email);
  expect([await seen(alice.token), await seen(again), await exported(again)]).toEqual([[id], [], 0]);
  expect((await api.graphql(PAPERS, {}, again)).body.data.applicationDocuments).toBeNull();
  expect([await opens(paper, alice.token), await opens(paper, again)]).toEqual([true, false]);
  const { body } = await api.graphql(WITHDRAW, { id }, again);
  expect(body.data.withdrawApplication).toMatchObject({ withdrawnId: null, userErrors: [{ code: 'NOT_FOUND' }] });
});

test('sent in somebody else’s name, it never stands in their account, so they send no papers to the sender', async () => {
  const [mallory, vera] = [await person('mallory', false), await person('vera')];
  const id = await send(vera.email, { token: mallory.token });
  const again = await api.token(vera.email);
  expect([await ownerOf(id), await seen(again)]).toEqual([mallory.id, []]);
  expect((await api.graphql(PAPERS, {}, again)).body.data.applicationDocuments).toBeNull();
});

test('a basic form that was sent signed in is the account’s, whatever address was typed', async () => {
  const [ben, cleo] = [await person('ben'), await person('cleo')];
  const id = await send(cleo.email, { token: ben.token, form: 'basic' });
  expect([await seen(ben.token), await seen(await api.token(cleo.email))]).toEqual([[id], []]);
});

describe('what was sent signed out', () => {
  test('is claimed by a sign-in with the address once it is verified, and stays when the address moves on', async () => {
    const dora = await person('dora', false);
    const id = await send('Dora@Example.ca');
    await api.token(dora.email);
    expect(await ownerOf(id)).toBeNull();
    await api.rows('update user_account set email_verified_at = now() where id = $1', [dora.id]);
    const login = { method: 'POST', body: { email: dora.email, password: PASSWORD } };
    expect((await api.call('/api/auth/login', login)).status).toBe(200);
    expect(await ownerOf(id)).toBe(dora.id);
    expect(
      await api.rows(
        `select actor_id as actor from audit_event where action = 'application.claim' and subject_id = $1`,
        [id],
      ),
    ).toEqual([{ actor: dora.id }]);
    await api.rows(`update user_account set email = 'dora-moved@example.ca' where id = $1`, [dora.id]);
    const next = await person('dora');
    expect([await seen(dora.token), await seen(next.token)]).toEqual([[id], []]);
  });

  test('is claimed by confirming the address, without another sign-in', async () => {
    const id = await send('erin@example.ca');
    const body = { name: 'Erin Roy', email: 'erin@example.ca', phone: '416 967-1111', password: 'eleven green kayaks' };
    const made = await api.call('/api/auth/register', { method: 'POST', body });
    expect([made.status, await ownerOf(id)]).toEqual([201, null]);
    const [email] = await sentEmails(api, 'erin@example.ca', 'verify-email');
    const spent = await api.call('/api/auth/verify-email', { method: 'POST', body: { token: email?.token } });
    expect(spent.status).toBe(200);
    expect(await ownerOf(id)).toEqual(expect.any(String));
  });

  test('belongs to nobody else once its owner is gone', async () => {
    const fay = await person('fay');
    const id = await send(fay.email);
    const token = await api.token(fay.email);
    expect(await seen(token)).toEqual([id]);
    const gone = await api.call(`/api/users/${fay.id}`, { method: 'DELETE', token, body: { password: PASSWORD } });
    expect(gone.status).toBe(200);
    const next = await person('fay');
    expect([await ownerOf(id), await seen(next.token)]).toEqual([null, []]);
  });
});

test('a deletion blanks no consents of an application that is somebody else’s, and of one’s own the offers alone', async () => {
  const [gus, hal] = [await person('gus'), await person('hal')];
  const id = await send(hal.email, { token: gus.token });
  await api.call(`/api/users/${hal.id}`, { method: 'DELETE', token: hal.token, body: { password: PASSWORD } });
  const left = async (): Promise<string[]> =>
    (
      await api.rows('select purpose from consent where source_id = $1 and email is not null order by purpose', [id])
    ).map(({ purpose }) => purpose);
  expect(await left()).toEqual(['contact', 'credit_check', 'marketing', 'privacy']);
  await api.call(`/api/users/${gus.id}`, { method: 'DELETE', token: gus.token, body: { password: PASSWORD } });
  expect(await left()).toEqual(['contact', 'credit_check', 'privacy']);
});

test('the database moves no application from one owner to another', async () => {
  const [ida, jon] = [await person('ida'), await person('jon')];
  const id = await send(ida.email, { token: ida.token });
  const move = 'update application set user_id = $2, had_owner = false where id = $1';
  await expect(api.rows(move, [id, jon.id])).rejects.toThrow('what has an owner keeps it');
  await api.rows(move, [id, null]);
  await expect(api.rows(move, [id, jon.id])).rejects.toThrow('what has an owner keeps it');
});

const CHAT = `mutation($input: ChatLeadInput!) { submitChatLead(input: $input) { lead { id } userErrors { message } } }`;
const message = async (email: string, token?: string): Promise<string> => {
  const input = { fullName: 'Gail Roy', email, phone: '416 967-1111', serviceType: 'renewal' };
  const { body } = await api.graphql(CHAT, { input }, token);
  expect(body.data.submitChatLead.userErrors).toEqual([]);
  return String(body.data.submitChatLead.lead.id);
};
const messages = async (token: string): Promise<number> =>
  (await api.graphql('{ myData { content } }', {}, token)).body.data.myData.content.messages.length as number;

describe('a message', () => {
  test('that was sent signed in is the account’s, whatever address was typed', async () => {
    const [gail, hugo] = [await person('gail'), await person('hugo')];
    await message(hugo.email, gail.token);
    expect([await messages(gail.token), await messages(hugo.token)]).toEqual([1, 0]);
  });

  test('that was sent signed out is claimed once, and stays when the address moves on', async () => {
    const iris = await person('iris');
    await message('Iris@Example.ca');
    expect(await messages(iris.token)).toBe(1);
    await api.rows(`update user_account set email = 'iris-moved@example.ca' where id = $1`, [iris.id]);
    const next = await person('iris');
    expect([await messages(iris.token), await messages(next.token)]).toEqual([1, 0]);
  });
});

test('a co-applicant’s part is claimed once, and stays when the address moves on', async () => {
  const [jane, kim] = [await person('jane'), await person('kim')];
  const body = {
    mortgageType: 'renewal',
    hasCoApplicants: true,
    applicant: { fullName: 'Jane Roy', email: jane.email, phone: '416 967-1111' },
    coApplicants: [{ id: 'p1', fullName: 'Kim Roy', email: kim.email, employment: { status: 'employed' } }],
    consents: { privacy: true, contact: true },
  };
  expect((await api.call('/mortgage/comprehensive', { method: 'POST', body, token: jane.token })).status).toBe(201);
  const paper = await sendPaper(kim.token);
  await api.rows(`update user_account set email = 'kim-moved@example.ca' where id = $1`, [kim.id]);
  const next = await person('kim');
  expect((await api.graphql(PAPERS, {}, next.token)).body.data.applicationDocuments).toBeNull();
  expect([await opens(paper, kim.token), await opens(paper, next.token)]).toEqual([true, false]);
  await expect(api.rows('update co_applicant set user_id = $1 where user_id = $2', [next.id, kim.id])).rejects.toThrow(
    'what has an owner keeps it',
  );
});
