import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import fs from 'node:fs';
import path from 'node:path';
import { PASSWORD, testApi, type TestApi } from '../../../test/api.js';
import { logLines } from '../../../test/log-lines.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { testSmtp, type TestSmtp } from '../../../test/smtp.js';
import { until } from '../../../test/until.js';
import { sealToken } from '../../platform/sealed-token.js';

const CANARY = { name: 'Zebulon Quartermaine', income: '987654', phone: '4169671111' };
const PEOPLE = [
  { id: 'p1', fullName: 'Daniel Osei', email: 'Daniel@example.ca', annualIncome: CANARY.income },
  { id: 'p2', fullName: CANARY.name, email: 'zeb@example.ca' },
];
const applicationOf = (email: string, coApplicants: object[] = PEOPLE) => ({
  mortgageType: 'new_purchase',
  hasCoApplicants: true,
  applicant: { fullName: 'Ada Tremblay', email, phone: '416 967-1111' },
  coApplicants,
  property: { province: 'ON', purchasePrice: CANARY.income },
  consents: { privacy: true, contact: true, creditCheck: true },
});

let api: TestApi;
let written: ReturnType<typeof logLines>;
let admin: string;
let ada: string;
let other: string;
beforeAll(async () => {
  written = logLines();
  api = await testApi({}, { log: written.log });
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('ada@example.ca', 'ACCOUNT_HOLDER', 'Ada Tremblay');
  await api.person('other@example.ca');
  await api.rows('update user_account set email_verified_at = now()');
  [admin, ada, other] = (await Promise.all(
    ['admin', 'ada', 'other'].map((name) => api.token(`${name}@example.ca`)),
  )) as [string, string, string];
});
afterAll(() => api.close());

const OPEN = `mutation($token: String!) { openCoApplicantInvitation(token: $token) {
  userErrors { code message field } invitation { fullName inviterName mortgageType state answeredAt } } }`;
const ANSWER = `mutation($token: String!, $answer: InvitationAnswer!, $creditCheck: Boolean) {
  answerCoApplicantInvitation(token: $token, answer: $answer, creditCheck: $creditCheck) {
    userErrors { code message field } invitation { state answeredAt } } }`;
const INVITE = `mutation($id: ID!, $email: String) { inviteCoApplicant(id: $id, email: $email) {
  userErrors { code message field } coApplicant { id state } } }`;
const MINE = `{ myApplications(limit: 50) { items { id status coApplicants { id fullName state invitedAt openedAt answeredAt } } } }`;
const FILE = `query($id: ID!) { applicationFile(id: $id) { coApplicants { id fullName state } consents { email purpose granted } } }`;
const MOVE = `mutation($id: ID!, $to: ApplicationStatus!, $version: Int!) {
  transitionApplication(id: $id, to: $to, note: "x", version: $version) { userErrors { code message } status } }`;

const openLink = async (token: string) => (await api.graphql(OPEN, { token })).body.data.openCoApplicantInvitation;
const answer = async (token: string, given: string, creditCheck = false) =>
  (await api.graphql(ANSWER, { token, answer: given, creditCheck })).body.data.answerCoApplicantInvitation;
const invite = async (id: string, email?: string, token = ada) =>
  (await api.graphql(INVITE, { id, email }, token)).body.data.inviteCoApplicant;

interface Shown {
  id: string;
  fullName: string;
  state: string;
  invitedAt: string | null;
  openedAt: string | null;
  answeredAt: string | null;
}
async function peopleOf(id: string, token = ada): Promise<Shown[]> {
  const { items } = (await api.graphql(MINE, {}, token)).body.data.myApplications;
  return (items as { id: string; coApplicants: Shown[] }[]).find((item) => item.id === id)?.coApplicants ?? [];
}
const statesOf = async (id: string): Promise<string[]> => (await peopleOf(id)).map(({ state }) => state);

async function submitted(coApplicants: object[] = PEOPLE, token = ada): Promise<string> {
  const body = applicationOf('ada@example.ca', coApplicants);
  const reply = await api.call('/mortgage/comprehensive', { method: 'POST', body, token });
  expect(reply.status).toBe(201);
  return String(reply.body.data.id);
}

