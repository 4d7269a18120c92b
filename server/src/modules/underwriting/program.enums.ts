import { tableOf } from '@brokerage/domain/data/objects';
import type { ProgramChangeCode as Change } from '@brokerage/domain/programs/changes';
import { PROGRAM_ANSWERS } from '@brokerage/domain/programs/programs';
import type { ProgramReasonCode as Reason } from '@brokerage/domain/programs/reasons';
import { INSURERS, PROGRAMS, type Program, type ProgramQuestion as Question } from '@brokerage/domain/programs/rows';
import { insurerName, PROGRAM_NAMES } from '@brokerage/domain/programs/words';
import { describedEnum, describeEnum, namesOf } from '../../kernel/described-enum.js';

export const MortgageInsurer = namesOf(INSURERS);
export const ProgramAnswerCode = namesOf(PROGRAM_ANSWERS);

export const MortgageProgram = describedEnum<Program>(
  'MortgageProgram',
  'What insurers and lenders offer, by who lives in a home and what the mortgage is for.',
  tableOf(PROGRAMS.map((program) => [program, `The terms of ${insurerName(program)} for: ${PROGRAM_NAMES[program]}`])),
);
describeEnum(MortgageInsurer, {
  name: 'MortgageInsurer',
  description: 'Who insures the mortgage.',
  meanings: {
    CMHC: 'Canada Mortgage and Housing Corporation',
    SAGEN: 'Sagen Mortgage Insurance Company Canada',
    CANADA_GUARANTY: 'Canada Guaranty Mortgage Insurance Company',
    CONVENTIONAL: 'Nobody does, and nobody has to',
  },
});
describeEnum(ProgramAnswerCode, {
  name: 'ProgramAnswerCode',
  description: 'Whether a file fits a program.',
  meanings: {
    FITS: 'Nothing is against it',
    ASK_US: 'Nothing is against it, and something that nobody wrote down decides',
    DOES_NOT_FIT: 'Something is against it',
  },
});
/** Lenders have these, and their own. */
export const PROGRAM_REASON_MEANINGS: Readonly<Record<Reason, string>> = {
  AMORTIZATION_TOO_LONG: 'It runs for more years than the program allows',
  BANKRUPTCY_RECENT: 'A bankruptcy was discharged too recently, or still runs',
  BORROWED_DOWN_PAYMENT: 'The down payment comes from a loan',
  CLOSING_FUNDS_SHORT: 'The cash does not cover the down payment and closing costs',
  CREDIT_LOW: 'The best score is too low',
  DOWN_PAYMENT_SHORT: 'The down payment is below the least of the program',
  GDS_OVER: 'Housing costs take too much of the income',
  LOAN_OVER: 'The mortgage is over the most of the program, in dollars',
  LTV_OVER: 'The mortgage is over its share of the value',
  NOT_A_SWITCH: 'Nothing is moved as it is',
  NOT_BORROWED: 'The down payment is not borrowed',
  NOT_NEWCOMER: 'Nobody is new to Canada',
  NOT_SELF_EMPLOYED: 'Nobody is self-employed',
  NO_ADDED_UNITS: 'No work adds homes to the building',
  NO_IMPROVEMENTS: 'No work is bought with the home',
  OCCUPANCY: 'The program is for a home that others live in',
  PRICE_OVER_CAP: 'The home is worth too much',
  PROPOSAL_OPEN: 'A consumer proposal is not completed',
  PURPOSE: 'The program is for another kind of mortgage',
  RESIDENCY: 'Somebody is neither a citizen nor a permanent resident',
  TDS_OVER: 'Housing costs and debts take too much of the income',
  UNITS: 'The building has too many homes, or too few',
};
export const ProgramReasonCode = describedEnum<Reason>(
  'ProgramReasonCode',
  'Why a file does not fit a program.',
  PROGRAM_REASON_MEANINGS,
);
export const PROGRAM_QUESTION_MEANINGS: Readonly<Record<Question, string>> = {
  AMORTIZATION: 'Whether it takes more than 25 years',
  BORROWED_DOWN_PAYMENT: 'Whether it takes a borrowed down payment of more than 10%',
  INCOME_STATED: 'What income the borrower states',
  PREMIUM: 'What the insurer charges',
  PRESENT_LENDER: 'Whether the lender that has the mortgage now is federally regulated',
  PRICE_CAP: 'Whether it takes the price',
  PROGRAM_TERMS: 'The terms of the insurer',
  PURCHASE_BAN: 'Whether the home is where non-Canadians may buy',
  RENT_TREATMENT: 'How much of the rent counts',
  RESIDENCY: 'How each borrower is in Canada',
  WORK_PERMIT: 'Whether the permit is for work',
  YEAR_ROUND_ACCESS: 'Whether the home can be used all year',
  YEARS_IN_CANADA: 'When the borrowers came to Canada',
};
export const ProgramQuestion = describedEnum<Question>(
  'ProgramQuestion',
  'What decides and stands in no file and no source of ours.',
  PROGRAM_QUESTION_MEANINGS,
);
export const ProgramChangeCode = describedEnum<Change>('ProgramChangeCode', 'What would make a file fit.', {
  AMORTIZATION: 'Another amortization',
  BORROW_LESS: 'A smaller mortgage',
  CLOSING_FUNDS: 'More cash for closing',
  DOWN_PAYMENT: 'A larger down payment',
  INCOME: 'More income',
  LOWER_PRICE: 'A lower price for the home',
  PAY_DEBT: 'Paying a debt, or a part of it',
  WAIT: 'Waiting for a day',
});
