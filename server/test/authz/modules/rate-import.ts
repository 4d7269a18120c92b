import type { Rows } from '../rows.js';

export const RATE_IMPORT: Rows = {
  rest: {
    'GET /api/rates/export': { who: 'ADMIN', field: 'exportRates', answers: [200] },
    'POST /api/rates/import': { who: 'ADMIN', field: 'importRates', answers: [422], body: {} },
  },
  queries: {
    exportRates: 'ADMIN',
  },
  mutations: {
    importRates: 'ADMIN',
  },
};
