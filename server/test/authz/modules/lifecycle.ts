import type { Rows } from '../rows.js';

export const LIFECYCLE: Rows = {
  queries: {
    transitionPreview: 'ADMIN',
  },
  mutations: {
    setCreditCheck: 'ACCOUNT_HOLDER',
    transitionApplication: 'ADMIN',
    withdrawApplication: 'ACCOUNT_HOLDER',
  },
};
