import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a value because another row has it. */
export const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;

/** A unique index, an exclusion constraint */
const TAKEN = new Set<unknown>([UNIQUE_VIOLATION, '23P01']);

/** Whether this constraint refused a row because of another one. */
export function isTakenBy(error: unknown, constraint: string): boolean {
  // TypeORM wraps what pg says
  const { driverError = error } = error as { driverError?: unknown };
  const said = driverError as { code?: unknown; constraint?: unknown };
  return TAKEN.has(said.code) && said.constraint === constraint;
}
