import { contentOf, type SettingsContent } from '@brokerage/domain/settings/section';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import type { Licence } from '@brokerage/domain/vocabulary/licences';
import type { SiteSettings, SocialLinkValue } from './site-settings.entity.js';

/** The columns of the company, which emails, the intake and documents read in their own SQL. */
type CompanyColumns = Pick<
  SiteSettings,
  | 'brandName'
  | 'legalName'
  | 'tagline'
  | 'phone'
  | 'email'
  | 'officeEmail'
  | 'privacyOfficer'
  | 'propertySearchUrl'
  | 'addresses'
  | 'licences'
  | 'socialLinks'
>;

function companyContent(row: CompanyColumns): object {
  const { addresses, licences, socialLinks, ...texts } = row;
  return { texts, lists: { addresses: addresses.map((address) => ({ address })), licences, socialLinks } };
}

function companyColumns({ texts, lists }: SettingsContent): CompanyColumns {
  const text = (name: string): string => texts[name] ?? '';
  return {
    brandName: text('brandName'),
    legalName: text('legalName'),
    tagline: text('tagline'),
    phone: text('phone'),
    email: text('email'),
    officeEmail: text('officeEmail'),
    privacyOfficer: text('privacyOfficer'),
    propertySearchUrl: text('propertySearchUrl'),
    addresses: (lists['addresses'] ?? []).map(({ address = '' }) => address),
    // the section's own table checked what stands in them
    licences: (lists['licences'] ?? []) as unknown as Licence[],
    socialLinks: (lists['socialLinks'] ?? []) as unknown as SocialLinkValue[],
  };
}

/** What a section says now. */
export function liveContent(name: SettingsSectionName, row: SiteSettings): SettingsContent {
  return contentOf(SETTINGS_SECTIONS[name], name === 'COMPANY' ? companyContent(row) : row.sections[name]);
}

/** Where a section is kept. */
export function columnsFor(
  name: SettingsSectionName,
  row: SiteSettings,
  content: SettingsContent,
): CompanyColumns | Pick<SiteSettings, 'sections'> {
  return name === 'COMPANY' ? companyColumns(content) : { sections: { ...row.sections, [name]: content } };
}
