import { EMAIL_ERROR, isEmail } from '@brokerage/domain/forms/email';
import { nameProblem } from '@brokerage/domain/account/account';
import { addressInName } from '@brokerage/domain/forms/web-address';
import { parseCanadianPhone } from '@brokerage/domain/forms/phone';
import { ROLE_LEVEL, type RoleName } from '@brokerage/domain/account/roles';
import type { Actor } from '../../kernel/actor.js';
import { DomainError, ForbiddenError, type Problem } from '../../kernel/domain-error.js';
import type { UpdateUserInput } from './user.types.js';

/** A person's row as it is before a change. */
export interface Before {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: RoleName;
  suspended: boolean;
  marketingConsent: boolean;
  passwordHash: string | null;
}

/** What will be different; what stays as it is is left out. */
export interface Change {
  name?: string;
  phone?: string;
  email?: string;
  role?: RoleName;
  suspended?: boolean;
  marketingConsent?: boolean;
}

const given = (value: unknown): boolean => value !== undefined && value !== null;

/** Which fields somebody may write on whom. Another person does not exist for a client, and staff may know that he does. */
export function checkMayChange(
  actor: Actor,
  target: Before | undefined,
  input: UpdateUserInput,
): asserts target is Before {
  const level = ROLE_LEVEL[actor.role];
  const self = target?.id === actor.userId;
  if (!target || (!self && level === ROLE_LEVEL.ACCOUNT_HOLDER)) {
    throw new DomainError('NOT_FOUND', 'We couldn’t find this person.');
  }
  const fields = Object.entries(input).flatMap(([name, value]) => (given(value) ? [name] : []));
  const beyond = (allowed: readonly string[]): boolean => fields.some((field) => !allowed.includes(field));
  if (self) {
    if (
      level < ROLE_LEVEL.ADMIN &&
      beyond(['name', 'phone', 'email', 'password', 'confirmationCode', 'marketingConsent'])
    ) {
      throw new ForbiddenError();
    }
    if (input.suspended) throw new DomainError('INVALID', 'You can’t suspend yourself.', 'suspended');
    return;
  }
  if (level < ROLE_LEVEL.ADMIN) {
    if (target.role !== 'ACCOUNT_HOLDER' || beyond(['suspended'])) throw new ForbiddenError();
    return;
  }
  if (
    beyond(['name', 'phone', 'email', 'password', 'confirmationCode', 'role', 'suspended']) ||
    given(input.password?.next)
  ) {
    throw new ForbiddenError('Only the account’s owner can change this.');
  }
}

/** The change itself, checked; only what differs from before. */
export function changeOf(before: Before, input: UpdateUserInput): Change {
  const problems: Problem[] = [];
  const refuse = (field: string, message: string): void => {
    problems.push({ code: 'INVALID', message, field: [field] });
  };
  const change: Change = {};
  const name = input.name?.trim();
  if (name !== undefined && name !== before.name) {
    const problem = nameProblem(name) ?? addressInName(name);
    if (problem) refuse('name', problem);
    change.name = name;
  }
  if (input.phone != null) {
    const phone = parseCanadianPhone(input.phone);
    if ('error' in phone) refuse('phone', phone.error);
    else if (phone.e164 !== before.phone) change.phone = phone.e164;
  }
  const email = input.email?.trim();
  if (email !== undefined && email !== before.email) {
    if (!email || !isEmail(email)) refuse('email', EMAIL_ERROR);
    change.email = email;
  }
  const { role, suspended, marketingConsent } = input;
  if (role != null && role !== before.role) change.role = role;
  if (suspended != null && suspended !== before.suspended) change.suspended = suspended;
  if (marketingConsent != null && marketingConsent !== before.marketingConsent) {
    change.marketingConsent = marketingConsent;
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return change;
}

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether the change is to another mailbox, and not to another writing of the same one. */
export const movesAddress = (before: Before, change: Change): change is Change & { email: string } =>
  change.email !== undefined && !isSameAddress(change.email, before.email);

/** 'j***@example.ca': enough to tell two people apart, not enough to write to one. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0] ?? ''}***${email.slice(at)}`;
}

/** A change in an audit row: names of fields, masked values. */
export function audited(values: Change): Record<string, unknown> {
  const { name, phone, email, ...rest } = values;
  return {
    ...rest,
    ...(name !== undefined && { name: `${Array.from(name)[0] ?? ''}***` }),
    ...(phone !== undefined && { phone: `***${phone.slice(-2)}` }),
    ...(email !== undefined && { email: maskEmail(email) }),
  };
}
