import { MortgageInputError } from 'domain/mortgage/input-error';
import type { FieldGroup } from './spec';

export type Outcome<Result> = { result: Result } | { field: string; message: string };

/** What the engine says, or which field it refuses and why, in the words of the form. */
export function outcomeOf<Result>(work: () => Result, groups: readonly FieldGroup[]): Outcome<Result> {
  try {
    return { result: work() };
  } catch (error) {
    if (!(error instanceof MortgageInputError)) throw error;
    const named = error.field.replace(/\[.*$/, '');
    const fields = groups.flatMap((group) => group.fields);
    const field = fields.find(({ name, engine }) => name === named || engine?.includes(named));
    const message = error.message.replace(error.field, field?.label ?? 'This');
    return { field: field?.name ?? fields[0]?.name ?? named, message: `${message}.` };
  }
}
