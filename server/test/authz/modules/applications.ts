import { APPLICATION } from '../../api.js';
import type { Rows } from '../rows.js';

export const APPLICATIONS: Rows = {
  rest: {
    'POST /mortgage/basic': { who: 'PUBLIC', field: 'submitBasicApplication', answers: [201], body: APPLICATION },
    'POST /mortgage/comprehensive': {
      who: 'PUBLIC',
      field: 'submitComprehensiveApplication',
      answers: [422],
      body: { mortgageType: 'renewal' },
    },
    'GET /mortgage/user': { who: 'ACCOUNT_HOLDER', field: 'myApplications', answers: [200] },
    'GET /api/users/fetch-applications': { who: 'ACCOUNT_HOLDER', field: 'myApplications', answers: [200] },
  },
  queries: {
    myApplications: 'ACCOUNT_HOLDER',
  },
  mutations: {
    submitBasicApplication: 'PUBLIC',
    submitComprehensiveApplication: 'PUBLIC',
  },
  scopes: {
    myApplications: 'APPLICATIONS_READ',
    submitBasicApplication: 'APPLICATIONS_WRITE',
    submitComprehensiveApplication: 'APPLICATIONS_WRITE',
  },
};
