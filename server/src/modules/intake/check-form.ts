import { inputProblems } from '@brokerage/domain/forms/field-schema';
import { readAt } from '@brokerage/domain/forms/field-input';
import type { FieldTable } from '@brokerage/domain/forms/fields';
import { parseCanadianPhone } from '@brokerage/domain/forms/phone';
import { namesWithAddresses } from '@brokerage/domain/forms/web-address';
import { DomainError, type Problem } from '../../kernel/domain-error.js';

/**
 * Throws everything that is wrong with the input of a form; gives the phone number in E.164, or null where the form lets
 * people leave it out and they did. The table's own rules say whether a number is needed.
 */
export function checkForm(table: FieldTable, input: object): string | null {
  // names are asked for web addresses here alone: pages need not load that rule
  const found = [...inputProblems(table, input), ...namesWithAddresses(input)];
  const problems = found.map(({ place, message }): Problem => ({ code: 'INVALID', message, field: place }));
  const typed = readAt(input, ['phone']);
  const phone = typeof typed === 'string' && typed.trim() !== '' ? parseCanadianPhone(typed) : null;
  if (phone && 'error' in phone && !problems.some(({ field }) => field?.[0] === 'phone')) {
    problems.push({ code: 'INVALID', message: phone.error, field: ['phone'] });
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return phone && 'e164' in phone ? phone.e164 : null;
}
