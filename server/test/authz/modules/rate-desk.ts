import type { Rows } from '../rows.js';

export const RATE_DESK: Rows = {
  rest: {
    'GET /api/rates': { who: 'ADMIN', field: 'deskRates', answers: [200] },
    'GET /api/rates/pending': { who: 'ADMIN', field: 'deskPending', answers: [200] },
    'GET /api/rates/publications': { who: 'ADMIN', field: 'publications', answers: [200] },
    'POST /api/rates/publish': { who: 'ADMIN', field: 'publishRates', answers: [200, 422, 409], body: {} },
    'POST /api/rates/discard': { who: 'ADMIN', field: 'discardRateChanges', answers: [200, 422], body: {} },
    'POST /api/rates/publications/{id}/restore': { who: 'ADMIN', field: 'restorePublication', answers: [404] },
  },
  queries: {
    deskActivity: 'ADMIN',
    deskPending: 'ADMIN',
    deskPreview: 'ADMIN',
    deskRate: 'ADMIN',
    deskRates: 'ADMIN',
    deskSummary: 'ADMIN',
    publications: 'ADMIN',
  },
  mutations: {
    addRate: 'ADMIN',
    changeRates: 'ADMIN',
    discardRateChanges: 'ADMIN',
    publishRates: 'ADMIN',
    restorePublication: 'ADMIN',
    saveRateChange: 'ADMIN',
    undoRateChanges: 'ADMIN',
  },
};
