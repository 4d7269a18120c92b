import { BASIC_FORM } from '@brokerage/domain/application/basic-application';
import type { FieldTable } from '@brokerage/domain/forms/fields';

const FIELDS: FieldTable = BASIC_FORM;
const fieldAt = ([name]: readonly string[]): FieldTable[number] | undefined =>
  FIELDS.find((field) => field.name === name);

/** How the basic form speaks of its answers, for a person who has to choose between two of them. */
export const ANSWER_WORDS = {
  labelOf: (place: readonly string[]): string => fieldAt(place)?.office ?? fieldAt(place)?.label ?? place.join(' '),
  textOf(place: readonly string[], value: unknown): string | undefined {
    const field = fieldAt(place);
    if (value === true) return 'Yes';
    if (typeof value !== 'string' || value === '') return undefined;
    if (field?.kind === 'choice') return field.choices.find((choice) => choice.value === value)?.label ?? value;
    return field?.kind === 'money' ? `$${value}` : value;
  },
};
