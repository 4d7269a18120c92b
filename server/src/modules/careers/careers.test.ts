import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CLOSED_SHOWN_DAYS } from '@brokerage/domain/careers/jobs';
import { EICAR, fakeClamd, type FakeClamd } from '../../../test/fake-clamd.js';
import { eventually } from '../../../test/eventually.js';
import { docx, pdf, png, zip } from '../../../test/sample-files.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { testApi, type Reply, type TestApi } from '../../../test/api.js';
import { upload } from '../../../test/upload.js';
import { newId } from '../../platform/ids.js';
import { CLOSE_JOBS_IN_TIME, FORGET_APPLICATIONS, SWEEP_RESUMES } from './career.schedules.js';

const MB = 1024 * 1024;
const PHONE = '4169671111';
const LETTER = 'CANARY: I have called 2,000 people back.';
const PERSON = { fullName: 'Chidi Okafor', email: 'chidi@example.ca', phone: PHONE, consent: 'true' };
const APPLY = `mutation($jobId: ID, $input: CareerApplicationInput!, $resume: Upload!, $key: String) {
  applyForJob(jobId: $jobId, input: $input, resume: $resume, idempotencyKey: $key) {
    application { id } userErrors { code message field } } }`;

let api: TestApi;
let clamd: FakeClamd;
let open: string;
beforeAll(async () => {
  clamd = await fakeClamd();
  api = await testApi({ CLAMAV_ADDRESS: clamd.address });
  open = await job('mortgage-agent');
});
afterAll(async () => {
  await api.close();
  await clamd.close();
});

async function job(slug: string, change: Record<string, unknown> = {}): Promise<string> {
  const values = {
    id: newId(),
    slug,
    title: 'Mortgage agent',
    status: 'OPEN',
    closes_on: null,
    closed_at: null,
    ...change,
  };
  await api.rows(
    `insert into job (id, slug, title, department, city, province, employment_type, description, compensation, status,
       closes_on, closed_at, posted_at)
     values ($1, $2, $3, 'ADVICE', 'Toronto', 'ON', 'FULL_TIME', 'You call people back.', '$70,000', $4, $5, $6, now())`,
    Object.values(values),
  );
  return values.id;
}

interface Sent {
  fields?: Record<string, string>;
  file?: Buffer | string | null;
  name?: string;
  part?: string;
  key?: string;
}

