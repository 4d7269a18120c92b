import { INCOME_BASES, INCOME_KINDS } from '@brokerage/domain/underwriting/income';
import { LOAN_CLASSES } from '@brokerage/domain/underwriting/loan';
import { FAILURES, VERDICTS } from '@brokerage/domain/underwriting/qualification';
import { registerEnumType } from 'type-graphql';

/** Names in the schema, the domain's codes inside. */
const namesOf = <const T extends string>(codes: readonly T[]): { [C in T as Uppercase<C>]: C } =>
  Object.fromEntries(codes.map((code) => [code.toUpperCase(), code])) as { [C in T as Uppercase<C>]: C };

export const UnderwritingVerdict = namesOf(VERDICTS);
export const UnderwritingFailure = namesOf(FAILURES);
export const LoanClass = namesOf(LOAN_CLASSES);
export const IncomeKind = namesOf(INCOME_KINDS);
export const IncomeBasis = namesOf(INCOME_BASES);

registerEnumType(UnderwritingVerdict, {
  name: 'UnderwritingVerdict',
  description: 'ALTERNATIVE: a lender beyond the usual limits may take it.',
});
registerEnumType(UnderwritingFailure, {
  name: 'UnderwritingFailure',
  description: 'Why a file does not fit lenders’ usual terms.',
});
registerEnumType(LoanClass, {
  name: 'LoanClass',
  description: 'Who bears the risk. INSURABLE: the lender can insure it in bulk. NONE: no usual lender takes it.',
});
registerEnumType(IncomeKind, { name: 'IncomeKind', description: 'Where an income comes from.' });
registerEnumType(IncomeBasis, { name: 'IncomeBasis', description: 'How lenders count an income.' });
