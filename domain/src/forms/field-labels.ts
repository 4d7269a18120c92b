import { formatMoney } from './dollars.js';
import { readAt } from './field-input.js';
import { placeOf, type FieldTable, type FormField, type Texts } from './fields.js';

/** An answer as a person reads it: $640,000.00, 'New purchase'. A choice is known by either of its names. */
function inWords(field: FormField, value: string, names: Texts): string | undefined {
  if (field.kind === 'money') return formatMoney(Number(value));
  if (field.kind === 'number') return field.unit === undefined ? value : `${value} ${field.unit}`;
  if (field.kind === 'id') return names[field.name];
  if (field.kind !== 'choice') return value;
  return field.choices.find((choice) => choice.graphql === value || choice.value === value)?.label ?? value;
}

/** The answers as the office reads them, in the form's order; what was left out is not shown. `names`: of what ids stand for. */
export const labelledAnswers = (
  table: FieldTable,
  answers: object,
  names: Texts = {},
): { label: string; value: string }[] =>
  table.flatMap((field) => {
    const answer = readAt(answers, placeOf(field));
    const text = typeof answer === 'number' ? String(answer) : answer;
    const value = typeof text === 'string' ? inWords(field, text, names) : undefined;
    return field.office !== undefined && value ? [{ label: field.office, value }] : [];
  });
