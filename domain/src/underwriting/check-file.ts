import { LENDER_KINDS, LIABILITIES, OCCUPANCIES, PROPERTY_USES, RESIDENCY } from '../application/choices.js';
import {
  checkAmount,
  checkAmountOrNone,
  checkDate,
  checkFlag,
  checkObject,
  checkOneOf,
  checkRate,
  checkShare,
  checkText,
  checkWhole,
  checkYears,
  MortgageInputError,
} from '../mortgage/input-error.js';
import { PROVINCES } from '../mortgage/tables/provinces.js';
import type { UnderwritingPolicy } from '../mortgage/tables/underwriting.js';
import { MORTGAGE_TYPES } from '../application/applications.js';
import { BALANCE_DECIDES } from './debt-kinds.js';
import {
  INCOME_KINDS_EARNED,
  STATED_INCOMES,
  type Borrower,
  type Improvements,
  type Income,
  type Liability,
  type MortgageFile,
  type OtherProperty,
} from './file.js';
import { checkAmounts, isPurchase } from './loan.js';

type Home = MortgageFile['property'];
type Fields<T> = readonly (keyof T & string)[];

const MOST_UNITS = 1000;
const MOST_ROWS = 1000;
const MOST_TEXT = 100;
const LEAST_SCORE = 300;
const MOST_SCORE = 900;
const HOURS_OF_A_WEEK = 168;
const MOST_MONTHS = 480;

const COSTS = ['annualPropertyTax', 'monthlyHeating', 'monthlyCondoFees'] as const satisfies Fields<OtherProperty>;
const FLAGS = [
  'straightSwitch',
  'alreadyInsured',
  'interestOnly',
  'nonTraditionalDownPayment',
] as const satisfies Fields<MortgageFile['mortgage']>;
/** A value of a choice that people are offered. */
const valuesOf = <T>(choices: readonly { value: T }[]): T[] => choices.map(({ value }) => value);

/** Debts that the form asks for, a lease that integrators name, and support that is paid. */
const DEBT_KINDS: readonly string[] = [...valuesOf(LIABILITIES), 'car_lease', 'support_paid'];

/** An amount that may be left out counts as 0; one that is there has to be one, and null is none. */
function checkOptional(field: string, amount: number | undefined): void {
  if (amount !== undefined) checkAmountOrNone(field, amount);
}

function checkOptionalDate(field: string, date: string | undefined): void {
  if (date !== undefined) checkDate(field, date);
}

function checkOptionalFlag(field: string, flag: boolean | undefined): void {
  if (flag !== undefined) checkFlag(field, flag);
}

/** `null` is no list, and no row either. */
function checkRows<T>(field: string, rows: readonly T[], checkRow: (at: string, row: T) => void): void {
  const isList: boolean = Array.isArray(rows) && rows.length <= MOST_ROWS;
  if (!isList) throw new MortgageInputError(field, { code: 'list', least: 0, most: MOST_ROWS });
  rows.forEach((row, index) => {
    checkObject(`${field}[${index}]`, row);
    checkRow(`${field}[${index}]`, row);
  });
}

const SHARE_OR_NONE = (field: string, value: number): void => {
  if (value !== 0) checkShare(field, value);
};
const SCORE = (field: string, value: number): void => checkWhole(field, value, 0, MOST_SCORE);

/** How each setting of a lender's policy is checked. A new setting does not compile without its check. */
const POLICY: Record<keyof UnderwritingPolicy, (field: string, value: never) => void> = {
  rentalTreatment: (field, value) => checkOneOf(field, value, ['add_back', 'offset']),
  rentalPct: SHARE_OR_NONE,
  revolvingPct: SHARE_OR_NONE,
  studentLoanPct: SHARE_OR_NONE,
  helocYears: checkYears,
  selfEmployedGrossUpPct: SHARE_OR_NONE,
  insuredGdsPct: checkShare,
  insuredTdsPct: checkShare,
  insuredMinScore: SCORE,
  conventionalGdsPct: checkShare,
  conventionalTdsPct: checkShare,
  conventionalMinScore: SCORE,
  insurableCap: checkAmountOrNone,
  insurableYears: checkYears,
  closingCostPct: SHARE_OR_NONE,
  alternativeLtvPct: checkShare,
  alternativeTdsPct: checkShare,
  privateLtvPct: checkShare,
  assumedHeating: checkAmountOrNone,
  insolvencyMonths: (field, value) => checkWhole(field, value, 0, MOST_MONTHS),
};

