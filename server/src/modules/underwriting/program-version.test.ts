import { addDays } from '@brokerage/domain/booking/local-days';
import { INSURED_PROGRAMS } from '@brokerage/domain/programs/rows';
import { applied } from '../../../test/applied.js';
import { lender, testApi, type TestApi } from '../../../test/api.js';
import { officeToday } from '../../kernel/office-today.js';

let api: TestApi;
let admin: string;
let file: string;
const TODAY = officeToday();

/** 10% down, so that it has to be insured. */
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
    downPayment: 50_000,
    propertyTax: 4200,
    heating: 120,
  },
  financial: { hasLiabilities: false, liabilities: [] },
};

const TERMS = {
  effectiveFrom: TODAY,
  source: 'Bulletin of 2026-11-27',
  ...{ offered: 'yes', leastUnits: 1, mostUnits: 4, residents: 'anyone', premium: 'standard' },
  ...{ asksTerms: 'no', asksAccess: 'no', asksYearsHere: 'no' },
};

beforeAll(async () => {
  api = await testApi();
  await api.person('admin@example.ca', 'ADMIN', 'Avery Chen');
  await api.person('moderator@example.ca', 'MODERATOR');
  admin = await api.token('admin@example.ca');
  await lender(api, 'Granite', [4.19]);
  file = await applied(api, { kind: 'comprehensive', email: 'simran@example.ca', content: CONTENT });
});
afterAll(() => api.close());

const SHOWN = `program insurer offered effectiveFrom source terms { name value }
  versions { id effectiveFrom source inForce publishedBy }`;
interface Shown {
  program: string;
  offered: boolean;
  source: string;
  terms: { name: string; value: string }[];
  versions: { id: string; effectiveFrom: string; inForce: boolean; publishedBy: string }[];
}
const all = async (): Promise<Shown[]> =>
  (await api.graphql(`{ insurerPrograms { ${SHOWN} } }`, {}, admin)).body.data.insurerPrograms;
const shown = async (program: string): Promise<Shown> =>
  (await all()).find((candidate) => candidate.program === program) as Shown;

const PUBLISH = `mutation($program: MortgageProgram!, $basedOn: ID, $input: ProgramTermsInput!) {
  publishProgramTerms(program: $program, basedOn: $basedOn, input: $input) {
    userErrors { code field message } program { ${SHOWN} }
  }
}`;
const publish = async (program: string, terms: object = {}, basedOn: string | null = null, as = admin) =>
  (await api.graphql(PUBLISH, { program, basedOn, input: { ...TERMS, ...terms } }, as)).body;

const answerOf = async (program: string): Promise<Record<string, unknown> | undefined> => {
  const { data } = (
    await api.graphql(
      `query($id: ID!) { applicationRatios(id: $id) { submitted { programs { program answer source asks reasons { code limitAmount } } } } }`,
      { id: file },
      admin,
    )
  ).body;
  return data.applicationRatios.submitted.programs.find((answer: { program: string }) => answer.program === program);
};

test('every program of an insurer is there, as the product has it', async () => {
  const programs = await all();
  expect(programs.map(({ program }) => program)).toEqual(INSURED_PROGRAMS);
  expect(programs.every(({ offered, versions }) => offered && versions.length === 0)).toBe(true);
  const { terms } = await shown('SAGEN_INVESTMENT');
  expect(terms).toContainEqual({ name: 'downPct', value: '20' });
  expect(terms).toContainEqual({ name: 'premium', value: 'rental' });
});

test('a publication is a version that files are asked against; nobody overwrites what they did not see', async () => {
  expect(await answerOf('SAGEN_HOMEBUYER')).toMatchObject({ reasons: [] });
  const first = (await publish('SAGEN_HOMEBUYER', { downPct: 15 })).data.publishProgramTerms;
  expect(first.userErrors).toEqual([]);
  expect(first.program).toMatchObject({ offered: true, effectiveFrom: TODAY, source: TERMS.source });
  expect(await answerOf('SAGEN_HOMEBUYER')).toMatchObject({
    ...{ answer: 'DOES_NOT_FIT', source: TERMS.source },
    reasons: [{ code: 'DOWN_PAYMENT_SHORT', limitAmount: '75000.00' }],
  });
  expect((await publish('SAGEN_HOMEBUYER')).data.publishProgramTerms.userErrors).toMatchObject([{ code: 'CONFLICT' }]);

  const later = addDays(TODAY, 30);
  const [seen] = first.program.versions;
  const second = await publish('SAGEN_HOMEBUYER', { offered: 'no', effectiveFrom: later }, seen.id);
  const { versions } = second.data.publishProgramTerms.program;
  expect(versions).toMatchObject([
    { effectiveFrom: later, inForce: false, publishedBy: 'Avery Chen' },
    { effectiveFrom: TODAY, inForce: true },
  ]);
  // the form goes on from what begins last
  expect((await shown('SAGEN_HOMEBUYER')).terms).toContainEqual({ name: 'offered', value: 'no' });
  const audit = await api.rows(`select after from audit_event where action = 'program_version.publish'`);
  expect(audit).toMatchObject([{ after: { program: 'SAGEN_HOMEBUYER' } }, { after: { program: 'SAGEN_HOMEBUYER' } }]);
});

test('what the insurer does not offer says nothing of a file', async () => {
  expect(await answerOf('CMHC_PURCHASE')).toBeDefined();
  const { program } = (await publish('CMHC_PURCHASE', { offered: 'no' })).data.publishProgramTerms;
  expect(program).toMatchObject({ offered: false });
  expect(await answerOf('CMHC_PURCHASE')).toBeUndefined();
});

test.each([
  ['effectiveFrom', { effectiveFrom: '2026-02-30' }],
  ['effectiveFrom', { effectiveFrom: '2020-01-01' }],
  ['offered', { offered: 'perhaps' }],
  ['mostUnits', { leastUnits: 3, mostUnits: 2 }],
  ['leastUnits', { leastUnits: 1.5 }],
  ['downPct', { downPct: 101 }],
  ['premium', { premium: 'cheap' }],
])('%s is refused where it stands', async (field, terms) => {
  const { userErrors } = (await publish('GUARANTY_MULTI_UNIT', terms)).data.publishProgramTerms;
  expect(userErrors).toMatchObject([{ code: 'INVALID', field: [field] }]);
  expect((await shown('GUARANTY_MULTI_UNIT')).versions).toEqual([]);
});

test('the law’s own programs have no terms to publish', async () => {
  const { userErrors } = (await publish('CONVENTIONAL_PURCHASE')).data.publishProgramTerms;
  expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['program'] }]);
});

test('only the office reads and publishes', async () => {
  const moderator = await api.token('moderator@example.ca');
  expect((await publish('CMHC_SUITES', {}, null, moderator)).errors[0].extensions.code).toBe('FORBIDDEN');
  const read = await api.graphql('{ insurerPrograms { program } }', {}, moderator);
  expect(read.body.errors[0].extensions.code).toBe('FORBIDDEN');
});
