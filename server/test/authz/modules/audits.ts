import type { Rows } from '../rows.js';

export const AUDITS: Rows = {
  queries: {
    auditEvents: 'ADMIN',
  },
};