function checkPolicy(policy: Partial<UnderwritingPolicy>): void {
  checkObject('policy', policy);
  for (const [name, value] of Object.entries(policy)) {
    checkOneOf('policy', name, Object.keys(POLICY));
    // a setting that is named and not given would take the place of the table's; its check takes any value
    POLICY[name as keyof UnderwritingPolicy](`policy.${name}`, value as never);
  }
}

function checkHome(home: Home): void {
  checkOneOf('province', home.province, PROVINCES);
  checkOneOf('occupancy', home.occupancy, valuesOf(OCCUPANCIES));
  checkWhole('units', home.units, 1, MOST_UNITS);
  if (home.type !== undefined) checkText('type', home.type, MOST_TEXT);
  checkOptionalFlag('newlyBuilt', home.newlyBuilt);
  for (const field of COSTS) checkAmountOrNone(field, home[field]);
  checkOptional('monthlyRent', home.monthlyRent);
  checkOptional('groundRent', home.groundRent);
}

function checkLoan(file: MortgageFile): void {
  const { mortgage } = file;
  checkRate('ratePct', mortgage.ratePct);
  checkYears('amortizationYears', mortgage.amortizationYears);
  for (const field of FLAGS) checkOptionalFlag(field, mortgage[field]);
  checkOneOf('presentLender', mortgage.presentLender, [undefined, ...valuesOf(LENDER_KINDS)]);
  checkOneOf('lenderKind', mortgage.lenderKind, [undefined, 'private']);
  // a switch is not tested on ratios, so what is bought cannot pass as one
  if (isPurchase(file)) checkOneOf('straightSwitch', mortgage.straightSwitch ?? false, [false]);
}

const isStated = (income: Income): income is Extract<Income, { annual: number }> =>
  STATED_INCOMES.some((kind) => kind === income.kind);

function checkIncome(at: string, income: Income): void {
  checkOneOf(`${at}.kind`, income.kind, INCOME_KINDS_EARNED);
  if (income.kind === 'hourly') {
    checkAmountOrNone(`${at}.hourlyRate`, income.hourlyRate);
    checkAmountOrNone(`${at}.hoursPerWeek`, income.hoursPerWeek);
    if (!(income.hoursPerWeek <= HOURS_OF_A_WEEK))
      throw new MortgageInputError(`${at}.hoursPerWeek`, { code: 'whole', least: 0, most: HOURS_OF_A_WEEK });
    return;
  }
  if (isStated(income)) {
    checkAmountOrNone(`${at}.annual`, income.annual);
    return;
  }
  const { lastTwoYears, addBacks } = income;
  checkOptional(`${at}.addBacks`, addBacks);
  const areTwo: boolean = Array.isArray(lastTwoYears) && lastTwoYears.length === 2;
  if (!areTwo) throw new MortgageInputError(`${at}.lastTwoYears`, { code: 'list', least: 2, most: 2 });
  lastTwoYears.forEach((amount, index) => checkAmountOrNone(`${at}.lastTwoYears[${index}]`, amount));
}

