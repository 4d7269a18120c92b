import fs from 'node:fs';
import path from 'node:path';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import sharp from 'sharp';
import { testApi, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { withLostCommits } from '../../../test/lost-commits.js';
import { sidewaysJpeg } from '../../../test/sample-files.js';
import { upload } from '../../../test/upload.js';

const PRIYA = {
  licensedName: 'Priya Raman',
  title: 'Mortgage agent, level 2',
  subdomain: 'priya-raman',
  headline: 'I read every line before you sign one.',
  phone: '905 273-4455',
  email: 'priya@example.ca',
  languages: ['English', 'Tamil'],
  licences: [{ province: 'ON', number: 'M24001234', expiresOn: '2099-03-31' }],
  specialities: [{ name: 'A first home', note: '5% down' }],
  serviceAreas: [{ name: 'Oakville' }],
  social: { website: 'https://example.ca/priya' },
  reviews: [
    { author: 'Devon P.', rating: 4, text: 'Honest.', source: 'RateMyAgent', date: '2026-09-04' },
    { author: 'Meera', rating: 5, text: 'She found a clause.', source: 'Google', date: '2026-10-18' },
  ],
  hours: [{ weekday: 1, starts: '09:00', ends: '17:00' }],
  active: true,
};
const NOBODY = '00000000-0000-7000-8000-000000000000';
const PHOTO = `mutation ($id: ID!, $file: Upload!, $v: Int) {
  uploadAgentPhoto(id: $id, file: $file, expectedVersion: $v) {
    userErrors { code field } agent { version photo { url avifUrl width height focusX focusY } }
  }
}`;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  await api.person('morgan@example.ca', 'MODERATOR');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());
afterEach(async () => {
  await api.rows('delete from booking');
  await api.rows('delete from subdomain_history');
  await api.rows('delete from agent');
  await api.rows('delete from working_hours where calendar_no > 0');
});

const post = (body: object, token = admin) => api.call('/api/agents', { method: 'POST', token, body });
const put = (id: string, body: object, headers = {}) =>
  api.call(`/api/agents/${id}`, { method: 'PUT', token: admin, body, headers });
const made = async (change: object = {}): Promise<string> => {
  const { status, body } = await post({ ...PRIYA, ...change });
  expect([status, body.errors]).toEqual([201, []]);
  return body.data.id;
};
const address = async (subdomain: string, agentId: string | null = null): Promise<string | null> =>
  (
    await api.graphql(
      'query ($s: String!, $a: ID) { agentAddressProblem(subdomain: $s, agentId: $a) }',
      { s: subdomain, a: agentId },
      admin,
    )
  ).body.data.agentAddressProblem;

test('what is documented is kept, and everybody reads what is public of it', async () => {
  const id = await made();
  const { status, body } = await api.call('/api/agents/priya-raman');
  expect([status, body.message]).toEqual([200, 'Agent']);
  expect(body.data).toMatchObject({
    id,
    licensedName: 'Priya Raman',
    level: 2,
    phone: '+19052734455',
    licences: [{ province: 'ON', number: 'M24001234' }],
    licenceNumber: 'M24001234',
    licenceProvinces: ['ON'],
    brokerageName: expect.any(String),
    serviceAreas: [{ name: 'Oakville', note: '' }],
    hours: PRIYA.hours,
    social: { website: 'https://example.ca/priya', linkedin: null },
    photo: null,
  });
  expect(body.data.reviews.map(({ author }: { author: string }) => author)).toEqual(['Meera', 'Devon P.']);
  expect(JSON.stringify(body)).not.toMatch(/expiresOn|userId/);
  expect((await api.call(`/api/agents/${id}`)).body.data).toEqual(body.data);
  expect((await api.call('/api/agents')).body.data).toEqual([body.data]);
  const [audit] = await api.rows(`select action, after from audit_event where subject_id = $1`, [id]);
  expect(audit).toMatchObject({ action: 'agent.add', after: { name: 'Priya Raman', subdomain: 'priya-raman' } });
});

test('a new agent is hidden until they are active; an administrator sees them', async () => {
  const id = await made({ active: undefined });
  expect((await api.call('/api/agents')).body.data).toEqual([]);
  expect((await api.call('/api/agents/priya-raman')).status).toBe(404);
  expect((await api.call('/api/agents', { token: admin })).body.data).toMatchObject([{ id, active: false }]);
  expect((await put(id, { active: true })).status).toBe(200);
  expect((await api.call('/api/agents/priya-raman')).status).toBe(200);
});

