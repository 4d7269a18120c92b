import { addDays } from '@brokerage/domain/booking/local-days';
import { calendarDay, longDate } from '@brokerage/domain/calendar/wall-clock';
import { choiceEndsOn } from '@brokerage/domain/lender-fit/choice';
import { applied } from '../../../test/applied.js';
import { lender, testApi, type TestApi } from '../../../test/api.js';
import { eventually } from '../../../test/eventually.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { officeToday } from '../../kernel/office-today.js';
import { LENDER_CHOICE } from './emails/lender-choice.email.js';
import { ASKED_TO_CONFIRM } from '../enquiries/public.js';
import { askFilesAgain } from './fit-change.schedules.js';
import { LENDER_CHOICE_LINK } from './lender-choice.limits.js';

let api: TestApi;
let admin: string;
let file: string;
let granite: Awaited<ReturnType<typeof lender>>;
let harbour: Awaited<ReturnType<typeof lender>>;
const CLIENT = 'simran@example.ca';

/** An easy file: 30% down, and no debts. */
const CONTENT = {
  mortgageType: 'new_purchase',
  applicant: { fullName: 'Simran Dhaliwal' },
  employment: { status: 'employed', current: { employer: 'Speed River Health', pay: ['salary'], annual: 200_000 } },
  declarations: { firstTimeBuyer: true },
  property: {
    found: true,
    province: 'ON',
    type: 'detached',
    occupancy: 'owner_occupied',
    purchasePrice: 500_000,
    downPayment: 150_000,
    propertyTax: 4200,
    heating: 120,
    address: { postalCode: 'N1H 1A1' },
  },
  financial: { hasLiabilities: false, liabilities: [] },
};

const TERMS = {
  effectiveFrom: '2026-01-01',
  product: 'any',
  source: 'Rate sheet of 2026-11-20',
  ...{ insured: 'yes', insurable: 'yes', uninsured: 'yes', refinances: 'yes', switches: 'yes', rentals: 'yes' },
  ...{ secondHomes: 'yes', secondCharge: 'no', scoreUsed: 'best', selfEmployed: 'filed', clawback: 'none' },
  ...{ charge: 'standard', saleOnly: 'no', dischargeFee: '300.00' },
};

beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
  file = await applied(api, { kind: 'comprehensive', email: CLIENT, content: CONTENT });
  granite = await lender(api, 'Granite', [4.19]);
  harbour = await lender(api, 'Harbour', [4.09]);
  await api.rows(`update bank set penalty = 'three-months'`);
  await api.rows('update rate set fees = 0');
});
afterAll(() => api.close());

const POLICIES = `id effectiveFrom product source sample inForce publishedBy terms { name value }`;
const PUBLISH = `mutation($bankId: ID!, $basedOn: ID, $input: LenderPolicyInput!) {
  publishLenderPolicy(bankId: $bankId, basedOn: $basedOn, input: $input) {
    userErrors { code field message } policies { ${POLICIES} }
  }
}`;
const policiesOf = async (bankId: string): Promise<{ id: string; inForce: boolean; effectiveFrom: string }[]> =>
  (await api.graphql(`query($bankId: ID!) { lenderPolicies(bankId: $bankId) { ${POLICIES} } }`, { bankId }, admin)).body
    .data.lenderPolicies;
async function publish(bankId: string, terms: object = {}, based?: string | null) {
  const [last] = await api.rows<{ id: string }>(
    'select id from lender_policy where bank_id = $1 order by created_at desc, id desc limit 1',
    [bankId],
  );
  const basedOn = based === undefined ? (last?.id ?? null) : based;
  return (await api.graphql(PUBLISH, { bankId, basedOn, input: { ...TERMS, ...terms } }, admin)).body.data
    .publishLenderPolicy;
}

const FIT = `query($id: ID!, $exitMonth: Int, $whatIf: WhatIfInput, $exitChances: [ExitChanceInput!]) {
  lenderFit(id: $id, exitMonth: $exitMonth, whatIf: $whatIf, exitChances: $exitChances) {
    exitMonth missing assumed file { totalMortgage programs { program answer } }
    lenders { bankName answer place policyId reasons { code figure limit } asks change { code amount to }
      figures { gdsPct gdsLimitPct score } rate { id rate apr } cost { months payment interest penalty fees total unknown weighed { total months { month pct total place } } } }
    choices { id sentBy endsOn exitReason lenders chosenLender chosenReason }
  }
}`;
const fit = async (variables: object = {}) => (await api.graphql(FIT, { id: file, ...variables }, admin)).body;

