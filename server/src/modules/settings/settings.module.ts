import { defineModule } from '../../manifest/module.js';
import { SettingsResolver } from './settings.resolver.js';
import { SettingsService } from './settings.service.js';
import { SiteSettings } from './site-settings.entity.js';

export const SETTINGS = defineModule({
  name: 'settings',
  entities: [SiteSettings],
  resolvers: [SettingsResolver],
  services: (platform) => ({ settings: new SettingsService(platform) }),
  publicFields: { queries: { siteSettings: ['settings'] } },
});
