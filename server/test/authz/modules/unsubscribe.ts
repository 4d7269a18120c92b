import type { Rows } from '../rows.js';

export const UNSUBSCRIBE: Rows = {
  mutations: {
    unsubscribe: 'PUBLIC',
  },
};
