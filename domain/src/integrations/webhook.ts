import { WEBHOOK_URL_MAX } from './webhook-events.js';
import { CONFIRMATION_CODE, CURRENT } from '../account/account.js';
import type { FieldTable, FormField } from '../forms/fields.js';
import { isHttpsAddress } from '../forms/https-address.js';

const BAD_URL = 'Enter an address that begins with https://, without a user name or a password';
const LONG_URL = `Enter an address of at most ${WEBHOOK_URL_MAX} characters`;

function urlProblem(text: string): string | undefined {
  if (!isHttpsAddress(text)) return BAD_URL;
  // as it is kept: a letter that an address writes as %C3%A9 takes six places
  return new URL(text).href.length > WEBHOOK_URL_MAX ? LONG_URL : undefined;
}

export const WEBHOOK_URL = {
  name: 'url',
  kind: 'text',
  label: 'Address',
  hint: 'Where we send events, like https://example.ca/hooks',
  max: WEBHOOK_URL_MAX,
  required: 'Enter the address of your program',
  check: urlProblem,
  autoComplete: 'off',
} as const satisfies FormField;

/** Of somebody who has a password. The page has a form for tokens too: the names of its controls are other ones. */
export const NEW_WEBHOOK = [
  WEBHOOK_URL,
  { ...CURRENT, name: 'webhookPassword', label: 'Your password', required: 'Enter your password' },
] as const satisfies FieldTable;

/** Of somebody who signs in with Google. */
export const NEW_WEBHOOK_BY_CODE = [
  WEBHOOK_URL,
  { ...CONFIRMATION_CODE, name: 'webhookCode' },
] as const satisfies FieldTable;

/** What is wrong with the events of a new webhook; undefined where nothing is. */
export const eventsProblem = (events: readonly string[]): string | undefined =>
  events.length === 0 ? 'Choose what we tell your program' : undefined;
