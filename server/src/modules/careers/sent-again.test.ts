import { sentEmails } from '../../../test/sent-emails.js';
import { pdf } from '../../../test/sample-files.js';
import { testApi, type Reply, type TestApi } from '../../../test/api.js';
import { newId } from '../../platform/ids.js';
import { FORGET_APPLICATIONS, SWEEP_RESUMES } from './career.schedules.js';
import { CAREER_RECEIVED } from './emails/career-received.email.js';
import { loadFor } from '../../platform/mail/load-for.js';

const PERSON = { phone: '4169671111', consent: 'true' };
const ANSWER = `mutation ($t: String!, $mine: Boolean!) {
  answerJobApplication(token: $t, mine: $mine) { userErrors { code field } } }`;
const LIST = '{ jobApplicants { id enquiryId fullName sentAgain } }';
const FILE = 'query ($id: ID!) { enquiry(id: $id) { answers { label value } } }';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());
afterEach(() => api.rows('delete from career_application; delete from enquiry'));

let next = 0;
const fresh = (): string => `applicant${(next += 1)}@example.ca`;
function apply(email: string, fullName: string): Promise<Reply> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...PERSON, email, fullName })) form.append(field, value);
  form.append('resume', new Blob([new Uint8Array(pdf(fullName))]), 'resume.pdf');
  return api.call('/api/careers/apply', { method: 'POST', body: form });
}
const listed = async (): Promise<{ id: string; enquiryId: string; fullName: string; sentAgain: boolean }[]> =>
  (await api.graphql(LIST, {}, admin)).body.data.jobApplicants;
const named = async () => (await listed()).map(({ fullName, sentAgain }) => [fullName, sentAgain]);
const sources = () => ({ ...api.platform, siteUrl: 'https://mortgages.example.ca' });
const linkOf = async (applicationId: string): Promise<string> => {
  const [row] = await api.rows<{ email: string }>('select email from career_application where id = $1', [
    applicationId,
  ]);
  const data = await CAREER_RECEIVED.load(sources(), { applicationId }, { id: newId(), to: row?.email ?? '' });
  return data?.url.split('#token=')[1] ?? '';
};
const answer = async (t: string, mine: boolean) =>
  (await api.graphql(ANSWER, { t, mine })).body.data.answerJobApplication.userErrors;

test('a second application takes nobody’s place, and the reply tells nothing of the first', async () => {
  const email = fresh();
  const first = await apply(email, 'Chidi Okafor');
  const second = await apply(email.toUpperCase(), 'Evil Twin');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(Object.keys(second.body.data)).toEqual(Object.keys(first.body.data));
  expect(second.body.data.id).not.toBe(first.body.data.id);
  expect({ ...second.body, data: null }).toEqual({ ...first.body, data: null });
  expect(await named()).toEqual([
    ['Evil Twin', true],
    ['Chidi Okafor', false],
  ]);
  const resumes = await api.rows('select from career_resume where application_id is not null');
  expect(resumes).toHaveLength(2);
});

test('the work is the same for an address that applied before and for one that did not', async () => {
  const email = fresh();
  // how counts of throttles travel together depends on the moment
  const texts = async (): Promise<string[]> =>
    (await api.statements(() => apply(email, 'Chidi Okafor'))).filter((text) => !text.includes('rate_limit'));
  const [first, second] = [await texts(), await texts()];
  expect(second).toEqual(first);
});

test('five at the same moment are five, and four of them were sent again', async () => {
  const email = fresh();
  const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => apply(email, `Person ${'ABCDE'[n]}`)));
  expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(5);
  expect((await listed()).filter(({ sentAgain }) => sentAgain)).toHaveLength(4);
});

test('another address, and one of more than 90 days ago, is not sent again', async () => {
  const email = fresh();
  const { id } = (await apply(email, 'Chidi Okafor')).body.data;
  await apply(fresh(), 'Somebody Else');
  await api.rows(`update career_application set applied_at = now() - interval '91 days' where id = $1`, [id]);
  await apply(email, 'Chidi Later');
  expect((await listed()).every(({ sentAgain }) => !sentAgain)).toBe(true);
});

