import type { DataSource } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import { namedQuery, type NamedStatement } from '../named-query.js';
import type { SiteSettingsView } from './settings.types.js';

const SETTINGS: NamedStatement = {
  name: 'settings.public',
  text: `
    select brand_name as "brandName", legal_name as "legalName", licence_number as "licenceNumber", tagline, phone, email,
           addresses, property_search_url as "propertySearchUrl", social_links as "socialLinks",
           privacy_officer as "privacyOfficer"
    from site_settings`,
};

export class SettingsService {
  readonly #db: DataSource;

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  async current(): Promise<SiteSettingsView> {
    const [settings] = await namedQuery<SiteSettingsView>(this.#db, SETTINGS, []);
    if (!settings) throw new Error('The row of site_settings, which the migrations make, is missing.');
    return settings;
  }
}
