import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { until } from '../../../test/until.js';

const PERSON = {
  fullName: 'Ada Tremblay',
  email: 'ada@example.ca',
  phone: '416 967-1111',
  consent: { contact: true },
};
const SUBMIT = `mutation ($source: LeadSource!, $input: LeadInput!, $key: String, $website: String, $elapsedMs: Int) {
  submitLead(source: $source, input: $input, idempotencyKey: $key, website: $website, elapsedMs: $elapsedMs) {
    lead { id } userErrors { code message field }
  }
}`;
const INBOX = `query ($q: String!) { enquiries(filter: { q: $q }) {
  items { id kind subject maskedPhone createdAt firstResponseDueAt } } }`;
const FILE = `query ($id: ID!) { enquiry(id: $id) { phone answers { label value } firstTouch { label value } lastTouch { label value } } }`;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('office@example.ca', 'ADMIN');
  admin = await api.token('office@example.ca');
});
afterAll(() => api.close());

const count = async (table: string): Promise<number> =>
  (await api.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;

async function submit(variables: Record<string, unknown>) {
  const { body } = await api.graphql(SUBMIT, variables);
  return body.data.submitLead as { lead: { id: string } | null; userErrors: { message: string; field: string[] }[] };
}

async function file(email: string) {
  const list = await api.graphql(INBOX, { q: email }, admin);
  const [item] = list.body.data.enquiries.items;
  const one = await api.graphql(FILE, { id: item.id }, admin);
  return { ...item, ...one.body.data.enquiry };
}

const CALLS = [
  {
    path: '/api/mortgage/second-mortgage-lead',
    subject: 'Second mortgage',
    sent: {
      propertyValue: 700_000,
      firstBalance: 400_000,
      amountRequested: 80_000,
      purpose: 'renovation',
      creditBand: 'good',
      postalCode: 'M5V 2T6',
    },
    answers: [
      ['Amount needed', '$80,000.00'],
      ['Property value', '$700,000.00'],
      ['First mortgage', '$400,000.00'],
      ['Purpose', 'Renovate'],
      ['Credit', 'Good (680 to 759)'],
      ['Postal code', 'M5V 2T6'],
    ],
    wrong: { purpose: 'yacht', propertyValue: -1 },
  },
  {
    path: '/api/mortgage/private-finance-lead',
    subject: 'Private financing',
    sent: {
      propertyType: 'land',
      propertyValue: 300_000,
      amountRequested: 90_000,
      urgency: 'week',
      exitStrategy: 'sale',
    },
    answers: [
      ['Property type', 'Land'],
      ['Property value', '$300,000.00'],
      ['Amount needed', '$90,000.00'],
      ['Urgency', 'Within a week'],
      ['Way out', 'Sell this property'],
    ],
    wrong: { urgency: 'yesterday', exitStrategy: 7 },
  },
  {
    path: '/api/mortgage/self-employed-lead',
    subject: 'Self-employed mortgage',
    sent: {
      businessType: 'incorporated',
      yearsInBusiness: 3.5,
      annualIncome: 96_000,
      goal: 'purchase',
      downPayment: 60_000,
    },
    answers: [
      ['Goal', 'Buy a home'],
      ['Business', 'Incorporated'],
      ['Years in business', '3.5'],
      ['Annual income', '$96,000.00'],
      ['Down payment', '$60,000.00'],
    ],
    wrong: { yearsInBusiness: 81, goal: 'fame' },
  },
] as const;

describe.each(CALLS)('POST $path', ({ path, subject, sent, answers, wrong }) => {
  const email = `${path.split('/').at(-1)}@example.ca`;
  const send = (body: object, key?: string) =>
    api.call(path, { method: 'POST', body, headers: key === undefined ? {} : { 'idempotency-key': key } });

  test('what is documented is stored, and the office reads it with its labels and its clock', async () => {
    const reply = await send({ ...PERSON, ...sent, email });
    expect([reply.status, reply.body]).toEqual([
      201,
      { success: true, message: expect.any(String), data: { id: expect.any(String) }, errors: [] },
    ]);
    const found = await file(email);
    expect(found).toMatchObject({ kind: 'LEAD', subject, phone: '+14169671111', maskedPhone: '416 ***-**11' });
    expect(Date.parse(found.firstResponseDueAt) - Date.parse(found.createdAt)).toBe(24 * 3_600_000);
    expect(found.answers).toEqual(answers.map(([label, value]) => ({ label, value })));
    const consents = await api.rows('select purpose, granted, text_version from consent where email = $1', [email]);
    expect(consents).toEqual([{ purpose: 'contact', granted: true, text_version: 'lead 2026-11-22' }]);
  });

  test('the questions may be left out, the person may not', async () => {
    expect((await send({ ...PERSON, email: `bare-${email}` })).status).toBe(201);
    const before = await count('lead');
    for (const body of [
      {},
      { ...PERSON, consent: undefined },
      { ...PERSON, phone: '123' },
      { ...PERSON, ...wrong },
      { ...PERSON, role: 3 },
    ]) {
      const { status, body: reply } = await send(body);
      expect([status, reply.success, reply.message]).toEqual([422, false, MESSAGES.submissionFailed]);
      expect(reply.errors).toContainEqual({ field: expect.any(String), message: expect.any(String) });
    }
    expect(await count('lead')).toBe(before);
  });

  test('where the visit began may stand in the body, and the office reads it', async () => {
    const utm = {
      first: {
        path: '/2ndmortgage',
        referrer: 'news.example.ca',
        utm_source: 'newsletter',
        utm_content: 'a@example.ca',
      },
      last: { path: '/rates', utm_source: 'google', utm_campaign: 'spring', gclid: 'Ab-1' },
    };
    const sentFrom = `campaign-${email}`;
    expect((await send({ ...PERSON, email: sentFrom, utm })).status).toBe(201);
    const found = await file(sentFrom);
    // nothing that may name a person is kept
    expect(found.firstTouch).toEqual([
      { label: 'Landed on', value: '/2ndmortgage' },
      { label: 'Came from', value: 'news.example.ca' },
      { label: 'Source', value: 'newsletter' },
    ]);
    expect(found.lastTouch).toEqual([
      { label: 'Landed on', value: '/rates' },
      { label: 'Source', value: 'google' },
      { label: 'Campaign', value: 'spring' },
      { label: 'Google click', value: 'Ab-1' },
    ]);
    for (const wrong of ['newsletter', {}, { first: {} }, { first: { path: '/', email: 'a@example.ca' } }]) {
      expect((await send({ ...PERSON, email: sentFrom, utm: wrong })).status).toBe(422);
    }
  });

  test('the same key is one lead', async () => {
    const body = { ...PERSON, email: `twice-${email}` };
    const replies = await Promise.all([send(body, path), send(body, path), send(body, path)]);
    expect(new Set(replies.map(({ body: { data } }) => data.id)).size).toBe(1);
    expect((await send({ ...body, fullName: 'Bo Chan' }, path)).status).toBe(422);
  });
});

test('amounts, answers and the phone number are sealed, and neither email carries them', async () => {
  const email = 'sealed@example.ca';
  const input = { ...PERSON, email, amountRequested: '81234567.00', purpose: 'debts' };
  await submit({ source: 'SECOND_MORTGAGE', input });
  const stored = await api.rows<{ t: string }>(
    `select lead::text as t from lead where email = $1 union all select enquiry::text from enquiry where email = $1
     union all select m::text from mail_message m`,
    [email],
  );
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.map(({ t }) => t).join()).not.toMatch(/81234567|81,234|9671111|debts/);
  const [reply] = await sentEmails(api, email, 'lead-received');
  const [settings] = await api.rows<{ to: string }>('select office_email as "to" from site_settings');
  const office = await sentEmails(api, settings?.to ?? '', 'new-enquiry');
  expect(reply?.subject).toBe('We have your message');
  expect([reply, ...office].map((email) => email?.text).join()).not.toMatch(/81,234,567|81234567|967[- ]?1111/);
});

