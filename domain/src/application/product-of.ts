import { readAt } from '../forms/field-input.js';
import { PRODUCTS } from './choices.js';
import type { Answers } from './parts.js';

/** What an application says of its product where it names none that we know. Stored: null is for what was not read yet. */
const NOT_SAID = 'not_said';

/** The product that a comprehensive application asks for, as `enquiry.product` stores it. */
export function productOf(answers: Answers): string {
  const given = readAt(answers, ['product']);
  return PRODUCTS.find(({ value }) => value === given)?.value ?? NOT_SAID;
}
