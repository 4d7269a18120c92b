import type { Rows } from '../rows.js';

export const SEARCH: Rows = {
  queries: {
    search: 'ADMIN',
  },
};
