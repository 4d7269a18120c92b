import { passwordProblem } from '@brokerage/domain/account/password';
import { DomainError } from '../../../kernel/domain-error.js';
import { isCommonPassword } from './common-passwords.js';

const COMMON = 'This password is on lists that attackers try first. Choose another one';

/** What is wrong with a new password; `about` is what others know of the person. */
export function newPasswordProblem(password: string, about: readonly string[] = []): string | undefined {
  return passwordProblem(password) ?? (isCommonPassword(password, about) ? COMMON : undefined);
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
