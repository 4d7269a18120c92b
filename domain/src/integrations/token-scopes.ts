import { keysOf } from '../data/objects.js';

/** What an API token may be made for: its name in the documentation, and the words that its owner reads. */
export const TOKEN_SCOPES = {
  RATES_READ: {
    scope: 'rates:read',
    label: 'Read rates',
    meaning: 'Every published rate, and how rates changed',
  },
  APPLICATIONS_READ: {
    scope: 'applications:read',
    label: 'Read your applications',
    meaning: 'The applications you sent, and where they stand',
  },
  APPLICATIONS_WRITE: {
    scope: 'applications:write',
    label: 'Send applications for you',
    meaning: 'New applications that belong to your account',
  },
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

export const SCOPE_CODES = keysOf(TOKEN_SCOPES);

/** How long a token works, in days. */
export const TOKEN_DAYS = 90;

/** Tokens of one person that work at the same time, at most. */
export const MOST_TOKENS = 10;

export const TOKEN_NAME_MAX = 60;
