import { ceilShares, floorShares, roundTo, toCents } from '../mortgage/cents.js';
import { isWithin, longestInsured } from '../mortgage/insurance-premium.js';
import { rowOn } from '../mortgage/tables/dated.js';
import { DOWN_PAYMENT } from '../mortgage/tables/down-payment.js';
import { LOW_RATIO_CAP, PREMIUMS } from '../mortgage/tables/insurance.js';
import { LOAN_TO_VALUE } from '../mortgage/tables/lending.js';
import type { MortgageFile } from '../underwriting/file.js';
import {
  bestScore,
  closingNeeds,
  hasOpenProposal,
  isBoundByRatios,
  isClosingShort,
  isOver,
  isScoreLow,
  limitsOf,
  recentBankruptcy,
} from '../underwriting/limits.js';
import {
  hasRelief,
  isPurchase,
  isUntestedSwitch,
  leastDownOf,
  loanClass,
  loanFacts,
  withPremium,
  type InsuredLoan,
  type LoanFacts,
} from '../underwriting/loan.js';
import { policyOf, workOut, type FileResult } from '../underwriting/ratios.js';
import { conditionsMissed, questionsOfPeople } from './conditions.js';
import { PREMIUM_TABLES } from './premiums.js';
import { reason, type ProgramReason } from './reasons.js';
import { ADDED_UNITS, FEW_HOMES, isInsuredRow, type ProgramQuestion, type ProgramRow } from './rows.js';

/** What a row says of a file. */
export interface Fit {
  reasons: ProgramReason[];
  asks: ProgramQuestion[];
  /** Worked out as the program counts it; not where the home or the people rule it out */
  result?: FileResult;
}

/** The least and the most of a home's rent that anybody counts, percent. */
const NO_RENT = 0;
const ALL_RENT = 100;

/** With the work done: what the insurer measures the loan against. */
function withWork(file: MortgageFile, { needs }: ProgramRow): MortgageFile {
  const { improvements, property } = file;
  if (!improvements || (needs !== 'IMPROVEMENTS' && needs !== 'ADDED_UNITS')) return file;
  const price = property.price === undefined ? undefined : property.price + improvements.cost;
  return { ...file, property: { ...property, price, value: improvements.valueAfter } };
}

/** The least down payment a program asks of a price, dollars. */
const leastOn = ({ down }: ProgramRow, price: number, file: MortgageFile): number =>
  down === 'law' ? leastDownOf(file, price).minDownPayment : ceilShares({ cents: toCents(price), pct: down }) / 100;

/** On the price, and on what it is appraised at where that is less; of a file with its work done. */
function leastWithWork(file: MortgageFile, row: ProgramRow): number {
  const { price = 0, value = price } = file.property;
  const onPrice = leastOn(row, price, file);
  if (value >= price) return onPrice;
  return Math.max(toCents(onPrice), toCents(price) - toCents(value) + toCents(leastOn(row, value, file))) / 100;
}

export const leastOf = (file: MortgageFile, row: ProgramRow): number => leastWithWork(withWork(file, row), row);

/** The longest amortization of a program, years; none where only a lender's policy says it. */
export function longestOf(file: MortgageFile, row: ProgramRow, isHighRatio: boolean): number | undefined {
  if (!isInsuredRow(row)) return undefined;
  if (row.needs === 'ADDED_UNITS') return rowOn('added units', ADDED_UNITS, file.asOf, 'asOf').years;
  return longestInsured(isHighRatio && hasRelief(file), file.asOf);
}

const NO_PREMIUM = { premiumRatePct: 0, premium: 0, premiumSalesTax: 0 };

function loanOf(file: MortgageFile, row: ProgramRow, { baseLoan, lendingValue }: LoanFacts): InsuredLoan {
  const table = row.premium && PREMIUM_TABLES[row.premium];
  const most = table && rowOn('insurance premiums', table, file.asOf, 'asOf').bands.at(-1)?.ltvUpToPct;
  return table && baseLoan > 0 && isWithin(toCents(baseLoan), toCents(lendingValue), most ?? 0)
    ? withPremium(file, lendingValue, baseLoan, table)
    : { ...NO_PREMIUM, totalMortgage: baseLoan };
}

