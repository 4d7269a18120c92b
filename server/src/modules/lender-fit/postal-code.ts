import { readAt } from '@brokerage/domain/forms/field-input';
import type { Answers } from '../underwriting/public.js';

/** Of the home that an application is about, where somebody wrote it down. */
export function postalCodeOf(answers: Answers): string | null {
  const code = readAt(answers, ['property', 'address', 'postalCode']);
  return typeof code === 'string' && code.trim() !== '' ? code.trim() : null;
}
