import type { Rows } from '../rows.js';

export const DRAFTS: Rows = {
  rest: {
    'POST /mortgage/draft': {
      who: 'ACCOUNT_HOLDER',
      field: 'saveDraft',
      answers: [200],
      body: { draft: { fullName: 'Ada' }, lastStep: 0 },
    },
    'GET /mortgage/draft': { who: 'ACCOUNT_HOLDER', field: 'draft', answers: [200] },
    'DELETE /mortgage/draft': { who: 'ACCOUNT_HOLDER', field: 'discardDraft', answers: [200] },
    'POST /mortgage/comprehensive/draft': {
      who: 'ACCOUNT_HOLDER',
      field: 'saveDraft',
      answers: [200],
      body: { formData: { mortgageType: 'renewal' }, lastStep: 2 },
    },
    'GET /mortgage/comprehensive/draft': { who: 'ACCOUNT_HOLDER', field: 'draft', answers: [200] },
    'DELETE /mortgage/comprehensive/draft': { who: 'ACCOUNT_HOLDER', field: 'discardDraft', answers: [200] },
  },
  queries: {
    draft: 'ACCOUNT_HOLDER',
    sentDraft: 'ACCOUNT_HOLDER',
  },
  mutations: {
    discardDraft: 'ACCOUNT_HOLDER',
    saveDraft: 'ACCOUNT_HOLDER',
  },
};
