import type { Rows } from '../rows.js';

export const RETENTION: Rows = {
  queries: {
    fileRetention: 'ADMIN',
    retentionRuns: 'ADMIN',
  },
  mutations: {
    eraseFile: 'ADMIN',
    holdFile: 'ADMIN',
  },
};
