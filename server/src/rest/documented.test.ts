import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { APPLICATION, lender, testApi, type Call, type TestApi } from '../../test/api.js';
import { applied } from '../../test/applied.js';
import { fakeGoogle, type FakeGoogle } from '../../test/google.js';
import { pdf, png } from '../../test/sample-files.js';
import { sentEmails } from '../../test/sent-emails.js';
import { ROUTES } from '../../test/table.js';
import { newId } from '../platform/ids.js';

/**
 * Every documented call, done. What is answered is held against the document by `api.call`: an undocumented status,
 * header or property fails the test in which it is seen.
 */
let api: TestApi;
let fake: FakeGoogle;
let admin: string;
let ann: string;
beforeAll(async () => {
  fake = await fakeGoogle();
  api = await testApi(fake.settings);
  await api.person('priya@example.ca', 'ADMIN', 'Priya Nair');
  await api.person('ann@example.ca', 'ACCOUNT_HOLDER', 'Ann Roy');
  await api.rows(`update user_account set email_verified_at = now() where email = 'ann@example.ca'`);
  [admin, ann] = await Promise.all([api.token('priya@example.ca'), api.token('ann@example.ca')]);
});
afterAll(async () => {
  await api.close();
  await fake.close();
});

/** The data of a call that must be done. */
async function done(call: string, sent: Omit<Call, 'method'> = {}) {
  const [method = '', path = ''] = call.split(' ');
  const { status, body, text } = await api.call(path, { method, ...sent });
  if (status >= 300) throw new Error(`${call} was answered with ${status}: ${text}`);
  return body?.data;
}

