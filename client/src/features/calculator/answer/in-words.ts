import { fieldsIn, isAsked, type Texts } from '@brokerage/domain/forms/fields';
import { groupDigits } from '@brokerage/domain/forms/dollars';
import { readNumber } from '@brokerage/domain/forms/money';
import type { CalculatorSection, CalculatorField } from '../fields/spec';

export interface Answered {
  label: string;
  value: string;
}

/** One set of answers: a calculator has one, a comparison has one for each scenario. */
export interface Asked {
  title?: string;
  groups: readonly CalculatorSection[];
  texts: Texts;
}

function amountInWords(text: string): string {
  const read = readNumber(text.replace(/^\s*\$/, ''));
  return 'plain' in read ? `$${groupDigits(read.plain)}` : text;
}

/** $500,000 · 3.94% · 25 years · Monthly: an answer as people read it. Nothing where nothing was typed. */
export function valueInWords(field: CalculatorField, text: string): string {
  const { kind } = field;
  if (kind === 'choice') return field.choices.find(({ value }) => value === text)?.label ?? text;
  if (text.trim() === '') return '';
  if (kind === 'money') return amountInWords(text);
  if (kind === 'percent') return `${text}%`;
  if (kind === 'flag') return text === 'yes' ? 'Yes' : '';
  return kind === 'number' && field.unit ? `${text} ${text === '1' ? field.unit.replace(/s$/, '') : field.unit}` : text;
}

/** Every answer that counts, in the order of the form. */
export const inWords = ({ groups, texts }: Asked): Answered[] =>
  fieldsIn(groups)
    .filter((field) => isAsked(field, texts))
    .map((spec) => ({ label: spec.label, value: valueInWords(spec, texts[spec.name] ?? '') }))
    .filter(({ value }) => value !== '');