test('each failure has the catalogue’s words', async () => {
  const id = await made();
  const said = async (promise: ReturnType<typeof api.call>) => {
    const { status, body } = await promise;
    return [status, body.success, body.message];
  };
  expect(await said(api.call(`/api/agents/${NOBODY}`))).toEqual([404, false, 'Failed to fetch agent']);
  expect(await said(api.call('/api/agents/nobody-here'))).toEqual([404, false, 'Failed to fetch agent by subdomain']);
  expect(await said(post({ ...PRIYA, licensedName: ' ' }))).toEqual([422, false, 'Failed to create agent']);
  expect(await said(post({}))).toEqual([422, false, 'Failed to create agent']);
  expect(await said(post(PRIYA))).toEqual([409, false, 'Failed to create agent']);
  expect(await said(put(id, { title: 'King of loans' }))).toEqual([422, false, 'Failed to update agent']);
  expect(await said(put(NOBODY, { headline: 'x' }))).toEqual([404, false, 'Failed to update agent']);
  expect(await said(put(NOBODY, { title: 'King of loans' }))).toEqual([404, false, 'Failed to update agent']);
  const gone = api.call(`/api/agents/${NOBODY}`, { method: 'DELETE', token: admin });
  expect(await said(gone)).toEqual([404, false, 'Failed to delete agent']);
  const moderator = await api.token('morgan@example.ca');
  expect(await said(post(PRIYA, moderator))).toEqual([403, false, 'Failed to create agent']);
  expect(await said(api.call(`/api/agents/${id}`, { method: 'DELETE', token: moderator }))).toEqual([
    403,
    false,
    'Failed to delete agent',
  ]);
});

test('a list that cannot be read has its words too', async () => {
  const { agents } = api.app.services;
  agents.list = () => Promise.reject(new Error('no'));
  try {
    const { status, body } = await api.call('/api/agents');
    expect([status, body.message]).toEqual([500, MESSAGES.agentsFetchFailed]);
  } finally {
    // the method of the class is there again
    Reflect.deleteProperty(agents, 'list');
  }
});

test('every problem is named together, by its place', async () => {
  const { status, body } = await post({
    ...PRIYA,
    subdomain: 'www',
    phone: '905 273-44',
    social: { linkedin: 'http://example.ca' },
    licences: [{ province: 'AB', number: '' }],
    reviews: [{ author: 'x', rating: 5, text: ' ', source: 'y', date: '2026-01-01' }],
  });
  expect(status).toBe(422);
  const fields = body.errors.map(({ field }: { field: string }) => field);
  expect(fields).toContain('licences.0.number');
  const sent = await api.graphql(
    `mutation ($i: AgentInput!) { createAgent(input: $i) { userErrors { field } agent { id } } }`,
    {
      i: {
        ...PRIYA,
        subdomain: 'www',
        phone: '905 273-44',
        social: { linkedin: 'http://example.ca' },
        licences: [{ province: 'AB', number: ' ' }],
        reviews: [{ author: 'x', rating: 5, text: ' ', source: 'y', date: '2026-01-01' }],
      },
    },
    admin,
  );
  expect(sent.body.data.createAgent.userErrors.map(({ field }: { field: string[] }) => field.join('.')).sort()).toEqual(
    ['licences.0.number', 'phone', 'reviews.0.text', 'social.linkedin', 'subdomain', 'title'],
  );
  expect(await api.rows('select from agent')).toEqual([]);
});

test('what is left out stays, and an empty text clears', async () => {
  const id = await made();
  const { body } = await put(id, { headline: '', phone: null, languages: ['Hindi'] });
  expect(body.data).toMatchObject({ headline: null, phone: '+19052734455', languages: ['Hindi'], version: 2 });
  expect(body.data.licences).toEqual(PRIYA.licences);
});