const SEND = `mutation($input: SendLenderChoiceInput!) {
  sendLenderChoice(input: $input) { userErrors { code field } choices { id lenders endsOn exitMonth chosenLender } }
}`;
let keys = 0;
const send = async (change: object = {}) =>
  (
    await api.graphql(
      SEND,
      {
        input: {
          id: file,
          rateIds: [granite.rateIds[0], harbour.rateIds[0]],
          exitMonth: 36,
          exitReason: 'FAMILY',
          key: `key ${(keys += 1)}`,
          ...change,
        },
      },
      admin,
    )
  ).body.data.sendLenderChoice;

const CHOICE = `state adviserName endsOn price downPayment amortizationYears exitMonth chosenRateId
  offers { rateId bankName rate apr payment stands costs { months interest leaving fees insurance total } }`;
const see = async (token: string) =>
  (await api.graphql(`query($token: String!) { lenderChoice(token: $token) { ${CHOICE} } }`, { token })).body.data
    .lenderChoice;
const choose = async (token: string, rateId: string | undefined, reason?: string) =>
  (
    await api.graphql(
      `mutation($token: String!, $rateId: ID!, $reason: ChoiceReason) {
        chooseLender(token: $token, rateId: $rateId, reason: $reason) { userErrors { code field } choice { ${CHOICE} } }
      }`,
      { token, rateId, reason },
    )
  ).body.data.chooseLender;