/** Applies over REST. */
function apply({ fields = {}, file = pdf(), name = 'resume.pdf', part = 'resume', key }: Sent = {}): Promise<Reply> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...PERSON, jobId: open, ...fields }))
    if (value) form.append(field, value);
  if (file !== null) form.append(part, new Blob([new Uint8Array(Buffer.from(file))]), name);
  return api.call('/api/careers/apply', {
    method: 'POST',
    body: form,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

const counts = async (): Promise<unknown> =>
  (
    await api.rows(`select (select count(*)::int from career_application) as applications,
      (select count(*)::int from enquiry) as enquiries, (select count(*)::int from mail_message) as emails,
      (select count(*)::int from career_resume where application_id is not null) as resumes`)
  )[0];
const files = (): string[] => {
  const folder = path.join(api.platform.config.dataDir, 'private');
  const all = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return all.filter((name) => fs.statSync(path.join(folder, name)).isFile());
};
const fresh = (): string => `${newId()}@example.ca`;

describe('jobs', () => {
  test('open ones are listed for everybody, kept, and new within a moment after a change', async () => {
    const listed = (): Promise<Reply> => api.call('/api/careers/jobs');
    const first = await listed();
    expect(first.status).toBe(200);
    expect(first.body.data).toEqual([
      expect.objectContaining({
        slug: 'mortgage-agent',
        department: 'advice',
        employmentType: 'full_time',
        status: 'open',
      }),
    ]);
    await api.graphql('{ jobs { slug } }');
    const id = await job('underwriter', { title: 'Underwriter' });
    await eventually(async () => expect((await listed()).body.data).toHaveLength(2));
    await api.rows(`update job set status = 'DRAFT' where id = $1`, [id]);
    await eventually(async () => expect((await listed()).body.data).toHaveLength(1));
  });

  test('a job is found by its slug and by its id, and nobody finds a draft', async () => {
    const find = async (id: string): Promise<unknown> =>
      (await api.graphql('query($id: ID!) { job(id: $id) { title status } }', { id })).body.data.job;
    const found = { title: 'Mortgage agent', status: 'OPEN' };
    expect([await find('mortgage-agent'), await find(open), await find('nope')]).toEqual([found, found, null]);
    await job('secret', { status: 'DRAFT' });
    expect(await find('secret')).toBeNull();
  });

  test('the clock closes a job after its last day, and retires it 30 days later', async () => {
    const yesterday = await job('late', {
      closes_on: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
    });
    const long = new Date(Date.now() - (CLOSED_SHOWN_DAYS + 1) * 86_400_000);
    const old = await job('old', { status: 'CLOSED', closed_at: long });
    const recent = await job('recent', { status: 'CLOSED', closed_at: new Date() });
    const statusOf = async (id: string): Promise<unknown> =>
      (await api.rows('select status from job where id = $1', [id]))[0];
    // before the clock comes round nobody can apply any more
    expect((await apply({ fields: { jobId: yesterday } })).status).toBe(410);
    await CLOSE_JOBS_IN_TIME.run(api.platform);
    expect(await statusOf(yesterday)).toEqual({ status: 'CLOSED' });
    expect(await statusOf(old)).toEqual({ status: 'GONE' });
    expect(await statusOf(recent)).toEqual({ status: 'CLOSED' });
    expect(await statusOf(open)).toEqual({ status: 'OPEN' });
  });
});

describe('applying', () => {
  test('stores the application with its enquiry, consent, emails and sealed résumé, or says 201 for nothing', async () => {
    const before = files().length;
    const { status, body } = await apply({
      fields: {
        coverLetter: LETTER,
        licensed: 'level_1',
        licenceNumber: 'M08001234',
        yearsExperience: '5',
        province: 'ON',
      },
      file: pdf('CANARY of the résumé'),
      name: '../../okafor\u202e SIN 046 454 286 résumé.pdf.exe',
    });
    expect([status, body.message, body.data]).toEqual([201, 'We have your application', { id: expect.any(String) }]);
    const [row] = await api.rows('select * from career_application where id = $1', [body.data.id]);
    expect(row).toMatchObject({
      job_id: open,
      full_name: 'Chidi Okafor',
      email: 'chidi@example.ca',
      confirmed_at: null,
    });
    const [enquiry] = await api.rows(
      `select *, first_response_due_at - created_at = interval '24 hours' as in_a_day from enquiry where source_id = $1`,
      [body.data.id],
    );
    expect(enquiry).toMatchObject({
      kind: 'CAREER',
      source: 'career',
      topic: 'Mortgage agent',
      in_a_day: true,
      province: 'ON',
    });
    const [resume] = await api.rows('select * from career_resume where application_id = $1', [body.data.id]);
    expect(resume).toMatchObject({ mime: 'application/pdf', scanned: true });
    const { encryption, privateFiles } = api.platform;
    expect(encryption.decryptText(resume.name)).toBe('okafor SIN résumé.pdf');
    const content = await buffer(await privateFiles.read(resume.object_key, resume.wrapped_key));
    expect(content).toEqual(pdf('CANARY of the résumé'));
    expect(files()).toHaveLength(before + 1);
    const kept = JSON.stringify([row, enquiry, resume, await api.rows('select params, subject from mail_message')]);
    expect(kept).not.toMatch(/CANARY|9671111|046 454/);
    const folder = path.join(api.platform.config.dataDir, 'private');
    for (const name of files()) expect(fs.readFileSync(path.join(folder, name)).includes('CANARY')).toBe(false);
    expect(await api.rows('select purpose, text_version from consent where source_id = $1', [body.data.id])).toEqual([
      { purpose: 'contact', text_version: 'career 2026-11-23' },
    ]);
    const [sent] = await sentEmails(api, 'chidi@example.ca', 'career-received');
    expect([sent?.subject, sent?.text]).toEqual([
      'We have your job application',
      expect.stringContaining('Mortgage agent'),
    ]);
  });

  test('the office reads the answers in its inbox', async () => {
    const email = fresh();
    const { body } = await apply({ fields: { email, coverLetter: LETTER, licensed: 'not_yet' } });
    await api.person('admin@example.ca', 'ADMIN');
    const [enquiry] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [body.data.id]);
    const read = await api.graphql(
      'query($id: ID!) { enquiry(id: $id) { enquiry { subject kind } answers { label value } } }',
      { id: enquiry?.id },
      await api.token('admin@example.ca'),
    );
    expect(JSON.stringify(read.body)).toContain('Mortgage agent · job application');
    expect(JSON.stringify(read.body)).toContain('Not yet');
    expect(JSON.stringify(read.body)).toContain(LETTER);
  });

  test('twenty requests with the same key make one application', async () => {
    const email = fresh();
    const same = await Promise.all(Array.from({ length: 20 }, () => apply({ fields: { email }, key: 'one-key' })));
    expect(new Set(same.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    const replay = await apply({ fields: { email }, key: 'one-key' });
    expect(replay.body.data).toEqual({ id: same[0]?.body.data.id });
    expect((await apply({ fields: { email, city: 'Guelph' }, key: 'one-key' })).status).toBe(422);
    expect(await api.rows('select from career_application where email = $1', [email])).toHaveLength(1);
  });

  test('over GraphQL, without an account, the same', async () => {
    const input = { ...PERSON, email: fresh(), consent: true };
    const { body } = await upload(
      api,
      { query: APPLY, variables: { jobId: 'mortgage-agent', input } },
      { variable: 'resume', bytes: docx(), name: 'cv.docx' },
    );
    expect(body.data.applyForJob).toEqual({ application: { id: expect.any(String) }, userErrors: [] });
  });

  test('everything that is wrong is said by its field, and nothing is kept', async () => {
    const before = [await counts(), files().length];
    const { status, body } = await apply({
      fields: { fullName: 'X', email: 'x', phone: '12', consent: 'false', yearsExperience: 'five', linkedin: 'a b' },
      file: null,
    });
    expect([status, body.message]).toEqual([422, 'Submission failed']);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['consent', 'yearsExperience', 'resume']),
    );
    const rules = await apply({
      fields: { fullName: 'X', phone: '12', linkedin: 'a b', licensed: 'level_1', licenceNumber: '!' },
    });
    expect(rules.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'fullName',
      'phone',
      'licenceNumber',
      'linkedin',
    ]);
    expect((await apply({ fields: { jobId: 'nope' } })).status).toBe(404);
    expect([await counts(), files().length]).toEqual(before);
  });
});

