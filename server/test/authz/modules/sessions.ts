import type { Rows } from '../rows.js';

export const SESSIONS: Rows = {
  rest: {
    'POST /api/auth/login': {
      who: 'PUBLIC',
      field: 'login',
      answers: [401],
      body: { email: 'x@example.ca', password: 'x' },
    },
    'POST /api/auth/logout': { who: 'ACCOUNT_HOLDER', field: 'logout', answers: [200] },
  },
  queries: {
    me: 'ACCOUNT_HOLDER',
    mySessions: 'ACCOUNT_HOLDER',
  },
  mutations: {
    endAllSessions: 'ACCOUNT_HOLDER',
    endSession: 'ACCOUNT_HOLDER',
    login: 'PUBLIC',
    logout: 'ACCOUNT_HOLDER',
  },
};
