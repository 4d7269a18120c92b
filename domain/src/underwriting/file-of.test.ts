import fc from 'fast-check';
import { someAnswers } from '../application/answers.arbitrary.js';
import { pruneApplication } from '../application/prune-application.js';
import { applicantFigures } from './applicant-figures.js';
import { checklistFileOf } from './checklist-file-of.js';
import { documentChecklist } from './document-checklist.js';
import { fileOf, type FileReading, type Terms } from './file-of.js';
import { qualification } from './qualification.js';
import { fileRatios } from './ratios.js';

const TERMS: Terms = { asOf: '2026-11-21', ratePct: 3.94, amortizationYears: 25 };

/** Two first-time buyers in Guelph, as they answered. */
const APPLICATION = {
  mortgageType: 'new_purchase',
  hasCoApplicants: true,
  applicant: { fullName: 'Simran Dhaliwal', residency: 'citizen' },
  employment: {
    status: 'employed',
    current: {
      employer: 'Speed River Health',
      pay: ['salary', 'overtime'],
      annual: 92_400,
      variable: { year1: 6840, year2: 9120 },
    },
  },
  declarations: { firstTimeBuyer: true, paysSupport: false },
  coApplicants: [
    {
      id: 'tyler',
      fullName: 'Tyler MacKenzie',
      employment: { status: 'self_employed', selfEmployed: { year1: '41,300', year2: '38,900' } },
      declarations: { firstTimeBuyer: true },
    },
  ],
  property: {
    found: true,
    province: 'ON',
    type: 'townhouse',
    occupancy: 'owner_occupied',
    purchasePrice: 699_000,
    downPayment: 75_000,
    downPaymentSources: [
      { id: 'a', source: 'savings', amount: 55_000 },
      { id: 'b', source: 'gift', amount: 20_000 },
    ],
    propertyTax: 4680,
    condoFee: 310,
  },
  financial: {
    hasAssets: true,
    assets: [
      { id: 'c', kind: 'cash', amount: 14_200 },
      { id: 'd', kind: 'vehicle', amount: 9000 },
    ],
    hasLiabilities: true,
    liabilities: [
      { id: 'e', kind: 'car_loan', balance: 11_850, payment: 312 },
      { id: 'f', kind: 'credit_card', balance: 2900 },
    ],
  },
};
const withProperty = (change: object) => ({ ...APPLICATION, property: { ...APPLICATION.property, ...change } });
const HOME = {
  province: 'ON',
  type: 'single-family',
  occupancy: 'owner_occupied',
  propertyValue: 800_000,
  propertyTax: 4800,
  heating: 150,
  currentMortgage: { balance: 400_000, payment: 2300 },
};
const owning = (change: object, property: object = {}) => ({
  ...APPLICATION,
  mortgageType: 'refinance',
  ...change,
  property: { ...HOME, ...property },
});

function fileIn({ file }: FileReading) {
  if (!file) throw new Error('the file has all it needs');
  return file;
}

