import type { Rows } from '../rows.js';

export const LENDER_FIT: Rows = {
  rest: {
    'GET /api/applications/{id}/lender-fit': { who: 'ADMIN', field: 'lenderFit', answers: [404] },
  },
  queries: {
    fitChanges: 'ADMIN',
    lenderChoice: 'PUBLIC',
    lenderChoicePreview: 'ADMIN',
    lenderFit: 'ADMIN',
    lenderPolicies: 'ADMIN',
  },
  mutations: {
    chooseLender: 'PUBLIC',
    publishLenderPolicy: 'ADMIN',
    sendLenderChoice: 'ADMIN',
    settleFitChange: 'ADMIN',
  },
};
