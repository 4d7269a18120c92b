import { defineModule } from '../../manifest/module.js';
import { SETTINGS } from '../settings/settings.module.js';
import { LegalTextResolver } from './legal-text.resolver.js';
import { LegalTextService } from './legal-text.service.js';

export const LEGAL_TEXTS = defineModule({
  name: 'legal texts',
  needs: [SETTINGS],
  resolvers: [LegalTextResolver],
  services: (platform) => ({ legalTexts: new LegalTextService(platform) }),
  publicFields: { queries: { legalText: ['settings'] } },
  schedules: [
    // a version begins to hold with a day, and nothing changes then that could tell
    {
      name: 'legal texts of a new day',
      cron: '0 0 * * *',
      everyInstance: true,
      run: ({ cache }) => cache.invalidate('settings'),
    },
  ],
});