/** The most that a refinance which adds homes comes to, dollars: a share of the value, and what is owed and spent. */
function mostWithUnits({ improvements, asOf }: MortgageFile): number {
  const { valueAfter = 0, owing = 0, cost = 0 } = improvements ?? {};
  const { ltvPct } = rowOn('added units', ADDED_UNITS, asOf, 'asOf');
  return Math.min(floorShares({ cents: toCents(valueAfter), pct: ltvPct }), toCents(owing) + toCents(cost)) / 100;
}

/** Over the price or the value that an insurer takes. */
function capOf(row: ProgramRow, isHighRatio: boolean, asOf: string): number | undefined {
  if (!isInsuredRow(row)) return undefined;
  if (row.needs === 'ADDED_UNITS') return rowOn('added units', ADDED_UNITS, asOf, 'asOf').cap;
  return isHighRatio ? rowOn('minimum down payment', DOWN_PAYMENT, asOf, 'asOf').uninsurableFrom : LOW_RATIO_CAP;
}

/** A second charge on a home that is bought takes of what the program lends on it. */
function secondReasons(file: MortgageFile, row: ProgramRow, facts: LoanFacts): ProgramReason[] {
  const { lendingValue, combinedLoan, combinedLtvPct } = facts;
  const value = toCents(lendingValue);
  const most = value - toCents(leastOn(row, lendingValue, file));
  if (!((file.secondMortgage?.balance ?? 0) > 0) || toCents(combinedLoan) <= most) return [];
  return [reason('LTV_OVER', { figure: combinedLtvPct, limit: roundTo(2, (most / value) * 100) })];
}

function valueReasons(file: MortgageFile, row: ProgramRow, facts: LoanFacts, isHighRatio: boolean): ProgramReason[] {
  const { lendingValue, combinedLoan, combinedLtvPct } = facts;
  const cap = capOf(row, isHighRatio, file.asOf);
  if (cap !== undefined && !(lendingValue < cap))
    return [reason('PRICE_OVER_CAP', { amount: lendingValue, limitAmount: cap })];
  if (isPurchase(file)) {
    const { downPayment = 0 } = file.mortgage;
    const least = leastWithWork(file, row);
    return [
      ...(toCents(downPayment) >= toCents(least)
        ? []
        : [reason('DOWN_PAYMENT_SHORT', { amount: downPayment, limitAmount: least })]),
      ...secondReasons(file, row, facts),
    ];
  }
  if (row.needs === 'ADDED_UNITS') {
    const most = mostWithUnits(file);
    return combinedLoan <= most ? [] : [reason('LOAN_OVER', { amount: combinedLoan, limitAmount: most })];
  }
  if (row.needs === 'SWITCH') return [];
  const { refinancePct } = rowOn('loan-to-value limits', LOAN_TO_VALUE, file.asOf, 'asOf');
  return isWithin(toCents(combinedLoan), toCents(lendingValue), refinancePct)
    ? []
    : [reason('LTV_OVER', { figure: combinedLtvPct, limit: refinancePct })];
}

function peopleReasons(file: MortgageFile, row: ProgramRow, result: FileResult): ProgramReason[] {
  const { minScore } = limitsOf(result);
  const bankrupt = recentBankruptcy(file, result);
  const hasOtherProof = row.needs === 'NEWCOMER';
  return [
    ...(!hasOtherProof && isScoreLow(file, minScore)
      ? [reason('CREDIT_LOW', { figure: bestScore(file), limit: minScore })]
      : []),
    ...(bankrupt ? [reason('BANKRUPTCY_RECENT', { until: bankrupt.from })] : []),
    ...(hasOpenProposal(file) ? [reason('PROPOSAL_OPEN')] : []),
    ...(isClosingShort(file, result)
      ? [
          reason('CLOSING_FUNDS_SHORT', {
            amount: file.availableFunds ?? 0,
            limitAmount: closingNeeds(file, result),
          }),
        ]
      : []),
  ];
}

