import type { Rows } from '../rows.js';

const NOBODY = '00000000-0000-7000-8000-000000000000';
const RATE = { term: 5, type: 'fixed', rate: 4.2 };

export const PUBLIC_RATES: Rows = {
  rest: {
    'GET /mortgage-rates/current': { who: 'PUBLIC', field: 'currentRates', answers: [200] },
    'POST /api/rates': { who: 'ADMIN', field: 'createRate', answers: [404], body: { bankId: NOBODY, ...RATE } },
    'PUT /api/rates/{id}': { who: 'ADMIN', field: 'updateRate', answers: [404], body: RATE },
    'DELETE /api/rates/{id}': { who: 'ADMIN', field: 'deleteRate', answers: [404] },
  },
  queries: {
    bank: 'PUBLIC',
    bestRates: 'PUBLIC',
    rateCounts: 'PUBLIC',
    currentRates: 'PUBLIC',
    lenderRateHistory: 'ACCOUNT_HOLDER',
    rateHistory: 'ADMIN',
    rateOffers: 'ACCOUNT_HOLDER',
    rateTrend: 'PUBLIC',
    ratesFor: 'PUBLIC',
    startRate: 'PUBLIC',
    startRates: 'PUBLIC',
  },
  mutations: {
    createRate: 'ADMIN',
    deleteRate: 'ADMIN',
    updateRate: 'ADMIN',
  },
  scopes: {
    bank: 'RATES_READ',
    bestRates: 'RATES_READ',
    currentRates: 'RATES_READ',
    lenderRateHistory: 'RATES_READ',
    rateCounts: 'RATES_READ',
    rateOffers: 'RATES_READ',
    rateTrend: 'RATES_READ',
    startRate: 'RATES_READ',
    startRates: 'RATES_READ',
  },
};
