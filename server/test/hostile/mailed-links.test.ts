import { addDays, localDateOf, weekdayOf } from '@brokerage/domain/booking/local-days';
import { instantOf } from '@brokerage/domain/booking/local-time';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { emailsOf } from '../../src/manifest/module.js';
import { applicantIndex } from '../../src/modules/careers/applicant-index.js';
import { applicationUrl } from '../../src/modules/careers/application-link.js';
import { invitationUrl } from '../../src/modules/co-applicants/invitation-token.js';
import { MODULES } from '../../src/modules/index.js';
import { lenderChoiceUrl } from '../../src/modules/lender-fit/lender-choice-link.js';
import { rateHoldUrl } from '../../src/modules/rate-holds/rate-hold-link.js';
import { stopRateWatchUrl } from '../../src/modules/rate-watches/rate-watch-link.js';
import { renewalUrl, stopRenewalUrl } from '../../src/modules/renewals/renewal-link.js';
import { newId } from '../../src/platform/ids.js';
import { openToken, sealToken } from '../../src/platform/sealed-token.js';
import { unsubscribeToken } from '../../src/platform/unsubscribe.js';
import { renderSample } from '../../src/site/email-samples.js';
import { lender, testApi, type TestApi } from '../api.js';
import { applied } from '../applied.js';
import { sentEmails } from '../sent-emails.js';

/**
 * What the link of an email says to whoever opens it once, twice, late, with other letters, and once there is nothing left of
 * the person. A second press is no error: a mail scanner may have been first. Every email whose link holds a token stands
 * here, and every field that takes one.
 */
