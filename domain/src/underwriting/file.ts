import type { LENDER_KINDS, Occupancy, PROPERTY_USES, RESIDENCY } from '../application/choices.js';
import type { Province } from '../mortgage/tables/provinces.js';
import type { UnderwritingPolicy } from '../mortgage/tables/underwriting.js';
import type { MortgageTypeValue } from '../application/applications.js';
import type { ProgramVersion } from '../programs/versions.js';

/** Income that counts as it is stated. */
export const STATED_INCOMES = [
  'salary',
  'contract',
  'pension',
  'support_received',
  'disability',
  'investment',
  'child_benefit',
  'other',
] as const;
/** Income that changes from year to year: its history decides. */
export const VARIABLE_INCOMES = [
  'overtime',
  'bonus',
  'commission',
  'seasonal',
  'self_employed',
  'business_owner',
] as const;

/** Every kind of income that somebody earns; rent comes with its property. */
export const INCOME_KINDS_EARNED = [...STATED_INCOMES, 'hourly', ...VARIABLE_INCOMES] as const;

/** Dollars a year. */
export type Income =
  | { kind: (typeof STATED_INCOMES)[number]; annual: number }
  | { kind: 'hourly'; hourlyRate: number; hoursPerWeek: number }
  /** The latest year first */
  | {
      kind: (typeof VARIABLE_INCOMES)[number];
      lastTwoYears: readonly [number, number];
      /** Of the self-employed: deductions of the latest year that took no cash, dollars */
      addBacks?: number;
    };

export interface Borrower {
  id: string;
  firstTimeBuyer: boolean;
  creditScore?: number;
  /** How they are in Canada; nothing is checked where it is unknown */
  residency?: (typeof RESIDENCY)[number]['value'];
  /** Of a permit, ISO date */
  permitEnds?: string;
  /** There was one; without a day of discharge it still runs */
  bankruptcy?: { dischargedOn?: string };
  /** A consumer proposal; without a day of completion it still runs */
  proposal?: { completedOn?: string };
  incomes: readonly Income[];
}

export interface Liability {
  /** A kind that the form asks for, `car_lease` or `support_paid` */
  kind: string;
  /** Needed of a card and of a line */
  balance?: number;
  /** Needed of others; of a student loan, where its balance is unknown */
  monthlyPayment?: number;
  /** Paid out with the new mortgage */
  payOut?: boolean;
}

interface PropertyCosts {
  annualPropertyTax: number;
  monthlyHeating: number;
  /** The whole fees; half of them counts */
  monthlyCondoFees: number;
  monthlyRent?: number;
}

export interface OtherProperty extends PropertyCosts {
  use: (typeof PROPERTY_USES)[number]['value'];
  monthlyMortgage: number;
}

export interface Improvements {
  /** Dollars, paid to those who do the work */
  cost: number;
  /** What the home is worth when it is done, dollars */
  valueAfter: number;
  /** It adds homes to the building, such as a suite */
  addsUnits?: boolean;
  /** Owing on the mortgage that is paid out, dollars */
  owing?: number;
}

/** A mortgage file as lenders count it: what `fileRatios` and `qualification` need. Dollars, percent, years. */
export interface MortgageFile {
  /** ISO date: the day whose rules apply */
  asOf: string;
  mortgageType: MortgageTypeValue;
  property: PropertyCosts & {
    province: Province;
    /** Of a purchase */
    price?: number;
    /** What it is appraised at, or worth */
    value?: number;
    occupancy: Occupancy;
    type?: string;
    units: number;
    newlyBuilt?: boolean;
    /** Of a purchase, ISO date: taxes and bans are those of that day */
    closingDate?: string;
    /** A month, for leased land */
    groundRent?: number;
  };
  /** Work that the mortgage pays for, with the purchase or with a new mortgage */
  improvements?: Improvements;
  mortgage: {
    /** Of a purchase */
    downPayment?: number;
    /** Of anything else */
    amount?: number;
    ratePct: number;
    amortizationYears: number;
    /** Moved to another lender as it is */
    straightSwitch?: boolean;
    /** Of a straight switch: who holds it now; a federally regulated lender where it is unknown */
    presentLender?: (typeof LENDER_KINDS)[number]['value'];
    alreadyInsured?: boolean;
    lenderKind?: 'private';
    interestOnly?: boolean;
    nonTraditionalDownPayment?: boolean;
  };
  borrowers: readonly Borrower[];
  liabilities?: readonly Liability[];
  otherProperties?: readonly OtherProperty[];
  /** A second charge that stays */
  secondMortgage?: { balance: number; monthlyPayment: number };
  /** Cash for the down payment and closing; not checked where unknown */
  availableFunds?: number;
  policy?: Partial<UnderwritingPolicy>;
  /** Terms of insurers' programs that the office published; the others are as our rows have them */
  programs?: readonly ProgramVersion[];
}
