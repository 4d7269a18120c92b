import type { SettingsContent, SettingsList, SettingsSection, SettingsTable, SettingTexts } from './section.js';

/** One value that changed, as the history shows it. An empty side: it was not there. */
export interface SettingsDifference {
  label: string;
  before: string;
  after: string;
}

const EMPTY: SettingTexts = {};

/** A stored value as people read it. */
export function settingWords(table: SettingsTable, name: string, value: string): string {
  const field = table.find((one) => one.name === name);
  if (field?.kind !== 'choice') return value;
  return field.choices.find((choice) => choice.value === value)?.label ?? value;
}

function textDifferences(table: SettingsTable, prefix: string, before: SettingTexts, after: SettingTexts) {
  return table.flatMap(({ name, label }): SettingsDifference[] => {
    const [old = '', now = ''] = [before[name], after[name]];
    if (old === now) return [];
    const words = { before: settingWords(table, name, old), after: settingWords(table, name, now) };
    return [{ label: prefix === '' ? label : `${prefix}: ${label}`, ...words }];
  });
}

const same = (one: SettingTexts | undefined, other: SettingTexts | undefined): boolean =>
  one !== undefined && other !== undefined && Object.keys(one).every((name) => one[name] === other[name]);

/** Rows that are the same at the beginning and at the end of both lists are left out, so one that was removed shows alone. */
function rowDifferences(list: SettingsList, before: readonly SettingTexts[], after: readonly SettingTexts[]) {
  let start = 0;
  while (same(before[start], after[start])) start += 1;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && same(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const rows = Math.max(before.length, after.length) - start - end;
  return Array.from({ length: rows }, (_, at) => start + at).flatMap((at) => {
    const old = at < before.length - end ? before[at] : undefined;
    const now = at < after.length - end ? after[at] : undefined;
    const name = `${list.noun.charAt(0).toUpperCase()}${list.noun.slice(1)} ${at + 1}`;
    return textDifferences(list.fields, name, old ?? EMPTY, now ?? EMPTY);
  });
}

/** What changed from one content of a section to another, a line for each value. */
export function settingsDifferences(
  { fields, lists }: SettingsSection,
  before: SettingsContent,
  after: SettingsContent,
): SettingsDifference[] {
  return [
    ...textDifferences(fields, '', before.texts, after.texts),
    ...lists.flatMap((list) => rowDifferences(list, before.lists[list.name] ?? [], after.lists[list.name] ?? [])),
  ];
}
