import { inputProblems } from '@brokerage/domain/forms/field-schema';
import type { FormField } from '@brokerage/domain/forms/fields';
import type { EntityManager } from 'typeorm';
import { DomainError, type Problem } from '../../kernel/domain-error.js';
import { USER_ACCOUNT_ROWS } from '../users/public.sql.js';

/** What is asked of something that opens an account to a program: a line, and several of a list. */
interface Asked {
  line: FormField;
  text: string;
  /** Its name in the input, and what is wrong with the choice */
  several: { name: string; problem: string | undefined };
}

/** Throws where any of it is wrong, with all that is. */
export function checkForProgram({ line, text, several: { name, problem } }: Asked): void {
  const problems = inputProblems([line], { [line.name]: text }).map(({ place, message }): Problem => ({
    code: 'INVALID',
    message,
    field: place,
  }));
  if (problem !== undefined) problems.push({ code: 'REQUIRED', message: problem, field: [name] });
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
}

interface Room {
  /** SQL: how many (`count`) person $1 has */
  count: string;
  most: number;
  /** What is said where there is none */
  full: string;
}

/** The person's row is locked first: of two who make one at the same moment the second counts the first. */
export async function checkRoom(
  manager: Pick<EntityManager, 'query'>,
  userId: string,
  { count, most, full }: Room,
): Promise<void> {
  await manager.query(`select from ${USER_ACCOUNT_ROWS} user_account where id = $1 for update`, [userId]);
  const [there] = await manager.query<{ count: number }[]>(count, [userId]);
  if (there && there.count < most) return;
  throw new DomainError('CONFLICT', full);
}
