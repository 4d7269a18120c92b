import type { InForce } from './dated.js';
import { LOW_RATIO_CAP } from './insurance.js';

/** How lenders count income and debts, and what they refuse. Where no law says it, it is our lenders' usual policy. */
export interface UnderwritingPolicy {
  /** Rent of other properties: a share of it is income, or is taken off the costs of its property */
  rentalTreatment: 'add_back' | 'offset';
  rentalPct: number;
  /** Share of a card's or a line's balance that counts as its monthly payment, where more than the stated one */
  revolvingPct: number;
  /** Share of a student loan's balance, where no payment is stated */
  studentLoanPct: number;
  /** Years over which a home-equity line counts as repaid */
  helocYears: number;
  /** Added to the net income of the self-employed */
  selfEmployedGrossUpPct: number;
  /** Limits of insured and insurable mortgages */
  insuredGdsPct: number;
  insuredTdsPct: number;
  insuredMinScore: number;
  /** Limits of all others */
  conventionalGdsPct: number;
  conventionalTdsPct: number;
  conventionalMinScore: number;
  /** A lender can insure a loan in bulk under this value, up to so many years */
  insurableCap: number;
  insurableYears: number;
  /** Beside the down payment, as a share of the price */
  closingCostPct: number;
  /** How far alternative and private lenders go */
  alternativeLtvPct: number;
  alternativeTdsPct: number;
  privateLtvPct: number;
  /** A month's heating where nobody said; shown as a guess */
  assumedHeating: number;
  /** Months from the discharge of a bankruptcy until lenders of the usual kind look at a file */
  insolvencyMonths: number;
}

export const UNDERWRITING: readonly (UnderwritingPolicy & InForce)[] = [
  // CMHC, Calculating GDS/TDS: 39/44, score 600, 3% of revolving balances, 50% of rent; insurable cap and 25 years:
  // ratehub.ca on the Fall Economic Statement of 16 December 2024 [S2]; 35/42, score 620, student loans, HELOC, closing
  // costs, alternative and private lenders: lenders’ usual policy [K]; two years from a discharge [S2]
  {
    effectiveFrom: '2024-12-16',
    rentalTreatment: 'add_back',
    rentalPct: 50,
    revolvingPct: 3,
    studentLoanPct: 1,
    helocYears: 25,
    selfEmployedGrossUpPct: 0,
    insuredGdsPct: 39,
    insuredTdsPct: 44,
    insuredMinScore: 600,
    conventionalGdsPct: 35,
    conventionalTdsPct: 42,
    conventionalMinScore: 620,
    insurableCap: LOW_RATIO_CAP,
    insurableYears: 25,
    closingCostPct: 1.5,
    alternativeLtvPct: 80,
    alternativeTdsPct: 50,
    privateLtvPct: 80,
    assumedHeating: 150,
    insolvencyMonths: 24,
  },
];
