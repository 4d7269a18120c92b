import { APPLICATION, testApi, type TestApi } from '../../../../../test/api.js';
import { NotificationService } from '../../../notifications/notification.service.js';
import { SEAL_NOTES } from './seal-notes.js';

const ADD = `mutation ($id: ID!, $text: String!) {
  addEnquiryNote(id: $id, text: $text) { userErrors { code field } note { id text pieces { text personId } } }
}`;
const READ = 'query ($id: ID!) { enquiry(id: $id) { notes { text authorName pieces { text personId } } } }';
const BELL = '{ notifications { unseen items { id kind title enquiryId actorName unseen } } }';

let api: TestApi;
let jonah: string;
let mara: string;
let moderator: string;
let token: string;
let enquiryId: string;
beforeAll(async () => {
  api = await testApi();
  jonah = await api.person('jonah@example.ca', 'ADMIN', 'Jonah Wells');
  mara = await api.person('mara@example.ca', 'ADMIN', 'Mara Okafor');
  moderator = await api.person('moderator@example.ca', 'MODERATOR');
  token = await api.token('jonah@example.ca');
  await api.call('/mortgage/basic', { method: 'POST', body: { ...APPLICATION, fullName: 'Noted Person' } });
  const [row] = await api.rows<{ id: string }>(`select id from enquiry where full_name = 'Noted Person'`);
  enquiryId = row!.id;
});
afterAll(() => api.close());
beforeEach(() => api.rows('delete from enquiry_note'));

const add = async (text: string, who = token) =>
  (await api.graphql(ADD, { id: enquiryId, text }, who)).body.data.addEnquiryNote;
const notes = async () => (await api.graphql(READ, { id: enquiryId }, token)).body.data.enquiry.notes;
async function mentions(email: string) {
  const { items } = (await api.graphql(BELL, {}, await api.token(email))).body.data.notifications;
  return items.filter(({ kind }: { kind: string }) => kind === 'MENTION');
}

test('a note keeps the id of whom it names, and shows the name they have today', async () => {
  const { note } = await add(`Ask @[${mara}] for the quote.`);
  expect(note.text).toBe('Ask @Mara Okafor for the quote.');
  await api.rows(`update user_account set name = 'Mara Singh' where id = $1`, [mara]);
  expect(await notes()).toEqual([
    {
      authorName: 'Jonah Wells',
      text: 'Ask @Mara Singh for the quote.',
      pieces: [
        { text: 'Ask ', personId: null },
        { text: '@Mara Singh', personId: mara },
        { text: ' for the quote.', personId: null },
      ],
    },
  ]);
  await api.rows(`update user_account set name = 'Mara Okafor' where id = $1`, [mara]);
});

test('it is encrypted, without a SIN, and neither the audit nor the bell has its text', async () => {
  await add(`Canary 046 454 286 @[${mara}]`);
  const [row] = await api.rows('select text from enquiry_note');
  expect(row.text).toMatch(/^v1\./);
  expect((await notes())[0].text).toBe('Canary *** *** *** @Mara Okafor');
  const audit = await api.rows(`select before, after from audit_event where action = 'enquiry.note'`);
  expect(JSON.stringify(audit)).not.toContain('Canary');
  expect(JSON.stringify(await mentions('mara@example.ca'))).not.toContain('Canary');
});

test('a note from before notes were encrypted is read as it is, until it is sealed', async () => {
  await api.rows(
    `insert into enquiry_note (id, enquiry_id, author_id, text)
     values (gen_random_uuid(), $1, $2, 'An older note, 046 454 286')`,
    [enquiryId, jonah],
  );
  expect((await notes())[0]).toMatchObject({ text: 'An older note, 046 454 286', authorName: 'Jonah Wells' });
  const newer = (await add('A newer note')).note;
  for (let again = 0; again < 2; again += 1) {
    await SEAL_NOTES.run(api.platform);
    const stored = await api.rows<{ text: string; sealed: boolean }>('select text, sealed from enquiry_note');
    expect(stored.map(({ text, sealed }) => [text.slice(0, 3), sealed])).toEqual([
      ['v1.', true],
      ['v1.', true],
    ]);
    expect((await notes()).map(({ text }: { text: string }) => text)).toEqual([
      newer.text,
      'An older note, *** *** ***',
    ]);
  }
});