describe('policies', () => {
  test('a publication is a version; nobody overwrites what they did not see', async () => {
    const first = await publish(granite.id);
    expect(first.userErrors).toEqual([]);
    expect(first.policies).toEqual([
      expect.objectContaining({ effectiveFrom: '2026-01-01', inForce: true, sample: false, publishedBy: 'Avery Chen' }),
    ]);
    expect(first.policies[0].terms).toContainEqual({ name: 'dischargeFee', value: '300.00' });
    expect((await publish(granite.id, {}, null)).userErrors).toEqual([expect.objectContaining({ code: 'CONFLICT' })]);
    const later = addDays(officeToday(), 30);
    await publish(granite.id, { effectiveFrom: later });
    await publish(granite.id, { dischargeFee: '310.00' });
    expect((await policiesOf(granite.id)).map(({ effectiveFrom, inForce }) => [effectiveFrom, inForce])).toEqual([
      [later, false],
      ['2026-01-01', true],
      ['2026-01-01', false],
    ]);
    const audit = await api.rows(`select after from audit_event where action = 'lender_policy.publish'`);
    expect(audit).toHaveLength(3);
  });

  test.each([
    ['effectiveFrom', { effectiveFrom: '2026-02-30' }],
    ['insured', { insured: 'perhaps' }],
    ['otherGdsPct', { otherGdsPct: 0 }],
    ['postalNot', { postalNot: '!!' }],
  ])('%s is refused where it stands', async (field, change) => {
    expect((await publish(harbour.id, change)).userErrors).toEqual([
      expect.objectContaining({ code: 'INVALID', field: [field] }),
    ]);
    expect(await policiesOf(harbour.id)).toEqual([]);
  });

  test('of a lender that is not there', async () => {
    expect((await publish(file)).userErrors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
  });
});

describe('the fit of a file', () => {
  test('lenders by what they cost to the month; without a policy or a score somebody asks', async () => {
    const { data, errors } = await fit({ exitMonth: 36 });
    expect(errors).toBeUndefined();
    const { lenders, missing } = data.lenderFit;
    expect(missing).toEqual([]);
    expect(lenders.map((one: { bankName: string; place: number }) => [one.bankName, one.place])).toEqual([
      ['Harbour', 1],
      ['Granite', 2],
    ]);
    expect(lenders[0]).toMatchObject({ answer: 'ASK_US', policyId: null, asks: ['LENDER_POLICY'] });
    expect(lenders[1]).toMatchObject({ answer: 'ASK_US', asks: ['CREDIT_SCORE'] });
    await api.graphql(
      `mutation($id: ID!) { setCreditScores(id: $id, scores: [{ person: "applicant", score: 742 }]) { userErrors { code } } }`,
      { id: file },
      admin,
    );
    await publish(harbour.id, { mostLtvPct: 60, insured: 'no' });
    const after = (await fit({ exitMonth: 36 })).data.lenderFit.lenders;
    expect(after[0]).toMatchObject({
      bankName: 'Granite',
      answer: 'FITS',
      place: 1,
      asks: [],
      figures: { score: 742 },
      cost: { months: 36, fees: '310.00', unknown: null },
    });
    expect(after[1]).toMatchObject({
      bankName: 'Harbour',
      answer: 'DOES_NOT_FIT',
      place: null,
      reasons: [{ code: 'LTV_OVER', figure: 70, limit: 60 }],
      change: { code: 'DOWN_PAYMENT', amount: '50000.00', to: '200000.00' },
    });
    const tried = (await fit({ exitMonth: 36, whatIf: { downPayment: '200000.00' } })).data.lenderFit.lenders;
    expect(tried.find((one: { bankName: string }) => one.bankName === 'Harbour')).toMatchObject({ answer: 'FITS' });
  });

  test('where the month is not sure, by the weighed cost, with the place at each month', async () => {
    const totalsAt = async (exitMonth: number): Promise<Map<string, number>> =>
      new Map(
        (await fit({ exitMonth })).data.lenderFit.lenders.map(
          (one: { bankName: string; cost: { total: string | null } | null }) => [one.bankName, Number(one.cost?.total)],
        ),
      );
    const [then, end] = [await totalsAt(36), await totalsAt(60)];
    const exitChances = [
      { month: 36, pct: 75 },
      { month: 60, pct: 25 },
    ];
    const { exitMonth, lenders } = (await fit({ exitChances })).data.lenderFit;
    expect(exitMonth).toBe(36);
    const placed = lenders.filter(({ place }: { place: number | null }) => place !== null);
    expect(placed.length).toBeGreaterThan(0);
    for (const { bankName, cost } of placed) {
      expect(Number(cost.weighed.total)).toBeCloseTo(
        0.75 * (then.get(bankName) ?? NaN) + 0.25 * (end.get(bankName) ?? NaN),
        1,
      );
      expect(cost.weighed.months).toMatchObject(exitChances);
    }
    const places = placed.map(({ cost }: { cost: { weighed: { months: { place: number }[] } } }) =>
      cost.weighed.months.map(({ place }) => place),
    );
    expect(places.map(([first]: number[]) => first).sort()).toEqual(
      placed.map((_: unknown, index: number) => index + 1),
    );
    const refused = await fit({
      exitChances: [
        { month: 36, pct: 90 },
        { month: 60, pct: 20 },
      ],
    });
    expect(refused.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('a month that no term says anything of is refused, and a file that is not there is none', async () => {
    expect((await fit({ exitMonth: 12 })).errors[0].extensions).toMatchObject({ field: ['exitMonth'] });
    expect((await fit({ id: granite.id })).data.lenderFit).toBeNull();
    expect((await fit({ id: 'nonsense' })).data.lenderFit).toBeNull();
  });

  test('a program of the office reads the same over REST', async () => {
    const at = `/api/applications/${file}/lender-fit`;
    const reply = await api.call(`${at}?exitMonth=36`, { token: admin });
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ exitMonth: 36, lenders: [{ bankName: 'Granite', place: 1 }, {}] });
    expect((await api.call(`${at}?exitMonth=12`, { token: admin })).status).toBe(422);
    expect((await api.call(`/api/applications/${granite.id}/lender-fit`, { token: admin })).status).toBe(404);
    expect((await api.call(at)).status).toBe(401);
    expect((await api.call(at, { token: await api.token('moderator@example.ca') })).status).toBe(403);
  });

  test('what is missing is named', async () => {
    const thin = await applied(api, {
      kind: 'comprehensive',
      email: 'thin@example.ca',
      content: { ...CONTENT, property: { ...CONTENT.property, heating: undefined, propertyTax: undefined } },
    });
    const { missing, assumed, lenders } = (await fit({ id: thin })).data.lenderFit;
    expect(missing).toEqual(['property.propertyTax']);
    expect(assumed).toEqual(['property.heating']);
    expect(lenders).not.toEqual([]);
  });
});

describe('a client chooses', () => {
  const tokenOf = async (count: number): Promise<string> =>
    (await sentEmails(api, CLIENT, 'lender-choice', count)).at(-1)?.token ?? '';

  test('nobody is sent what a policy refuses, nor more than three', async () => {
    expect((await send()).userErrors).toEqual([{ code: 'INVALID', field: ['rateIds'] }]);
    await publish(harbour.id);
    for (const rateIds of [[], [granite.id], ['a', 'b', 'c', 'd'], [granite.rateIds[0], granite.rateIds[0]]])
      expect((await send({ rateIds })).userErrors).toEqual([{ code: 'INVALID', field: ['rateIds'] }]);
    expect((await send({ exitMonth: 61 })).userErrors).toEqual([{ code: 'INVALID', field: ['exitMonth'] }]);
    expect(await api.rows('select from lender_choice')).toEqual([]);
  });

  test('the email says no amount and no lender, the page says both, and the same key sends once', async () => {
    const sent = await send({ key: 'once' });
    expect(sent.userErrors).toEqual([]);
    expect(sent.choices).toEqual([
      expect.objectContaining({ lenders: ['Harbour', 'Granite'], exitMonth: 36, chosenLender: null }),
    ]);
    // in another order it is the same
    expect((await send({ key: 'once', rateIds: [harbour.rateIds[0], granite.rateIds[0]] })).choices).toEqual(
      sent.choices,
    );
    for (const other of [{ exitMonth: 48 }, { rateIds: [harbour.rateIds[0]] }, { whatIf: { amortizationYears: 20 } }]) {
      expect((await send({ key: 'once', ...other })).userErrors).toEqual([
        expect.objectContaining({ code: 'IDEMPOTENCY_MISMATCH' }),
      ]);
    }
    const [email] = await sentEmails(api, CLIENT, 'lender-choice');
    expect(email?.words).not.toMatch(/\$|%|Granite|Harbour/);
    expect(email?.words).toContain('Avery Chen');
    const mail = await api.rows(`select params from mail_message where template = 'lender-choice'`);
    expect(mail).toEqual([{ params: { choiceId: sent.choices[0].id, enquiryEmailId: expect.any(String) } }]);
    const [row] = await api.rows<{ content: string }>('select content from lender_choice');
    expect(row?.content).toMatch(/^v1\./);
    const contacts = await api.rows(
      'select c.kind from enquiry_contact c join enquiry e on e.id = c.enquiry_id where e.source_id = $1',
      [file],
    );
    expect(contacts).toEqual([{ kind: 'EMAIL' }]);

    const seen = await see(email?.token ?? '');
    expect(seen).toMatchObject({
      state: 'OPEN',
      adviserName: 'Avery Chen',
      price: '500000.00',
      downPayment: '150000.00',
      endsOn: addDays(officeToday(), 10),
      chosenRateId: null,
    });
    expect(seen.offers.map((offer: { bankName: string }) => offer.bankName)).toEqual(['Harbour', 'Granite']);
    expect(seen.offers[0].costs.map((cost: { months: number }) => cost.months)).toEqual([24, 36, 60]);
    expect(seen.offers[0].costs[2]).toMatchObject({ leaving: '0.00', fees: '300.00', insurance: '0.00' });
  });

  test('one that is not delivered is no answer: the clock runs again', async () => {
    const id = await applied(api, { kind: 'comprehensive', email: 'full@example.ca', content: CONTENT });
    expect((await send({ id })).userErrors).toEqual([]);
    const clock = () =>
      api.rows(
        `select e.first_responded_at is not null as answered, c.outcome
         from enquiry e join enquiry_contact c on c.enquiry_id = e.id where e.source_id = $1`,
        [id],
      );
    expect(await clock()).toEqual([{ answered: true, outcome: 'SENT' }]);
    // what the mail server of the tests says, so that it does not come after the refusal
    const email = await eventually(async () => {
      const [row] = await api.rows<{ id: string; state: string }>(
        `select m.id, m.state from enquiry_email m join enquiry e on e.id = m.enquiry_id where e.source_id = $1`,
        [id],
      );
      expect(row?.state).toBe('SENT');
      return row;
    });
    const refusal = { reason: 'NO_MAILBOX', smtp: '550 5.1.1' } as const;
    const ids = { choiceId: '', enquiryEmailId: email?.id ?? '' };
    await LENDER_CHOICE.settled(api.platform.db.manager, ids, { state: 'REFUSED', refusal });
    expect(await clock()).toEqual([{ answered: false, outcome: 'NOT_DELIVERED' }]);
  });

  test('the preview names the day that the letter will', async () => {
    const preview = 'query($id: ID!, $rateIds: [ID!]) { lenderChoicePreview(id: $id, rateIds: $rateIds) { html } }';
    const rateIds = [granite.rateIds[0], harbour.rateIds[0]];
    const tomorrow = addDays(officeToday(), 1);
    const html = async (ids: unknown): Promise<string> =>
      (await api.graphql(preview, { id: file, rateIds: ids }, admin)).body.data.lenderChoicePreview.html;
    const words = longDate(calendarDay(tomorrow));
    await api.rows('update rate set ends_on = $2 where id = $1', [harbour.rateIds[0], tomorrow]);
    expect(await html(rateIds)).toContain(words);
    expect(await html([granite.rateIds[0]])).not.toContain(words);
    expect(await html(undefined)).toContain(longDate(calendarDay(choiceEndsOn(officeToday(), []))));
    await api.rows('update rate set ends_on = null where id = $1', [harbour.rateIds[0]]);
  });

  test('of somebody signed in it goes to their account, never to another address that they typed', async () => {
    const userId = await api.person('alice@example.ca');
    await api.rows('update user_account set email_verified_at = now() where id = $1', [userId]);
    const id = await applied(api, { kind: 'comprehensive', email: 'typo@example.ca', content: CONTENT, userId });
    expect((await send({ id })).userErrors).toEqual([]);
    const [mine] = await sentEmails(api, 'alice@example.ca', 'lender-choice');
    expect(await see(mine?.token ?? '')).toMatchObject({ state: 'OPEN', price: '500000.00' });
    expect(await api.rows(`select from mail_message where recipient = 'typo@example.ca'`)).toEqual([]);
    const preview = 'query($id: ID!) { lenderChoicePreview(id: $id) { to } }';
    expect((await api.graphql(preview, { id }, admin)).body.data.lenderChoicePreview.to).toBe('alice@example.ca');

    // an address that nobody confirmed may be somebody else's: it is asked for, and the office is told
    await api.rows(`update user_account set email = 'bob@example.ca', email_verified_at = null where id = $1`, [
      userId,
    ]);
    expect(await see(mine?.token ?? '')).toBeNull();
    expect((await api.graphql(preview, { id }, admin)).body.data.lenderChoicePreview.to).toBe('bob@example.ca');
    expect((await send({ id })).userErrors).toEqual([]);
    const [asked] = await sentEmails(api, 'bob@example.ca', 'lender-choice');
    expect([asked?.token, asked?.words]).toEqual([undefined, expect.stringContaining('First show us')]);
    const [kept] = await api.rows<{ content: string }>(
      `select content from enquiry_email where recipient = 'bob@example.ca'`,
    );
    expect(api.platform.encryption.decryptJson<{ text: string }>(kept?.content ?? '').text).toContain(ASKED_TO_CONFIRM);
    await api.rows(`update user_account set email = 'alice@example.ca', email_verified_at = now() where id = $1`, [
      userId,
    ]);

    // an email that waits does not go once the file is over
    const [choice] = await api.rows<{ id: string }>(
      'select id from lender_choice where application_id = $1 order by created_at desc, id desc limit 1',
      [id],
    );
    const sources = { ...api.platform, siteUrl: 'https://mortgages.example.ca' };
    const letter = (): Promise<unknown> =>
      LENDER_CHOICE.load(sources, { choiceId: choice?.id ?? '', enquiryEmailId: '' }, { id, to: 'alice@example.ca' });
    expect(await letter()).toBeDefined();
    await api.rows(`update application set status = 'withdrawn' where id = $1`, [id]);
    expect(await letter()).toBeUndefined();
  });

  test('a rate that changed can’t be picked; a pick is kept once, with its reason, and the office is told', async () => {
    const token = await tokenOf(1);
    await api.rows('update rate set rate = 4.5 where id = $1', [harbour.rateIds[0]]);
    expect((await see(token)).offers[0]).toMatchObject({ bankName: 'Harbour', rate: 4.09, stands: false });
    expect((await choose(token, harbour.rateIds[0])).userErrors).toEqual([{ code: 'INVALID', field: ['rateId'] }]);
    // pressed several times at the same moment
    const presses = await Promise.all([1, 2, 3, 4].map(() => choose(token, granite.rateIds[0], 'LOWEST_COST')));
    expect(presses.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    const [chosen] = presses;
    expect(await api.rows(`select from mail_message where template = 'lender-chosen'`)).toHaveLength(1);
    expect(chosen.choice).toMatchObject({ state: 'CHOSEN', chosenRateId: granite.rateIds[0] });
    expect((await choose(token, granite.rateIds[0])).userErrors).toEqual([]);
    await api.rows('update rate set rate = 4.09 where id = $1', [harbour.rateIds[0]]);
    expect((await choose(token, harbour.rateIds[0])).userErrors).toEqual([
      expect.objectContaining({ code: 'CONFLICT' }),
    ]);
    const [choice] = (await fit()).data.lenderFit.choices;
    expect(choice).toMatchObject({ chosenLender: 'Granite', chosenReason: 'LOWEST_COST', exitReason: 'FAMILY' });
    const [office] = await api.rows<{ email: string }>('select email from site_settings');
    const [told] = await sentEmails(api, office?.email ?? '', 'lender-chosen');
    expect(told?.words).not.toMatch(/Granite|\$|Simran/);
    const news = (await api.graphql('{ notifications { items { kind title detail } } }', {}, admin)).body.data;
    expect(news.notifications.items).toContainEqual(expect.objectContaining({ kind: 'LENDER_CHOSEN' }));
  });

  test('a newer list takes the place of an older one; what is over opens nothing', async () => {
    await send();
    const second = await tokenOf(2);
    await send();
    expect((await see(second)).state).toBe('REPLACED');
    const third = await tokenOf(3);
    expect((await see(third)).state).toBe('OPEN');
    await api.rows(`update application set status = 'withdrawn' where id = $1`, [file]);
    expect((await see(third)).state).toBe('ENDED');
    expect((await choose(third, granite.rateIds[0])).userErrors).toEqual([
      expect.objectContaining({ code: 'CONFLICT' }),
    ]);
    expect((await send()).userErrors).toEqual([expect.objectContaining({ code: 'CONFLICT' })]);
    await api.rows(`update application set status = 'submitted' where id = $1`, [file]);
    await api.rows(`update lender_choice set ends_on = ends_on - 20`);
    expect((await see(third)).state).toBe('ENDED');
  });

  test('once the office corrected the address, the link in the mailbox of the wrong one opens nothing', async () => {
    const wrong = await tokenOf(3);
    expect(await see(wrong)).not.toBeNull();
    const correct = async (email: string) => {
      const [enquiry] = await api.rows<{ id: string }>('select id from enquiry where source_id = $1', [file]);
      const mutation = `mutation ($i: CorrectEnquiryContactInput!) { correctEnquiryContact(input: $i) { userErrors { code } } }`;
      await api.graphql(mutation, { i: { id: enquiry?.id, email } }, admin);
    };
    await correct('simran.right@example.ca');
    expect(await see(wrong)).toBeNull();
    expect((await choose(wrong, granite.rateIds[0])).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['token'] }]);
    await correct(CLIENT.toUpperCase());
    expect(await see(wrong)).not.toBeNull();
    await correct(CLIENT);
  });

  test.each(['nonsense', '', 'x'.repeat(500)])('%j opens nothing', async (token) => {
    expect(await see(token)).toBeNull();
    expect((await choose(token, granite.rateIds[0])).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['token'] }]);
  });

  test('a token of another link of ours opens nothing', async () => {
    const { encryption } = api.platform;
    const [row] = await api.rows<{ id: string }>('select id from lender_choice');
    for (const purpose of ['rate-watch', 'booking'])
      expect(await see(encryption.encryptText(`${purpose} ${row?.id}`))).toBeNull();
  });

  test('is throttled', async () => {
    const strict = await testApi({ LIMITS_FACTOR: '1' });
    const asked = () => strict.graphql('query { lenderChoice(token: "x") { state } }');
    for (let turn = 0; turn < LENDER_CHOICE_LINK.points; turn += 1) await asked();
    expect((await asked()).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    await strict.close();
  });

  test('it is theirs to take away', async () => {
    const userId = await api.person('own@example.ca');
    await api.rows('update application set user_id = $1 where id = $2', [userId, file]);
    const { content } = (await api.graphql('{ myData { content } }', {}, await api.token('own@example.ca'))).body.data
      .myData;
    expect(content.lenderChoices[0]).toMatchObject({
      chosenReason: 'LOWEST_COST',
      shown: { exitReason: 'FAMILY', exitMonth: 36 },
    });
  });
});

