import type { Rows } from '../rows.js';

export const SETTINGS: Rows = {
  queries: {
    siteSettings: 'PUBLIC',
    homeContent: 'PUBLIC',
    phoneHours: 'PUBLIC',
    offices: 'PUBLIC',
    settingsSection: 'ADMIN',
    settingsVersions: 'ADMIN',
    claimChecks: 'ADMIN',
  },
  mutations: {
    saveSettings: 'ADMIN',
    restoreSettings: 'ADMIN',
  },
};