let api: TestApi;
let day: string;
let rateId: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  const { rateIds } = await lender(api, 'Granite', [4.19]);
  rateId = rateIds[0] ?? '';
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
/** A field of GraphQL that takes a token: a mutation, unless it says what it selects */
async function press(field: string, token: string, more = '', seen?: string): Promise<string> {
  const [kind, selected] = seen === undefined ? ['mutation', 'userErrors { code }'] : ['query', seen];
  const text = `${kind}($t: String!) { done: ${field}(token: $t${more}) { ${selected} } }`;
  const { body } = await api.graphql(text, { t: token });
  if (body.errors) return String(body.errors[0].extensions.code);
  if (seen !== undefined) return body.data.done === null ? 'none' : 'seen';
  return body.data.done.userErrors[0]?.code ?? 'done';
}
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
const slot = (time: string): string => new Date(instantOf(day, time, OFFICE_ZONE)).toISOString();
let calls = 0;
async function called(email: string): Promise<string> {
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  const startsAt = slot(times[calls % times.length] ?? '');
  calls += 1;
  await api.rows('delete from booking');
  const phone = `416 967 ${1000 + calls}`;
  expect(await post('/api/bookings', { fullName: 'Ada Tremblay', email, phone, consent: true, startsAt })).toBe('done');
  const [sent] = await sentEmails(api, email, 'booking-confirmed');
  return /\/booking\/([\w.-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
}

/** What stands behind the number sign of a link, or in its address */
const tokenIn = (url: string): string => /(?:token=|\/booking\/)(.+)$/.exec(url)?.[1] ?? '';
const MAILED = 'https://mortgages.example.ca';

async function invited(email: string): Promise<string> {
  const { encryption } = api.platform;
  const [id, applicationId] = [newId(), await applied(api, { kind: 'comprehensive', email: `host.${email}` })];
  await api.rows(
    `insert into co_applicant (id, application_id, row_id, place, full_name, email, invited_at)
     values ($1, $2, 'p1', 0, $3, $4, now())`,
    [id, applicationId, encryption.encryptText('Daniel Osei'), encryption.encryptText(email)],
  );
  return tokenIn(invitationUrl(encryption, MAILED, { id, version: 1 }));
}
async function appliedForJob(email: string): Promise<string> {
  const { encryption } = api.platform;
  const id = newId();
  await api.rows(
    `insert into career_application (id, job_key, full_name, email, email_index, phone, answers)
     values ($1, 'none', 'Ada Tremblay', $2, $3, 'x', 'x')`,
    [id, email, applicantIndex(encryption, email)],
  );
  return tokenIn(applicationUrl(encryption, MAILED, id, email));
}
async function sentChoice(email: string): Promise<string> {
  const { encryption } = api.platform;
  const [id, applicationId] = [newId(), await applied(api, { kind: 'comprehensive', email })];
  const offer = { rateId, bankName: 'Granite', logoUrl: '/x', term: 5, type: 'fixed', rate: 4.19, fees: null };
  const offers = [{ ...offer, payment: 2_500, costs: [], saleOnly: false, asks: false }];
  const kept = { exitMonth: 36, exitReason: 'FAMILY', amortizationYears: 25, offers, others: [] };
  const endsOn = addDays(localDateOf(Date.now(), OFFICE_ZONE), 10);
  await api.rows('insert into lender_choice (id, application_id, key, content, ends_on) values ($1, $2, $3, $4, $5)', [
    id,
    applicationId,
    id,
    encryption.encryptJson(kept),
    endsOn,
  ]);
  return tokenIn(lenderChoiceUrl(encryption, MAILED, { id, endsOn }, email));
}
async function held(email: string): Promise<string> {
  const [id, applicationId] = [newId(), await applied(api, { email })];
  await api.rows(
    `insert into rate_hold (id, enquiry_id, rate_id, rate_version, bank_name, term, type, rate, held_until)
     select $1, e.id, $2, 1, 'Granite', 5, 'fixed', 4.19, current_date + 60 from enquiry e where e.source_id = $3`,
    [id, rateId, applicationId],
  );
  return tokenIn(rateHoldUrl(api.platform.encryption, MAILED, id, email));
}
const LETTER = {
  ...{ balance: 412_300, offeredRatePct: 4.79, rateType: 'fixed', termYears: 5, amortizationYears: 21 },
  ...{ insured: true, province: 'ON', lender: null, payment: null, dischargeFee: null },
};
async function reminded(email: string, url = renewalUrl): Promise<string> {
  const { encryption } = api.platform;
  const id = newId();
  const maturityDate = addDays(localDateOf(Date.now(), OFFICE_ZONE), 400);
  await api.rows(
    `insert into renewal_reminder (id, email, content, matures_on, remind_on) values ($1, $2, $3, $4, $5)`,
    [id, email, encryption.encryptJson({ ...LETTER, maturityDate }), maturityDate, addDays(maturityDate, -120)],
  );
  return tokenIn(url(encryption, MAILED, id));
}
/** As an email that tells of a watch has it, where one press stops it */
async function told(email: string): Promise<string> {
  await watched(email);
  const [watch] = await api.rows<{ id: string }>('select id from rate_watch where email = $1', [email]);
  return tokenIn(stopRateWatchUrl(api.platform.encryption, MAILED, watch?.id ?? ''));
}

interface Link {
  name: string;
  /** The field of GraphQL that the token goes to */
  field: string;
  /** The emails that have this link */
  emails: readonly string[];
  make: (email: string) => Promise<string>;
  use: (token: string) => Promise<string>;
  /** Makes it late; none: it never is */
  age?: string;
  /** The purpose of a token that itself ends: its time is over */
  ends?: string;
  /** What is left of the person goes; $1 their address */
  gone: string;
  /** Once, twice, late, with other letters, of somebody who is gone */
  answers: readonly [once: string, twice: string, late: string | undefined, other: string, gone: string];
}
const ACCOUNT = 'delete from user_account where email = $1';
const AGED = `update one_time_token set expires_at = now() - interval '1 minute'`;
/** The clock has not been at it yet */
const UNCONFIRMED = (table: string): string =>
  `update ${table} set created_at = now() - interval '7 days 1 minute' where confirmed_at is null`;
const OF_APPLICATION = 'delete from application where email = $1';
const OF_HOST = `delete from application where email = 'host.' || $1`;
const OF_JOB = 'delete from career_application where email = $1';
const OF_WATCH = 'delete from rate_watch where email = $1';
const OF_REMINDER = 'delete from renewal_reminder where email = $1';
const PASSED = `update booking set starts_at = now() - interval '1 hour'`;
const OF_CALL = 'delete from booking where email = $1';
const OF_CALLS = { emails: ['booking-confirmed', 'booking-reminder'], make: called, gone: OF_CALL };
const OF_INVITATION = { emails: ['co-applicant-invitation'], make: invited, ends: 'co-applicant', gone: OF_HOST };
const OF_CHOICE = { emails: ['lender-choice'], make: sentChoice, ends: 'lender-choice', gone: OF_APPLICATION };
const SEEN = '__typename';

const LINKS: readonly Link[] = [
  {
    name: 'confirm an address',
    field: 'verifyEmail',
    emails: ['verify-email'],
    make: registered,
    use: (token) => post('/api/auth/verify-email', { token }),
    age: AGED,
    gone: ACCOUNT,
    answers: ['done', 'done', '422', '422', '422'],
  },
  {
    name: 'see whose password a link changes',
    field: 'openPasswordReset',
    emails: ['reset-password'],
    make: forgotten,
    use: (token) => press('openPasswordReset', token),
    age: AGED,
    gone: ACCOUNT,
    answers: ['done', 'done', 'INVALID', 'INVALID', 'INVALID'],
  },
  {
    name: 'choose a password',
    field: 'resetPassword',
    emails: ['reset-password'],
    make: forgotten,
    use: (token) => post('/api/auth/reset-password', { token, password: PASSWORD }),
    age: AGED,
    gone: ACCOUNT,
    answers: ['done', '422', '422', '422', '422'],
  },
  {
    name: 'stop offers',
    field: 'unsubscribe',
    emails: ['application-received'],
    make: async (email) => unsubscribeToken(api.platform.encryption, email),
    use: (token) => press('unsubscribe', token),
    gone: ACCOUNT,
    answers: ['done', 'done', undefined, 'INVALID', 'done'],
  },
  {
    name: 'see a rate watch',
    field: 'rateWatch',
    emails: ['rate-watch-confirm', 'rate-watch-met'],
    make: watched,
    use: (token) => press('rateWatch', token, '', SEEN),
    age: UNCONFIRMED('rate_watch'),
    gone: OF_WATCH,
    answers: ['seen', 'seen', 'none', 'none', 'none'],
  },
  {
    name: 'begin a rate watch',
    field: 'confirmRateWatch',
    emails: ['rate-watch-confirm'],
    make: watched,
    use: (token) => press('confirmRateWatch', token),
    age: UNCONFIRMED('rate_watch'),
    gone: OF_WATCH,
    answers: ['done', 'done', 'NOT_FOUND', 'INVALID', 'NOT_FOUND'],
  },
  {
    name: 'stop a rate watch',
    field: 'stopRateWatch',
    emails: ['rate-watch-confirm', 'rate-watch-met'],
    make: watched,
    use: (token) => press('stopRateWatch', token),
    age: UNCONFIRMED('rate_watch'),
    gone: OF_WATCH,
    answers: ['done', 'done', 'done', 'INVALID', 'done'],
  },
  {
    name: 'stop a rate watch with one press',
    field: 'unsubscribe',
    emails: ['rate-watch-met'],
    make: told,
    use: (token) => press('unsubscribe', token),
    gone: OF_WATCH,
    answers: ['done', 'done', undefined, 'INVALID', 'done'],
  },
  {
    name: 'see a renewal reminder',
    field: 'renewalReminder',
    emails: ['renewal-confirm', 'renewal-due'],
    make: reminded,
    use: (token) => press('renewalReminder', token, '', SEEN),
    age: UNCONFIRMED('renewal_reminder'),
    gone: OF_REMINDER,
    answers: ['seen', 'seen', 'none', 'none', 'none'],
  },
  {
    name: 'begin a renewal reminder',
    field: 'confirmRenewalReminder',
    emails: ['renewal-confirm'],
    make: reminded,
    use: (token) => press('confirmRenewalReminder', token),
    age: UNCONFIRMED('renewal_reminder'),
    gone: OF_REMINDER,
    answers: ['done', 'done', 'NOT_FOUND', 'INVALID', 'NOT_FOUND'],
  },
  {
    name: 'stop a renewal reminder',
    field: 'stopRenewalReminder',
    emails: ['renewal-confirm', 'renewal-due'],
    make: reminded,
    use: (token) => press('stopRenewalReminder', token),
    age: UNCONFIRMED('renewal_reminder'),
    gone: OF_REMINDER,
    answers: ['done', 'done', 'done', 'INVALID', 'done'],
  },
  {
    name: 'stop a renewal reminder with one press',
    field: 'unsubscribe',
    emails: ['renewal-due'],
    make: (email) => reminded(email, stopRenewalUrl),
    use: (token) => press('unsubscribe', token),
    gone: OF_REMINDER,
    answers: ['done', 'done', undefined, 'INVALID', 'done'],
  },
  {
    name: 'see a call',
    field: 'booking',
    ...OF_CALLS,
    use: (token) => press('booking', token, '', SEEN),
    age: PASSED,
    answers: ['seen', 'seen', 'seen', 'none', 'none'],
  },
  {
    name: 'confirm a call',
    field: 'confirmBooking',
    ...OF_CALLS,
    use: (token) => press('confirmBooking', token, ', sequence: 0'),
    age: PASSED,
    answers: ['done', 'done', 'CONFLICT', 'INVALID', 'INVALID'],
  },
  {
    name: 'move a call',
    field: 'moveBooking',
    ...OF_CALLS,
    use: (token) => press('moveBooking', token, `, sequence: 0, startsAt: "${slot('16:30')}"`),
    age: PASSED,
    answers: ['done', 'CONFLICT', 'CONFLICT', 'INVALID', 'INVALID'],
  },
  {
    name: 'cancel a call',
    field: 'cancelBooking',
    ...OF_CALLS,
    use: (token) => press('cancelBooking', token, ', sequence: 0'),
    age: PASSED,
    answers: ['done', 'done', 'CONFLICT', 'INVALID', 'INVALID'],
  },
  {
    name: 'open an invitation',
    field: 'openCoApplicantInvitation',
    ...OF_INVITATION,
    use: (token) => press('openCoApplicantInvitation', token),
    answers: ['done', 'done', 'GONE', 'INVALID', 'INVALID'],
  },
  ...(['AGREE', 'DECLINE'] as const).map((answer) => ({
    name: `${answer.toLowerCase()} to an invitation`,
    field: 'answerCoApplicantInvitation',
    ...OF_INVITATION,
    use: (token: string) => press('answerCoApplicantInvitation', token, `, answer: ${answer}`),
    answers: ['done', 'done', 'GONE', 'INVALID', 'INVALID'] as const,
  })),
  {
    name: 'own a job application',
    field: 'answerJobApplication',
    emails: ['career-received'],
    make: appliedForJob,
    use: (token) => press('answerJobApplication', token, ', mine: true'),
    gone: OF_JOB,
    answers: ['done', 'done', undefined, 'INVALID', 'NOT_FOUND'],
  },
  {
    name: 'disown a job application',
    field: 'answerJobApplication',
    emails: ['career-received'],
    make: appliedForJob,
    use: (token) => press('answerJobApplication', token, ', mine: false'),
    gone: OF_JOB,
    answers: ['done', 'done', undefined, 'INVALID', 'done'],
  },
  {
    name: 'see mortgages to choose from',
    field: 'lenderChoice',
    ...OF_CHOICE,
    use: (token) => press('lenderChoice', token, '', SEEN),
    answers: ['seen', 'seen', 'none', 'none', 'none'],
  },
  {
    name: 'choose a mortgage',
    field: 'chooseLender',
    ...OF_CHOICE,
    use: (token) => press('chooseLender', token, `, rateId: "${rateId}"`),
    answers: ['done', 'done', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  {
    name: 'choose a mortgage on the day after the last',
    field: 'chooseLender',
    ...OF_CHOICE,
    ends: undefined,
    age: 'update lender_choice set ends_on = current_date - 2',
    use: (token) => press('chooseLender', token, `, rateId: "${rateId}"`),
    answers: ['done', 'done', 'CONFLICT', 'NOT_FOUND', 'NOT_FOUND'],
  },
  {
    name: 'see a rate that is held',
    field: 'rateHold',
    emails: ['rate-held', 'rate-hold-ends'],
    make: held,
    use: (token) => press('rateHold', token, '', SEEN),
    age: 'update rate_hold set held_until = current_date - 2',
    gone: OF_APPLICATION,
    answers: ['seen', 'seen', 'seen', 'none', 'none'],
  },
];

/** The same token, with its time over. */
function over(token: string, purpose: string): string {
  const { encryption } = api.platform;
  return sealToken(encryption, purpose, openToken(encryption, purpose, token)?.text ?? '', new Date(Date.now() - 1));
}

test.each(LINKS.map((link) => [link.name, link] as const))(
  '%s',
  async (name, { make, use, age, ends, gone, answers }) => {
    const at = name.replace(/ /g, '-').toLowerCase();
    const used = await make(`used-${at}@example.ca`);
    expect(used).not.toBe('');
    const [once, twice] = [await use(used), await use(used)];
    const other = await use(`${used.slice(0, -2)}${used.endsWith('xx') ? 'yy' : 'xx'}`);
    const made = await make(`late-${at}@example.ca`);
    const late = ends === undefined ? made : over(made, ends);
    if (age) await api.rows(age);
    const tooLate = late === made && !age ? undefined : await use(late);
    const email = `gone-${at}@example.ca`;
    const left = await make(email);
    await api.rows(gone, [email]);
    expect([once, twice, tooLate, other, await use(left)]).toEqual(answers);
  },
);

test('a link for one thing is good for no other', async () => {
  const token = await reminded('other-purpose@example.ca', stopRenewalUrl);
  const found = await Promise.all(
    LINKS.filter(({ name }) => name !== 'stop a renewal reminder with one press' && name !== 'stop offers').map(
      async ({ name, field, use }) => (field === 'unsubscribe' ? [] : [name, await use(token)]),
    ),
  );
  const opened = found.filter(([, answer]) => answer === 'done' || answer === 'seen');
  expect(opened).toEqual([]);
});

test('every email whose link holds a token stands in the table', () => {
  const tokened = emailsOf(MODULES).filter((email) => /[#?&;]token=|\/booking\/v1/.test(renderSample(email).html));
  const names = new Set(tokened.map(({ name }) => name));
  expect([...names].sort()).toEqual([...new Set(LINKS.flatMap(({ emails }) => emails))].sort());
});

test('every field that takes the token of a link stands in the table', () => {
  // the office hands on the link of a preview, which is in no email
  const others = ['blogPreview'];
  const { schema } = api.app.rest;
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  const tokened = fields.filter(({ args }) => args.some(({ name }) => name === 'token')).map(({ name }) => name);
  expect(tokened.sort()).toEqual([...new Set([...LINKS.map(({ field }) => field), ...others])].sort());
});
