import type { Rows } from '../rows.js';

export const MAIL: Rows = {
  queries: {
    mailQueue: 'ADMIN',
  },
  mutations: {
    retryMail: 'ADMIN',
  },
};
