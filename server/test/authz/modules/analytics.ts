import type { Rows } from '../rows.js';

export const ANALYTICS: Rows = {
  queries: {
    siteFigures: 'ADMIN',
  },
  mutations: {
    chooseAnalytics: 'PUBLIC',
  },
};
