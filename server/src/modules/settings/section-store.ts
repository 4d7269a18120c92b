import { tableOf } from '@brokerage/domain/data/objects';
import { keptAddress } from '@brokerage/domain/settings/postal-address';
import type { ColumnsOf } from '@brokerage/domain/forms/fields';
import { COMPANY_FORM } from '@brokerage/domain/settings/company';
import { wordsVersions } from '@brokerage/domain/settings/consent-words';
import { contentOf, type SettingsContent, type SettingsSection } from '@brokerage/domain/settings/section';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import type { Licence } from '@brokerage/domain/vocabulary/licences';
import type { SiteSettings } from './site-settings.entity.js';

/** The columns of the company, which emails, the intake and documents read in their own SQL. */
type Texts = ColumnsOf<typeof COMPANY_FORM, ''>;
type CompanyColumns = Texts & Pick<SiteSettings, 'offices' | 'licences' | 'socialLinks'>;

function companyContent(row: CompanyColumns): object {
  const { offices, licences, socialLinks, ...texts } = row;
  return { texts, lists: { addresses: offices, licences, socialLinks } };
}

function companyColumns({ texts, lists }: SettingsContent): CompanyColumns {
  return {
    ...tableOf(COMPANY_FORM.map(({ name }) => [name, texts[name] ?? ''])),
    offices: (lists['addresses'] ?? []).map(keptAddress),
    // the section's own table checked that each names a province
    licences: (lists['licences'] ?? []) as unknown as Licence[],
    socialLinks: (lists['socialLinks'] ?? []).map(({ network = '', url = '' }) => ({ network, url })),
  };
}

export type Sections = SiteSettings['sections'];

/** What a section without columns says; its first words until somebody saves it. */
export function sectionContent(name: Exclude<SettingsSectionName, 'COMPANY'>, sections: Sections): SettingsContent {
  const section: SettingsSection = SETTINGS_SECTIONS[name];
  return contentOf(section, sections[name] ?? section.initial);
}

/** What a section says now. */
export const liveContent = (name: SettingsSectionName, row: SiteSettings): SettingsContent =>
  name === 'COMPANY' ? contentOf(SETTINGS_SECTIONS[name], companyContent(row)) : sectionContent(name, row.sections);

interface Saved {
  content: SettingsContent;
  version: number;
}

/** Where a section is kept. The words of consents bring their versions along, which the ledger reads. */
export function columnsFor(
  name: SettingsSectionName,
  row: SiteSettings,
  { content, version }: Saved,
): CompanyColumns | Pick<SiteSettings, 'sections'> | Pick<SiteSettings, 'sections' | 'consentVersions'> {
  if (name === 'COMPANY') return companyColumns(content);
  const sections = { ...row.sections, [name]: content };
  if (name !== 'CONSENTS') return { sections };
  const before = sectionContent(name, row.sections);
  return { sections, consentVersions: wordsVersions(row.consentVersions, before, content, version) };
}
