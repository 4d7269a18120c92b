import type { Rows } from '../rows.js';

export const REGISTRATION: Rows = {
  rest: {
    'POST /api/auth/register': {
      who: 'PUBLIC',
      field: 'register',
      answers: [422],
      body: { name: 'x', email: 'x', phone: 'x', password: 'x' },
    },
    'POST /api/auth/forgot-password': {
      who: 'PUBLIC',
      field: 'forgotPassword',
      answers: [200],
      body: { email: 'x@example.ca' },
    },
    'POST /api/auth/reset-password': {
      who: 'PUBLIC',
      field: 'resetPassword',
      answers: [422],
      body: { token: 'x', password: 'eleven green kayaks' },
    },
    'POST /api/auth/verify-email': { who: 'PUBLIC', field: 'verifyEmail', answers: [422], body: { token: 'x' } },
  },
  mutations: {
    forgotPassword: 'PUBLIC',
    openPasswordReset: 'PUBLIC',
    register: 'PUBLIC',
    resendVerification: 'ACCOUNT_HOLDER',
    resetPassword: 'PUBLIC',
    verifyEmail: 'PUBLIC',
  },
};
