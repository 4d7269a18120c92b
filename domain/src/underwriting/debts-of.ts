import { LIABILITIES, PROPERTY_USES } from '../application/choices.js';
import type { AnswerReader } from './answer-reader.js';
import { peopleOf } from './borrowers-of.js';
import { BALANCE_DECIDES } from './debt-kinds.js';
import type { Liability, OtherProperty } from './file.js';

function liability(row: AnswerReader): Liability {
  const kind = row.choice('kind', LIABILITIES) ?? 'other';
  const payOut = row.isTrue('payOut');
  const balance = row.number('balance');
  const monthlyPayment = row.number('payment');
  if (payOut) return { kind, balance, monthlyPayment, payOut };
  if (BALANCE_DECIDES.includes(kind)) return { kind, balance: row.needed('balance') ?? 0, monthlyPayment, payOut };
  const isCounted = kind === 'student_loan' && balance !== undefined;
  return { kind, balance, monthlyPayment: isCounted ? monthlyPayment : (row.needed('payment') ?? 0), payOut };
}

/** Support that is paid counts as a debt. */
const support = (answers: AnswerReader): Liability[] =>
  peopleOf(answers)
    .filter(({ declarations }) => declarations.isTrue('paysSupport'))
    .map(({ declarations }) => ({
      kind: 'support_paid',
      monthlyPayment: declarations.needed('supportPayment') ?? 0,
    }));

export const liabilitiesOf = (answers: AnswerReader): Liability[] => [
  ...answers.rows('financial.liabilities').map(liability),
  ...support(answers),
];

/** A tenant heats; elsewhere heating that nobody named is assumed. */
function property(row: AnswerReader, assumedHeating: number): OtherProperty {
  const use = row.choice('use', PROPERTY_USES) ?? 'home';
  if (use === 'sold') return { use, monthlyMortgage: 0, annualPropertyTax: 0, monthlyHeating: 0, monthlyCondoFees: 0 };
  const isMortgaged = row.number('balance') !== 0;
  return {
    use,
    monthlyMortgage: (isMortgaged ? row.needed('payment') : undefined) ?? 0,
    annualPropertyTax: row.needed('propertyTax') ?? 0,
    monthlyHeating: row.number('heating') ?? (use === 'rental' ? 0 : assumedHeating),
    monthlyCondoFees: row.number('condoFee') ?? 0,
    monthlyRent: use === 'rental' ? row.needed('monthlyRent') : undefined,
  };
}

export const otherPropertiesOf = (answers: AnswerReader, assumedHeating: number): OtherProperty[] =>
  answers.rows('financial.properties').map((row) => property(row, assumedHeating));
