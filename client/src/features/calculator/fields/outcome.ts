import { formatAmount } from '@brokerage/domain/forms/dollars';
import { refusalWords } from '@brokerage/domain/calculator/refusal-words';
import { fieldsIn, isAsked, type Texts } from '@brokerage/domain/forms/fields';
import { parseMoney, readNumber } from '@brokerage/domain/forms/money';
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

const errorOf = (read: object): string | undefined => ('error' in read ? String(read.error) : undefined);

/** Why a text is no number, in words for its field; undefined where it is one, or where nothing was typed. */
export function unreadable({ kind }: CalculatorField, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  if (kind === 'money') return errorOf(parseMoney(text));
  return kind === 'percent' || kind === 'number' ? errorOf(readNumber(text.replace(/%\s*$/, ''))) : undefined;
}

/** An amount that only a number can be made of, such as 500.000: the engine would take it for five hundred. */
function noAmount(groups: readonly CalculatorSection[], texts: Texts): Refused | undefined {
  for (const field of fieldsIn(groups)) {
    const message = field.kind === 'money' ? unreadable(field, texts[field.name] ?? '') : undefined;
    if (message !== undefined && isAsked(field, texts)) return { field: field.name, message, fixes: [] };
  }
  return undefined;
}

/**
 * What the engine says, or which field of the form it refuses and why.
 * @param texts as they were typed, where the form is theirs
 */
export function outcomeOf<Result>(
  work: () => Result,
  groups: readonly CalculatorSection[],
  texts: Texts = {},
): Outcome<Result> {
  const refused = noAmount(groups, texts);
  if (refused) return refused;
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
