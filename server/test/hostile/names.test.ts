import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { APPLICATION, testApi, type TestApi } from '../api.js';
import { pdf } from '../sample-files.js';

const EMAIL = 'victim@example.ca';
const PHONE = '4169671111';
const LINKS = [
  'WIN $500 HERE https://prize.example/x?1',
  'Go to www.prize.example',
  'prize．ｅｘａｍｐｌｅ/x',
  'pri\u200bze.com',
];

let api: TestApi;
let startsAt: string;
beforeAll(async () => {
  api = await testApi({ LIMITS_FACTOR: '100' });
  let day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);
  startsAt = new Date(instantOf(day, '09:00', OFFICE_ZONE)).toISOString();
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.call(path, { method: 'POST', body });

/** Every way in which a stranger gives a name and an address that we write to. */
const FORMS: Readonly<Record<string, (name: string) => Promise<{ status: number; text: string }>>> = {
  'a registration': (name) =>
    post('/api/auth/register', { name, email: EMAIL, phone: PHONE, password: 'a long enough sentence' }),
  'an application': (fullName) => post('/mortgage/basic', { ...APPLICATION, fullName, email: EMAIL }),
  'an enquiry': (fullName) =>
    post('/api/mortgage/lead', { fullName, phone: PHONE, serviceType: 'Renewal', email: EMAIL }),
  'the form of a page': (fullName) =>
    post('/api/mortgage/second-mortgage-lead', { fullName, phone: PHONE, email: EMAIL, consent: { contact: true } }),
  'a call': (fullName) =>
    post('/api/bookings', { fullName, email: EMAIL, phone: PHONE, topic: 'renewal', consent: true, startsAt }),
  'a whole application': (fullName) =>
    post('/mortgage/comprehensive', { applicant: { fullName, email: EMAIL, phone: PHONE } }),
  'a co-applicant': (fullName) =>
    post('/mortgage/comprehensive', {
      applicant: { fullName: 'Ada', email: EMAIL, phone: PHONE },
      coApplicants: [{ fullName, email: EMAIL }],
    }),
};

test.each(Object.keys(FORMS).flatMap((form) => LINKS.map((name) => [form, name] as const)))(
  'O9: %s in the name of %j is refused in words, and nothing is sent',
  async (form, name) => {
    const reply = await FORMS[form]!(name);
    expect([reply.status, reply.text]).toEqual([422, expect.stringContaining('Leave web addresses out of a name')]);
    expect(await api.rows('select id from mail_message where recipient = $1', [EMAIL])).toEqual([]);
  },
);

test('O9: a job application', async () => {
  const form = new FormData();
  const fields = { fullName: LINKS[0]!, email: EMAIL, phone: PHONE, consent: 'true' };
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('resume', new Blob([new Uint8Array(pdf())]), 'resume.pdf');
  const reply = await fetch(`${api.url}/api/careers/apply`, { method: 'POST', body: form });
  expect(await reply.text()).toContain('Leave web addresses out of a name');
});
