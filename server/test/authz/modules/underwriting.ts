import type { Rows } from '../rows.js';

export const UNDERWRITING: Rows = {
  queries: {
    applicationRatios: 'ADMIN',
    insurerPrograms: 'ADMIN',
  },
  mutations: {
    keepWhatIf: 'ADMIN',
    publishProgramTerms: 'ADMIN',
    removeWhatIf: 'ADMIN',
    setCreditScores: 'ADMIN',
  },
};
