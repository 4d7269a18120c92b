import type { Rows } from '../rows.js';

export const SECOND_FACTORS: Rows = {
  mutations: {
    confirmSecondFactor: 'MODERATOR',
    removeSecondFactor: 'ACCOUNT_HOLDER',
    startSecondFactor: 'MODERATOR',
  },
};