test('a message needs no phone number, and is a contact in the inbox', async () => {
  const email = 'message@example.ca';
  const input = { fullName: 'Bo Chan', email, message: 'My number is 046 454 286. Can you help?' };
  expect(await submit({ source: 'CONTACT', input })).toEqual({ lead: { id: expect.any(String) }, userErrors: [] });
  const found = await file(email);
  expect(found).toMatchObject({ kind: 'CONTACT', subject: 'Message', phone: null, maskedPhone: null });
  // no social insurance number is kept
  expect(found.answers).toEqual([
    { label: 'Message', value: expect.stringMatching(/^My number is \D+\. Can you help\?$/) },
  ]);
  const wrong = await submit({ source: 'CONTACT', input: { ...input, phone: '555' } });
  expect(wrong.userErrors.map(({ field }) => field)).toEqual([['phone']]);
});

test('a landing page is about its mortgage type', async () => {
  const email = 'landing@example.ca';
  const input = { ...PERSON, email, mortgageType: 'RENEWAL', mortgageBalance: '420000.00' };
  await submit({ source: 'LANDING', input });
  expect(await file(email)).toMatchObject({
    subject: 'Renewal · landing page',
    answers: [
      { label: 'Mortgage type', value: 'Renewal' },
      { label: 'Mortgage balance', value: '$420,000.00' },
    ],
  });
});

