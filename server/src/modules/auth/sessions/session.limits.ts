import type { Limit } from '../../../platform/interfaces.js';

/** Failed sign-ins of one email address from one network address */
export const LOGIN: Limit = { name: 'login', points: 5, duration: 15 * 60 };

/** Failed sign-ins from one network address */
export const LOGIN_ADDRESS: Limit = { name: 'login-address', points: 50, duration: 60 * 60, givenBack: true };

/** Failed sign-ins of one email address from everywhere, before each further one is delayed */
export const LOGIN_ACCOUNT: Limit = { name: 'login-account', points: 20, duration: 60 * 60, givenBack: true };
