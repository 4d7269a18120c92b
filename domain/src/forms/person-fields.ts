import { NAME_MIN_CHARACTERS } from '../vocabulary/constants.js';
import type { FormField } from './fields.js';
import { isRefusal } from './refusal.js';

const NAME_MAX = 120;
const NAME_NEEDED = 'Enter your full name';

function fullNameProblem(text: string): string | undefined {
  if (text.length < NAME_MIN_CHARACTERS) return NAME_NEEDED;
  return isRefusal(text) ? 'Enter your full name, so that we know whom to ask for' : undefined;
}

/** Who sends a form: the same questions wherever we ask. */
export const FULL_NAME = {
  name: 'fullName',
  kind: 'text',
  label: 'Full name',
  max: NAME_MAX,
  tooLong: `Enter a name of at most ${NAME_MAX} characters`,
  required: NAME_NEEDED,
  check: fullNameProblem,
  autoComplete: 'name',
} as const satisfies FormField;

export const EMAIL = {
  name: 'email',
  kind: 'email',
  label: 'Email address',
  required: 'Enter your email address',
} as const satisfies FormField;

export const PHONE = {
  name: 'phone',
  kind: 'phone',
  label: 'Phone number',
  description: 'A Canadian phone number in any usual format.',
  required: 'Enter your phone number',
} as const satisfies FormField;
