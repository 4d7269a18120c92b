import { SECTION_NAMES, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import { consolePaths } from '../../lib/console-paths';

const slugOf = (name: SettingsSectionName): string => name.toLowerCase().replaceAll('_', '-');

/** The section that an address names; the first where it names none. */
export const sectionAt = (slug: string): SettingsSectionName =>
  SECTION_NAMES.find((name) => slugOf(name) === slug) ?? 'COMPANY';

export const sectionAddress = (name: SettingsSectionName): string => `${consolePaths.settings}?section=${slugOf(name)}`;

/** Not a section that is written: the periods stand in the code. */
export const RETENTION = 'retention';
export const retentionAddress = `${consolePaths.settings}?section=${RETENTION}`;

export const historyAddress = (name: SettingsSectionName): string => `${sectionAddress(name)}&view=history`;