function checkBorrower(at: string, borrower: Borrower): void {
  checkText(`${at}.id`, borrower.id, MOST_TEXT);
  checkFlag(`${at}.firstTimeBuyer`, borrower.firstTimeBuyer);
  if (borrower.creditScore !== undefined)
    checkWhole(`${at}.creditScore`, borrower.creditScore, LEAST_SCORE, MOST_SCORE);
  checkOneOf(`${at}.residency`, borrower.residency, [undefined, ...valuesOf(RESIDENCY)]);
  checkOptionalDate(`${at}.permitEnds`, borrower.permitEnds);
  const { bankruptcy, proposal } = borrower;
  if (bankruptcy !== undefined) {
    checkObject(`${at}.bankruptcy`, bankruptcy);
    checkOptionalDate(`${at}.bankruptcy.dischargedOn`, bankruptcy.dischargedOn);
  }
  if (proposal !== undefined) {
    checkObject(`${at}.proposal`, proposal);
    checkOptionalDate(`${at}.proposal.completedOn`, proposal.completedOn);
  }
  checkRows(`${at}.incomes`, borrower.incomes, checkIncome);
}

function checkImprovements(improvements: Improvements): void {
  checkObject('improvements', improvements);
  checkAmountOrNone('improvements.cost', improvements.cost);
  checkAmount('improvements.valueAfter', improvements.valueAfter);
  checkOptionalFlag('improvements.addsUnits', improvements.addsUnits);
  checkOptional('improvements.owing', improvements.owing);
}

/** The figure that decides what a debt counts has to be there; a debt that is paid out counts nothing. */
function checkDebt(at: string, debt: Liability): void {
  checkOneOf(`${at}.kind`, debt.kind, DEBT_KINDS);
  checkOptionalFlag(`${at}.payOut`, debt.payOut);
  checkOptional(`${at}.balance`, debt.balance);
  checkOptional(`${at}.monthlyPayment`, debt.monthlyPayment);
  if (debt.payOut) return;
  if (BALANCE_DECIDES.includes(debt.kind)) checkAmountOrNone(`${at}.balance`, debt.balance);
  else checkAmountOrNone(`${at}.monthlyPayment`, debt.monthlyPayment ?? studentBalance(debt));
}

const studentBalance = ({ kind, balance }: Liability): number | undefined =>
  kind === 'student_loan' ? balance : undefined;

function checkOther(at: string, property: OtherProperty): void {
  checkOneOf(`${at}.use`, property.use, valuesOf(PROPERTY_USES));
  checkAmountOrNone(`${at}.monthlyMortgage`, property.monthlyMortgage);
  for (const field of COSTS) checkAmountOrNone(`${at}.${field}`, property[field]);
  checkOptional(`${at}.monthlyRent`, property.monthlyRent);
}

/**
 * Refuses, by its name, any figure, kind or list of a file that is missing, not finite, out of bounds or unknown. What
 * `qualification` says of a file rests on this: a limit is only compared with a figure that is one.
 *
 * @throws MortgageInputError with the name of the field: 'price', 'liabilities[0].balance'
 */
export function checkFile(file: MortgageFile): void {
  checkObject('file', file);
  checkDate('asOf', file.asOf);
  checkOneOf('mortgageType', file.mortgageType, valuesOf(MORTGAGE_TYPES));
  if (file.policy !== undefined) checkPolicy(file.policy);
  checkObject('property', file.property);
  checkObject('mortgage', file.mortgage);
  checkAmounts(file);
  checkHome(file.property);
  checkLoan(file);
  checkRows('borrowers', file.borrowers, checkBorrower);
  const { liabilities = [], otherProperties = [], secondMortgage } = file;
  checkRows('liabilities', liabilities, checkDebt);
  checkRows('otherProperties', otherProperties, checkOther);
  checkOptional('availableFunds', file.availableFunds);
  if (file.improvements !== undefined) checkImprovements(file.improvements);
  if (secondMortgage === undefined) return;
  checkObject('secondMortgage', secondMortgage);
  checkAmountOrNone('secondMortgage.balance', secondMortgage.balance);
  checkAmountOrNone('secondMortgage.monthlyPayment', secondMortgage.monthlyPayment);
}
