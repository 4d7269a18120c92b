import type { Rows } from '../rows.js';

export const UNDERWRITING: Rows = {
  queries: {
    applicationRatios: 'ADMIN',
  },
  mutations: {
    keepWhatIf: 'ADMIN',
    removeWhatIf: 'ADMIN',
    setCreditScores: 'ADMIN',
  },
};