test('whom it names is notified once for each note, and sees who wrote it; the writer is not', async () => {
  const { note } = await add(`@[${mara}] and again @[${mara}], not me @[${jonah}]`);
  expect(await mentions('mara@example.ca')).toEqual([
    {
      id: `MENTION.${note.id}`,
      kind: 'MENTION',
      title: 'Noted Person',
      enquiryId,
      actorName: 'Jonah Wells',
      unseen: true,
    },
  ]);
  expect(await mentions('jonah@example.ca')).toEqual([]);
  await add(`@[${mara}] once more`);
  expect(await mentions('mara@example.ca')).toHaveLength(2);
  const hers = await api.token('mara@example.ca');
  await api.graphql('mutation { markNotificationsSeen { notifications { unseen } } }', {}, hers);
  expect((await mentions('mara@example.ca')).map(({ unseen }: { unseen: boolean }) => unseen)).toEqual([false, false]);
});

test('after two weeks it leaves the bell', async () => {
  await add(`@[${mara}]`);
  const service = new NotificationService(api.platform);
  const kinds = async (days: number) =>
    (await service.list({ userId: mara }, new Date(Date.now() + days * 86_400_000))).items.map(({ kind }) => kind);
  expect(await kinds(13)).toContain('MENTION');
  expect(await kinds(15)).not.toContain('MENTION');
});

test('somebody who lost the role can be named no more, and their bell is closed', async () => {
  await add(`@[${mara}]`);
  await api.rows(`update user_account set role = 'MODERATOR' where id = $1`, [mara]);
  expect((await add(`@[${mara}]`)).userErrors).toEqual([{ code: 'INVALID', field: ['text'] }]);
  const reply = await api.graphql(BELL, {}, await api.token('mara@example.ca'));
  expect(reply.body.errors[0].extensions.code).toBe('FORBIDDEN');
  await api.rows(`update user_account set role = 'ADMIN' where id = $1`, [mara]);
});

test('somebody whose account is gone is a former colleague', async () => {
  const gone = await api.person('gone@example.ca', 'ADMIN', 'Gone Person');
  await add(`@[${gone}] knows`);
  await api.rows('delete from user_account where id = $1', [gone]);
  expect((await notes())[0].text).toBe('@Former colleague knows');
});

test('people who do not work in the office cannot be named, and nothing is kept', async () => {
  for (const id of [moderator, '00000000-0000-7000-8000-000000000000']) {
    expect((await add(`@[${id}]`)).userErrors).toEqual([{ code: 'INVALID', field: ['text'] }]);
  }
  await api.rows('update user_account set suspended_at = now() where id = $1', [mara]);
  expect((await add(`@[${mara}]`)).userErrors).toEqual([{ code: 'INVALID', field: ['text'] }]);
  await api.rows('update user_account set suspended_at = null where id = $1', [mara]);
  expect(await notes()).toEqual([]);
});

test('the length is what people read, not the ids', async () => {
  const room = 4_000 - '@Mara Okafor'.length;
  expect((await add(`@[${mara}]${'x'.repeat(room)}`)).userErrors).toEqual([]);
  expect((await add(`@[${mara}]${'x'.repeat(room + 1)}`)).userErrors).toEqual([{ code: 'INVALID', field: ['text'] }]);
});

test('many notes are read in the statement that reads the file', async () => {
  for (const word of ['one', 'two', 'three']) await add(`${word} @[${mara}]`);
  const sent = await api.statements(() => notes());
  expect(sent.filter((text) => text.includes('enquiry_note'))).toHaveLength(1);
  expect(sent.filter((text) => text.includes('enquiry_mention') && !text.includes('enquiry_note'))).toEqual([]);
});
