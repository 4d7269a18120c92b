import { applicationProblems, standings } from './standing.js';
import { SECTIONS, sectionsFor } from './sections.js';
import type { ApplicationField, Part } from './parts.js';
import { fieldProblem } from '../forms/field-problem.js';

const WHO = { fullName: 'Amélie Gagnon-Wright', email: 'amelie@example.ca', phone: '416 555-0142' };
const CONSENTS = { privacy: true, contact: true };
const stateOf = (answers: object, name: string) =>
  standings(answers as Record<string, unknown>).find(({ section }) => section.name === name);

test('a person can send with who they are, what they need and the two consents that it takes', () => {
  expect(applicationProblems({ mortgageType: 'renewal', applicant: WHO, consents: CONSENTS })).toEqual([]);
});

test('what it takes is named where it is missing, by its place', () => {
  expect(applicationProblems({})).toEqual([
    { place: ['mortgageType'], message: 'Choose what you need' },
    { place: ['applicant', 'fullName'], message: 'Enter the full legal name' },
    { place: ['applicant', 'email'], message: 'Enter the email address' },
    { place: ['applicant', 'phone'], message: 'Enter the phone number' },
    { place: ['consents', 'privacy'], message: expect.stringContaining('use your information') as string },
    { place: ['consents', 'contact'], message: expect.stringContaining('contact you') as string },
  ]);
});

test('a wrong answer is refused wherever it stands, and one that is not asked is not', () => {
  const problems = applicationProblems({
    mortgageType: 'new_purchase',
    applicant: WHO,
    consents: CONSENTS,
    hasCoApplicants: true,
    coApplicants: [{ id: 'a', fullName: 'Daniel Osei', jobs: [{ id: 'b', hoursPerWeek: 'many' }] }],
    employment: { status: 'retired', current: { annual: 'a lot' } },
    property: { purchasePrice: '-1' },
  });
  expect(problems).toEqual([
    { place: ['coApplicants', '0', 'jobs', '0', 'hoursPerWeek'], message: 'Enter a number, like 25 or 2.5' },
    { place: ['property', 'purchasePrice'], message: 'Enter an amount without a minus sign' },
  ]);
});

test('sources of a down payment keep nobody from sending who renews by now', () => {
  const property = { downPayment: '75,000', downPaymentSources: [{ id: '1', source: 'savings', amount: 71000 }] };
  const answers = { applicant: WHO, consents: CONSENTS, property };
  expect(applicationProblems({ ...answers, mortgageType: 'new_purchase' })).toHaveLength(1);
  expect(applicationProblems({ ...answers, mortgageType: 'renewal' })).toEqual([]);
});

test.each([
  ['a list', { assets: ['x'] }],
  ['an object', { fullName: { toString: 'x' } }],
  ['a list of lists', { email: [['x']] }],
])('%s where a text belongs is refused, not read', (_what, applicant) => {
  expect(
    applicationProblems({ mortgageType: 'other', applicant: { ...WHO, ...applicant }, consents: CONSENTS }),
  ).toHaveLength('assets' in applicant ? 0 : 1);
});

test('the pages follow the purpose', () => {
  const names = (mortgageType?: string) => sectionsFor({ mortgageType }).map(({ name }) => name);
  expect(names('new_purchase')).toEqual([
    'plans',
    'work',
    'people',
    'home',
    'down-payment',
    'money',
    'questions',
    'check',
  ]);
  expect(names('renewal')).toContain('mortgage');
  expect(names('renewal')).not.toContain('down-payment');
  expect(names()).toEqual(names('new_purchase'));
});

test('a section is not done while what it asks hangs on an answer that is missing', () => {
  expect(stateOf({}, 'down-payment')?.state).toBe('not_started');
});

