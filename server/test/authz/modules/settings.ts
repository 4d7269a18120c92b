import type { Rows } from '../rows.js';

export const SETTINGS: Rows = {
  queries: {
    siteSettings: 'PUBLIC',
  },
};
