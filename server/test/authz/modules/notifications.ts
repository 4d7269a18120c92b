import type { Rows } from '../rows.js';

export const NOTIFICATIONS: Rows = {
  queries: {
    notifications: 'ADMIN',
  },
  mutations: {
    markNotificationsSeen: 'ADMIN',
    setDailyDigest: 'ADMIN',
  },
};
