import type { Rows } from '../rows.js';

export const CALCULATIONS: Rows = {
  rest: {
    'GET /api/users/calculations': { who: 'ACCOUNT_HOLDER', field: 'myCalculations', answers: [200] },
    'POST /api/users/calculations': {
      who: 'ACCOUNT_HOLDER',
      field: 'saveCalculation',
      answers: [422],
      body: { kind: 'payment', inputs: {} },
    },
  },
  queries: {
    calculate: 'PUBLIC',
    myCalculation: 'ACCOUNT_HOLDER',
    myCalculations: 'ACCOUNT_HOLDER',
  },
  mutations: {
    deleteCalculation: 'ACCOUNT_HOLDER',
    renameCalculation: 'ACCOUNT_HOLDER',
    saveCalculation: 'ACCOUNT_HOLDER',
  },
};
