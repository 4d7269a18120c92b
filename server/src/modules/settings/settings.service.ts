import { claimStanding, type ClaimMeasures } from '@brokerage/domain/settings/claim-basis';
import { shownProfiles } from '@brokerage/domain/settings/profiles';
import { shownLicences } from '@brokerage/domain/vocabulary/licences';
import type { DataSource } from 'typeorm';
import type { Platform } from '../../platform/platform.js';
import { namedQuery, type NamedStatement } from '../../platform/postgres/named-query.js';
import { homeContentIn, phoneHoursIn } from './home-content.js';
import type { HomeContent, PhoneHours } from './home-content.types.js';
import type { ClaimCheck } from './claim-check.types.js';
import { sectionContent, type Sections } from './section-store.js';
import type { SiteSettingsView } from './settings.types.js';

const SETTINGS: NamedStatement = {
  name: 'settings.public',
  text: `
    select brand_name as "brandName", legal_name as "legalName", licences, tagline, phone, email,
           addresses, property_search_url as "propertySearchUrl", social_links as "socialLinks",
           privacy_officer as "privacyOfficer"
    from site_settings`,
};

const SECTIONS: NamedStatement = {
  name: 'settings.sections',
  text: 'select sections, claim_measures as "claimMeasures" from site_settings',
};

interface Said {
  sections: Sections;
  claimMeasures: ClaimMeasures | null;
}

export class SettingsService {
  readonly #db: DataSource;
  readonly #demo: boolean;

  constructor({ db, config }: Pick<Platform, 'db' | 'config'>) {
    this.#db = db;
    this.#demo = config.demo;
  }

  async current(): Promise<SiteSettingsView> {
    const [settings] = await namedQuery<Omit<SiteSettingsView, 'licenceNumber'>>(this.#db, SETTINGS, []);
    if (!settings) throw new Error('The row of site_settings, which the migrations make, is missing.');
    const licences = shownLicences(settings.licences, { demo: this.#demo });
    const socialLinks = shownProfiles(settings.socialLinks);
    return { ...settings, licences, licenceNumber: licences[0]?.number ?? null, socialLinks };
  }

  async home(): Promise<HomeContent> {
    const { sections, claimMeasures } = await this.#said();
    return homeContentIn(sections, claimMeasures);
  }

  /** Every claim with a figure that can be worked out, in the order of the list. */
  async claimChecks(): Promise<ClaimCheck[]> {
    const { sections, claimMeasures } = await this.#said();
    const { claims = [] } = sectionContent('CLAIMS', sections).lists;
    return claims.flatMap((claim) => {
      const standing = claimStanding(claim, claimMeasures);
      return standing ? [{ ...standing, figure: claim['figure'] ?? '', text: claim['text'] ?? '' }] : [];
    });
  }

  async phoneHours(): Promise<PhoneHours[]> {
    return phoneHoursIn((await this.#said()).sections);
  }

  async #said(): Promise<Said> {
    const [row] = await namedQuery<Said>(this.#db, SECTIONS, []);
    return row ?? { sections: {}, claimMeasures: null };
  }
}
