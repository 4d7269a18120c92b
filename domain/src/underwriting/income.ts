import { roundToCent } from '../mortgage/cents.js';
import type { UnderwritingPolicy } from '../mortgage/tables/underwriting.js';
import { INCOME_KINDS_EARNED, VARIABLE_INCOMES, type Income, type MortgageFile } from './file.js';

const WEEKS = 52;

/** How an income is counted. */
export const INCOME_BASES = [
  'AS_STATED',
  'GUARANTEED_HOURS',
  'TWO_YEAR_AVERAGE',
  'WITH_ADD_BACKS',
  'LATEST_YEAR',
  'SHARE_OF_RENT',
  'ALL_OF_RENT',
] as const;
export type IncomeBasis = (typeof INCOME_BASES)[number];

export const INCOME_KINDS = [...INCOME_KINDS_EARNED, 'suite_rent', 'rent'] as const;

/** One income and how it was counted; dollars a year. */
export interface IncomeUsed {
  /** Nobody's where it is the rent of a property */
  borrowerId: string | null;
  kind: (typeof INCOME_KINDS)[number];
  annual: number;
  basis: IncomeBasis;
  /** Percent added to the net income of the self-employed */
  grossUpPct: number;
}

type Counted = Pick<IncomeUsed, 'annual' | 'basis' | 'grossUpPct'>;
type Variable = Extract<Income, { lastTwoYears: unknown }>;

// the kind decides: a bonus with a figure beside it is still counted by its history
const isVariable = (income: Income): income is Variable => VARIABLE_INCOMES.some((kind) => kind === income.kind);

function counted(income: Income, policy: UnderwritingPolicy): Counted {
  if (income.kind === 'hourly')
    return { annual: income.hourlyRate * income.hoursPerWeek * WEEKS, basis: 'GUARANTEED_HOURS', grossUpPct: 0 };
  if (!isVariable(income)) return { annual: income.annual, basis: 'AS_STATED', grossUpPct: 0 };
  const [latest, before] = income.lastTwoYears;
  const average = (latest + before) / 2;
  const filed = Math.min(latest, average);
  const basis = average < latest ? 'TWO_YEAR_AVERAGE' : 'LATEST_YEAR';
  if (income.kind !== 'self_employed') return { annual: filed, basis, grossUpPct: 0 };
  const grossUpPct = policy.selfEmployedGrossUpPct;
  const grossedUp = filed * (1 + grossUpPct / 100);
  // a share on top or what took no cash, never both: CMHC, self-employed
  const withAddBacks = latest + (income.addBacks ?? 0);
  const addedBack = Math.min(withAddBacks, (withAddBacks + before) / 2);
  return addedBack > grossedUp
    ? { annual: addedBack, basis: 'WITH_ADD_BACKS', grossUpPct: 0 }
    : { annual: grossedUp, basis, grossUpPct };
}

function rentUsed(kind: 'suite_rent' | 'rent', monthlyRent: number, sharePct: number): IncomeUsed[] {
  if (monthlyRent === 0) return [];
  const annual = roundToCent((monthlyRent * 12 * sharePct) / 100);
  const basis = sharePct === 100 ? 'ALL_OF_RENT' : 'SHARE_OF_RENT';
  return [{ borrowerId: null, kind, annual, basis, grossUpPct: 0 }];
}

/** Every income of a file as lenders count it. Of the rent of the home itself they count so many percent. */
export function incomesOf(file: MortgageFile, policy: UnderwritingPolicy, ownRentPct: number): IncomeUsed[] {
  const earned = file.borrowers.flatMap(({ id, incomes }) =>
    incomes.map((income): IncomeUsed => {
      const { annual, ...how } = counted(income, policy);
      return { borrowerId: id, kind: income.kind, annual: roundToCent(annual), ...how };
    }),
  );
  const rents = (file.otherProperties ?? []).flatMap(({ use, monthlyRent = 0 }) =>
    use === 'rental' && policy.rentalTreatment === 'add_back' ? rentUsed('rent', monthlyRent, policy.rentalPct) : [],
  );
  return [...earned, ...rentUsed('suite_rent', file.property.monthlyRent ?? 0, ownRentPct), ...rents];
}
