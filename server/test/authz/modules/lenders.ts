import type { Rows } from '../rows.js';

export const LENDERS: Rows = {
  queries: {
    deskBanks: 'ADMIN',
  },
  mutations: {
    createBank: 'ADMIN',
    updateBank: 'ADMIN',
    uploadBankLogo: 'ADMIN',
  },
};
