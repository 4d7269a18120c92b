import { calendarDay, longDate } from '../calendar/wall-clock.js';
import { overLimit } from '../forms/over-limit.js';
import { formatAmount, formatDollars } from '../forms/dollars.js';
import type { ProgramChange } from './changes.js';
import type { ProgramAnswerCode } from './programs.js';
import type { ProgramReason, ProgramReasonCode } from './reasons.js';
import type { Insurer, Program, ProgramQuestion } from './rows.js';

/** For the office. */
export const ANSWER_LABELS: Readonly<Record<ProgramAnswerCode, string>> = {
  fits: 'Fits',
  ask_us: 'Ask',
  does_not_fit: 'Doesn’t fit',
};

export const INSURER_NAMES: Readonly<Record<Insurer, string>> = {
  cmhc: 'CMHC',
  sagen: 'Sagen',
  canada_guaranty: 'Canada Guaranty',
  conventional: 'Conventional',
};

export const PROGRAM_NAMES: Readonly<Record<Program, string>> = {
  CMHC_PURCHASE: 'Purchase',
  CMHC_INCOME_PROPERTY: 'Income Property',
  CMHC_SECOND_HOME: 'Second Home',
  CMHC_NEWCOMERS: 'Newcomers',
  CMHC_IMPROVEMENT: 'Improvement',
  CMHC_SUITES: 'Secondary suite refinance',
  SAGEN_HOMEBUYER: 'Homebuyer 95',
  SAGEN_BORROWED_DOWN_PAYMENT: 'Borrowed Down Payment',
  SAGEN_INVESTMENT: 'Investment Property',
  SAGEN_SECOND_HOME_A: 'Second home, year-round',
  SAGEN_SECOND_HOME_B: 'Second home, seasonal',
  SAGEN_NEW_TO_CANADA: 'New to Canada',
  SAGEN_STATED_INCOME: 'Self-employed, stated income',
  SAGEN_IMPROVEMENTS: 'Purchase Plus Improvements',
  SAGEN_SUITES: 'Secondary suite refinance',
  GUARANTY_PURCHASE: 'Downpayment Advantage',
  GUARANTY_MULTI_UNIT: '3 and 4 units',
  GUARANTY_FLEX: 'Flex 95 Advantage',
  GUARANTY_RENTAL: 'Rental Advantage',
  GUARANTY_SECOND_HOME: 'Lifestyle Advantage',
  GUARANTY_NEWCOMERS: 'Maple Leaf Advantage',
  GUARANTY_STATED_INCOME: 'Low Doc Advantage',
  GUARANTY_IMPROVEMENTS: 'Purchase Advantage Plus',
  GUARANTY_SUITES: 'Secondary suite refinance',
  CONVENTIONAL_PURCHASE: 'Purchase with 20% down',
  CONVENTIONAL_REFINANCE: 'Refinance to 80%',
  CONVENTIONAL_SWITCH: 'Switch at renewal',
};

/** By the first word of a program's code. */
const INSURER_OF: Readonly<Record<string, Insurer>> = {
  CMHC: 'cmhc',
  SAGEN: 'sagen',
  GUARANTY: 'canada_guaranty',
  CONVENTIONAL: 'conventional',
};

/** 'Sagen', of any of its programs. */
export const insurerName = (program: Program): string =>
  INSURER_NAMES[INSURER_OF[program.split('_')[0] ?? ''] ?? 'conventional'];

export const PROGRAM_QUESTIONS: Readonly<Record<ProgramQuestion, string>> = {
  AMORTIZATION: 'whether it takes more than 25 years',
  BORROWED_DOWN_PAYMENT: 'whether it takes a borrowed down payment over 10%',
  INCOME_STATED: 'what income the borrower states',
  PREMIUM: 'the premium',
  PRESENT_LENDER: 'whether the present lender is a bank or another federally regulated lender',
  PRICE_CAP: 'whether it takes a price of $1 million or more',
  PROGRAM_TERMS: 'the insurer for its terms',
  PURCHASE_BAN: 'where the home is: the permit is too short to buy in a city',
  RENT_TREATMENT: 'how much of the rent counts',
  RESIDENCY: 'how each borrower is in Canada',
  WORK_PERMIT: 'for the work permit',
  YEAR_ROUND_ACCESS: 'whether the home can be reached and used all year',
  YEARS_IN_CANADA: 'when they came to Canada',
};

/** 'Ask the premium; how much of the rent counts.' */
export const questionsSentence = (asks: readonly ProgramQuestion[]): string =>
  `Ask ${asks.map((ask) => PROGRAM_QUESTIONS[ask]).join('; ')}.`;

