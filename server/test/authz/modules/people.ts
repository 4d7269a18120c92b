import type { Rows } from '../rows.js';

export const PEOPLE: Rows = {
  rest: {
    'GET /api/users': { who: 'ADMIN', field: 'users', answers: [200] },
    'GET /api/users/moderator-view': { who: 'MODERATOR', field: 'moderatorView', answers: [200] },
    'GET /api/users/profile': { who: 'ACCOUNT_HOLDER', field: 'profile', answers: [200] },
    'PUT /api/users/{id}': { who: 'ACCOUNT_HOLDER', field: 'updateUser', answers: [404], body: { name: 'Some Body' } },
    'DELETE /api/users/{id}': { who: 'ACCOUNT_HOLDER', field: 'deleteUser', answers: [404, 403] },
  },
  queries: {
    moderatorView: 'MODERATOR',
    myData: 'ACCOUNT_HOLDER',
    profile: 'ACCOUNT_HOLDER',
    users: 'ADMIN',
  },
  mutations: {
    deleteUser: 'ACCOUNT_HOLDER',
    sendConfirmationCode: 'ACCOUNT_HOLDER',
    updateUser: 'ACCOUNT_HOLDER',
  },
};
