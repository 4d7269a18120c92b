import { CLOSED_SHOWN_DAYS } from '@brokerage/domain/careers/jobs';
import { testApi, type TestApi } from '../../../test/api.js';
import { pdf } from '../../../test/sample-files.js';
import { CLOSE_JOBS_IN_TIME, SWEEP_RESUMES } from './career.schedules.js';

const JOB = {
  title: 'Underwriter',
  slug: 'underwriter',
  department: 'UNDERWRITING',
  employmentType: 'FULL_TIME',
  city: 'Halifax',
  province: 'NS',
  locale: 'en',
  description: 'You read what lenders ask.',
  duties: '- Read files\n\n* Call lenders',
  compensation: '$70,000 a year',
  payFrom: 70_000,
  payUnit: 'YEAR',
};
const FACTS = 'id slug status version duties payFrom payTo payUnit remote closesOn postedAt closedAt applicants';
const CREATE = `mutation($input: JobInput!) {
  createJob(input: $input) { userErrors { code message field } job { ${FACTS} } } }`;
const UPDATE = `mutation($id: ID!, $input: JobInput!, $v: Int) {
  updateJob(id: $id, input: $input, expectedVersion: $v) { userErrors { code field } job { ${FACTS} } } }`;
const MOVE = `mutation($id: ID!, $status: JobStatus!, $v: Int) {
  setJobStatus(id: $id, status: $status, expectedVersion: $v) { userErrors { code field } job { ${FACTS} } } }`;
const APPLICANTS = `query($id: ID) {
  jobApplicants(jobId: $id) { enquiryId fullName status sentAgain notes assignedTo } }`;
const REMOVE = `mutation($id: ID!) { removeApplicant(enquiryId: $id) { userErrors { code } enquiryId } }`;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());
let count = 0;

const ask = async (query: string, variables: Record<string, unknown>) => {
  const { data, errors } = (await api.graphql(query, variables, admin)).body;
  expect(errors).toBeUndefined();
  return Object.values<ReturnType<typeof JSON.parse>>(data)[0];
};
async function made(change: object = {}): Promise<string> {
  count += 1;
  const { job, userErrors } = await ask(CREATE, { input: { ...JOB, slug: `underwriter-${count}`, ...change } });
  expect(userErrors).toEqual([]);
  return job.id;
}
const move = (id: string, status: string) => ask(MOVE, { id, status });
const page = async (id: string): Promise<string | null> =>
  (await api.graphql('query($id: ID!) { job(id: $id) { status } }', { id })).body.data.job?.status ?? null;

async function apply(jobId: string, email: string): Promise<string> {
  const form = new FormData();
  const fields = { jobId, fullName: 'Chidi Okafor', email, phone: '4169671111', consent: 'true' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new Blob([new Uint8Array(pdf())]), 'resume.pdf');
  const reply = await api.call('/api/careers/apply', { method: 'POST', body: form });
  expect(reply.status).toBe(201);
  const [enquiry] = await api.rows<{ id: string }>('select id from enquiry where email = $1', [email]);
  return enquiry?.id ?? '';
}

test('a job is a draft that nobody sees, until it is published; a closed one is gone after 30 days', async () => {
  const id = await made();
  expect(await page(id)).toBeNull();
  expect((await move(id, 'OPEN')).job).toMatchObject({ status: 'OPEN', version: 2, closedAt: null });
  expect(await page(id)).toBe('OPEN');
  expect((await move(id, 'CLOSED')).job).toMatchObject({ status: 'CLOSED', closedAt: expect.any(String) });
  expect(await page(id)).toBe('CLOSED');
  await api.rows('update job set closed_at = now() - make_interval(days => $2, hours => 1) where id = $1', [
    id,
    CLOSED_SHOWN_DAYS,
  ]);
  await CLOSE_JOBS_IN_TIME.run(api.platform);
  expect(await page(id)).toBe('GONE');
  expect((await move(id, 'DRAFT')).userErrors).toMatchObject([{ code: 'INVALID', field: ['status'] }]);
  expect((await move(id, 'OPEN')).job).toMatchObject({ status: 'OPEN', closedAt: null });
  const actions = await api.rows(`select action from audit_event where subject_id = $1 order by id`, [id]);
  expect(actions.map(({ action }) => action)).toEqual(['job.add', 'job.status', 'job.status', 'job.status']);
});