const percent = (value: number | null): string => (value === null ? 'no income' : `${Number(value.toFixed(2))}%`);
/** What is over its limit reads so, however little it is. */
const over = (figure: number | null, limit: number | null): string =>
  figure === null ? 'no income' : `${overLimit(figure, limit ?? 0, 2)}%`;
const money = (value: number | null): string => formatAmount(value ?? 0);
const day = (date: string): string => longDate(calendarDay(date));

const SENTENCES: Readonly<Record<ProgramReasonCode, (of: ProgramReason) => string>> = {
  AMORTIZATION_TOO_LONG: ({ figure, limit }) => `${figure} years; it takes ${limit}`,
  BANKRUPTCY_RECENT: ({ until }) =>
    until ? `Bankruptcy: possible from ${day(until)}` : 'A bankruptcy isn’t discharged',
  BORROWED_DOWN_PAYMENT: () => 'It doesn’t take a borrowed down payment',
  CLOSING_FUNDS_SHORT: ({ amount, limitAmount }) => `Closing takes ${money(limitAmount)}; there is ${money(amount)}`,
  CREDIT_LOW: ({ figure, limit }) => `Best score ${figure}; it takes ${limit}`,
  DOWN_PAYMENT_SHORT: ({ amount, limitAmount }) => `Needs ${money(limitAmount)} down; there is ${money(amount)}`,
  GDS_OVER: ({ figure, limit }) => `GDS ${over(figure, limit)}; the limit is ${percent(limit)}`,
  LOAN_OVER: ({ limitAmount }) => `The most is ${money(limitAmount)}`,
  LTV_OVER: ({ figure, limit }) => `${over(figure, limit)} of the value; the limit is ${percent(limit)}`,
  NOT_A_SWITCH: () => 'For a mortgage that moves as it is',
  NOT_BORROWED: () => 'For a borrowed down payment',
  NOT_NEWCOMER: () => 'For newcomers to Canada',
  NOT_SELF_EMPLOYED: () => 'For the self-employed',
  NO_ADDED_UNITS: () => 'For work that adds a suite',
  NO_IMPROVEMENTS: () => 'For work that is bought with the home',
  OCCUPANCY: () => 'Not for who lives there',
  PRICE_OVER_CAP: ({ amount, limitAmount }) => `Worth ${money(amount)}; it has to be under ${money(limitAmount)}`,
  PROPOSAL_OPEN: () => 'A consumer proposal isn’t completed',
  PURPOSE: () => 'Not for this kind of mortgage',
  RESIDENCY: () => 'For citizens and permanent residents',
  TDS_OVER: ({ figure, limit }) => `TDS ${over(figure, limit)}; the limit is ${percent(limit)}`,
  UNITS: ({ figure, limit }) =>
    (figure ?? 0) < (limit ?? 0) ? `From ${limit} units; it has ${figure}` : `Up to ${limit} units; it has ${figure}`,
};

export const reasonSentence = (of: ProgramReason): string => SENTENCES[of.code](of);

const DEBTS: Readonly<Record<string, string>> = {
  credit_card: 'the credit card',
  line_of_credit: 'the line of credit',
  car_loan: 'the car loan',
  car_lease: 'the car lease',
  student_loan: 'the student loan',
  personal_loan: 'the personal loan',
  heloc: 'the home-equity line',
  tax: 'the tax owing',
};

function debtSentence({ amount, debt, debtKind, mortgageGained }: ProgramChange): string {
  const named = DEBTS[debtKind ?? ''] ?? 'the debt';
  const gained = mortgageGained === null ? '' : `: ${formatDollars(mortgageGained)} more mortgage`;
  return `Pay ${money(amount)} off ${named} (debt ${(debt ?? 0) + 1})${gained}`;
}

/** The one change, as an instruction: 'Pay $10,270.23 off the line of credit (debt 2): $47,756 more mortgage'. */
export function changeSentence(change: ProgramChange): string {
  const { code, amount, to, years, date } = change;
  switch (code) {
    case 'AMORTIZATION':
      return `Take ${years} years`;
    case 'BORROW_LESS':
      return `Borrow ${money(amount)} less: ${money(to)}`;
    case 'CLOSING_FUNDS':
      return `Show ${money(amount)} more for closing`;
    case 'DOWN_PAYMENT':
      return `Put ${money(amount)} more down: ${money(to)}`;
    case 'INCOME':
      return `Add ${money(amount)} of income a year`;
    case 'LOWER_PRICE':
      return `Pay ${money(amount)} less for the home: ${money(to)}`;
    case 'PAY_DEBT':
      return debtSentence(change);
    case 'WAIT':
      return `Wait until ${day(date ?? '')}`;
  }
}
