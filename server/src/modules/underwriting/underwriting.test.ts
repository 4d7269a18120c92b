import { applied } from '../../../test/applied.js';
import { lender, testApi, type TestApi } from '../../../test/api.js';
import { wordsOf } from '../../../test/words-of.js';

let api: TestApi;
let admin: string;
let file: string;
beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
  file = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: GUELPH });
});
afterAll(() => api.close());

const GUELPH = {
  mortgageType: 'new_purchase',
  hasCoApplicants: true,
  applicant: { fullName: 'Simran Dhaliwal' },
  employment: { status: 'employed', current: { employer: 'Speed River Health', pay: ['salary'], annual: 99_240 } },
  declarations: { firstTimeBuyer: true },
  coApplicants: [
    {
      id: 'tyler',
      fullName: 'Tyler MacKenzie',
      employment: { status: 'self_employed', selfEmployed: { year1: 41_300, year2: 38_900 } },
    },
  ],
  property: {
    found: true,
    province: 'ON',
    type: 'townhouse',
    occupancy: 'owner_occupied',
    purchasePrice: 699_000,
    downPayment: 75_000,
    propertyTax: 4680,
    condoFee: 310,
  },
  financial: { hasLiabilities: true, liabilities: [{ id: 'e', kind: 'car_loan', balance: 11_850, payment: 399 }] },
};

const RATIOS = `query($id: ID!, $whatIf: WhatIfInput) {
  applicationRatios(id: $id, whatIf: $whatIf) {
    submitted { ...File } whatIf { ...File } missing assumed rulesAsOf
  }
}
fragment File on WorkedOutFile {
  ratePct amortizationYears downPayment verdict failures loanClass gdsPct gdsLimitPct tdsPct totalMortgage
  premiumSalesTax maxMortgageByValue shortfall isLoanOverIncomeMultiple incomes { person kind annual basis } rateCase { purpose insurance province }
  service { mortgage privateLender interestOnly groundRent otherMortgagePayment }
}`;
const ask = async (whatIf?: object, id = file) => (await api.graphql(RATIOS, { id, whatIf }, admin)).body;

test('without a published rate there is nothing to work with until one is tried', async () => {
  const { data, errors } = await ask();
  expect(errors).toBeUndefined();
  expect(data.applicationRatios).toMatchObject({ submitted: null, whatIf: null, missing: [] });
  const tried = await ask({ ratePct: 3.94 });
  expect(tried.data.applicationRatios.whatIf).toMatchObject({ ratePct: 3.94, gdsPct: 41.24 });
  expect((await ask({ amortizationYears: 30 })).errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: ['ratePct'],
  });
});

test('the file at the best rate, and with other terms', async () => {
  await lender(api, 'Oak Trust', [3.94]);
  const { applicationRatios: found } = (await ask({ amortizationYears: 30 })).data;
  expect(found).toMatchObject({
    assumed: ['property.heating'],
    submitted: {
      ratePct: 3.94,
      amortizationYears: 25,
      downPayment: '75000.00',
      verdict: 'DOES_NOT_FIT',
      failures: ['GDS_OVER', 'TDS_OVER'],
      loanClass: 'INSURED',
      gdsPct: 41.24,
      gdsLimitPct: 39,
      tdsPct: 44.67,
      totalMortgage: '643344.00',
      premiumSalesTax: '1547.52',
      maxMortgageByValue: '680264.00',
      isLoanOverIncomeMultiple: false,
      rateCase: { purpose: 'PURCHASE', insurance: 'INSURED', province: 'ON' },
      service: {
        mortgage: '643344.00',
        privateLender: false,
        interestOnly: false,
        groundRent: '0.00',
        otherMortgagePayment: '0.00',
      },
      incomes: [
        { person: 'Simran Dhaliwal', kind: 'SALARY', annual: '99240.00', basis: 'AS_STATED' },
        { person: 'Tyler MacKenzie', kind: 'SELF_EMPLOYED', annual: '40100.00', basis: 'TWO_YEAR_AVERAGE' },
      ],
    },
    whatIf: { amortizationYears: 30, verdict: 'FITS', failures: [], shortfall: '0.00' },
  });
  const conventional = await ask({ downPayment: '139800.00' });
  expect(conventional.data.applicationRatios.whatIf).toMatchObject({
    downPayment: '139800.00',
    loanClass: 'INSURABLE',
    rateCase: { insurance: 'INSURABLE' },
  });
});

