import type { Rows } from '../rows.js';

export const LIFECYCLE: Rows = {
  queries: {
    transitionPreview: 'ADMIN',
  },
  mutations: {
    transitionApplication: 'ADMIN',
    withdrawApplication: 'ACCOUNT_HOLDER',
  },
};
