import type { Rows } from '../rows.js';

export const RATE_WATCHES: Rows = {
  queries: {
    myRateWatches: 'ACCOUNT_HOLDER',
    rateWatch: 'PUBLIC',
    rateWatchAnswer: 'PUBLIC',
    rateWatchCounts: 'ADMIN',
  },
  mutations: {
    confirmRateWatch: 'PUBLIC',
    stopMyRateWatch: 'ACCOUNT_HOLDER',
    stopRateWatch: 'PUBLIC',
    watchRates: 'PUBLIC',
  },
};
