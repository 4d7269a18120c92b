import { addressLines } from '@brokerage/domain/settings/address-lines';
import { shownProfiles } from '@brokerage/domain/settings/profiles';
import { shownLicences } from '@brokerage/domain/vocabulary/licences';
import type { DataSource } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import { namedQuery, type NamedStatement } from '../../platform/postgres/named-query.js';
import { homeContentIn, phoneHoursIn } from './home-content.js';
import type { HomeContent, PhoneHours } from './home-content.types.js';
import type { Sections } from './section-store.js';
import type { OfficeAddress, SiteSettingsView } from './settings.types.js';

const SETTINGS: NamedStatement = {
  name: 'settings.public',
  text: `
    select brand_name as "brandName", legal_name as "legalName", licences, tagline, phone, email,
           offices, property_search_url as "propertySearchUrl", social_links as "socialLinks",
           privacy_officer as "privacyOfficer"
    from site_settings`,
};

const SECTIONS: NamedStatement = { name: 'settings.sections', text: 'select sections from site_settings' };

interface Row extends Omit<SiteSettingsView, 'licenceNumber' | 'addresses'> {
  offices: OfficeAddress[];
}

export class SettingsService {
  readonly #db: DataSource;
  readonly #demo: boolean;

  constructor({ db, config }: Pick<Platform, 'db' | 'config'>) {
    this.#db = db;
    this.#demo = config.demo;
  }

  async current(): Promise<SiteSettingsView> {
    const { offices, ...settings } = await this.#row();
    const licences = shownLicences(settings.licences, { demo: this.#demo });
    const socialLinks = shownProfiles(settings.socialLinks);
    const addresses = offices.map(addressLines);
    return { ...settings, addresses, licences, licenceNumber: licences[0]?.number ?? null, socialLinks };
  }

  async offices(): Promise<OfficeAddress[]> {
    return (await this.#row()).offices;
  }

  async home(): Promise<HomeContent> {
    return homeContentIn(await this.#sections());
  }

  async phoneHours(): Promise<PhoneHours[]> {
    return phoneHoursIn(await this.#sections());
  }

  async #row(): Promise<Row> {
    const [settings] = await namedQuery<Row>(this.#db, SETTINGS, []);
    if (!settings) throw new Error('The row of site_settings, which the migrations make, is missing.');
    return settings;
  }

  async #sections(): Promise<Sections> {
    const [row] = await namedQuery<{ sections: Sections }>(this.#db, SECTIONS, []);
    return row?.sections ?? {};
  }
}