const THIS_YEAR = new Date().getFullYear();
const PROGRAMS = `query($id: ID!, $whatIf: WhatIfInput) { applicationRatios(id: $id, whatIf: $whatIf) { whatIf {
  failures programs { program insurer answer asks premium effectiveFrom source
    reasons { code amount limitAmount figure limit until }
    change { code amount to mortgageGained debt debtKind years date } } } } }`;

test('each program says whether the file fits, and what opens it', async () => {
  const of = async (id: string) =>
    (await api.graphql(PROGRAMS, { id, whatIf: { ratePct: 3.94 } }, admin)).body.data.applicationRatios.whatIf;
  const { programs } = await of(file);
  expect(programs).toContainEqual({
    program: 'CMHC_PURCHASE',
    insurer: 'CMHC',
    answer: 'DOES_NOT_FIT',
    asks: [],
    premium: null,
    effectiveFrom: '2024-12-15',
    source: expect.stringContaining('cmhc-schl.gc.ca'),
    reasons: [
      { code: 'GDS_OVER', figure: 41.24, limit: 39, amount: null, limitAmount: null, until: null },
      { code: 'TDS_OVER', figure: 44.67, limit: 44, amount: null, limitAmount: null, until: null },
    ],
    change: expect.objectContaining({ code: 'AMORTIZATION', years: 30 }),
  });
  const content = {
    ...GUELPH,
    declarations: { bankruptcy: true, bankruptcyDischargedOn: `${THIS_YEAR}-01-01` },
    property: { ...GUELPH.property, occupancy: 'second_home', purchasePrice: 450_000, downPayment: 45_000 },
  };
  const second = await of(await applied(api, { kind: 'comprehensive', email: 'cottage@example.ca', content }));
  expect(second.failures).toEqual(['BANKRUPTCY_RECENT']);
  expect(second.programs).toContainEqual(
    expect.objectContaining({
      program: 'SAGEN_SECOND_HOME_A',
      reasons: [expect.objectContaining({ code: 'BANKRUPTCY_RECENT', until: `${THIS_YEAR + 2}-01-01` })],
      change: expect.objectContaining({ code: 'WAIT', date: `${THIS_YEAR + 2}-01-01` }),
    }),
  );
});

test('a figure that cannot be is refused by its name', async () => {
  const { errors } = await ask({ downPayment: '700000.00' });
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: ['downPayment'] });
});

test('names what is missing', async () => {
  const content = { ...GUELPH, property: { ...GUELPH.property, purchasePrice: undefined, propertyTax: undefined } };
  const id = await applied(api, { kind: 'comprehensive', email: 'early@example.ca', content });
  expect((await ask(undefined, id)).data.applicationRatios).toMatchObject({
    submitted: null,
    missing: ['property.purchasePrice', 'property.propertyTax'],
  });
});

