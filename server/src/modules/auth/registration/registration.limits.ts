import type { Limit } from '../../../platform/interfaces.js';

export const REGISTER: Limit = { name: 'register', points: 20, duration: 60 * 60 };

/** Reset mails asked for one address from one network address */
export const FORGOT: Limit = { name: 'forgot', points: 5, duration: 60 * 60 };

/** Reset mails asked for from one network address */
export const FORGOT_ADDRESS: Limit = { name: 'forgot-address', points: 30, duration: 60 * 60 };

export const ONE_TIME_TOKEN: Limit = { name: 'one-time-token', points: 30, duration: 60 * 60 };
