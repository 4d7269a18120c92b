import { passwordProblem } from '@brokerage/domain/account/password';
import { DomainError } from '../../../kernel/domain-error.js';
import { written } from '../../../platform/passwords.js';
import { isCommonPassword } from './common-passwords.js';

const COMMON = 'This password is on lists that attackers try first. Choose another one';

/**
 * What is wrong with a new password, in the writing that is hashed: in wide letters a common one is as common, and ten
 * letters with their accents apart are five. `about` is what others know of the person.
 */
export function newPasswordProblem(password: string, about: readonly string[] = []): string | undefined {
  const hashed = written(password);
  return passwordProblem(hashed) ?? (isCommonPassword(hashed, about.map(written)) ? COMMON : undefined);
}

export function checkNewPassword(password: string, field: string, about: readonly string[] = []): void {
  const problem = newPasswordProblem(password, about);
  if (problem !== undefined) throw new DomainError('INVALID', problem, field);
}

/** What others know of a person and must not be the password. */
export const wordsAbout = ({ name, email }: { name: string; email: string }): string[] => [
  ...name.split(/\s+/),
  name,
  email,
  email.split('@')[0] ?? '',
];