test('what a form does not ask is refused, not lost', async () => {
  const reply = await submit({ source: 'CONTACT', input: { ...PERSON, message: 'Hello', goal: 'purchase' } });
  expect(reply.userErrors.map(({ field }) => field)).toContainEqual(['goal']);
});

test('a robot that fills in what nobody sees, or needs no time, is refused and stores nothing', async () => {
  const before = await count('lead');
  const base = { source: 'REALTORQUEST', input: { ...PERSON, email: 'robot@example.ca' } };
  for (const trap of [{ website: 'https://spam.example' }, { elapsedMs: 1_999 }]) {
    const { lead, userErrors } = await submit({ ...base, ...trap });
    expect([lead, userErrors[0]?.message]).toEqual([null, expect.stringMatching(/program/)]);
  }
  expect(await count('lead')).toBe(before);
  expect((await submit({ ...base, website: '', elapsedMs: 2_000 })).lead).not.toBeNull();
});

test('the thirty-first from one network within an hour has to wait, and one address gets five emails at once', async () => {
  const bare = await testApi({ LIMITS_FACTOR: '1' });
  const flood = 'flood@example.ca';
  try {
    const replies = await Promise.all(
      Array.from({ length: 31 }, (_, index) =>
        bare.call(CALLS[index % 3]?.path ?? '', {
          method: 'POST',
          body: { ...PERSON, email: index < 8 ? flood : `p${index}@example.ca` },
        }),
      ),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await until(async () => {
      const waiting = await bare.rows(
        `select from mail_message where recipient = $1 and status not in ('sent', 'void') and deferred_at is null`,
        [flood],
      );
      return waiting.length === 0 ? true : undefined;
    }, 'every email decided');
    expect(await sentEmails(bare, flood, 'lead-received')).toHaveLength(5);
  } finally {
    await bare.close();
  }
});

describe('a message to an agent', () => {
  const agent = async (subdomain: string, active: boolean): Promise<string> => {
    const [row] = await api.rows<{ id: string }>(
      `insert into agent (id, name, subdomain, calendar_no, active)
       select gen_random_uuid(), 'Priya Raman', $1, coalesce(max(calendar_no), 0) + 1, $2 from agent returning id`,
      [subdomain, active],
    );
    return row!.id;
  };
  const send = async (email: string, agentId: string | undefined) => {
    const input = { fullName: 'Ada Tremblay', email, message: 'Hello', agentId };
    expect((await submit({ source: 'AGENT', input })).userErrors).toEqual([]);
    const [row] = await api.rows(
      `select lead.source, lead.agent_id, enquiry.topic, enquiry.assigned_to_id as owner
       from lead join enquiry on enquiry.source_id = lead.id where lead.email = $1`,
      [email],
    );
    return row;
  };

  test('is theirs and not given out in turn; of somebody who is hidden or gone it is the office’s', async () => {
    await api.rows('update site_settings set round_robin = true');
    try {
      const [shown, hidden] = [await agent('priya', true), await agent('hidden', false)];
      const office = { source: 'agent', agent_id: null, topic: 'agent', owner: expect.any(String) };
      expect(await send('to-agent@example.ca', shown)).toEqual({ ...office, agent_id: shown, owner: null });
      expect(await send('to-hidden@example.ca', hidden)).toEqual(office);
      expect(await send('to-nobody@example.ca', '00000000-0000-7000-8000-000000000000')).toEqual(office);
      expect(await send('to-office@example.ca', undefined)).toEqual(office);
    } finally {
      await api.rows('update site_settings set round_robin = default');
    }
  });

  test('no other form says whom it is for', async () => {
    const input = { ...PERSON, message: 'Hello', agentId: '00000000-0000-7000-8000-000000000000' };
    const { userErrors } = await submit({ source: 'CONTACT', input });
    expect(userErrors.map(({ field }) => field)).toContainEqual(['agentId']);
  });
});