function ratioReasons(file: MortgageFile, result: FileResult): ProgramReason[] {
  if (!isBoundByRatios(file)) return [];
  const { gdsLimitPct, tdsLimitPct } = limitsOf(result);
  const { gdsPct, tdsPct } = result.ratios;
  return [
    ...(isOver(result.gds, gdsLimitPct) ? [reason('GDS_OVER', { figure: gdsPct, limit: gdsLimitPct })] : []),
    ...(isOver(result.tds, tdsLimitPct) ? [reason('TDS_OVER', { figure: tdsPct, limit: tdsLimitPct })] : []),
  ];
}

/** A mortgage moved from nobody knows whom, as it is tested where that is no federally regulated lender. */
function testedSwitch(file: MortgageFile): MortgageFile | undefined {
  const { mortgage } = file;
  if (!isUntestedSwitch(file) || mortgage.alreadyInsured || mortgage.presentLender !== undefined) return undefined;
  return { ...file, mortgage: { ...mortgage, presentLender: 'other' } };
}

/**
 * What one program says of a file that `checkFile` has let through: why it does not fit, with the figures, and what nobody
 * knows yet. A figure that a source leaves open never counts as met.
 */
export function fitOf(asked: MortgageFile, row: ProgramRow): Fit {
  const missed = conditionsMissed(asked, row);
  if (missed.length > 0) return { reasons: missed, asks: [] };
  const file = withWork(asked, row);
  const facts = loanFacts(file);
  const { baseLoan, lendingValue } = facts;
  const { conventionalUpToPct } = rowOn('insurance premiums', PREMIUMS, file.asOf, 'asOf');
  const isHighRatio = !isWithin(toCents(baseLoan), toCents(lendingValue), conventionalUpToPct);
  const policy = policyOf(file);
  const usual = loanClass(file, facts, policy);
  const own = isHighRatio && !asked.mortgage.straightSwitch ? 'conventional' : usual;
  const { units, monthlyRent = 0 } = file.property;
  const known = units <= FEW_HOMES ? row.rentPct?.few : row.rentPct?.many;
  const isRentUnknown = isInsuredRow(row) && known === undefined && monthlyRent > 0;
  const counted = (ownRentPct: number, as = file): FileResult =>
    workOut(as, {
      loanClass: isInsuredRow(row) ? 'insured' : own,
      loan: loanOf(file, row, facts),
      ownRentPct,
    });
  let result = counted(isInsuredRow(row) ? (known ?? NO_RENT) : policy.rentalPct);
  let ratios = ratioReasons(file, result);
  const asks: ProgramQuestion[] = [...(row.asks ?? []), ...questionsOfPeople(file, row)];
  if (isRentUnknown && ratios.length > 0) {
    result = counted(ALL_RENT);
    ratios = ratioReasons(file, result);
    if (ratios.length === 0) asks.push('RENT_TREATMENT');
  }
  const tested = testedSwitch(file);
  if (tested && ratioReasons(tested, counted(policy.rentalPct, tested)).length > 0) asks.push('PRESENT_LENDER');
  // what somebody states is not on a tax return, so no figure of the file refuses it
  if (row.needs === 'SELF_EMPLOYED' && ratios.length > 0) {
    ratios = [];
    asks.push('INCOME_STATED');
  }
  const { amortizationYears } = file.mortgage;
  const longest = longestOf(file, row, isHighRatio);
  const isTooLong = longest !== undefined && isOver(amortizationYears, longest);
  if (!isTooLong && row.sureYears !== undefined && isOver(amortizationYears, row.sureYears)) asks.push('AMORTIZATION');
  if (row.sureBelow !== undefined && !(lendingValue < row.sureBelow)) asks.push('PRICE_CAP');
  if (row.program === 'SAGEN_BORROWED_DOWN_PAYMENT' && isWithin(toCents(baseLoan), toCents(lendingValue), 90))
    asks.push('BORROWED_DOWN_PAYMENT');
  const reasons = [
    ...valueReasons(file, row, facts, isHighRatio),
    ...(isTooLong ? [reason('AMORTIZATION_TOO_LONG', { figure: amortizationYears, limit: longest })] : []),
    ...peopleReasons(file, row, result),
    ...ratios,
  ];
  return { reasons, asks: [...new Set(asks)].sort(), result };
}
