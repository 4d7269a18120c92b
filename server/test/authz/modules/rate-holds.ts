import type { Rows } from '../rows.js';

export const RATE_HOLDS: Rows = {
  queries: {
    myRateHolds: 'ACCOUNT_HOLDER',
    rateHold: 'PUBLIC',
    rateHolds: 'ADMIN',
  },
  mutations: {
    endRateHold: 'ADMIN',
    placeRateHold: 'ADMIN',
  },
};