describe('files are asked again', () => {
  const CHANGES = `query { fitChanges { totalItems items { id applicationNumber lendersGained lendersLost programsGained programsLost } } }`;
  const changes = async () => (await api.graphql(CHANGES, {}, admin)).body.data.fitChanges;

  test('once something else is in force, each once, and who gains and loses is told', async () => {
    // the first round only writes down what is in force
    expect(await askFilesAgain(api.platform)).toBe(0);
    expect(await askFilesAgain(api.platform)).toBe(0);
    await publish(harbour.id, { mostLtvPct: 50, insured: 'no' });
    expect(await askFilesAgain(api.platform)).toBeGreaterThan(0);
    expect(await askFilesAgain(api.platform)).toBe(0);
    const { items } = await changes();
    expect(items[0]).toMatchObject({ lendersLost: ['Harbour'], lendersGained: [], programsGained: [] });
    const rows = await api.rows<{ content: string }>('select content from fit_change');
    expect(rows[0]?.content).toMatch(/^v1\./);
    const news = (await api.graphql('{ notifications { items { kind count } } }', {}, admin)).body.data;
    expect(news.notifications.items).toContainEqual({ kind: 'FIT_CHANGED', count: items.length });

    const settled = (
      await api.graphql(
        'mutation($id: ID!) { settleFitChange(id: $id) { userErrors { code } changes { totalItems items { id } } } }',
        { id: items[0].id },
        admin,
      )
    ).body.data.settleFitChange;
    expect(settled.userErrors).toEqual([]);
    expect(settled.changes.totalItems).toBe(items.length - 1);
  });

  test('also once an insurer’s program has other terms', async () => {
    const input = {
      ...{ effectiveFrom: officeToday(), source: 'Bulletin of 2026-11-27', offered: 'no', leastUnits: 1, mostUnits: 4 },
      ...{ residents: 'anyone', asksTerms: 'no', asksAccess: 'no', asksYearsHere: 'no' },
    };
    const published = await api.graphql(
      `mutation($input: ProgramTermsInput!) {
        publishProgramTerms(program: CMHC_PURCHASE, input: $input) { userErrors { message } }
      }`,
      { input },
      admin,
    );
    expect(published.body.data.publishProgramTerms.userErrors).toEqual([]);
    expect(await askFilesAgain(api.platform)).toBeGreaterThan(0);
    expect(await askFilesAgain(api.platform)).toBe(0);
    expect((await changes()).items[0]).toMatchObject({ programsLost: ['CMHC_PURCHASE'], programsGained: [] });
  });

  test('a policy that begins another day changes nothing before it', async () => {
    const tomorrow = addDays(officeToday(), 1);
    await publish(harbour.id, { effectiveFrom: tomorrow });
    expect(await askFilesAgain(api.platform)).toBe(0);
    const before = (await changes()).totalItems;
    expect(await askFilesAgain(api.platform, tomorrow)).toBeGreaterThan(0);
    const after = await changes();
    expect(after.totalItems).toBeGreaterThan(before);
    expect(after.items[0]).toMatchObject({ lendersGained: ['Harbour'] });
  });

  test('one that can’t be read holds up no other', async () => {
    const bad = await applied(api, { kind: 'comprehensive', email: 'bad@example.ca', content: CONTENT });
    await api.rows(`update application set content = 'x' where id = $1`, [bad]);
    await publish(harbour.id, { effectiveFrom: addDays(officeToday(), 1), mostLtvPct: 40, insured: 'no' });
    expect(await askFilesAgain(api.platform, addDays(officeToday(), 1))).toBeGreaterThan(0);
  });

  test('only the office reads it', async () => {
    const moderator = await api.token('moderator@example.ca');
    expect((await api.graphql(CHANGES, {}, moderator)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await api.graphql(FIT, { id: file }, moderator)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