test('a section is not started, in progress, in need of a look, or done', () => {
  const home = (property: object) => stateOf({ mortgageType: 'new_purchase', property }, 'home')?.state;
  expect(home({})).toBe('not_started');
  expect(home({ type: 'condo' })).toBe('in_progress');
  expect(home({ purchasePrice: 'much' })).toBe('needs_a_look');
  expect(
    home({
      found: false,
      province: 'ON',
      type: 'single-family',
      occupancy: 'owner_occupied',
      hasSuite: false,
      newlyBuilt: false,
      purchasePrice: 689000,
      downPayment: '75,000',
      propertyTax: '4,860',
    }),
  ).toBe('done');
});

test('sources that do not add up to the down payment say by how much', () => {
  const standing = stateOf(
    {
      mortgageType: 'new_purchase',
      property: { downPayment: '75,000', downPaymentSources: [{ id: '1', source: 'savings', amount: 71000 }] },
    },
    'down-payment',
  );
  expect(standing?.state).toBe('needs_a_look');
  expect(standing?.problems).toEqual([
    {
      place: ['property', 'downPaymentSources'],
      message: '$4,000 still to explain: your sources add up to $71,000 of $75,000',
    },
  ]);
});

test('a recent job asks for the one before, an old one does not', () => {
  const missing = (since: string) =>
    stateOf({ employment: { status: 'employed', current: { since } } }, 'work')?.missing.map(({ place }) =>
      place.join('.'),
    );
  expect(missing(`${new Date().getFullYear() - 1}-01`)).toContain('employment.previous.until');
  expect(missing('2009-01')).not.toContain('employment.previous.until');
});

describe('in the evening of the last day of a month', () => {
  // 22:40 in Toronto, when UTC and Newfoundland are in the next month
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-01T03:40:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('the month of the office says what is recent', () => {
    const missing = (since: string) =>
      stateOf({ employment: { status: 'employed', current: { since } } }, 'work')?.missing.map(({ place }) =>
        place.join('.'),
      );
    expect(missing('2023-12')).toContain('employment.previous.until');
    expect(missing('2023-11')).not.toContain('employment.previous.until');
  });

  test.each([
    ['2008-11-30', undefined],
    ['2008-12-01', 'Borrowers must be 18 or older'],
    ['1915-12-01', undefined],
    ['1915-11-30', 'Check the year of birth'],
  ])('the day of the office says how old somebody is who was born on %s', (birthDate, message) => {
    const about = standings({ applicant: { birthDate } }).flatMap(({ problems }) => problems);
    expect(about.find(({ place }) => place.includes('birthDate'))?.message).toBe(message);
  });
});

test('no two questions stand at one place', () => {
  const places = (parts: readonly Part[], at: string): string[] =>
    parts.flatMap((part) => {
      const here = [at, part.at].filter(Boolean).join('.');
      if (part.kind === 'rows') return places(part.parts, `${here}.#`);
      return part.fields.map(({ name }) => `${here}.${name}`);
    });
  const all = SECTIONS.flatMap(({ parts }) => places(parts, ''));
  expect(all).toHaveLength(new Set(all).size);
});

const fieldsIn = (parts: readonly Part[]): ApplicationField[] =>
  parts.flatMap((part) => (part.kind === 'rows' ? fieldsIn(part.parts) : part.fields));
const DATES = SECTIONS.flatMap(({ parts }) => fieldsIn(parts)).filter(
  ({ kind }) => kind === 'date' || kind === 'month',
);

test.each(DATES.map((field) => [field.name, field] as const))(
  'a year that %s cannot mean is asked back',
  (_name, field) => {
    const day = field.kind === 'date' ? '-05-01' : '-05';
    for (const year of ['0026', '0001', '1026', '2999', '9999']) {
      expect(fieldProblem(field, year + day, {})).toEqual(expect.stringMatching(/^Enter .*(?:year|past)/));
    }
  },
);

test('a closing day and the end of a term stand in the years in which people close', () => {
  const given = (closingDate: string) =>
    applicationProblems({
      mortgageType: 'new_purchase',
      applicant: WHO,
      consents: CONSENTS,
      property: { found: true, closingDate },
    });
  expect(given('0026-05-01')).toEqual([
    { place: ['property', 'closingDate'], message: 'Enter a year from 1990 to 2100, with four digits' },
  ]);
  expect(given('2027-05-01')).toEqual([]);
});
