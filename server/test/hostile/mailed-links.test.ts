import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { unsubscribeToken } from '../../src/platform/unsubscribe.js';
import { lender, testApi, type TestApi } from '../api.js';
import { sentEmails } from '../sent-emails.js';

/**
 * What the link of an email says to whoever opens it once, twice, late, with other letters, and once there is nothing left of
 * the person. A second press is no error: a mail scanner may have been first. Invitations, job applications and offers of
 * lenders have the same rows in their own tests.
 */
let api: TestApi;
let day: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  await lender(api, 'Granite', [4.19]);
  await api.rows('insert into publication (id) values (gen_random_uuid())');
  await api.rows(
    `insert into agent (id, name, subdomain, calendar_no, province, zone) values (gen_random_uuid(), 'A', 'a', 1, 'ON', $1)`,
    [OFFICE_ZONE],
  );
  day = addDays(localDateOf(Date.now(), OFFICE_ZONE), 8);
  while (weekdayOf(day) !== 2) day = addDays(day, 1);
});
afterAll(() => api.close());

const post = async (path: string, body: object): Promise<string> => {
  const { status } = await api.call(path, { method: 'POST', body });
  return status < 300 ? 'done' : String(status);
};
const press = async (field: string, token: string, more = ''): Promise<string> => {
  const { body } = await api.graphql(
    `mutation($t: String!) { done: ${field}(token: $t${more}) { userErrors { code } } }`,
    { t: token },
  );
  return body.data.done.userErrors[0]?.code ?? 'done';
};
const linkOf = async (email: string, template: string): Promise<string> =>
  (await sentEmails(api, email, template)).at(-1)?.token ?? '';

const PASSWORD = 'eleven green kayaks';
async function registered(email: string): Promise<string> {
  await post('/api/auth/register', {
    name: 'Ada Tremblay',
    email,
    phone: '416 555-0142',
    password: 'violet tram at dawn',
  });
  return linkOf(email, 'verify-email');
}
async function forgotten(email: string): Promise<string> {
  await api.person(email);
  await post('/api/auth/forgot-password', { email });
  return linkOf(email, 'reset-password');
}
const WATCH = `mutation($input: RateWatchInput!) { watchRates(input: $input) { userErrors { message } } }`;
async function watched(email: string): Promise<string> {
  const input = { goal: 'rate', province: 'ON', term: '5', targetPct: 3.5, email, consent: true };
  const { body } = await api.graphql(WATCH, { input });
  expect(body.data.watchRates.userErrors).toEqual([]);
  return linkOf(email, 'rate-watch-confirm');
}
let calls = 0;
async function called(email: string): Promise<string> {
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  const startsAt = new Date(instantOf(day, times[calls % times.length] ?? '', OFFICE_ZONE)).toISOString();
  calls += 1;
  await api.rows('delete from booking');
  const phone = `416 967 ${1000 + calls}`;
  expect(await post('/api/bookings', { fullName: 'Ada Tremblay', email, phone, consent: true, startsAt })).toBe('done');
  const [sent] = await sentEmails(api, email, 'booking-confirmed');
  return /\/booking\/([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
}

interface Link {
  name: string;
  make: (email: string) => Promise<string>;
  use: (token: string) => Promise<string>;
  /** Makes it late; none: it never is */
  age?: string;
  /** What is left of the person goes; $1 their address */
  gone: string;
  /** Once, twice, late, with other letters, of somebody who is gone */
  answers: readonly [once: string, twice: string, late: string | undefined, other: string, gone: string];
}
const ACCOUNT = 'delete from user_account where email = $1';
const AGED = `update one_time_token set expires_at = now() - interval '1 minute'`;
const UNCONFIRMED = `delete from rate_watch where confirmed_at is null`;

const LINKS: readonly Link[] = [
  {
    name: 'confirm an address',
    make: registered,
    use: (token) => post('/api/auth/verify-email', { token }),
    age: AGED,
    gone: ACCOUNT,
    answers: ['done', 'done', '422', '422', '422'],
  },
  {
    name: 'choose a password',
    make: forgotten,
    use: (token) => post('/api/auth/reset-password', { token, password: PASSWORD }),
    age: AGED,
    gone: ACCOUNT,
    answers: ['done', '422', '422', '422', '422'],
  },
  {
    name: 'stop offers',
    make: async (email) => unsubscribeToken(api.platform.encryption, email),
    use: (token) => press('unsubscribe', token),
    gone: ACCOUNT,
    answers: ['done', 'done', undefined, 'INVALID', 'done'],
  },
  {
    name: 'begin a rate watch',
    make: watched,
    use: (token) => press('confirmRateWatch', token),
    age: UNCONFIRMED,
    gone: 'delete from rate_watch where email = $1',
    answers: ['done', 'done', 'NOT_FOUND', 'INVALID', 'NOT_FOUND'],
  },
  {
    name: 'stop a rate watch',
    make: watched,
    use: (token) => press('stopRateWatch', token),
    age: UNCONFIRMED,
    gone: 'delete from rate_watch where email = $1',
    answers: ['done', 'done', 'done', 'INVALID', 'done'],
  },
  {
    name: 'confirm a call',
    make: called,
    use: (token) => press('confirmBooking', token, ', sequence: 0'),
    age: `update booking set starts_at = now() - interval '1 hour'`,
    gone: 'delete from booking where email = $1',
    answers: ['done', 'done', 'CONFLICT', 'INVALID', 'INVALID'],
  },
  {
    name: 'cancel a call',
    make: called,
    use: (token) => press('cancelBooking', token, ', sequence: 0'),
    age: `update booking set starts_at = now() - interval '1 hour'`,
    gone: 'delete from booking where email = $1',
    answers: ['done', 'done', 'CONFLICT', 'INVALID', 'INVALID'],
  },
];

test.each(LINKS.map((link) => [link.name, link] as const))('%s', async (name, { make, use, age, gone, answers }) => {
  const at = name.replace(/ /g, '-');
  const used = await make(`used-${at}@example.ca`);
  expect(used).not.toBe('');
  const [once, twice] = [await use(used), await use(used)];
  const other = await use(`${used.slice(0, -2)}${used.endsWith('xx') ? 'yy' : 'xx'}`);
  const late = await make(`late-${at}@example.ca`);
  if (age) await api.rows(age);
  const tooLate = age && (await use(late));
  const email = `gone-${at}@example.ca`;
  const left = await make(email);
  await api.rows(gone, gone.includes('$1') ? [email] : []);
  expect([once, twice, tooLate, other, await use(left)]).toEqual(answers);
});
