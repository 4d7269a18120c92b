import type { Rows } from '../rows.js';

export const API_TOKENS: Rows = {
  queries: {
    myApiTokens: 'ACCOUNT_HOLDER',
  },
  mutations: {
    createApiToken: 'ACCOUNT_HOLDER',
    revokeApiToken: 'ACCOUNT_HOLDER',
  },
};
