import type { Rows } from '../rows.js';

export const SECOND_FACTORS: Rows = {
  queries: {
    secondFactorDemand: 'ACCOUNT_HOLDER',
  },
  mutations: {
    confirmSecondFactor: 'MODERATOR',
    removeSecondFactor: 'ACCOUNT_HOLDER',
    startSecondFactor: 'MODERATOR',
  },
};
