import { LIVED_IN, OCCUPANCIES, type Occupancy, type RESIDENCY } from '../application/choices.js';
import type { Dated } from '../mortgage/tables/dated.js';
import type { MortgageTypeValue } from '../application/applications.js';
import type { PremiumTable } from './premiums.js';

export const INSURERS = ['cmhc', 'sagen', 'canada_guaranty', 'conventional'] as const;
export type Insurer = (typeof INSURERS)[number];

/** What decides a row and stands in no file, or in no source that we could read: somebody has to ask. */
export type ProgramQuestion =
  | 'AMORTIZATION'
  | 'BORROWED_DOWN_PAYMENT'
  | 'INCOME_STATED'
  | 'PREMIUM'
  | 'PRESENT_LENDER'
  | 'PRICE_CAP'
  | 'PROGRAM_TERMS'
  | 'PURCHASE_BAN'
  | 'RENT_TREATMENT'
  | 'RESIDENCY'
  | 'WORK_PERMIT'
  | 'YEAR_ROUND_ACCESS'
  | 'YEARS_IN_CANADA';

/** How a program's least down payment is worked out. */
type DownRule =
  /** The law's shares: 5% and 10%, or 10% for three and four homes */
  | 'law'
  /** One share of the price, percent */
  | number;

export const PROGRAMS = [
  'CMHC_PURCHASE',
  'CMHC_INCOME_PROPERTY',
  'CMHC_SECOND_HOME',
  'CMHC_NEWCOMERS',
  'CMHC_IMPROVEMENT',
  'CMHC_SUITES',
  'SAGEN_HOMEBUYER',
  'SAGEN_BORROWED_DOWN_PAYMENT',
  'SAGEN_INVESTMENT',
  'SAGEN_SECOND_HOME_A',
  'SAGEN_SECOND_HOME_B',
  'SAGEN_NEW_TO_CANADA',
  'SAGEN_STATED_INCOME',
  'SAGEN_IMPROVEMENTS',
  'SAGEN_SUITES',
  'GUARANTY_PURCHASE',
  'GUARANTY_MULTI_UNIT',
  'GUARANTY_FLEX',
  'GUARANTY_RENTAL',
  'GUARANTY_SECOND_HOME',
  'GUARANTY_NEWCOMERS',
  'GUARANTY_STATED_INCOME',
  'GUARANTY_IMPROVEMENTS',
  'GUARANTY_SUITES',
  'CONVENTIONAL_PURCHASE',
  'CONVENTIONAL_REFINANCE',
  'CONVENTIONAL_SWITCH',
] as const;
export type Program = (typeof PROGRAMS)[number];

/** What somebody or the home has to be, besides who lives there. */
export type ProgramNeed = 'ADDED_UNITS' | 'BORROWED_DOWN' | 'IMPROVEMENTS' | 'NEWCOMER' | 'SELF_EMPLOYED' | 'SWITCH';

export interface ProgramRow extends Dated {
  program: Program;
  insurer: Insurer;
  purposes: readonly MortgageTypeValue[];
  occupancies: readonly Occupancy[];
  leastUnits: number;
  /** None: any number */
  mostUnits?: number;
  /** Of a purchase */
  down: DownRule;
  /** None known, or none charged where nobody insures */
  premium?: PremiumTable;
  /** Share of the rent of the home itself that is income, percent, by its homes; where none is named, ask */
  rentPct?: { few?: number; many?: number };
  needs?: ProgramNeed;
  residency?: readonly (typeof RESIDENCY)[number]['value'][];
  /** Beyond these the source does not say, so somebody asks: years, and dollars of value */
  sureYears?: number;
  sureBelow?: number;
  /** Asked whatever the file says */
  asks?: readonly ProgramQuestion[];
}

/** When the law's criteria of today began: SOR/2025-55 and the changes of 15 December 2024. */
const LAW = '2024-12-15';
const UNITS_LAW = '2025-01-15';
/** Of products whose own first day no source names: the day we read their pages. */
const READ = '2026-11-25';
const BUY: readonly MortgageTypeValue[] = ['new_purchase'];
const TAKE_OUT: readonly MortgageTypeValue[] = ['refinance', 'equity_takeout'];
/** The law's own words: the borrower, or family by marriage, common law, or as parent and child */
const OWNER = LIVED_IN;
const SECOND: readonly Occupancy[] = ['second_home'];
const RENTAL: readonly Occupancy[] = ['rental'];
const ANYBODY: readonly Occupancy[] = OCCUPANCIES.map(({ value }) => value);
const UNKNOWN: Pick<ProgramRow, 'asks'> = { asks: ['PROGRAM_TERMS'] };

