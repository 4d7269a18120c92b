import { defineModule } from '../../manifest/module.js';
import { MEASURE_CLAIMS } from './measure-claims.js';
import { SettingsEditResolver } from './settings-edit.resolver.js';
import { SettingsEditService } from './settings-edit.service.js';
import { SettingsVersion } from './settings-version.entity.js';
import { SettingsResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';
import { SiteSettings } from './site-settings.entity.js';

export const SETTINGS = defineModule({
  name: 'settings',
  entities: [SiteSettings, SettingsVersion],
  resolvers: [SettingsResolver, SettingsEditResolver],
  services: (platform) => ({
    settings: new SettingsService(platform),
    settingsEdits: new SettingsEditService(platform),
  }),
  schedules: [MEASURE_CLAIMS],
  publicFields: {
    queries: {
      siteSettings: ['settings'],
      offices: ['settings'],
      homeContent: ['settings'],
      phoneHours: ['settings'],
    },
  },
});
