import { formatAmount } from '@brokerage/domain/forms/dollars';
import { refusalWords } from '@brokerage/domain/calculator/refusal-words';
import { fieldsIn, type Texts } from '@brokerage/domain/forms/fields';
import { MortgageInputError, type Refusal } from '@brokerage/domain/mortgage/input-error';
import type { CalculatorSection, CalculatorField } from './spec';

/** A way out of a refusal, one press away. */
export interface Fix {
  label: string;
  change: Texts;
}

/** The field that is refused, why, and the ways out. */
export interface Refused {
  field: string;
  message: string;
  fixes: readonly Fix[];
}

export type Outcome<Result> = { result: Result } | Refused;

/** The engine's field and the value that would be accepted. */
function waysOut(refusal: Refusal): { field: string; value: number; label: string }[] {
  switch (refusal.code) {
    case 'downPaymentBelowMinimum':
      return [{ field: 'downPayment', value: refusal.minimum, label: `Use ${formatAmount(refusal.minimum)}` }];
    case 'insuredAmortization':
      return [
        { field: 'amortizationYears', value: refusal.longest, label: `Use ${refusal.longest} years` },
        {
          field: 'downPayment',
          value: refusal.conventionalDown,
          label: `Put ${formatAmount(refusal.conventionalDown)} down`,
        },
      ];
    case 'mortgageOverLimit':
      return [{ field: 'newMortgage', value: refusal.most, label: `Use ${formatAmount(refusal.most)}` }];
    case 'termOverAmortization':
      return [{ field: 'termYears', value: refusal.amortizationYears, label: `Use ${refusal.amortizationYears}` }];
    default:
      return [];
  }
}

/** What the engine says, or which field of the form it refuses and why. */
export function outcomeOf<Result>(work: () => Result, groups: readonly CalculatorSection[]): Outcome<Result> {
  try {
    return { result: work() };
  } catch (error) {
    if (!(error instanceof MortgageInputError)) throw error;
    const fields = fieldsIn(groups);
    const fieldOf = (named: string): CalculatorField | undefined =>
      fields.find(({ name, engine }) => name === named || engine?.includes(named));
    const named = error.field.replace(/\[.*$/, '');
    const fixes = waysOut(error.refusal).flatMap(({ field, value, label }) => {
      const spec = fieldOf(field);
      return spec ? [{ label, change: { [spec.name]: String(value) } }] : [];
    });
    return {
      field: fieldOf(named)?.name ?? fields[0]?.name ?? named,
      message: refusalWords(error.refusal),
      fixes,
    };
  }
}
