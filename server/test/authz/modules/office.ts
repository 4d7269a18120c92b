import type { Rows } from '../rows.js';

export const OFFICE: Rows = {
  queries: {
    enquiriesPerDay: 'ADMIN',
    officeCounts: 'ADMIN',
  },
};
