import { NAME_MIN_CHARACTERS } from '../vocabulary/constants.js';
import type { FieldTable, FormField } from '../forms/fields.js';
import { isOneLine, ONE_LINE } from '../forms/one-line.js';
import { PASSWORD_MIN } from './password.js';

export const NAME_MAX = 200;
const CODE_MAX = 40;
const SHORT_NAME = 'Enter your full name';
const LONG_NAME = `Use at most ${NAME_MAX} characters`;

const tooShort = (text: string): string | undefined => (text.length < NAME_MIN_CHARACTERS ? SHORT_NAME : undefined);

const NAME = {
  name: 'name',
  kind: 'text',
  label: 'Full name',
  max: NAME_MAX,
  tooLong: LONG_NAME,
  required: 'Enter your name',
  check: tooShort,
  autoComplete: 'name',
} as const satisfies FormField;
const EMAIL = {
  name: 'email',
  kind: 'email',
  label: 'Email address',
  required: 'Enter your email address',
  autoComplete: 'username',
} as const satisfies FormField;
const PHONE_IF_ANY = {
  name: 'phone',
  kind: 'phone',
  label: 'Phone number',
  description: 'A Canadian phone number in any usual format.',
} as const satisfies FormField;
const PHONE = { ...PHONE_IF_ANY, required: 'Enter your phone number' } as const satisfies FormField;
const PASSWORD = {
  name: 'password',
  kind: 'password',
  label: 'Password',
  hint: `At least ${PASSWORD_MIN} characters. Several words make a good password.`,
  description: '10 to 200 characters. Common passwords are refused.',
  required: 'Choose a password',
  autoComplete: 'new-password',
} as const satisfies FormField;
export const CURRENT = {
  name: 'current',
  kind: 'password',
  label: 'Current password',
  required: 'Enter your current password',
  autoComplete: 'current-password',
} as const satisfies FormField;
const NEXT = {
  ...PASSWORD,
  name: 'next',
  label: 'New password',
  hint: `At least ${PASSWORD_MIN} characters.`,
} as const satisfies FormField;
export const CONFIRMATION_CODE = {
  name: 'confirmationCode',
  kind: 'text',
  label: 'Code from the email',
  max: CODE_MAX,
  required: 'Enter the code we emailed you',
  autoComplete: 'one-time-code',
} as const satisfies FormField;
const NEW_EMAIL = { ...EMAIL, label: 'New email address', autoComplete: 'email' } as const satisfies FormField;

export const REGISTRATION = [
  NAME,
  EMAIL,
  { ...PHONE, hint: 'A Canadian number, like 416 555-0142' },
  PASSWORD,
] as const satisfies FieldTable;

export const SIGN_IN = [
  EMAIL,
  { ...CURRENT, name: 'password', label: 'Password', required: 'Enter your password' },
  {
    name: 'code',
    kind: 'text',
    label: 'Security code',
    hint: 'Six digits from your authenticator app, or a recovery code',
    max: CODE_MAX,
    // only those with a second factor are asked, and the server says when
    required: true,
    autoComplete: 'one-time-code',
  },
] as const satisfies FieldTable;

export const FORGOT_PASSWORD = [{ ...EMAIL, hint: 'The one you sign in with' }] as const satisfies FieldTable;
export const NEW_PASSWORD = [{ ...PASSWORD, label: 'New password' }] as const satisfies FieldTable;
export const PROFILE = [NAME, PHONE] as const satisfies FieldTable;
/** Of somebody who came with Google and has given no number: their name can be saved without one. */
export const PROFILE_WITHOUT_PHONE = [NAME, PHONE_IF_ANY] as const satisfies FieldTable;
export const CHANGE_PASSWORD = [CURRENT, NEXT] as const satisfies FieldTable;
/** Of somebody who signs in with Google. */
export const FIRST_PASSWORD = [
  CONFIRMATION_CODE,
  { ...NEXT, hint: `At least ${PASSWORD_MIN} characters, any you like.` },
] as const satisfies FieldTable;
export const CHANGE_EMAIL = [
  NEW_EMAIL,
  { ...CURRENT, label: 'Your password', required: 'Enter your password' },
] as const satisfies FieldTable;
export const CHANGE_EMAIL_BY_CODE = [NEW_EMAIL, CONFIRMATION_CODE] as const satisfies FieldTable;

/** What is wrong with a name, as the server sees it too. */
export function nameProblem(text: string): string | undefined {
  const name = text.trim();
  if (name.length > NAME_MAX) return LONG_NAME;
  return tooShort(name) ?? (isOneLine(text) ? undefined : ONE_LINE);
}