describe('the file of an application', () => {
  test('gives the figures of the same file written by hand', () => {
    const reading = fileOf(APPLICATION, TERMS);
    expect(reading).toMatchObject({ missing: [], assumed: ['property.heating'] });
    expect(fileIn(reading).availableFunds).toBe(75_000);
    expect(qualification(fileIn(reading))).toMatchObject({
      failures: ['CLOSING_FUNDS_SHORT', 'GDS_OVER', 'TDS_OVER'],
      minDownPayment: 44_900,
      ratios: { annualIncome: 139_340, gdsPct: 41.24, tdsPct: 44.67, monthlyObligations: 399 },
    });
  });

  test('tries another rate, amortization and down payment', () => {
    const { ratios } = qualification(
      fileIn(fileOf(APPLICATION, { ...TERMS, amortizationYears: 30, downPayment: 139_800 })),
    );
    expect(ratios).toMatchObject({ baseLoan: 559_200, premium: 0, loanClass: 'conventional' });
  });

  test('names what is missing, and counts nothing for it', () => {
    const { file, missing } = fileOf(withProperty({ propertyTax: undefined, purchasePrice: 'twelve' }), TERMS);
    expect(file).toBeUndefined();
    expect(missing).toEqual(['property.purchasePrice', 'property.propertyTax']);
    const noHistory = { ...APPLICATION, coApplicants: [{ id: 'tyler', employment: { status: 'self_employed' } }] };
    const reading = fileOf(noHistory, TERMS);
    expect(reading.missing).toEqual([
      'coApplicants.0.employment.selfEmployed.year1',
      'coApplicants.0.employment.selfEmployed.year2',
    ]);
    expect(fileRatios(fileIn(reading)).annualIncome).toBe(99_240);
  });

  test('takes out money on top of what is owed', () => {
    const reading = fileOf(owning({}, { amountRequested: 60_000 }), TERMS);
    expect(fileIn(reading).mortgage.amount).toBe(460_000);
    expect(fileIn(reading).secondMortgage).toBeUndefined();
  });

  test('leaves the first mortgage in place behind a line of credit', () => {
    const file = fileIn(fileOf(owning({ product: 'heloc' }, { amountRequested: 60_000 }), TERMS));
    expect(file.mortgage.amount).toBe(60_000);
    expect(file.secondMortgage).toEqual({ balance: 400_000, monthlyPayment: 2300 });
  });

  test('moves a mortgage at renewal as it is', () => {
    const insured = { currentMortgage: { ...HOME.currentMortgage, insured: true } };
    const file = fileIn(fileOf(owning({ mortgageType: 'renewal' }, insured), TERMS));
    expect(file.mortgage).toMatchObject({ amount: 400_000, straightSwitch: true, alreadyInsured: true });
    expect(fileRatios(file)).toMatchObject({ loanClass: 'insured', premium: 0, qualifyingRatePct: 3.94 });
  });

  test.each(['bank', 'credit_union', 'other', undefined, 'who knows'])('reads who holds it: %s', (lenderKind) => {
    const held = { currentMortgage: { ...HOME.currentMortgage, lenderKind } };
    const { mortgage } = fileIn(fileOf(owning({ mortgageType: 'renewal' }, held), TERMS));
    expect(mortgage.presentLender).toBe(lenderKind === 'who knows' ? undefined : lenderKind);
  });

  test('counts support, other properties and rent', () => {
    const application = {
      ...APPLICATION,
      declarations: { paysSupport: true, supportPayment: 900 },
      financial: {
        hasProperties: true,
        properties: [
          {
            id: 'g',
            use: 'rental',
            balance: 200_000,
            payment: 1650,
            propertyTax: 3000,
            condoFee: 420,
            monthlyRent: 2400,
          },
          { id: 'h', use: 'sold', balance: 90_000, payment: 900 },
        ],
      },
    };
    const { monthlyObligations, annualIncome } = fileRatios(fileIn(fileOf(application, TERMS)));
    expect(monthlyObligations).toBe(900 + 2110);
    expect(annualIncome).toBe(139_340 + 14_400);
  });

  test('takes the one figure an integrator sends', () => {
    const application = {
      ...APPLICATION,
      hasCoApplicants: false,
      coApplicants: [],
      employment: { status: 'employed', current: { employer: 'Acme Ltd' } },
      financial: { annualIncome: '$95,000.00', additionalIncome: '5000' },
    };
    expect(fileRatios(fileIn(fileOf(application, TERMS))).annualIncome).toBe(100_000);
  });

  test('is the same with or without what another answer rules out', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const left = pruneApplication(answers).application;
        expect(fileOf(left, TERMS)).toEqual(fileOf(answers, TERMS));
        expect(checklistFileOf(left)).toEqual(checklistFileOf(answers));
      }),
      { numRuns: 60 },
    );
  });
});