test('a basic application has no ratios, and nobody else may ask', async () => {
  const basic = await applied(api, { email: 'basic@example.ca' });
  expect((await ask(undefined, basic)).data.applicationRatios).toBeNull();
  expect((await ask(undefined, 'x')).data.applicationRatios).toBeNull();
  const moderator = await api.token('moderator@example.ca');
  const refused = (await api.graphql(RATIOS, { id: file }, moderator)).body;
  expect(refused.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('the audit names the file once, and no figure', async () => {
  const rows = await api.rows(
    `select after, before from audit_event where action = 'application.ratios' and subject_id = $1`,
    [file],
  );
  expect(rows).toEqual([{ after: null, before: null }]);
});

const KEEP = `mutation($id: ID!, $whatIf: WhatIfInput!) { keepWhatIf(id: $id, whatIf: $whatIf) {
  userErrors { code field } kept { id ratePct amortizationYears downPayment keptBy } } }`;
const REMOVE = `mutation($id: ID!, $removed: Boolean!) { removeWhatIf(id: $id, removed: $removed) {
  userErrors { code } kept { id } } }`;

test('a what-if is kept with who and when, and removed and put back; no figure stands in a row in clear', async () => {
  const keep = async (whatIf: object, id = file) =>
    (await api.graphql(KEEP, { id, whatIf }, admin)).body.data.keepWhatIf;
  expect((await keep({ ratePct: 3.94, downPayment: '700000.00' })).userErrors).toEqual([
    { code: 'INVALID', field: ['downPayment'] },
  ]);
  const { kept, userErrors } = await keep({ ratePct: 3.94, amortizationYears: 30, downPayment: '81234.00' });
  expect(userErrors).toEqual([]);
  expect(kept).toEqual([
    { id: expect.any(String), ratePct: 3.94, amortizationYears: 30, downPayment: '81234.00', keptBy: 'Avery Chen' },
  ]);
  // what was not tried is the rate of the day
  expect((await keep({ amortizationYears: 20 })).kept).toMatchObject([
    { ratePct: 3.94, amortizationYears: 20, downPayment: null },
    {},
  ]);
  expect((await keep({ ratePct: 3 }, 'x')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  const { id } = kept[0];
  const remove = async (removed: boolean) =>
    (await api.graphql(REMOVE, { id, removed }, admin)).body.data.removeWhatIf.kept.length;
  expect([await remove(true), await remove(true), await remove(false)]).toEqual([1, 1, 2]);
  const rows = await api.rows(`select to_jsonb(w) as kept from kept_what_if w`);
  const audit = await api.rows<{ action: string; after: object }>(
    `select action, after from audit_event where action like 'application.what_if%' order by created_at`,
  );
  expect(audit.map(({ action }) => action)).toEqual(
    ['keep', 'keep', 'remove', 'restore'].map((verb) => `application.what_if_${verb}`),
  );
  expect(wordsOf([rows, audit])).not.toMatch(/81234|3\.94/);
});

const SCORES = `mutation($id: ID!, $scores: [CreditScoreInput!]!) { setCreditScores(id: $id, scores: $scores) {
  userErrors { code } people { id name creditScore } } }`;

test('credit scores count in the verdict, are sealed, and stand in no audit row', async () => {
  const id = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: GUELPH });
  const set = async (scores: object[], token = admin) => (await api.graphql(SCORES, { id, scores }, token)).body;
  const failures = async () =>
    (await ask({ amortizationYears: 30 }, id)).data.applicationRatios.whatIf.failures as string[];
  expect(await failures()).toEqual([]);
  const { people } = (
    await set([
      { person: 'applicant', score: 587 },
      { person: 'tyler', score: 571 },
    ])
  ).data.setCreditScores;
  expect(people).toEqual([
    { id: 'applicant', name: 'Simran Dhaliwal', creditScore: 587 },
    { id: 'tyler', name: 'Tyler MacKenzie', creditScore: 571 },
  ]);
  expect(await failures()).toEqual(['CREDIT_LOW']);
  // the best of them counts; the one that is not named stays
  await set([{ person: 'tyler', score: 660 }]);
  expect(await failures()).toEqual([]);
  await set([{ person: 'tyler', score: null }]);
  expect(await failures()).toEqual(['CREDIT_LOW']);
  for (const [person, score, code] of [
    ['applicant', 299, 'INVALID'],
    ['applicant', 901, 'INVALID'],
    ['nobody', 700, 'NOT_FOUND'],
  ] as const) {
    expect((await set([{ person, score }])).data.setCreditScores.userErrors).toEqual([{ code }]);
  }
  expect((await set([], await api.token('moderator@example.ca'))).errors[0].extensions.code).toBe('FORBIDDEN');
  const [stored] = await api.rows<{ scores: string }>('select credit_scores as scores from application where id = $1', [
    id,
  ]);
  expect(stored?.scores).toMatch(/^v1\./);
  const audit = await api.rows(
    `select after from audit_event where action = 'application.credit_scores' and subject_id = $1`,
    [id],
  );
  expect(audit).toHaveLength(3);
  expect(wordsOf(audit)).not.toMatch(/587|571|660/);
});
