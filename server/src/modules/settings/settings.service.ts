import { addressLines } from '@brokerage/domain/settings/address-lines';
import { PUBLIC_COMPANY } from '@brokerage/domain/settings/company';
import { claimStanding, lendersClaim, type ClaimMeasures } from '@brokerage/domain/settings/claim-basis';
import { shownProfiles } from '@brokerage/domain/settings/profiles';
import { changedConsents, type WordsVersions } from '@brokerage/domain/settings/consent-words';
import { shownLicences } from '@brokerage/domain/vocabulary/licences';
import type { DataSource } from 'typeorm';
import { columnList } from '../../kernel/field-columns.js';
import type { Platform } from '../../platform/platform.js';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { publicQuery } from '../../platform/postgres/public-query.js';
import { homeContentIn, phoneHoursIn } from './home-content.js';
import type { HomeContent, PhoneHours } from './home-content.types.js';
import type { ClaimCheck } from './claim-check.types.js';
import { sectionContent, type Sections } from './section-store.js';
import type { OfficeAddress, SiteSettingsView } from './settings.types.js';

const SETTINGS: NamedStatement = {
  name: 'settings.public',
  text: `
    select ${columnList(PUBLIC_COMPANY)}, licences, offices, social_links as "socialLinks", claim_measures as "claimMeasures", consent_versions as "consentVersions",
           jsonb_strip_nulls(jsonb_build_object('CLAIMS', sections -> 'CLAIMS', 'CONSENTS', sections -> 'CONSENTS'))
             as sections
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

interface Row extends Said, Omit<SiteSettingsView, 'licenceNumber' | 'addresses' | 'lenders' | 'consents'> {
  offices: OfficeAddress[];
  consentVersions: WordsVersions;
}

export class SettingsService {
  readonly #db: DataSource;
  readonly #demo: boolean;

  constructor({ db, config }: Pick<Platform, 'db' | 'config'>) {
    this.#db = db;
    this.#demo = config.demo;
  }

  async current(): Promise<SiteSettingsView> {
    const { offices, sections, claimMeasures, consentVersions, ...settings } = await this.#row();
    const licences = shownLicences(settings.licences, { demo: this.#demo });
    const socialLinks = shownProfiles(settings.socialLinks);
    const addresses = offices.map(addressLines);
    const lenders = lendersClaim(sectionContent('CLAIMS', sections).lists['claims'] ?? [], claimMeasures);
    const consents = changedConsents(sectionContent('CONSENTS', sections), consentVersions);
    const licenceNumber = licences[0]?.number ?? null;
    return { ...settings, addresses, licences, licenceNumber, lenders, socialLinks, consents };
  }

  async offices(): Promise<OfficeAddress[]> {
    return (await this.#row()).offices;
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

  async #row(): Promise<Row> {
    const [settings] = await publicQuery<Row>(this.#db, SETTINGS, []);
    if (!settings) throw new Error('The row of site_settings, which the migrations make, is missing.');
    return settings;
  }

  async #said(): Promise<Said> {
    const [row] = await publicQuery<Said>(this.#db, SECTIONS, []);
    return row ?? { sections: {}, claimMeasures: null };
  }
}