const PERSON = { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967 1111' };

test('accounts, sessions and phones', async () => {
  const password = 'eleven green kayaks';
  await done('POST /api/auth/validate-phone', { body: { phoneNumber: '416 555-0142' } });
  await done('POST /api/auth/register', {
    body: { name: 'New Person', email: 'new@example.ca', phone: '416 555-0142', password },
  });
  const [confirm] = await sentEmails(api, 'new@example.ca', 'verify-email');
  await done('POST /api/auth/verify-email', { body: { token: confirm?.token } });
  await done('POST /api/auth/forgot-password', { body: { email: 'new@example.ca' } });
  const [reset] = await sentEmails(api, 'new@example.ca', 'reset-password');
  await done('POST /api/auth/reset-password', { body: { token: reset?.token, password: `${password} again` } });
  const body = { email: 'new@example.ca', password: `${password} again` };
  const { id, token } = await done('POST /api/auth/login', { body });
  await done('GET /api/users/profile', { token });
  const changed = await done(`PUT /api/users/${id}`, {
    token,
    body: { name: 'Another Name', password: { current: `${password} again`, next: password } },
  });
  expect(changed).toMatchObject({ name: 'Another Name', token: expect.any(String) });
  await done(`DELETE /api/users/${id}`, { token: changed.token, body: { password } });
  await done('POST /api/auth/logout', { token: await api.token('ann@example.ca') });
});

test('B-M3: Google answers a session, or asks for a phone number', async () => {
  const credential = await fake.signed(fake.claims());
  const asked = await api.call('/api/auth/google', { method: 'POST', body: { credential } });
  expect(asked.body).toMatchObject({ userData: { requiresPhone: true } });
  const body = { credential, phoneNumber: '416 555-0142' };
  const signedIn = await api.call('/api/auth/google', { method: 'POST', body });
  expect(signedIn.body).toMatchObject({ token: expect.any(String), user: { role: 1 } });
});

test('people', async () => {
  await done('GET /api/users?page=1&limit=5', { token: admin });
  await done('GET /api/users/moderator-view', { token: admin });
});

test('applications and their drafts', async () => {
  await done('POST /mortgage/basic', { body: APPLICATION, token: ann });
  const consents = { privacy: true, contact: true };
  const applicant = { fullName: 'Ada Tremblay', email: 'ada@example.ca', phone: '416 967 1111' };
  await done('POST /mortgage/comprehensive', { body: { mortgageType: 'new_purchase', applicant, consents } });
  await done('GET /api/users/fetch-applications', { token: ann });
  await done('GET /mortgage/user', { token: ann });
  for (const [path, content] of [
    ['/mortgage/draft', 'draft'],
    ['/mortgage/comprehensive/draft', 'formData'],
  ] as const) {
    await done(`POST ${path}`, { token: ann, body: { [content]: { fullName: 'Ann' }, lastStep: 2 } });
    await done(`GET ${path}`, { token: ann });
    await done(`DELETE ${path}`, { token: ann });
  }
});

test('leads', async () => {
  await done('POST /api/mortgage/lead', { body: { ...PERSON, serviceType: 'Renewal' } });
  for (const kind of ['second-mortgage', 'private-finance', 'self-employed'])
    await done(`POST /api/mortgage/${kind}-lead`, { body: { ...PERSON, consent: { contact: true } } });
});

test('B-M5: calculations', async () => {
  const inputs = {
    principal: 500_000,
    annualRatePct: 4.19,
    amortizationYears: 25,
    frequency: 'accelerated-bi-weekly',
    compounding: 'semi-annual',
  };
  const body = { kind: 'payment', inputs, label: 'Our first home' };
  expect(await done('POST /api/users/calculations', { token: ann, body })).toMatchObject({ inputs });
  await done('GET /api/users/calculations', { token: ann });
});

test('renewal letters', async () => {
  const mortgage = { balance: 412_300, amortizationYears: 21, insured: 'yes', province: 'ON' };
  const offer = { maturityDate: '2027-05-14', offeredRatePct: 4.79, rateType: 'fixed', termYears: '5' };
  expect(await done('POST /api/renewals/verdict', { body: { ...mortgage, ...offer } })).toMatchObject({ months: 60 });
});

test('B-M5: rates and the desk', async () => {
  const oak = await lender(api, 'Oak Trust', [4.2, 4.49]);
  await done('GET /mortgage-rates/current');
  const body = { term: 5, type: 'fixed', rate: 4.19 };
  const { id, version } = await done('POST /api/rates', { token: admin, body: { ...body, bankId: oak.id } });
  await done(`PUT /api/rates/${id}`, { token: admin, body, headers: { 'if-match': `"${version}"` } });
  await done(`DELETE /api/rates/${id}`, { token: admin });
  expect((await done('GET /api/rates', { token: admin })).items[0].bank).toMatchObject({ active: true, rates: 2 });
  const csv = 'bank,term,type,rate\nOak Trust,3,variable,3.94';
  await done('POST /api/rates/import', { token: admin, body: { csv, dryRun: false } });
  const [waiting] = await done('GET /api/rates/pending', { token: admin });
  const rates = [{ id: waiting.id, version: waiting.version }];
  const published = await done('POST /api/rates/publish', { token: admin, body: { rates } });
  await done('GET /api/rates/publications', { token: admin });
  await done(`POST /api/rates/publications/${published.id}/restore`, { token: admin });
  await done('POST /api/rates/discard', { token: admin, body: {} });
  await done('GET /api/rates/export', { token: admin });
});

test('posts', async () => {
  const file = new FormData();
  file.append('file', new Blob([new Uint8Array(await png())]), 'shot.png');
  await done('POST /api/blogs/pictures', { token: admin, body: file });
  const { id } = await done('POST /api/blogs', {
    token: admin,
    body: { title: 'Renewals', content: '<h2>Ask first</h2><p>Then sign.</p>', tags: ['renewal'], status: 'pending' },
  });
  await done(`PUT /api/blogs/${id}`, { token: admin, body: { title: 'Renewals in autumn' } });
  await done(`PUT /api/blogs/${id}/approve`, { token: admin });
  await done('GET /api/blogs');
  await done(`POST /api/blogs/${id}/views`);
  await done(`POST /api/blogs/${id}/like`, { token: ann });
  await done(`POST /api/blogs/${id}/comments`, { token: ann, body: { content: 'Thank you.' } });
  await done(`GET /api/blogs/${id}`);
  await done('GET /api/users/liked-blogs', { token: ann });
  await done(`DELETE /api/blogs/${id}`, { token: admin });
  await done(`DELETE /api/blogs/${id}`, { token: admin });
  expect((await api.call(`/api/blogs/${id}/approve`, { method: 'PUT', token: admin })).status).toBe(409);
});

test('agents', async () => {
  const body = {
    licensedName: 'Priya Raman',
    title: 'Mortgage agent, level 2',
    subdomain: 'priya-raman',
    licences: [{ province: 'ON', number: 'M24001234', expiresOn: '2099-03-31' }],
    languages: ['English'],
    hours: [{ weekday: 1, starts: '09:00', ends: '17:00' }],
    active: true,
  };
  const { id } = await done('POST /api/agents', { token: admin, body });
  expect((await api.call('/api/agents', { method: 'POST', token: admin, body })).status).toBe(409);
  await done('GET /api/agents');
  await done('GET /api/agents/priya-raman');
  await done(`PUT /api/agents/${id}`, { token: admin, body: { headline: 'I read every line.' } });
  await done(`DELETE /api/agents/${id}`, { token: admin });
});

test('calls', async () => {
  let day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);
  const [free] = await done(`GET /api/bookings/slots?from=${day}&to=${day}`);
  await done('POST /api/bookings', { body: { ...PERSON, consent: true, startsAt: free.startsAt } });
});

