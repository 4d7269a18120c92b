import { floorShares, toCents } from '../mortgage/cents.js';
import { isWithin } from '../mortgage/insurance-premium.js';
import type { Fit } from '../programs/fit.js';
import type { ProgramRow } from '../programs/rows.js';
import type { MortgageFile } from '../underwriting/file.js';
import { bestScore, isOver } from '../underwriting/limits.js';
import { loanClass, loanFacts, type LoanClass } from '../underwriting/loan.js';
import { policyOf, type FileResult } from '../underwriting/ratios.js';
import type { PolicyInput } from './policy-form.js';
import { lenderReason, type LenderQuestion, type LenderReason } from './reasons.js';

/** A file, and what of the home a mortgage file does not carry. */
export interface AskedFile {
  file: MortgageFile;
  /** Of the home, where somebody wrote it down */
  postalCode: string | null;
}

const MOST_AT_80 = 80;
const SELF_EMPLOYED = ['self_employed', 'business_owner'];

const yes = (answer: string): boolean => answer === 'yes';
const dollars = (text: string | null | undefined): number | null => (text == null ? null : Number(text));

/** With so much down that nobody has to insure it. */
function withoutInsurance(file: MortgageFile): MortgageFile {
  const facts = loanFacts(file);
  if (!facts.isHighRatio) return file;
  const most = floorShares({ cents: toCents(facts.lendingValue), pct: MOST_AT_80 });
  const downPayment = (toCents(file.property.price ?? facts.lendingValue) - most) / 100;
  return { ...file, mortgage: { ...file.mortgage, downPayment } };
}

/** The class of the mortgage as a program has it: without insurance at 20% down. */
export function classOf(asked: MortgageFile, row: ProgramRow): LoanClass {
  if (row.insurer !== 'conventional') return 'insured';
  const file = withoutInsurance(asked);
  return loanClass(file, loanFacts(file), policyOf(file));
}

/** An insurable mortgage can be lent as an uninsured one. */
function isClassTaken(found: LoanClass, terms: PolicyInput): boolean {
  if (found === 'insured') return yes(terms.insured);
  if (found === 'insurable') return yes(terms.insurable) || yes(terms.uninsured);
  return yes(terms.uninsured);
}

const prefixesIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .toUpperCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** undefined: the policy names places, and nobody wrote the postal code down. */
function isPlaceTaken(postalCode: string | null, terms: PolicyInput): boolean | undefined {
  const [only, not] = [prefixesIn(terms.postalOnly), prefixesIn(terms.postalNot)];
  if (only.length === 0 && not.length === 0) return true;
  if (postalCode === null) return undefined;
  const code = postalCode.toUpperCase();
  const begins = (prefix: string): boolean => code.startsWith(prefix);
  return !not.some(begins) && (only.length === 0 || only.some(begins));
}

/** The most of a value by a sliding scale, dollars. */
function mostOnScale(lendingValue: number, first: number, restPct: number): number {
  const [value, at80] = [toCents(lendingValue), toCents(first)];
  const atFirst = { cents: Math.min(value, at80), pct: MOST_AT_80 };
  return floorShares(atFirst, { cents: Math.max(0, value - at80), pct: restPct }) / 100;
}

function valueReasons({ facts }: FileResult, terms: PolicyInput): LenderReason[] {
  const { lendingValue, combinedLoan, combinedLtvPct } = facts;
  const { mostLtvPct, slideRestPct } = terms;
  const first = dollars(terms.slideFirst);
  const scale = first === null || slideRestPct == null ? null : mostOnScale(lendingValue, first, slideRestPct);
  return [
    ...(mostLtvPct != null && !isWithin(toCents(combinedLoan), toCents(lendingValue), mostLtvPct)
      ? [lenderReason('LTV_OVER', { figure: combinedLtvPct, limit: mostLtvPct })]
      : []),
    ...(scale !== null && !(combinedLoan <= scale)
      ? [lenderReason('LOAN_OVER', { amount: combinedLoan, limitAmount: scale })]
      : []),
  ];
}

function sizeReasons({ ratios }: FileResult, terms: PolicyInput): LenderReason[] {
  const [least, most] = [dollars(terms.minLoan), dollars(terms.maxLoan)];
  const { totalMortgage: amount } = ratios;
  return [
    ...(least !== null && !(amount >= least) ? [lenderReason('LOAN_UNDER', { amount, limitAmount: least })] : []),
    ...(most !== null && !(amount <= most) ? [lenderReason('LOAN_OVER', { amount, limitAmount: most })] : []),
  ];
}

function homeReasons({ mortgageType, property, secondMortgage }: MortgageFile, terms: PolicyInput): LenderReason[] {
  const { units, occupancy } = property;
  const isRefused =
    (['refinance', 'equity_takeout', 'other'].includes(mortgageType) && !yes(terms.refinances)) ||
    (mortgageType === 'renewal' && !yes(terms.switches));
  return [
    ...(isRefused ? [lenderReason('PURPOSE')] : []),
    ...((occupancy === 'rental' && !yes(terms.rentals)) || (occupancy === 'second_home' && !yes(terms.secondHomes))
      ? [lenderReason('OCCUPANCY')]
      : []),
    ...(terms.mostUnits != null && !(units <= terms.mostUnits)
      ? [lenderReason('UNITS', { figure: units, limit: terms.mostUnits })]
      : []),
    ...(secondMortgage && secondMortgage.balance > 0 && !yes(terms.secondCharge)
      ? [lenderReason('SECOND_CHARGE', { amount: secondMortgage.balance })]
      : []),
  ];
}

/** What a lender's own policy says of a file that one of its programs was asked about. */
export function ownConditions(
  { file, postalCode }: AskedFile,
  row: ProgramRow,
  { result }: Fit,
  terms: PolicyInput | null,
): { reasons: LenderReason[]; asks: LenderQuestion[] } {
  if (!terms) return { reasons: [], asks: ['LENDER_POLICY'] };
  const { amortizationYears } = file.mortgage;
  const place = isPlaceTaken(postalCode, terms);
  const isSelfEmployed = file.borrowers.some(({ incomes }) => incomes.some(({ kind }) => SELF_EMPLOYED.includes(kind)));
  return {
    reasons: [
      ...homeReasons(file, terms),
      ...(isClassTaken(classOf(file, row), terms) ? [] : [lenderReason('CLASS')]),
      ...(place === false ? [lenderReason('POSTAL')] : []),
      ...(isSelfEmployed && terms.selfEmployed === 'none' ? [lenderReason('INCOME_METHOD')] : []),
      ...(terms.mostYears != null && isOver(amortizationYears, terms.mostYears)
        ? [lenderReason('AMORTIZATION_TOO_LONG', { figure: amortizationYears, limit: terms.mostYears })]
        : []),
      ...(result ? sizeReasons(result, terms) : []),
      ...(result && row.insurer === 'conventional' ? valueReasons(result, terms) : []),
    ],
    asks: [
      ...(place === undefined ? (['POSTAL_CODE'] as const) : []),
      ...(bestScore(file) === null && row.needs !== 'NEWCOMER' ? (['CREDIT_SCORE'] as const) : []),
    ],
  };
}
