import type { Rows } from '../rows.js';

export const LEGAL_TEXTS: Rows = {
  queries: {
    legalText: 'PUBLIC',
    textsToAgree: 'ACCOUNT_HOLDER',
  },
  mutations: {
    agreeToText: 'ACCOUNT_HOLDER',
  },
};
