import { INCOME_BASES, INCOME_KINDS } from '@brokerage/domain/underwriting/income';
import { LOAN_CLASSES } from '@brokerage/domain/underwriting/loan';
import { FAILURES, VERDICTS } from '@brokerage/domain/underwriting/qualification';
import { describeEnum, namesOf } from '../../kernel/described-enum.js';

export const UnderwritingVerdict = namesOf(VERDICTS);
export const UnderwritingFailure = namesOf(FAILURES);
export const LoanClass = namesOf(LOAN_CLASSES);
export const IncomeKind = namesOf(INCOME_KINDS);
export const IncomeBasis = namesOf(INCOME_BASES);

describeEnum(UnderwritingVerdict, {
  name: 'UnderwritingVerdict',
  description: 'ALTERNATIVE: a lender beyond the usual limits may take it.',
  meanings: {
    FITS: 'The usual lenders can take it',
    ALTERNATIVE: 'A lender beyond the usual limits may take it',
    DOES_NOT_FIT: 'No lender we know takes it as it is',
  },
});
describeEnum(UnderwritingFailure, {
  name: 'UnderwritingFailure',
  description: 'Why a file does not fit lenders’ usual terms.',
  meanings: {
    AMORTIZATION_TOO_LONG: 'It runs for more years than its class of loan allows',
    BANKRUPTCY_RECENT: 'A bankruptcy was discharged too recently, or still runs',
    CLOSING_FUNDS_SHORT: 'The cash does not cover the down payment and closing costs',
    CREDIT_LOW: 'A credit score is below what lenders ask',
    DOWN_PAYMENT_SHORT: 'The down payment is below the legal minimum',
    GDS_OVER: 'Housing costs take too much of the income',
    LTV_OVER: 'The mortgage is too large for the value of the home',
    NOT_INSURABLE: 'It needs insurance that nobody writes for it',
    PROPOSAL_OPEN: 'A consumer proposal is not completed',
    TDS_OVER: 'Housing costs and debts take too much of the income',
  },
});
describeEnum(LoanClass, {
  name: 'LoanClass',
  description: 'Who bears the risk. INSURABLE: the lender can insure it in bulk. NONE: no usual lender takes it.',
  meanings: {
    INSURED: 'The buyer pays for default insurance',
    INSURABLE: 'The lender can insure it in bulk',
    CONVENTIONAL: 'Nobody insures it, and nobody has to',
    NONE: 'No usual lender takes it',
  },
});
describeEnum(IncomeKind, {
  name: 'IncomeKind',
  description: 'Where an income comes from.',
  meanings: {
    SALARY: 'A yearly salary',
    HOURLY: 'Wages by the hour',
    PENSION: 'Paid after work, by the state or an employer',
    DISABILITY: 'Long-term disability benefits',
    CHILD_BENEFIT: 'The Canada Child Benefit',
    SUPPORT_RECEIVED: 'Child or spousal support',
    INVESTMENT: 'Interest and dividends',
    OTHER: 'Something else, as it was stated',
    OVERTIME: 'Hours beyond the usual ones',
    BONUS: 'Paid for a good year',
    COMMISSION: 'A share of sales',
    SEASONAL: 'Work for part of each year',
    CONTRACT: 'Work for a limited time',
    SELF_EMPLOYED: 'Net income of a business of one’s own',
    BUSINESS_OWNER: 'Paid out by a corporation of one’s own',
    SUITE_RENT: 'Rent of a suite in the home',
    RENT: 'Rent of another property',
  },
});
describeEnum(IncomeBasis, {
  name: 'IncomeBasis',
  description: 'How lenders count an income.',
  meanings: {
    AS_STATED: 'The amount that was stated',
    GUARANTEED_HOURS: 'The guaranteed hours at the hourly rate',
    TWO_YEAR_AVERAGE: 'The average of the last two years',
    WITH_ADD_BACKS: 'The lesser of the latest year and the average, with the add-backs of the latest year',
    LATEST_YEAR: 'The latest year, because it was lower',
    SHARE_OF_RENT: 'A share of the rent, as lenders count it',
    ALL_OF_RENT: 'All of the rent, as CMHC counts it where the owner or close family lives in one of two units',
  },
});