test('the second of two editors gets a conflict, and without a version the last save wins', async () => {
  const id = await made();
  expect((await put(id, { headline: 'First' }, { 'if-match': '"1"' })).status).toBe(200);
  const late = await put(id, { headline: 'Second' }, { 'if-match': '"1"' });
  expect([late.status, late.body.message]).toEqual([409, 'Failed to update agent']);
  expect((await put(id, { headline: 'Third' })).body.data).toMatchObject({ headline: 'Third', version: 3 });
  const both = await Promise.all(['A', 'B'].map((headline) => put(id, { headline }, { 'if-match': '"3"' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is read is removed, and nothing newer', async () => {
  const id = await made();
  const version = Number((await api.call(`/api/agents/${id}`)).body.data.version);
  expect((await put(id, { headline: 'Newer' }, { 'if-match': `"${version}"` })).status).toBe(200);
  const remove = (read: number) =>
    api.call(`/api/agents/${id}`, { method: 'DELETE', token: admin, headers: { 'if-match': `"${read}"` } });
  expect((await remove(version)).status).toBe(409);
  expect((await remove(version + 1)).status).toBe(200);
});

test('a name that was given up leads to the new one, and nobody else gets it for a year', async () => {
  const id = await made();
  await put(id, { subdomain: 'priya' });
  const moved = await api.call('/api/agents/priya-raman');
  expect([moved.status, moved.body.data.subdomain]).toEqual([200, 'priya']);
  expect(await address('priya-raman')).toContain('less than a year');
  expect((await post({ ...PRIYA, licensedName: 'Other' })).status).toBe(409);
  expect(await address('priya-raman', id)).toBeNull();
  await api.rows(`update subdomain_history set released_at = now() - interval '366 days'`);
  expect((await api.call('/api/agents/priya-raman')).status).toBe(404);
  await made({ licensedName: 'Other' });
  expect((await api.call('/api/agents/priya-raman')).body.data.licensedName).toBe('Other');
});

test('an agent may take an old name back', async () => {
  const id = await made();
  await put(id, { subdomain: 'priya' });
  expect((await put(id, { subdomain: 'priya-raman' })).status).toBe(200);
  expect((await api.call('/api/agents/priya')).body.data.subdomain).toBe('priya-raman');
  expect(await api.rows('select subdomain from subdomain_history')).toEqual([{ subdomain: 'priya' }]);
});

test('the name of somebody who was removed is held as well', async () => {
  const id = await made();
  const { status, body } = await api.call(`/api/agents/${id}`, { method: 'DELETE', token: admin });
  expect([status, body.data]).toEqual([200, { id, removed: true }]);
  expect((await post(PRIYA)).status).toBe(409);
  expect(await address('priya-raman')).toContain('less than a year');
  expect(await api.rows('select from working_hours where calendar_no > 0')).toEqual([]);
});

test('days away are the office’s to set; they follow each other as one', async () => {
  const id = await made();
  const EDIT = `mutation ($id: ID!, $input: AgentInput!) {
    updateAgent(id: $id, input: $input) { userErrors { message field } agent { away { from to } } } }`;
  const set = async (away: { from: string; to: string }[]) =>
    (await api.graphql(EDIT, { id, input: { away } }, admin)).body.data.updateAgent;
  const days = [
    { from: '2090-12-24', to: '2090-12-26' },
    { from: '2090-12-27', to: '2090-12-28' },
    { from: '2091-01-04', to: '2091-01-04' },
    { from: '2091-01-04', to: '2091-01-04' },
  ];
  expect((await set(days)).agent.away).toEqual([
    { from: '2090-12-24', to: '2090-12-28' },
    { from: '2091-01-04', to: '2091-01-04' },
  ]);
  const wrong = await set([{ from: '2091-01-04', to: '2091-01-03' }]);
  expect(wrong.userErrors).toEqual([{ field: ['away', '0', 'to'], message: 'Enter the first day or a later one' }]);
  expect((await set([])).agent.away).toEqual([]);
  await set(days);
  await api.call(`/api/agents/${id}`, { method: 'DELETE', token: admin });
  expect(await api.rows('select from hours_exception')).toEqual([]);
});

test('a name is checked while it is typed', async () => {
  const id = await made();
  expect(await address('priya-raman')).toContain('Another agent has');
  expect(await address('priya-raman', id)).toBeNull();
  expect(await address('cdn')).toContain('kept for the site');
  expect(await address('ab')).toContain('3 to 32');
  expect(await address('somebody-new')).toBeNull();
});

test('many who ask for one name at the same moment: one gets it', async () => {
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => post({ ...PRIYA, licensedName: `Agent ${n}` })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
});

test('whoever was booked once stays in the records and is no longer shown', async () => {
  const id = await made();
  await api.rows(
    `insert into booking (id, calendar_no, agent_id, slot, starts_at, ends_at, zone, full_name, email, phone)
     select gen_random_uuid(), calendar_no, id, tstzrange(now(), now() + interval '1 hour'), now(), now() + interval '30 minutes',
            'America/Toronto', 'Ada', 'ada@example.ca', '' from agent where id = $1`,
    [id],
  );
  const { body } = await api.call(`/api/agents/${id}`, { method: 'DELETE', token: admin });
  expect(body.data).toEqual({ id, removed: false });
  expect((await api.call('/api/agents/priya-raman')).status).toBe(404);
  expect(await api.rows('select active from agent')).toEqual([{ active: false }]);
});

test('an agent whose licences have all run out cannot be shown', async () => {
  const licences = [{ province: 'ON', number: 'M24001234', expiresOn: '2020-01-01' }];
  const { status, body } = await post({ ...PRIYA, licences });
  expect([status, body.errors[0].field]).toEqual([422, 'active']);
  const id = await made();
  expect((await put(id, { licences })).status).toBe(200);
});

test('an account belongs to one agent', async () => {
  const userId = await api.person('agent@example.ca');
  const id = await made({ userId });
  const second = { ...PRIYA, subdomain: 'second', userId };
  expect((await post(second)).body.errors[0].field).toBe('userId');
  expect((await post({ ...second, userId: NOBODY })).body.errors[0].field).toBe('userId');
  expect((await put(id, { userId: '' })).body.data.userId).toBeNull();
  expect((await post(second)).status).toBe(201);
});

describe('the photo', () => {
  const folder = (): string => path.join(api.platform.files.folder, 'agents');
  const files = (): string[] => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : []);
  const send = async (id: string, bytes: Buffer | string, variables: object = {}) =>
    (await upload(api, { query: PHOTO, variables: { id, v: null, ...variables } }, { bytes, token: admin })).body.data
      .uploadAgentPhoto;

  test('is drawn anew as WebP and AVIF, the right way up, and replaces the one before', async () => {
    const id = await made();
    const { agent } = await send(id, await sidewaysJpeg());
    expect(agent).toMatchObject({ version: 2, photo: { width: 20, height: 40, focusX: 50, focusY: 35 } });
    for (const [url, format] of [
      [agent.photo.url, 'webp'],
      [agent.photo.avifUrl, 'heif'],
    ]) {
      const shown = await fetch(`${api.url}${String(url)}`);
      expect(shown.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await shown.arrayBuffer());
      expect(bytes.includes('CANARY')).toBe(false);
      expect((await sharp(bytes).metadata()).format).toBe(format);
    }
    const before = files();
    const again = await send(id, await sidewaysJpeg());
    expect(again.agent.photo.url).not.toBe(agent.photo.url);
    expect(files().some((name) => before.includes(name))).toBe(false);
    expect(files()).toHaveLength(2);
  });

  test('what is no picture is refused and leaves no file; nor does a late editor', async () => {
    const id = await made();
    const kept = files().length;
    for (const bytes of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '',
      '%PDF-1.4',
      (await sidewaysJpeg()).subarray(0, 200),
    ]) {
      expect((await send(id, bytes)).userErrors).toEqual([{ code: 'INVALID', field: ['file'] }]);
    }
    expect((await send(id, await sidewaysJpeg(), { v: 7 })).userErrors[0].code).toBe('CONFLICT');
    expect((await send(NOBODY, await sidewaysJpeg())).userErrors[0].code).toBe('NOT_FOUND');
    expect(files()).toHaveLength(kept);
  });

  test('what was stored stays where the answer to the COMMIT is lost', async () => {
    const id = await made();
    const picture = { bytes: await sidewaysJpeg(), token: admin };
    const sent = await withLostCommits(api.platform.db, () =>
      upload(api, { query: PHOTO, variables: { id, v: null } }, picture),
    );
    expect(sent.body.errors).toHaveLength(1);
    const { photo } = (await api.call(`/api/agents/${id}`)).body.data;
    for (const url of [photo.url, photo.avifUrl]) expect((await fetch(api.url + String(url))).status).toBe(200);
  });

  test('the point that is always shown can be chosen', async () => {
    const id = await made();
    await send(id, await sidewaysJpeg());
    expect((await put(id, { focusX: 20, focusY: 80 })).body.data.photo).toMatchObject({ focusX: 20, focusY: 80 });
    expect((await put(id, { focusX: 101 })).status).toBe(422);
  });
});

test('what is kept for visitors follows a change', async () => {
  const id = await made();
  const query = '{ agent(idOrSubdomain: "priya-raman") { headline hours { starts } } }';
  const ask = async () =>
    (await api.call(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': 'true' } }))
      .body.data.agent;
  expect((await ask()).headline).toBe(PRIYA.headline);
  await put(id, { headline: 'New words' });
  await eventually(async () => expect((await ask()).headline).toBe('New words'));
  await put(id, { hours: [{ weekday: 2, starts: '10:00', ends: '11:00' }] });
  await eventually(async () => expect((await ask()).hours).toEqual([{ starts: '10:00' }]));
  await put(id, { active: false });
  await eventually(async () => expect(await ask()).toBeNull());
});