test('the documents of an application', () => {
  const { applicants, file } = documentChecklist(checklistFileOf(APPLICATION));
  expect(applicants).toMatchObject([
    { id: 'applicant', documents: ['employment_letter', 'noa_2y', 'pay_stub', 'photo_id', 'second_id', 't4_2y'] },
    { id: 'tyler', documents: expect.arrayContaining(['business_registration', 't1_general_2y']) },
  ]);
  // a townhouse with a fee is a condo
  expect(file.documents).toEqual(
    expect.arrayContaining(['account_history_90d', 'condo_status_certificate', 'gift_letter', 'mls_listing']),
  );
});

test('a private sale has no listing, and the form then asks for no MLS number', () => {
  const application = withProperty({ privateSale: true, mlsNumber: 'X1' });
  expect(documentChecklist(checklistFileOf(application)).file.documents).not.toContain('mls_listing');
  const { removed } = pruneApplication(application);
  expect(removed).toContain('property.mlsNumber');
});

test('who never owned a home, a bankruptcy and the permit come out of the answers', () => {
  const application = {
    ...APPLICATION,
    applicant: { ...APPLICATION.applicant, residency: 'temporary_resident', permitEnds: '2027-05-26' },
    declarations: { neverOwned: true, bankruptcy: true, bankruptcyDischargedOn: '2026-10-01', proposal: true },
  };
  const reading = fileOf(application, TERMS);
  expect(fileIn(reading).borrowers[0]).toMatchObject({
    firstTimeBuyer: true,
    residency: 'temporary_resident',
    permitEnds: '2027-05-26',
    bankruptcy: { dischargedOn: '2026-10-01' },
    proposal: {},
  });
  const running = fileOf({ ...APPLICATION, declarations: { bankruptcy: true } }, TERMS);
  expect(running.missing).toEqual(['declarations.bankruptcyDischargedOn']);
  expect(qualification(fileIn(running)).failures).toContain('BANKRUPTCY_RECENT');
});

test('work that the mortgage pays for', () => {
  const suite = owning(
    {},
    { amountRequested: 60_000, improvementCost: '60,000', improvedValue: 900_000, addsSuite: true },
  );
  expect(fileIn(fileOf(suite, TERMS)).improvements).toEqual({
    cost: 60_000,
    valueAfter: 900_000,
    addsUnits: true,
    owing: 400_000,
  });
  expect(
    fileIn(fileOf(owning({}, { amountRequested: 60_000, improvementCost: 60_000 }), TERMS)).improvements,
  ).toBeUndefined();
});

describe('what the applicant may see', () => {
  test('figures and no verdict', () => {
    expect(applicantFigures(APPLICATION, TERMS)).toEqual({
      payment: { value: 3363.23 },
      loanToValuePct: { value: 89.27 },
      premium: { value: 19_344 },
      premiumSalesTax: { value: 1547.52 },
      minDownPayment: { value: 44_900 },
      amortizationYears: 25,
    });
  });

  test('each figure names the answer it still needs', () => {
    const { downPayment: _, ...property } = APPLICATION.property;
    expect(applicantFigures({ ...APPLICATION, property }, TERMS)).toMatchObject({
      payment: { needs: 'property.downPayment' },
      premium: { needs: 'property.downPayment' },
      minDownPayment: { value: 44_900 },
    });
    expect(applicantFigures({}, TERMS)).toMatchObject({ payment: { needs: 'mortgageType' } });
    expect(applicantFigures(withProperty({ purchasePrice: 0 }), TERMS)).toMatchObject({
      loanToValuePct: { needs: 'property.purchasePrice' },
      minDownPayment: { needs: 'property.purchasePrice' },
    });
  });

  test('too small a down payment needs a larger one', () => {
    expect(applicantFigures(withProperty({ downPayment: 20_000 }), TERMS)).toMatchObject({
      premium: { needs: 'property.downPayment', isShort: true },
      loanToValuePct: { value: 97.14 },
    });
    expect(applicantFigures(withProperty({ downPayment: 900_000 }), TERMS)).toMatchObject({
      payment: { needs: 'property.downPayment' },
    });
  });

  test('an insured mortgage is as long as it may be', () => {
    const application = { ...APPLICATION, declarations: {}, coApplicants: [], hasCoApplicants: false };
    expect(applicantFigures(application, { ...TERMS, amortizationYears: 30 })).toMatchObject({ amortizationYears: 25 });
  });

  test('has no minimum where nothing is bought', () => {
    const figures = applicantFigures(owning({}, { amountRequested: 60_000 }), TERMS);
    expect(figures).toMatchObject({ loanToValuePct: { value: 57.5 }, premium: { value: 0 } });
    expect(figures.minDownPayment).toBeUndefined();
  });

  test('nothing people can answer breaks it', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        applicantFigures(answers, TERMS);
        const { file } = fileOf(answers, TERMS);
        expect(file === undefined || typeof file.property.province).toBeTruthy();
      }),
      { numRuns: 60 },
    );
  });
});

