import type { Limit } from '../../../platform/interfaces.js';

/** Passwords tried for one person by somebody who is signed in */
export const CONFIRM: Limit = { name: 'confirm', points: 10, duration: 15 * 60 };

/** Codes of an app tried by somebody who has the password: for one person from one network */
export const SECOND_FACTOR: Limit = { name: 'second-factor', points: 10, duration: 15 * 60 };

/** The same from everywhere */
export const SECOND_FACTOR_PERSON: Limit = {
  name: 'second-factor-person',
  points: 60,
  duration: 60 * 60,
  givenBack: true,
};

export const RECOVERY_CODE: Limit = { name: 'recovery-code', points: 10, duration: 60 * 60 };