describe('what is no résumé (threats, T17)', () => {
  const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const html = '<!doctype html><script>alert(1)</script>';
  const bomb = docx(Array.from({ length: 11 }, (_, n) => ({ name: `word/b${n}.xml`, data: Buffer.alloc(10 * MB) })));
  const refused: [string, () => Buffer | string | Promise<Buffer>, string, RegExp][] = [
    ['EICAR in a PDF', () => pdf(EICAR), 'eicar.pdf', /holds a virus/],
    ['a picture', png, 'resume.png', /We take PDF or Word/],
    ['HTML called a PDF', () => html, 'resume.pdf', /We take PDF or Word/],
    ['SVG called a PDF', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'resume.pdf', /We take PDF or Word/],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'resume.pdf', /We take PDF or Word/],
    ['a zip that is no document', () => zip([{ name: 'a.txt', data: 'a' }]), 'resume.docx', /We take PDF or Word/],
    [
      'an old Word file',
      () => Buffer.from('d0cf11e0a1b11ae1' + '00'.repeat(600), 'hex'),
      'resume.doc',
      /We take PDF or Word/,
    ],
    ['no byte', () => '', 'resume.pdf', /empty/],
    [
      'a locked PDF',
      () => pdf('\n9 0 obj<</Filter/Standard/R 4/V 4/U(x)>>endobj\ntrailer<</Encrypt 9 0 R>>'),
      'resume.pdf',
      /password/,
    ],
    ['macros', () => docx([{ name: 'word/vbaProject.bin', data: 'x' }]), 'resume.docx', /macros/],
    ['a document with macros by its type', () => docx([], MACROS), 'resume.docx', /macros/],
    ['a bomb', () => bomb, 'resume.docx', /too big inside/],
    ['a part outside', () => docx([{ name: '../../evil.xml', data: 'x' }]), 'resume.docx', /can’t open/],
    [
      'a byte more than 5 MB',
      () => Buffer.concat([pdf(), Buffer.alloc(5 * MB - pdf().length + 1)]),
      'r.pdf',
      /larger than 5 MB/,
    ],
  ];

  test.each(refused)('%s is refused in words, and nothing of it is kept', async (_, bytes, name, words) => {
    const before = [await counts(), files().length];
    const { status, body } = await apply({ fields: { email: fresh() }, file: await bytes(), name });
    expect([status, body.errors]).toEqual([422, [{ field: 'resume', message: expect.stringMatching(words) }]]);
    expect([await counts(), files().length]).toEqual(before);
  });

  test('a PDF that is a page too is kept as a PDF, whatever it is called', async () => {
    const email = fresh();
    const { status, body } = await apply({ fields: { email }, file: pdf(html), name: `${'ل'.repeat(300)}.html` });
    expect(status).toBe(201);
    const [row] = await api.rows('select name, mime from career_resume where application_id = $1', [body.data.id]);
    expect(row.mime).toBe('application/pdf');
    const name = api.platform.encryption.decryptText(row.name);
    expect([name.endsWith('.pdf'), name.length < 120]).toEqual([true, true]);
  });

  test('forms that make no sense are 400, others than forms 415, and long ones 413', async () => {
    const send = async (body: BodyInit, headers: Record<string, string> = {}): Promise<number> =>
      (await fetch(`${api.url}/api/careers/apply`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit))
        .status;
    const form = (entries: [string, string | Blob][]): FormData => {
      const made = new FormData();
      for (const [name, value] of entries) made.append(name, value);
      return made;
    };
    const file = new Blob([new Uint8Array(pdf())]);
    const many = (n: number): [string, string][] => Array.from({ length: n }, (_, i) => [`a${i}`, 'x']);
    expect(await send(form(many(2_000)))).toBe(400);
    expect(await send(form([['a[b][c][d]', 'x']]))).toBe(400);
    expect(await send(form([['__proto__', 'x']]))).toBe(400);
    expect(
      await send(
        form([
          ['email', 'a@b.ca'],
          ['email', 'c@d.ca'],
        ]),
      ),
    ).toBe(400);
    expect(
      await send(
        form([
          ['resume', file],
          ['resume', file],
        ]),
      ),
    ).toBe(400);
    expect(await send(form([['other', file]]))).toBe(400);
    expect(await send(form([['coverLetter', 'x'.repeat(70_000)]]))).toBe(400);
    const told = async (entries: [string, string | Blob][]) => {
      const reply = await api.call('/api/careers/apply', { method: 'POST', body: form(entries) });
      return [reply.body.message, reply.body.errors.map(({ field }: { field: string }) => field)];
    };
    expect(await told([['utm_source', 'x']])).toEqual(['This call takes no part called utm_source.', ['utm_source']]);
    // as a program sends it that gives the file no name
    expect(await told([['resume', 'x'.repeat(70_000)]])).toEqual([
      'Send resume as a file: with a file name.',
      ['resume'],
    ]);
    expect(await told([['cv', file]])).toEqual(['Send the file in a part called resume.', ['cv']]);
    expect(await told([['coverLetter', 'x'.repeat(70_000)]])).toEqual([
      'The part coverLetter is longer than 64 kB.',
      ['coverLetter'],
    ]);
    expect(await send('{}', { 'content-type': 'application/json' })).toBe(415);
    expect(await send('x', { 'content-type': 'multipart/form-data' })).toBe(400);
    expect(
      await send('--a\r\nContent-Disposition: form-data; name="email"\r\n\r\nx', {
        'content-type': 'multipart/form-data; boundary=a',
      }),
    ).toBe(400);
    expect(await send(new Uint8Array(6 * MB), { 'content-type': 'multipart/form-data; boundary=a' })).toBe(413);
    // sent in pieces, its length is not known
    const stream = new Blob(['--a--']).stream();
    expect(await send(stream, { 'content-type': 'multipart/form-data; boundary=a' })).toBe(413);
  });

  test('while the scanner is away nothing is taken', async () => {
    const away = await testApi({ CLAMAV_ADDRESS: '127.0.0.1:1' });
    const form = new FormData();
    for (const [field, value] of Object.entries(PERSON)) form.append(field, value);
    form.append('resume', new Blob([new Uint8Array(pdf())]), 'r.pdf');
    const response = await fetch(`${away.url}/api/careers/apply`, { method: 'POST', body: form });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    expect(await away.rows('select from career_application')).toEqual([]);
    await away.close();
  });

  test('too many are throttled', async () => {
    const strict = await testApi({ LIMITS_FACTOR: '1' });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      const response = await fetch(`${strict.url}/api/careers/apply`, { method: 'POST', body: sample(n) });
      await response.text();
      statuses.push(response.status);
    }
    expect([statuses.slice(0, 30).every((status) => status === 201), statuses.at(-1)]).toEqual([true, 429]);
    await strict.close();
  });
});

