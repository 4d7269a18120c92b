import type { Rows } from '../rows.js';

export const RENEWALS: Rows = {
  rest: {
    'POST /api/renewals/verdict': {
      who: 'PUBLIC',
      field: 'renewalVerdict',
      answers: [200],
      body: {
        balance: 412_300,
        maturityDate: '2027-05-14',
        offeredRatePct: 4.79,
        rateType: 'fixed',
        termYears: '5',
        amortizationYears: 21,
        insured: 'yes',
        province: 'ON',
      },
    },
  },
  queries: {
    maturities: 'ADMIN',
    myRenewalReminders: 'ACCOUNT_HOLDER',
    renewalReminder: 'PUBLIC',
    renewalVerdict: 'PUBLIC',
  },
  mutations: {
    confirmRenewalReminder: 'PUBLIC',
    remindOfRenewal: 'PUBLIC',
    stopMyRenewalReminder: 'ACCOUNT_HOLDER',
    stopRenewalReminder: 'PUBLIC',
  },
};
