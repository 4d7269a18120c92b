import type { Rows } from '../rows.js';

export const GOOGLE_SIGN_IN: Rows = {
  rest: {
    'POST /api/auth/google': { who: 'PUBLIC', field: 'googleSignIn', answers: [401], body: { credential: 'x' } },
  },
  queries: {
    signInOptions: 'PUBLIC',
  },
  mutations: {
    googleSignIn: 'PUBLIC',
  },
};
