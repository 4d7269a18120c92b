import { TOKEN_NAME_MAX } from './token-scopes.js';
import { CONFIRMATION_CODE, CURRENT } from '../account/account.js';
import type { FieldTable, FormField } from '../forms/fields.js';

export const TOKEN_NAME = {
  name: 'name',
  kind: 'text',
  label: 'Name',
  hint: 'What will use it, like “Rates spreadsheet”',
  max: TOKEN_NAME_MAX,
  required: 'Enter a name for the token',
  autoComplete: 'off',
} as const satisfies FormField;

/** Of somebody who has a password. */
export const NEW_TOKEN = [
  TOKEN_NAME,
  { ...CURRENT, name: 'password', label: 'Your password', required: 'Enter your password' },
] as const satisfies FieldTable;

/** Of somebody who signs in with Google. */
export const NEW_TOKEN_BY_CODE = [TOKEN_NAME, CONFIRMATION_CODE] as const satisfies FieldTable;

/** What is wrong with the scopes of a new token; undefined where nothing is. */
export const scopesProblem = (scopes: readonly string[]): string | undefined =>
  scopes.length === 0 ? 'Choose what the token may do' : undefined;
