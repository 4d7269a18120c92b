import type { Rows } from '../rows.js';

export const PHONES: Rows = {
  rest: {
    'POST /api/auth/validate-phone': {
      who: 'PUBLIC',
      field: 'validatePhone',
      answers: [200],
      body: { phoneNumber: '416 555-0142' },
    },
  },
  mutations: {
    validatePhone: 'PUBLIC',
  },
};