let counter = 0;
/** An application with one co-applicant at an address of their own, and the token of their email */
async function invitedOne(): Promise<{ id: string; personId: string; email: string; token: string }> {
  const email = `guest${(counter += 1)}@example.ca`;
  const id = await submitted([{ id: 'row', fullName: 'Daniel Osei', email }]);
  const [person] = await peopleOf(id);
  return { id, email, personId: person?.id ?? '', token: await tokenFor(email) };
}
async function tokenFor(email: string, count = 1): Promise<string> {
  const emails = await sentEmails(api, email, 'co-applicant-invitation', count);
  return emails.at(-1)?.token ?? '';
}

test('each co-applicant gets one email of their own, which has no figures and links behind a #', async () => {
  const id = await submitted();
  expect(await statesOf(id)).toEqual(['INVITED', 'INVITED']);
  const emails = await Promise.all(
    PEOPLE.map(({ email }) => sentEmails(api, email, 'co-applicant-invitation').then(([first]) => first)),
  );
  for (const [index, { fullName }] of PEOPLE.entries()) {
    expect(emails[index]?.text).toContain(`Hello ${fullName}`);
    expect(emails[index]?.text).toContain('Ada Tremblay is applying');
    expect(emails[index]?.words).not.toMatch(/987|654|\$\d|MB-20/);
    expect(emails[index]?.text).toMatch(/\/co-applicant#token=v1\./);
    expect(emails[index]?.text).not.toContain(PEOPLE[1 - index]?.fullName);
  }
  const rows = await api.rows('select params from mail_message where template = $1', ['co-applicant-invitation']);
  expect(rows).toHaveLength(2);
  const stored = JSON.stringify(await api.rows('select * from co_applicant where application_id = $1', [id]));
  expect(stored).not.toMatch(/Osei|Quartermaine|example\.ca/i);
});

test('a link tells who invites and what for, and the first opening is kept', async () => {
  const { id, token } = await invitedOne();
  expect(await openLink(token)).toEqual({
    userErrors: [],
    invitation: {
      fullName: 'Daniel Osei',
      inviterName: 'Ada Tremblay',
      mortgageType: 'NEW_PURCHASE',
      state: 'OPEN',
      answeredAt: null,
    },
  });
  const [first] = await peopleOf(id);
  expect(first).toMatchObject({ state: 'OPENED', invitedAt: expect.any(String), openedAt: expect.any(String) });
  await openLink(token);
  expect((await peopleOf(id))[0]?.openedAt).toBe(first?.openedAt);
});

test('an answer is stored once with its consents, and what was left open can be added', async () => {
  const { id, email, token } = await invitedOne();
  expect((await answer(token, 'AGREE')).invitation.state).toBe('AGREED_IN_PART');
  const again = await Promise.all([answer(token, 'AGREE'), answer(token, 'AGREE')]);
  expect(again.map(({ invitation }) => invitation.state)).toEqual(['AGREED_IN_PART', 'AGREED_IN_PART']);
  expect(await statesOf(id)).toEqual(['AGREED_IN_PART']);
  await Promise.all([answer(token, 'AGREE', true), answer(token, 'AGREE', true)]);
  expect(await statesOf(id)).toEqual(['AGREED']);
  const consents = await api.rows(
    `select email, purpose, granted, text_version = $3 as current, ip is not null as "hasIp" from consent
     where source_id = $1 and email = $2 order by created_at`,
    [id, email, CONSENT_VERSION],
  );
  expect(consents).toEqual(
    ['privacy', 'credit_check'].map((purpose) => ({ email, purpose, granted: true, current: true, hasIp: true })),
  );
  const audit = await api.rows(
    `select actor_id as actor, after from audit_event where action = 'co_applicant.answer' and subject_id = $1
     order by created_at`,
    [id],
  );
  expect(audit.map(({ after }) => [after.answer, after.creditCheck])).toEqual([
    ['agreed', false],
    ['agreed', true],
  ]);
  expect((await answer(token, 'DECLINE')).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
});

test('who declines is seen by the applicant and the office, gets no more email, and may change their mind', async () => {
  const { id, personId, token } = await invitedOne();
  expect((await answer(token, 'DECLINE', true)).invitation).toMatchObject({ state: 'DECLINED' });
  expect(await statesOf(id)).toEqual(['DECLINED']);
  const { coApplicants, consents } = (await api.graphql(FILE, { id }, admin)).body.data.applicationFile;
  expect(coApplicants).toEqual([{ id: personId, fullName: 'Daniel Osei', state: 'DECLINED' }]);
  expect(consents.filter(({ purpose }: { purpose: string }) => purpose === 'credit_check')).toHaveLength(1);
  expect((await invite(personId)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  expect((await answer(token, 'AGREE', true)).invitation.state).toBe('AGREED');
});

test('no lender sees the file before the last of them agreed', async () => {
  const people = ['gate1', 'gate2'].map((name) => ({ id: name, fullName: `${name} Roy`, email: `${name}@example.ca` }));
  const id = await submitted(people);
  const move = async (to: string, version: number) =>
    (await api.graphql(MOVE, { id, to, version }, admin)).body.data.transitionApplication;
  await move('IN_REVIEW', 1);
  await move('DOCUMENTS_REQUESTED', 2);
  const missing = async (): Promise<string> => (await move('SUBMITTED_TO_LENDER', 3)).userErrors[0]?.message ?? '';
  expect(await missing()).toContain('gate1 Roy, gate2 Roy');
  await answer(await tokenFor('gate1@example.ca'), 'AGREE', true);
  await answer(await tokenFor('gate2@example.ca'), 'AGREE');
  expect(await missing()).toContain('missing from: gate2 Roy.');
  await answer(await tokenFor('gate2@example.ca'), 'AGREE', true);
  expect(await move('SUBMITTED_TO_LENDER', 3)).toEqual({ userErrors: [], status: 'SUBMITTED_TO_LENDER' });
});

test('people who share an address each get an email and each answer for themselves', async () => {
  const email = 'home@example.ca';
  const id = await submitted(['Bo', 'Cy'].map((name) => ({ id: name, fullName: `${name} Lee`, email })));
  const [one, two] = await sentEmails(api, email, 'co-applicant-invitation', 2);
  await answer(one?.token ?? '', 'AGREE', true);
  await answer(two?.token ?? '', 'AGREE');
  expect((await statesOf(id)).sort()).toEqual(['AGREED', 'AGREED_IN_PART']);
  const [{ given }] = await api.rows(
    `select count(*)::int as given from consent where source_id = $1 and email = $2 and purpose = 'credit_check'`,
    [id, email],
  );
  expect(given).toBe(1);
});

describe('a link that is no good', () => {
  test.each(['', 'x', 'v1.a.b', 'x'.repeat(5_000)])('“%.20s” is refused', async (token) => {
    expect((await openLink(token)).userErrors).toMatchObject([{ code: 'INVALID', field: ['token'] }]);
    expect((await answer(token, 'AGREE', true)).userErrors).toMatchObject([{ code: 'INVALID' }]);
  });

  test('altered, for another purpose or for nobody', async () => {
    const { personId, token } = await invitedOne();
    const { encryption } = api.platform;
    const nobody = '00000000-0000-7000-8000-000000000000';
    for (const wrong of [
      `${token.slice(0, -3)}AAA`,
      sealToken(encryption, 'unsubscribe', `${personId} 1`),
      sealToken(encryption, 'co-applicant', `${personId} 2`),
      sealToken(encryption, 'co-applicant', `${nobody} 1`),
      sealToken(encryption, 'co-applicant', `' or true-- 1`),
      encryption.encryptText(`${personId} 1`),
    ]) {
      expect((await openLink(wrong)).userErrors).toMatchObject([{ code: 'INVALID' }]);
    }
    expect((await openLink(token)).userErrors).toEqual([]);
  });

  test('run out', async () => {
    const { id, personId } = await invitedOne();
    const late = sealToken(api.platform.encryption, 'co-applicant', `${personId} 1`, new Date(Date.now() - 1));
    expect((await openLink(late)).userErrors).toMatchObject([
      { code: 'GONE', message: expect.stringMatching(/expired/) },
    ]);
    expect((await answer(late, 'AGREE', true)).userErrors).toMatchObject([{ code: 'GONE' }]);
    expect(await statesOf(id)).toEqual(['INVITED']);
  });

  test('for an application that is over', async () => {
    const { id, personId, token } = await invitedOne();
    await api.graphql('mutation($id: ID!) { withdrawApplication(id: $id) { withdrawnId } }', { id }, ada);
    expect((await openLink(token)).invitation.state).toBe('CLOSED');
    expect((await answer(token, 'AGREE', true)).userErrors).toMatchObject([{ code: 'GONE' }]);
    expect((await invite(personId)).userErrors).toMatchObject([{ code: 'GONE' }]);
    expect(await api.rows(`select from consent where source_id = $1 and purpose = 'privacy'`, [id])).toHaveLength(1);
  });
});

test('the applicant corrects an address: the old link dies, papers and the lifecycle follow', async () => {
  const { id, personId, email, token } = await invitedOne();
  const corrected = 'right@example.ca';
  expect(await invite(personId, corrected)).toMatchObject({ userErrors: [], coApplicant: { state: 'INVITED' } });
  expect((await openLink(token)).userErrors).toMatchObject([{ code: 'INVALID' }]);
  const fresh = await tokenFor(corrected);
  expect((await answer(fresh, 'AGREE', true)).invitation.state).toBe('AGREED');
  const [row] = await api.rows(
    `select a.content, e.answers, (select count(distinct r.co_applicant_id)::int from document_request r
       where r.application_id = a.id and r.person = 'row') as people
     from application a join enquiry e on e.source_id = a.id where a.id = $1`,
    [id],
  );
  for (const sealed of [row.content, row.answers]) {
    const { coApplicants } = api.platform.encryption.decryptJson<{ coApplicants: { email: string }[] }>(sealed);
    expect(coApplicants.map((person) => person.email)).toEqual([corrected]);
  }
  expect(row.people).toBe(1);
  const seen = '{ applicationDocuments { requests { personName mine } } }';
  for (const [address, reads] of [
    [email, false],
    [corrected, true],
  ] as const) {
    await api.person(address);
    await api.rows('update user_account set email_verified_at = now() where email = $1', [address]);
    const { applicationDocuments } = (await api.graphql(seen, {}, await api.token(address))).body.data;
    expect(applicationDocuments !== null).toBe(reads);
  }
  expect((await invite(personId, 'third@example.ca')).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  const actions = await api.rows(
    `select action, actor_id is not null as "isSigned" from audit_event where subject_id = $1 and action like 'co_app%'
     order by created_at`,
    [id],
  );
  expect(actions).toEqual([
    { action: 'co_applicant.invite', isSigned: true },
    { action: 'co_applicant.readdress', isSigned: true },
    { action: 'co_applicant.answer', isSigned: false },
    { action: 'co_applicant.claim', isSigned: true },
  ]);
});

test('somebody without an address is not invited until the applicant adds one', async () => {
  const id = await submitted([{ id: 'p', fullName: 'Nora Blank' }]);
  const [nora] = await peopleOf(id);
  expect(nora).toMatchObject({ fullName: 'Nora Blank', state: 'NOT_INVITED', invitedAt: null });
  expect((await invite(nora?.id ?? '')).userErrors).toMatchObject([{ code: 'REQUIRED', field: ['email'] }]);
  expect((await invite(nora?.id ?? '', 'nora at home')).userErrors).toMatchObject([
    { code: 'INVALID', field: ['email'] },
  ]);
  expect((await invite(nora?.id ?? '', ' nora@example.ca ')).coApplicant.state).toBe('INVITED');
  expect((await openLink(await tokenFor('nora@example.ca'))).invitation.fullName).toBe('Nora Blank');
});

test('only the applicant and the office invite again, and an earlier link to the same address still works', async () => {
  const { personId, email, token } = await invitedOne();
  expect((await invite(personId, undefined, other)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await invite('nobody')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await invite(personId)).userErrors).toEqual([]);
  expect((await invite(personId, email.toUpperCase(), admin)).userErrors).toEqual([]);
  await sentEmails(api, email, 'co-applicant-invitation', 3);
  expect((await openLink(token)).userErrors).toEqual([]);
});

test('a name that could be an advertisement is not sent to others', async () => {
  const email = 'stranger@example.ca';
  const body = applicationOf('spam@example.ca', [{ id: 'x', fullName: 'Buy 2 pills now', email }]);
  body.applicant.fullName = 'Win $500 today';
  expect((await api.call('/mortgage/comprehensive', { method: 'POST', body })).status).toBe(201);
  const [sent] = await sentEmails(api, email, 'co-applicant-invitation');
  expect(sent?.text).toContain('Hello there');
  expect(sent?.text).toContain('Somebody is applying');
  expect(sent?.text).not.toMatch(/pills|\$500|example\.com/);
});

test('a list of applications reads its people in one statement', async () => {
  const statements = await api.statements(() => peopleOf('none'));
  expect(statements.filter((text) => text.includes('co_applicant'))).toHaveLength(1);
});

test('a co-applicant takes away what was asked of them, and with their account their address is forgotten', async () => {
  const { id, email, token } = await invitedOne();
  await answer(token, 'AGREE', true);
  const userId = await api.person(email);
  const theirs = await api.token(email);
  const data = async () => (await api.graphql('{ myData { content } }', {}, theirs)).body.data.myData.content;
  expect((await data()).invitations).toEqual([]);
  await api.rows('update user_account set email_verified_at = now() where id = $1', [userId]);
  expect((await data()).invitations).toEqual([
    expect.objectContaining({ invitedBy: 'Ada Tremblay', answer: 'agreed', creditCheck: true }),
  ]);
  const gone = await api.call(`/api/users/${userId}`, {
    method: 'DELETE',
    token: theirs,
    body: { password: PASSWORD },
  });
  expect(gone.status).toBe(200);
  const [row] = await api.rows('select email, email_index from co_applicant where application_id = $1', [id]);
  expect(row).toEqual({ email: null, email_index: null });
  // the file goes on, and its lender may ask who agreed
  expect(await api.rows('select user_id as who from consent where email = $1', [email])).toEqual([
    { who: null },
    { who: null },
  ]);
  expect(await statesOf(id)).toEqual(['AGREED']);
  expect((await openLink(token)).userErrors).toMatchObject([{ code: 'INVALID' }]);
});

test('no name and no figure is in a log, a job or a row in clear, and addresses stand only where consent and email need them', async () => {
  const { email, token } = await invitedOne();
  await openLink(token);
  await answer(token, 'AGREE', true);
  const tables = await api.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const kept = new Map([['log', written.text()]]);
  for (const { name } of tables)
    kept.set(name, JSON.stringify(await api.rows(`select * from ${name}`).catch(() => [])));
  const holding = (text: string): string[] => [...kept].flatMap(([name, all]) => (all.includes(text) ? [name] : []));
  for (const canary of [...Object.values(CANARY), token]) expect(holding(canary)).toEqual([]);
  expect(holding(email).sort()).toEqual(['public.consent', 'public.mail_message', 'public.rate_limit']);
  const mail = path.join(api.platform.config.dataDir, 'mail');
  const texts = fs.readdirSync(mail).map((file) => fs.readFileSync(path.join(mail, file), 'utf8'));
  expect(texts.filter((text) => text.includes(CANARY.income) || text.includes(CANARY.phone))).toEqual([]);
});

describe('with limits', () => {
  let strict: TestApi;
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await testSmtp();
    smtp.refuse('gone@example.ca');
    strict = await testApi({ SMTP_URL: smtp.url, LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
    await strict.person('ada@example.ca', 'ACCOUNT_HOLDER', 'Ada Tremblay');
  });
  afterAll(async () => {
    await strict.close();
    await smtp.close();
  });
  const codes = (reply: { body: { errors?: { extensions: { code: string } }[] } }): string[] =>
    (reply.body.errors ?? []).map(({ extensions }) => extensions.code);

  test('an address that is refused is shown as such, and one address gets three more emails a day', async () => {
    const token = await strict.token('ada@example.ca');
    const body = applicationOf('ada@example.ca', [{ id: 'p', fullName: 'Gone Roy', email: 'gone@example.ca' }]);
    await strict.call('/mortgage/comprehensive', { method: 'POST', body, token });
    const person = await until(async () => {
      const { items } = (await strict.graphql(MINE, {}, token)).body.data.myApplications;
      const [found] = items[0].coApplicants as Shown[];
      return found?.state === 'UNREACHABLE' ? found : undefined;
    }, 'an address that cannot be reached');
    const again = (email?: string) => strict.graphql(INVITE, { id: person.id, email }, token);
    for (let count = 0; count < 3; count += 1) expect(codes(await again())).toEqual([]);
    expect(codes(await again())).toEqual(['RATE_LIMITED']);
    expect((await again('there@example.ca')).body.data.inviteCoApplicant.coApplicant.state).toBe('INVITED');
    const mail = await smtp.first('there@example.ca', 'You were named as a co-applicant for a mortgage');
    const tries = async (ip: string): Promise<string[]> =>
      codes(
        await strict.call('/graphql', {
          method: 'POST',
          headers: { 'x-forwarded-for': ip },
          body: { query: OPEN, variables: { token: mail.token } },
        }),
      );
    for (let count = 0; count < 30; count += 1) expect(await tries(`203.0.113.${count}`)).toEqual([]);
    expect(await tries('203.0.113.99')).toEqual(['RATE_LIMITED']);
  });

  test('a network that tries many links is stopped', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const body = { query: OPEN, variables: { token: 'x' } };
    const call = () => strict.call('/graphql', { method: 'POST', headers, body });
    for (let count = 0; count < 60; count += 1) expect(codes(await call())).toEqual([]);
    expect(codes(await call())).toEqual(['RATE_LIMITED']);
  });
});