test('the add-backs that the form asks for reach the income', () => {
  const employment = { status: 'self_employed', selfEmployed: { year1: 58_400, year2: 52_000, addBacks: 17_500 } };
  const [applicant] = fileIn(fileOf({ ...APPLICATION, employment }, TERMS)).borrowers;
  expect(applicant?.incomes).toEqual([{ kind: 'self_employed', lastTwoYears: [58_400, 52_000], addBacks: 17_500 }]);
});

describe('the money for the day of closing', () => {
  const funds = (sources: Record<string, number>, assets: Record<string, number>, downPayment = 60_000) =>
    fileIn(
      fileOf(
        {
          ...APPLICATION,
          property: {
            ...APPLICATION.property,
            purchasePrice: 600_000,
            downPayment,
            downPaymentSources: Object.entries(sources).map(([source, amount]) => ({ id: source, source, amount })),
          },
          financial: {
            hasAssets: true,
            assets: Object.entries(assets).map(([kind, amount]) => ({ id: kind, kind, amount })),
          },
        },
        TERMS,
      ),
    );

  test.each([
    ['the same money twice', { savings: 60_000 }, { cash: 60_000 }, 60_000],
    ['the account holds more than the down payment', { savings: 60_000 }, { cash: 75_000 }, 75_000],
    ['an asset that is no source', { gift: 60_000 }, { cash: 9000 }, 69_000],
    ['a second account', { savings: 60_000 }, { cash: 60_000, investments: 9000 }, 69_000],
    ['savings in a TFSA', { savings: 60_000 }, { tfsa: 60_000 }, 60_000],
    ['investments listed twice', { investments: 60_000 }, { investments: 40_000, tfsa: 20_000 }, 60_000],
    ['no source is named', {}, { cash: 60_000 }, 60_000],
    ['no source is named, and more is owned', {}, { cash: 80_000 }, 80_000],
    ['a car and an RRSP pay for nothing', { savings: 60_000 }, { vehicle: 20_000, rrsp: 30_000 }, 60_000],
    ['the sources are more than the down payment', { savings: 50_000, gift: 25_000 }, { cash: 50_000 }, 75_000],
  ])('%s', (_, sources, assets, expected) => {
    expect(funds(sources, assets).availableFunds).toBe(expected);
  });

  test('a down payment that takes all the savings leaves nothing for closing', () => {
    const short = qualification(funds({ savings: 60_000 }, { cash: 60_000 }));
    expect(short.failures).toContain('CLOSING_FUNDS_SHORT');
    const enough = qualification(funds({ savings: 60_000 }, { cash: 69_000 }));
    expect(enough.failures).not.toContain('CLOSING_FUNDS_SHORT');
  });

  test('listing the same account as an asset never adds to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 90_000 }), (saved, listed) => {
        expect(funds({ savings: saved }, { cash: listed }).availableFunds).toBe(Math.max(60_000, saved, listed));
      }),
    );
  });
});
