import type { Rows } from '../rows.js';

export const APPLICATION_FILES: Rows = {
  queries: {
    applicationFile: 'ADMIN',
    applicationSummary: 'ADMIN',
  },
  mutations: {
    correctAnswer: 'ADMIN',
  },
};
