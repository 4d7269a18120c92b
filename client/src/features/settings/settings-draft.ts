import { settingsDifferences } from '@brokerage/domain/settings/difference';
import { contentOf, settingsProblems, type SettingsContent } from '@brokerage/domain/settings/section';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import { formatPhone } from '../../lib/format';
import type { Difference } from '../../ui/console/difference-list';

/** What a section says, as the editor holds it: phone numbers as people write them. */
export function draftOf(name: SettingsSectionName, given: unknown): SettingsContent {
  const section = SETTINGS_SECTIONS[name];
  const { texts, lists } = contentOf(section, given);
  const phones = section.fields.filter(({ kind }) => kind === 'phone').map((field) => field.name);
  return {
    texts: {
      ...texts,
      ...Object.fromEntries(phones.map((phone) => [phone, texts[phone] ? formatPhone(texts[phone]) : ''])),
    },
    lists,
  };
}

/** What is wrong with a draft, by control: 'licences.0.number'. */
export const draftErrors = (name: SettingsSectionName, draft: SettingsContent): Record<string, string> =>
  Object.fromEntries(
    settingsProblems(SETTINGS_SECTIONS[name], draft).map(({ place, message }) => [place.join('.'), message]),
  );

/** Every control that the server may name. */
export function controlsOf(name: SettingsSectionName, { lists }: SettingsContent): string[] {
  const section = SETTINGS_SECTIONS[name];
  return [
    ...section.fields.map((field) => field.name),
    ...section.lists.flatMap((list) => [
      list.name,
      ...(lists[list.name] ?? []).flatMap((_, at) => list.fields.map((field) => `${list.name}.${at}.${field.name}`)),
    ]),
  ];
}

/** What changed from one content to another, as both are shown. A phone number is the same however it is written. */
export const changesFrom = (name: SettingsSectionName, before: unknown, after: unknown): Difference[] =>
  settingsDifferences(SETTINGS_SECTIONS[name], draftOf(name, before), draftOf(name, after)).map((change) => ({
    label: change.label,
    before: change.before || null,
    after: change.after || null,
  }));