test('lender fit', async () => {
  const id = await applied(api, {
    kind: 'comprehensive',
    email: 'fit@example.ca',
    content: { mortgageType: 'new_purchase', applicant: { fullName: 'Ann Roy' } },
  });
  await done(`GET /api/applications/${id}/lender-fit?exitMonth=36`, { token: admin });
});

test('jobs', async () => {
  await api.rows(
    `insert into job (id, slug, title, department, city, province, employment_type, description, compensation, status, posted_at)
     values ($1, 'agent', 'Mortgage agent', 'ADVICE', 'Toronto', 'ON', 'FULL_TIME', 'You call people back.', '$70,000', 'OPEN', now())`,
    [newId()],
  );
  await done('GET /api/careers/jobs');
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...PERSON, consent: 'true' })) form.append(field, value);
  form.append('resume', new Blob([new Uint8Array(pdf())]), 'resume.pdf');
  await done('POST /api/careers/apply', { body: form });
  form.append('jobId', 'nobody-needs-this');
  expect((await api.call('/api/careers/apply', { method: 'POST', body: form })).status).toBe(404);
});

test('no documented call is left undone', () => {
  const names = ROUTES.map(({ operation, operationId }) => operationId ?? operation);
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const seen = new Set([...api.contract.done].map(capital));
  expect(names.map(capital).filter((name) => !seen.has(name))).toEqual([]);
});

describe('B-L6: what cannot be read is told apart', () => {
  test.each(['DELETE /api/rates/%ff', 'POST /api/blogs/%ff/views', 'GET /api/agents/%ff'])('%s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const reply = await api.call(path, { method, token: admin });
    expect([reply.status, reply.body.message]).toEqual([
      400,
      'The address could not be read. Check its percent-encoding.',
    ]);
  });

  test.each(ROUTES.map(({ path }) => path))('PATCH %s is 405 and names the methods it takes', async (path) => {
    const reply = await api.call(path.replace('{id}', 'x'), { method: 'PATCH' });
    expect([reply.status, reply.body.success]).toEqual([405, false]);
    const taken = ROUTES.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    expect(reply.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(taken));
  });
});
