import { annualPercentageRate } from './annual-percentage-rate.js';
import { roundTo, toCents } from './cents.js';
import { checkCriminalRate, nearCriminalRate, type Advance } from './criminal-rate.js';
import { helocMax, refinanceMax } from './equity.js';
import {
  checkAmount,
  checkAmountOrNone,
  checkRate,
  checkWhole,
  checkYears,
  MortgageInputError,
} from './input-error.js';
import { payThrough } from './pay-down.js';
import { prepaymentPenalty, type PrepaymentPenalty } from './prepayment-penalty.js';
import { madeBy, type Provenance } from './provenance.js';

export interface SecondMortgageInput {
  /** What the home is worth, dollars */
  value: number;
  /** Owed on the first mortgage, dollars */
  firstBalance: number;
  /** Percent a year; fixed, compounded semi-annually as all rates here */
  firstRatePct: number;
  /** Years until the first is paid off, and of a refinance in its place */
  firstAmortizationYears: number;
  /** Until the first comes due, 1 to 60 */
  monthsRemaining: number;
  /** What is needed, dollars */
  amount: number;
  secondRatePct: number;
  secondAmortizationYears: number;
  /** Of the second, for its APR */
  secondTermMonths: number;
  /** What the lender and the broker charge, dollars */
  secondFees: number;
  /** Appraisal and lawyer, dollars */
  secondCosts: number;
  refinanceRatePct: number;
  refinanceTermMonths: number;
  refinanceFees: number;
  refinanceCosts: number;
  date?: string;
}

/** What a way costs until the first comes due, in dollars. What was borrowed is not a cost. */
export interface WayCost {
  /** Of a month, for all that is owed */
  payment: number;
  fees: number;
  costs: number;
  /** Interest, penalty, fees and costs */
  total: number;
  /** Of the loan that is new, over its own term */
  aprPct: number;
}

export interface SecondMortgage extends Provenance {
  /** That both ways are counted over: until the first comes due, and no longer than the refinance holds its rate */
  months: number;
  second: WayCost & {
    firstPayment: number;
    firstInterest: number;
    interest: number;
    /** As the Criminal Code counts it, percent a year; null where its limit is far away */
    nearCriminalPct: number | null;
  };
  refinance: WayCost & {
    principal: number;
    interest: number;
    penalty: number;
    penaltyBasis: PrepaymentPenalty['basis'];
  };
  /** What the second spares against refinancing; below 0: what it costs more */
  saving: number;
  /** The rate on the first, to two decimals, at which both cost the same; null where no rate up to 10% does that */
  equalAtPct: number | null;
  /** Value less both mortgages */
  equityLeft: number;
  /** The most a second can be: 80% of the value less the first */
  maxSecond: number;
  /** What a line of credit beside the first can still be */
  maxLine: number;
}

const MOST_MONTHS = 60;
/** Of a published rate, months */
const LONGEST_TERM = 300;
/** What a share of a year may lose as a binary fraction. */
const A_BIT = 1e-6;
/** Where the search for the equal rate ends, percent. */
const HIGHEST_RATE = 10;
const STEP = 0.25;
const HALVINGS = 20;

const AMOUNTS = ['value', 'firstBalance', 'amount'] as const;
const CHARGES = ['secondFees', 'secondCosts', 'refinanceFees', 'refinanceCosts'] as const;
const RATES = ['firstRatePct', 'secondRatePct', 'refinanceRatePct'] as const;
const YEARS = ['firstAmortizationYears', 'secondAmortizationYears'] as const;

function checkSecond(input: SecondMortgageInput): void {
  for (const field of AMOUNTS) checkAmount(field, input[field]);
  for (const field of CHARGES) checkAmountOrNone(field, input[field]);
  for (const field of RATES) checkRate(field, input[field]);
  for (const field of YEARS) checkYears(field, input[field]);
  // no term runs longer than its mortgage: the penalty would be for months after its end
  const most = Math.min(MOST_MONTHS, Math.floor(input.firstAmortizationYears * 12 + A_BIT));
  checkWhole('monthsRemaining', input.monthsRemaining, 1, most);
  checkWhole('refinanceTermMonths', input.refinanceTermMonths, 1, LONGEST_TERM);
}

/** What one loan costs in interest over the months, cents, and its payment, dollars. */
function loanOver(months: number, principal: number, annualRatePct: number, amortizationYears: number) {
  const path = payThrough({ balance: principal, amortizationYears, frequency: 'monthly' }, [
    { annualRatePct, compounding: 'semi-annual', payments: months },
  ]);
  return { payment: path.payments[0] ?? 0, interest: path.interest.reduce((sum, cents) => sum + cents, 0) };
}

/** A loan over its own term as the Criminal Code looks at it. */
function advanceOf(loan: {
  principal: number;
  annualRatePct: number;
  amortizationYears: number;
  termMonths: number;
  charges: number;
}): Advance {
  const { principal, annualRatePct, amortizationYears, termMonths, charges } = loan;
  const months = Math.min(termMonths, Math.max(1, Math.floor(amortizationYears * 12)));
  const path = payThrough({ balance: principal, amortizationYears, frequency: 'monthly' }, [
    { annualRatePct, compounding: 'semi-annual', payments: months },
  ]);
  const owedAtEnd = path.balance / 100;
  return { principal, charges, payment: path.payments[0] ?? 0, months, owedAtEnd };
}

/** Nobody knows what either way costs once the refinance comes due. */
const monthsOf = ({ monthsRemaining, refinanceTermMonths }: SecondMortgageInput): number =>
  Math.min(monthsRemaining, refinanceTermMonths);

interface Ways {
  /** Cents */
  second: number;
  refinance: number;
}

