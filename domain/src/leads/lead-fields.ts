import type { FormField } from '../forms/fields.js';
import { EMAIL, FULL_NAME, PHONE } from '../forms/person-fields.js';
import { LEAD_CONSENT } from '../vocabulary/consents.js';

/** Questions that several lead forms ask. */

export const MESSAGE_MAX = 4_000;

const CONSENT = {
  name: 'consentContact',
  path: 'consent.contact',
  kind: 'consent',
  label: LEAD_CONSENT,
  words: 'LEAD',
  description: 'To be contacted about this request. Must be true.',
  required: 'Tick the box so that a broker can contact you',
} as const satisfies FormField;

export const AMOUNT = {
  name: 'amountRequested',
  kind: 'money',
  label: 'How much do you need?',
  office: 'Amount needed',
} as const satisfies FormField;

export const VALUE = {
  name: 'propertyValue',
  kind: 'money',
  label: 'What is the property worth?',
  office: 'Property value',
  hint: 'A guess is fine.',
} as const satisfies FormField;

export const PERSON = [FULL_NAME, PHONE, EMAIL, CONSENT] as const;
