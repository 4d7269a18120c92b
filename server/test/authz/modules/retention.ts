import type { Rows } from '../rows.js';

export const RETENTION: Rows = {
  queries: {
    fileRetention: 'ADMIN',
  },
  mutations: {
    holdFile: 'ADMIN',
  },
};