test('the file says it until the link of the email confirms it', async () => {
  const email = fresh();
  await apply(email, 'Chidi Okafor');
  const { id } = (await apply(email, 'Chidi Again')).body.data;
  const [newest] = await listed();
  const says = async () =>
    JSON.stringify((await api.graphql(FILE, { id: newest?.enquiryId }, admin)).body.data.enquiry.answers);
  expect(await says()).toContain('Not confirmed. The earlier application is kept.');
  const [mail] = await sentEmails(api, email, 'career-received');
  expect(mail?.text).toContain('/careers#token=');
  expect(await answer(await linkOf(id), true)).toEqual([]);
  expect(await named()).toEqual([
    ['Chidi Again', false],
    ['Chidi Okafor', false],
  ]);
  expect(await says()).not.toContain('Not confirmed');
});

test('“this was not me” removes exactly the application of its email, with enquiry and résumé, and is written down', async () => {
  const email = fresh();
  const first = (await apply(email, 'Chidi Okafor')).body.data.id;
  const second = (await apply(email, 'Evil Twin')).body.data.id;
  const token = await linkOf(second);
  for (let time = 0; time < 2; time += 1) expect(await answer(token, false)).toEqual([]);
  expect(await listed()).toMatchObject([{ id: first, fullName: 'Chidi Okafor', sentAgain: false }]);
  expect(await api.rows('select source_id as id from enquiry')).toEqual([{ id: first }]);
  expect(await api.rows(`select actor_id from audit_event where action = 'career.disown'`)).toEqual([
    { actor_id: null },
  ]);
  await SWEEP_RESUMES.run(api.platform);
  expect(
    await api.rows('select application_id as id from career_resume where application_id = $1', [first]),
  ).toHaveLength(1);
  expect(await answer(token, true)).toEqual([{ code: 'NOT_FOUND', field: ['token'] }]);
  // its email has nothing to say any more
  const gone = await CAREER_RECEIVED.load(sources(), { applicationId: second }, { id: newId(), to: email });
  expect(gone).toBeUndefined();
});

test('once the office corrected the address, the mailbox of the wrong one deletes nothing', async () => {
  const typed = fresh();
  const { id } = (await apply(typed, 'Chidi Okafor')).body.data;
  const wrong = await linkOf(id);
  const [sent] = await listed();
  const right = fresh();
  const correct = `mutation ($i: CorrectEnquiryContactInput!) { correctEnquiryContact(input: $i) { userErrors { code } } }`;
  await api.graphql(correct, { i: { id: sent?.enquiryId, email: right } }, admin);
  for (const mine of [false, true]) expect(await answer(wrong, mine)).toEqual([{ code: 'INVALID', field: ['token'] }]);
  expect(await listed()).toMatchObject([{ id }]);
  // nor does an email that waits still go there
  expect(await loadFor(CAREER_RECEIVED, sources(), { applicationId: id }, { id: newId(), to: typed })).toBeUndefined();
  expect(await answer(await linkOf(id), false)).toEqual([]);
  expect(await listed()).toEqual([]);
});

test('nothing opens but a link of these emails', async () => {
  const { id } = (await apply(fresh(), 'Chidi Okafor')).body.data;
  const token = await linkOf(id);
  const forged = [
    `${token.slice(0, -2)}xx`,
    'x'.repeat(2_000),
    '',
    api.platform.encryption.encryptText(`booking ${id}`),
  ];
  for (const one of forged) expect(await answer(one, false)).toEqual([{ code: 'INVALID', field: ['token'] }]);
  expect(await listed()).toHaveLength(1);
});

test('a year later both go', async () => {
  const email = fresh();
  await apply(email, 'Chidi Okafor');
  await apply(email, 'Evil Twin');
  await api.rows(`update career_application set applied_at = now() - interval '12 months 1 day'`);
  await FORGET_APPLICATIONS.run(api.platform);
  expect([await listed(), await api.rows('select from enquiry')]).toEqual([[], []]);
});

test('answers of one network are limited', async () => {
  const strict = await testApi({ LIMITS_FACTOR: '0.05' });
  const codes: unknown[] = [];
  for (let time = 0; time < 4; time += 1) {
    const { body } = await strict.graphql(ANSWER, { t: 'x', mine: false });
    codes.push(body.errors?.[0].extensions.code ?? body.data.answerJobApplication.userErrors[0].code);
  }
  expect(codes).toEqual(['INVALID', 'INVALID', 'INVALID', 'RATE_LIMITED']);
  await strict.close();
});
