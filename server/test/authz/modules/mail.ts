import type { Rows } from '../rows.js';

export const MAIL: Rows = {
  queries: {
    mailHold: 'ADMIN',
    mailQueue: 'ADMIN',
  },
  mutations: {
    releaseEmails: 'ADMIN',
    retryMail: 'ADMIN',
    stopEmail: 'ADMIN',
  },
};
