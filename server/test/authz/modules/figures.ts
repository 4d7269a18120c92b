import type { Rows } from '../rows.js';

export const FIGURES: Rows = {
  queries: {
    officeFigures: 'ADMIN',
    enquiryChannels: 'ADMIN',
  },
};