function sample(n: number): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...PERSON, email: `n${n}@example.ca` })) form.append(field, value);
  form.append('resume', new Blob([new Uint8Array(pdf())]), 'r.pdf');
  return form;
}

test('a résumé that got no application is swept after a day with its file', async () => {
  const [lost] = [await apply({ fields: { email: fresh() } })];
  await api.rows('update career_resume set application_id = null where application_id = $1', [lost.body.data.id]);
  await SWEEP_RESUMES.run(api.platform);
  const left = (): Promise<unknown[]> => api.rows('select from career_resume where application_id is null');
  expect((await left()).length).toBeGreaterThan(0);
  const kept = (await api.rows('select from career_resume where application_id is not null')).length;
  await api.rows(`update career_resume set updated_at = now() - interval '25 hours'`);
  await SWEEP_RESUMES.run(api.platform);
  expect(await left()).toEqual([]);
  expect(files()).toHaveLength(kept);
});

test('an application goes after a year with its enquiry and its résumé, and the audit log says how many went', async () => {
  const [old, recent] = [await apply({ fields: { email: fresh() } }), await apply({ fields: { email: fresh() } })];
  const age = (id: string, months: number): Promise<unknown> =>
    api.rows(
      'update career_application set applied_at = now() - make_interval(months => $2, days => 1) where id = $1',
      [id, months],
    );
  const [{ id: enquiry } = { id: '' }] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [
    old.body.data.id,
  ]);
  await age(old.body.data.id, 12);
  await age(recent.body.data.id, 11);
  await FORGET_APPLICATIONS.run(api.platform);
  const left = await api.rows('select source_id as id from enquiry where source_id = any ($1)', [
    [old.body.data.id, recent.body.data.id],
  ]);
  expect(left).toEqual([{ id: recent.body.data.id }]);
  expect(await api.rows('select from career_application where id = $1', [old.body.data.id])).toEqual([]);
  const mails = `select from mail_message where params ->> 'applicationId' = $1 or params ->> 'enquiryId' = $2`;
  expect(await api.rows(mails, [old.body.data.id, enquiry])).toEqual([]);
  expect(
    await api.rows('select distinct user_id, email, ip from consent where source_id = $1', [old.body.data.id]),
  ).toEqual([{ user_id: null, email: null, ip: null }]);
  expect(await api.rows(`select after, actor_id from audit_event where action = 'career.forget'`)).toEqual([
    { after: { removed: 1 }, actor_id: null },
  ]);
  const orphans = (): Promise<unknown[]> => api.rows('select from career_resume where application_id is null');
  expect(await orphans()).toHaveLength(1);
  await api.rows(`update career_resume set updated_at = now() - interval '25 hours'`);
  await SWEEP_RESUMES.run(api.platform);
  expect(await orphans()).toEqual([]);
});