const owner = { purposes: BUY, occupancies: OWNER, leastUnits: 1, mostUnits: 4, down: 'law' } as const;
const rental = { purposes: BUY, occupancies: RENTAL, leastUnits: 2, mostUnits: 4, down: 20 } as const;
const second = { purposes: BUY, occupancies: SECOND, leastUnits: 1, mostUnits: 1, down: 'law' } as const;
const suites = {
  purposes: TAKE_OUT,
  occupancies: OWNER,
  leastUnits: 1,
  mostUnits: 4,
  down: 0,
  needs: 'ADDED_UNITS',
  asks: ['PREMIUM'],
} as const;

const row = (
  program: Program,
  insurer: Insurer,
  effectiveFrom: string,
  source: string,
  terms: Omit<ProgramRow, 'program' | 'insurer' | 'effectiveFrom' | 'source'>,
): ProgramRow => ({ program, insurer, effectiveFrom, source, ...terms });

/**
 * The programs there are. Loans over 80% also keep to the law: under $1,500,000, 25 years or 30 with relief, score 600,
 * 39/44; insured loans up to 80%: under $1,000,000 and 25 years. A cell that our sources leave open is no figure here: the
 * row asks.
 */
export const PROGRAM_ROWS: readonly ProgramRow[] = [
  row('CMHC_PURCHASE', 'cmhc', LAW, 'cmhc-schl.gc.ca, Purchase, Home Start, Rental income; SOR/2012-282', {
    ...owner,
    premium: 'standard',
    rentPct: { few: 100, many: 50 },
  }),
  row('CMHC_INCOME_PROPERTY', 'cmhc', LAW, 'cmhc-schl.gc.ca, Income Property: 80%, half of the rent', {
    ...rental,
    premium: 'rental',
    rentPct: { few: 50, many: 50 },
  }),
  row(
    'CMHC_SECOND_HOME',
    'cmhc',
    READ,
    'cmhc-schl.gc.ca, Second Home: citizens and permanent residents; premium not read',
    {
      ...second,
      residency: ['citizen', 'permanent_resident'],
      asks: ['PREMIUM', 'YEAR_ROUND_ACCESS'],
    },
  ),
  row('CMHC_NEWCOMERS', 'cmhc', READ, 'cmhc-schl.gc.ca, Newcomers: foreign report or bank letter in place of a score', {
    ...owner,
    premium: 'standard',
    rentPct: { few: 100, many: 50 },
    needs: 'NEWCOMER',
  }),
  row('CMHC_IMPROVEMENT', 'cmhc', LAW, 'cmhc-schl.gc.ca, Improvement: lesser of improved value, and price and cost', {
    ...owner,
    premium: 'standard',
    rentPct: { few: 100, many: 50 },
    needs: 'IMPROVEMENTS',
  }),
  row(
    'CMHC_SUITES',
    'cmhc',
    UNITS_LAW,
    'SOR/2012-282, added units: 90%, under $2,000,000, 30 years [terms S2]',
    suites,
  ),
  row('SAGEN_HOMEBUYER', 'sagen', LAW, 'sagen.ca, Homebuyer 95; premium chart; SOR/2012-281', {
    ...owner,
    premium: 'standard',
  }),
  row('SAGEN_BORROWED_DOWN_PAYMENT', 'sagen', LAW, 'sagen.ca, Borrowed Down Payment: 90.01 to 95%, one and two units', {
    ...owner,
    mostUnits: 2,
    premium: 'standard',
    needs: 'BORROWED_DOWN',
  }),
  row('SAGEN_INVESTMENT', 'sagen', LAW, 'sagen.ca, Investment Property: two to four units, 80%', {
    ...rental,
    premium: 'rental',
  }),
  row('SAGEN_SECOND_HOME_A', 'sagen', LAW, 'sagen.ca, Vacation/Secondary Homes, type A: no rental pool', {
    ...second,
    premium: 'standard',
    sureYears: 25,
    sureBelow: 1_000_000,
  }),
  row('SAGEN_SECOND_HOME_B', 'sagen', LAW, 'sagen.ca, Vacation/Secondary Homes, type B: seasonal, 90%', {
    ...second,
    down: 10,
    premium: 'seasonal',
    sureYears: 25,
    sureBelow: 1_000_000,
  }),
  row('SAGEN_NEW_TO_CANADA', 'sagen', READ, 'sagen.ca, New to Canada: in Canada 5 years at most; premium not read', {
    ...owner,
    needs: 'NEWCOMER',
    asks: ['PREMIUM', 'YEARS_IN_CANADA'],
  }),
  row('SAGEN_STATED_INCOME', 'sagen', READ, 'sagen.ca, Business for Self (Alt-A): 90%, two years in business', {
    ...owner,
    down: 10,
    premium: 'stated_income',
    needs: 'SELF_EMPLOYED',
    sureYears: 25,
    sureBelow: 1_000_000,
  }),
  row('SAGEN_IMPROVEMENTS', 'sagen', LAW, 'sagen.ca, Purchase Plus Improvements', {
    ...owner,
    premium: 'standard',
    needs: 'IMPROVEMENTS',
  }),
  row('SAGEN_SUITES', 'sagen', UNITS_LAW, 'sagen.ca, secondary suites; SOR/2012-281, added units', suites),
  row('GUARANTY_PURCHASE', 'canada_guaranty', READ, 'canadaguaranty.ca, Downpayment Advantage; premium not read', {
    ...owner,
    mostUnits: 2,
    ...UNKNOWN,
  }),
  row(
    'GUARANTY_MULTI_UNIT',
    'canada_guaranty',
    LAW,
    'canadaguaranty.ca, products at a glance: three and four units, 90%',
    {
      ...owner,
      leastUnits: 3,
      premium: 'standard',
    },
  ),
  row('GUARANTY_FLEX', 'canada_guaranty', READ, 'canadaguaranty.ca, Flex 95 Advantage; terms not read', {
    ...owner,
    mostUnits: 2,
    needs: 'BORROWED_DOWN',
    ...UNKNOWN,
  }),
  row(
    'GUARANTY_RENTAL',
    'canada_guaranty',
    READ,
    'canadaguaranty.ca, Rental Advantage: net worth of 100,000; premium not read',
    {
      ...rental,
      rentPct: { few: 50, many: 50 },
      ...UNKNOWN,
    },
  ),
  row('GUARANTY_SECOND_HOME', 'canada_guaranty', READ, 'canadaguaranty.ca, Lifestyle Advantage; terms not read', {
    ...second,
    ...UNKNOWN,
  }),
  row('GUARANTY_NEWCOMERS', 'canada_guaranty', READ, 'canadaguaranty.ca, Maple Leaf Advantage; terms not read', {
    ...owner,
    mostUnits: 2,
    needs: 'NEWCOMER',
    ...UNKNOWN,
  }),
  row(
    'GUARANTY_STATED_INCOME',
    'canada_guaranty',
    READ,
    'canadaguaranty.ca, Low Doc Advantage: 90%, 25 years, the borrowers live there; premium not read',
    {
      ...owner,
      occupancies: ['owner_occupied'],
      mostUnits: 2,
      down: 10,
      needs: 'SELF_EMPLOYED',
      ...UNKNOWN,
    },
  ),
  row('GUARANTY_IMPROVEMENTS', 'canada_guaranty', LAW, 'canadaguaranty.ca, Purchase Advantage Plus', {
    ...owner,
    premium: 'standard',
    needs: 'IMPROVEMENTS',
  }),
  row('GUARANTY_SUITES', 'canada_guaranty', UNITS_LAW, 'canadaguaranty.ca, secondary suites', suites),
  row('CONVENTIONAL_PURCHASE', 'conventional', '2017-03-17', 'OSFI Guideline B-20: 80% without insurance [S2]', {
    purposes: BUY,
    occupancies: ANYBODY,
    leastUnits: 1,
    down: 20,
  }),
  row('CONVENTIONAL_REFINANCE', 'conventional', '2017-03-17', 'OSFI Guideline B-20: refinance to 80% [S2]', {
    purposes: [...TAKE_OUT, 'other'],
    occupancies: ANYBODY,
    leastUnits: 1,
    down: 0,
  }),
  row('CONVENTIONAL_SWITCH', 'conventional', '2021-06-01', 'OSFI Guideline B-20; Finance Canada, straight switches', {
    purposes: ['renewal'],
    occupancies: ANYBODY,
    leastUnits: 1,
    down: 0,
    needs: 'SWITCH',
  }),
];

export const isInsuredRow = ({ insurer }: ProgramRow): boolean => insurer !== 'conventional';

/** Those whose terms an insurer sets, and the office may publish. */
export const INSURED_PROGRAMS: readonly Program[] = PROGRAM_ROWS.filter(isInsuredRow).map(({ program }) => program);

/** What the law asks where the loan adds homes to a building: the as-improved value, and its share. */
interface AddedUnitsRow extends Dated {
  /** Dollars; the value stays under it */
  cap: number;
  years: number;
  ltvPct: number;
}

export const ADDED_UNITS: readonly AddedUnitsRow[] = [
  {
    effectiveFrom: UNITS_LAW,
    source: 'SOR/2012-281, SOR/2012-282 as amended by SOR/2025-55: refinance that adds units',
    cap: 2_000_000,
    years: 30,
    ltvPct: 90,
  },
];

/** Homes that count as few: the owner's and one more. */
export const FEW_HOMES = 2;