test('what is sent is what it says: lists lose their bullets, and what is left out is empty', async () => {
  const id = await made({ remote: true });
  const job = await ask(`query($id: ID!) { deskJob(id: $id) { ${FACTS} } }`, { id });
  expect(job).toMatchObject({ duties: ['Read files', 'Call lenders'], payFrom: 70_000, payUnit: 'YEAR', remote: true });
  const { payFrom: _, ...input } = { ...JOB, slug: job.slug };
  const changed = await ask(UPDATE, { id, input: { ...input, duties: null }, v: 1 });
  expect(changed.job).toMatchObject({ duties: [], payFrom: null, payUnit: null, remote: false, version: 2 });
  expect((await ask(UPDATE, { id, input, v: 1 })).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await ask(UPDATE, { id, input: { ...input, duties: null }, v: 2 })).job.version).toBe(2);
});

test.each([
  [{ slug: 'apply' }, 'slug'],
  [{ slug: 'Not an address' }, 'slug'],
  [{ title: ' ' }, 'title'],
  [{ payUnit: null }, 'payFrom'],
  [{ payTo: 60_000 }, 'payTo'],
  [{ province: 'XX' }, 'province'],
  [{ locale: 'de' }, 'locale'],
  [{ duties: Array.from({ length: 21 }, () => 'x').join('\n') }, 'duties'],
])('%j is refused at its field', async (change, field) => {
  const { job, userErrors } = await ask(CREATE, { input: { ...JOB, slug: 'refused', ...change } });
  expect([job, userErrors.map((one: { field: string[] }) => one.field[0])]).toEqual([null, [field]]);
});

test('an address belongs to one job, and a last day that is over opens nothing', async () => {
  const id = await made({ slug: 'only-one' });
  expect((await ask(CREATE, { input: { ...JOB, slug: 'only-one' } })).userErrors).toMatchObject([
    { code: 'ALREADY_EXISTS', field: ['slug'] },
  ]);
  await api.rows(`update job set closes_on = '2026-01-01' where id = $1`, [id]);
  expect((await move(id, 'OPEN')).userErrors).toMatchObject([{ code: 'INVALID', field: ['closesOn'] }]);
});

test('who applied is listed with their stage; removing one takes everything with them', async () => {
  const id = await made();
  await move(id, 'OPEN');
  const [kept, gone] = [await apply(id, 'kept@example.ca'), await apply(id, 'gone@example.ca')];
  const listed = await ask(APPLICANTS, { id });
  expect(listed.map(({ enquiryId }: { enquiryId: string }) => enquiryId)).toEqual([gone, kept]);
  expect(listed[0]).toMatchObject({
    fullName: 'Chidi Okafor',
    status: 'NEW',
    sentAgain: false,
    notes: 0,
    assignedTo: null,
  });
  expect(await ask(APPLICANTS, { id: null })).toEqual([]);
  expect(await ask(REMOVE, { id: gone })).toEqual({ userErrors: [], enquiryId: gone });
  expect(await ask(APPLICANTS, { id })).toMatchObject([{ enquiryId: kept }]);
  expect(await api.rows('select from enquiry where id = $1', [gone])).toEqual([]);
  await SWEEP_RESUMES.run(api.platform);
  expect(await api.rows('select from career_resume')).toHaveLength(1);
  const again = (await api.graphql(REMOVE, { id: gone }, admin)).body.data.removeApplicant;
  expect(again.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await api.rows(`select subject_id from audit_event where action = 'career.remove'`)).toEqual([
    { subject_id: id },
  ]);
});

test('an enquiry of another kind is not removed by it', async () => {
  const [other] = await api.rows<{ id: string }>(
    `insert into enquiry (id, kind, topic, full_name, email, first_response_due_at)
     values (gen_random_uuid(), 'LEAD', 'contact', 'Ada', 'ada@example.ca', now()) returning id`,
  );
  const { removeApplicant } = (await api.graphql(REMOVE, { id: other?.id }, admin)).body.data;
  expect(removeApplicant.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await api.rows('select from enquiry where id = $1', [other?.id])).toHaveLength(1);
});
