import { QueryFailedError } from 'typeorm';
import { objectOf } from '@brokerage/domain/data/objects';
import { errorCode } from '../../kernel/error-code.js';

const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a value because another row has it. */
export const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError && errorCode(error.driverError) === UNIQUE_VIOLATION;

/** A unique index, an exclusion constraint */
const TAKEN = new Set<unknown>([UNIQUE_VIOLATION, '23P01']);

/** Whether this constraint refused a row because of another one. */
export function isTakenBy(error: unknown, constraint: string): boolean {
  const said = saidOf(error);
  return TAKEN.has(said.code) && said.constraint === constraint;
}

/** TypeORM wraps what pg says. */
function saidOf(error: unknown): Readonly<Record<string, unknown>> {
  const { driverError = error } = objectOf(error);
  return objectOf(driverError);
}