describe('the résumé, for the office', () => {
  const ADDRESS = 'query($id: ID!) { resumeAddress(enquiryId: $id) { path } }';
  const address = async (enquiryId: string, token?: string): Promise<Reply> =>
    api.graphql(ADDRESS, { id: enquiryId }, token);

  test('is downloaded by an administrator, never shown, and written down', async () => {
    const { body } = await apply({ fields: { email: fresh() }, file: pdf('<script>'), name: 'mine.pdf' });
    const [enquiry] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [body.data.id]);
    const id = enquiry?.id ?? '';
    await api.person('boss@example.ca', 'ADMIN');
    await api.person('moderator@example.ca', 'MODERATOR');
    const boss = await api.token('boss@example.ca');
    const codes = ({ body: { errors } }: Reply): string => errors[0].extensions.code;
    expect(codes(await address(id))).toBe('UNAUTHENTICATED');
    expect(codes(await address(id, await api.token('moderator@example.ca')))).toBe('FORBIDDEN');
    expect(codes(await address(newId(), boss))).toBe('NOT_FOUND');
    const { path: at } = (await address(id, boss)).body.data.resumeAddress;
    const file = await api.call(at, { token: boss });
    expect([file.status, file.text]).toEqual([200, pdf('<script>').toString()]);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?mine\.pdf"?$/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(await api.rows(`select subject_id from audit_event where action = 'career.resume'`)).toEqual([
      { subject_id: id },
    ]);
    await api.rows(`update user_account set role = 'ACCOUNT_HOLDER' where email = 'boss@example.ca'`);
    expect((await api.call(at, { token: boss })).status).toBe(404);
  });
});