/** What both ways cost for any rate on the first; only its interest and the penalty change with that rate. */
function waysBy(input: SecondMortgageInput) {
  const { firstBalance, firstAmortizationYears: years, refinanceRatePct } = input;
  const months = monthsOf(input);
  const principal = (toCents(firstBalance) + toCents(input.amount)) / 100;
  const second = loanOver(months, input.amount, input.secondRatePct, input.secondAmortizationYears);
  const whole = loanOver(months, principal, refinanceRatePct, years);
  const charges = toCents(input.secondFees) + toCents(input.secondCosts);
  const refinanceCharges = toCents(input.refinanceFees) + toCents(input.refinanceCosts);
  const at = (firstRatePct: number) => {
    const first = loanOver(months, firstBalance, firstRatePct, years);
    const { penalty, basis } = prepaymentPenalty({
      balance: firstBalance,
      contractRatePct: firstRatePct,
      rateType: 'fixed',
      method: 'contract-rate',
      comparisonRatePct: refinanceRatePct,
      monthsRemaining: input.monthsRemaining,
    });
    const ways: Ways = {
      second: first.interest + second.interest + charges,
      refinance: whole.interest + toCents(penalty) + refinanceCharges,
    };
    return { first, penalty, basis, ways };
  };
  return { principal, second, whole, at };
}

/** Both costs are smooth between two steps, so a change of the cheaper way is found by halves. */
function equalRate(at: (rate: number) => Ways): number | null {
  const gain = (rate: number): number => at(rate).refinance - at(rate).second;
  for (let low = 0; low < HIGHEST_RATE; low += STEP) {
    if (gain(low) < 0 || gain(low + STEP) >= 0) continue;
    let [under, over] = [low, low + STEP];
    for (let turn = 0; turn < HALVINGS; turn += 1) {
      const middle = (under + over) / 2;
      if (gain(middle) >= 0) under = middle;
      else over = middle;
    }
    return roundTo(2, under);
  }
  return null;
}

/**
 * A second mortgage behind a first that stays, against one refinance of both, over the months until the first comes due.
 * The penalty is an estimate by the contract rate. Throws MortgageInputError naming the field, also where the second
 * would pass 80% of the value, or either way the criminal rate. Sources: OSFI Guideline B-20 for the limits, FCAC for the penalty.
 */
export function secondMortgage(input: SecondMortgageInput): SecondMortgage {
  checkSecond(input);
  const { value, firstBalance, amount, date, firstAmortizationYears: years } = input;
  const { maxEquityTakeout, tables } = refinanceMax({ value, balances: firstBalance, date });
  if (toCents(amount) > toCents(maxEquityTakeout))
    throw new MortgageInputError('amount', { code: 'mortgageOverLimit', most: maxEquityTakeout, value });
  const { principal, second, whole, at } = waysBy(input);
  const asSecond = advanceOf({
    principal: amount,
    annualRatePct: input.secondRatePct,
    amortizationYears: input.secondAmortizationYears,
    termMonths: input.secondTermMonths,
    charges: input.secondFees + input.secondCosts,
  });
  const asRefinance = advanceOf({
    principal,
    annualRatePct: input.refinanceRatePct,
    amortizationYears: years,
    termMonths: input.refinanceTermMonths,
    charges: input.refinanceFees + input.refinanceCosts,
  });
  // the fees stay, so the amount is what a reader can change
  checkCriminalRate('amount', asSecond);
  checkCriminalRate('amount', asRefinance);
  const { first, penalty, basis, ways } = at(input.firstRatePct);
  const apr = (
    loan: { principal: number; annualRatePct: number; amortizationYears: number },
    term: number,
    fees: number,
  ) => annualPercentageRate({ ...loan, compounding: 'semi-annual', termMonths: term, fees }).aprPct;
  const { maxHelocWithMortgage } = helocMax({ value, mortgageBalance: firstBalance, date });
  return {
    months: monthsOf(input),
    second: {
      nearCriminalPct: nearCriminalRate(asSecond),
      firstPayment: first.payment,
      payment: (toCents(first.payment) + toCents(second.payment)) / 100,
      firstInterest: first.interest / 100,
      interest: second.interest / 100,
      fees: input.secondFees,
      costs: input.secondCosts,
      total: ways.second / 100,
      aprPct: apr(
        { principal: amount, annualRatePct: input.secondRatePct, amortizationYears: input.secondAmortizationYears },
        input.secondTermMonths,
        input.secondFees + input.secondCosts,
      ),
    },
    refinance: {
      principal,
      payment: whole.payment,
      interest: whole.interest / 100,
      penalty,
      penaltyBasis: basis,
      fees: input.refinanceFees,
      costs: input.refinanceCosts,
      total: ways.refinance / 100,
      aprPct: apr(
        { principal, annualRatePct: input.refinanceRatePct, amortizationYears: years },
        input.refinanceTermMonths,
        input.refinanceFees + input.refinanceCosts,
      ),
    },
    saving: (ways.refinance - ways.second) / 100,
    equalAtPct: equalRate((rate) => at(rate).ways),
    equityLeft: (toCents(value) - toCents(firstBalance) - toCents(amount)) / 100,
    maxSecond: maxEquityTakeout,
    maxLine: maxHelocWithMortgage,
    ...madeBy(),
    tables,
  };
}

/** The cost of both ways for each rate on the first, dollars: what a chart of them draws. */
export function secondMortgageByRate(
  input: SecondMortgageInput,
  ratesPct: readonly number[],
): { ratePct: number; second: number; refinance: number }[] {
  checkSecond(input);
  for (const rate of ratesPct) checkRate('ratesPct', rate);
  const { at } = waysBy(input);
  return ratesPct.map((ratePct) => {
    const { second, refinance } = at(ratePct).ways;
    return { ratePct, second: second / 100, refinance: refinance / 100 };
  });
}
