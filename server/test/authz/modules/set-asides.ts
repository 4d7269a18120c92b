import type { Rows } from '../rows.js';

export const SET_ASIDES: Rows = {
  queries: {
    setAsides: 'ADMIN',
  },
  mutations: {},
};
