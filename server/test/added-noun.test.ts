import { defineModule, emailsOf, makeServices, type Module } from '../src/manifest/module.js';
import { emailTo } from '../src/platform/email.js';
import { newId } from '../src/platform/ids.js';
import { renderSample } from '../src/site/email-samples.js';
import { testApi, type TestApi } from './api.js';
import { eventually } from './eventually.js';
import { sentEmails } from './sent-emails.js';
import { NOTE_ADDED } from './notes/note-added.email.js';
import { NOTES } from './notes/note.module.js';
import { NoteResolver } from './notes/note.resolver.js';
import { NOTE_READER } from './notes/note.service.js';

const TABLE = `
  create table note (id uuid primary key, text text not null);
  grant select, insert on note to app;
  create trigger note_changed after insert on note for each statement execute function notify_cache('notes')`;
const ADD = 'mutation Add($text: String!) { addNote(text: $text) { note { text } userErrors { message } } }';
const LIST = `/graphql?query=${encodeURIComponent('{ notes { text } }')}`;

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '1' }, { modules: [NOTES], migration: TABLE });
});
afterAll(() => api.close());

const list = (): Promise<Awaited<ReturnType<TestApi['call']>>> =>
  api.call(LIST, { headers: { 'apollo-require-preflight': 'x' } });
const texts = async (): Promise<string[]> => ((await list()).body.data.notes as { text: string }[]).map((n) => n.text);

test('a noun in one folder is served: stored, cached until it changes, and limited', async () => {
  expect((await api.graphql(ADD, { text: 'first' })).body.data.addNote).toEqual({
    note: { text: 'first' },
    userErrors: [],
  });
  expect(await texts()).toEqual(['first']);
  expect((await list()).headers.get('cache-control')).toMatch(/^public/);
  // answered from the cache, until the table's trigger names its tag
  expect(await api.statements(list)).toEqual([]);
  await api.graphql(ADD, { text: 'second' });
  await eventually(async () => expect(await texts()).toEqual(['first', 'second']));
  const added = await api.call('/api/notes', { method: 'POST', body: { text: 'third' } });
  expect(added.body).toMatchObject({ success: true, message: 'Note added', data: { text: 'third' } });
  expect((await api.call('/api/notes', { method: 'POST', body: {} })).status).toBe(422);
  const { errors } = (await api.graphql(ADD, { text: 'too many' })).body;
  expect(errors[0].extensions.code).toBe('RATE_LIMITED');
});

test('its calls are documented', async () => {
  const { paths } = (await api.call('/api/openapi.json')).body;
  expect(paths['/api/notes'].post).toMatchObject({ summary: 'Add a note', tags: ['Notes'] });
  expect(Object.keys(paths['/api/notes'].post.responses)).toEqual(expect.arrayContaining(['201', '422', '429']));
});

test('its email is queued with the note, sent, and kept from filling a mailbox', async () => {
  const [first] = await sentEmails(api, NOTE_READER, 'note-added', 2);
  expect(first?.subject).toMatch(/^New note: (first|second|third)$/);
  expect(first?.text).toContain(first?.subject.replace('New note: ', ''));
  // three notes were added, and the mailbox takes two: the third waits
  await eventually(async () => {
    const rows = await api.rows('select status, deferred_at is not null as waits from mail_message order by status');
    expect(rows).toEqual([
      { status: 'pending', waits: true },
      { status: 'sent', waits: false },
      { status: 'sent', waits: false },
    ]);
  });
  expect(emailsOf([NOTES]).map((email) => renderSample(email).text)).toEqual([
    expect.stringContaining('Call the notary'),
  ]);
});

test('an email is queued with its own parameters, and with what its subject uses', () => {
  const note = { noteId: newId() };
  const wrong = [
    // @ts-expect-error: it is read by the note's id
    emailTo(NOTE_ADDED, NOTE_READER, { userId: newId() }, { text: 'x' }),
    // @ts-expect-error: the subject uses the text
    emailTo(NOTE_ADDED, NOTE_READER, note),
  ];
  expect(wrong).toHaveLength(2);
  expect(emailTo(NOTE_ADDED, NOTE_READER, note, { text: 'x' }).row(newId(), null)).toMatchObject({
    template: 'note-added',
    recipient: NOTE_READER,
    subject: 'New note: x',
    params: note,
  });
});

test('a resolver that calls a service which nobody makes is no module', () => {
  const unserved = defineModule({ name: 'unserved', resolvers: [NoteResolver] });
  // @ts-expect-error: nobody makes `notes`
  const modules: readonly Module[] = [unserved];
  expect(modules).toHaveLength(1);
});

test('a module is listed after those it needs, and shares no name of a service', () => {
  const later = defineModule({ name: 'later', needs: [NOTES] });
  expect(() => makeServices([later, NOTES], api.platform)).toThrow('The module notes must be listed before later.');
  const twin = defineModule({ name: 'twin', services: () => ({ notes: {} }) });
  expect(() => makeServices([NOTES, twin], api.platform)).toThrow('Two modules have a service called notes.');
});
