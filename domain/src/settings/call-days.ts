import type { SettingTexts } from './section.js';

type Say = (row: SettingTexts) => string;

/** Whether two rows of one day say different things of what they have in common. */
const differ = (rows: readonly SettingTexts[], of: Say, say: Say): boolean => {
  const dated = rows.filter(({ date = '' }) => date !== '');
  const said = new Map(dated.map((row) => [of(row), say(row)]));
  return dated.some((row) => said.get(of(row)) !== say(row));
};

/** Two lines with hours make a break. A day that another line closes would be open, and nobody would see why. */
export const closedAndOpen = (rows: readonly SettingTexts[]): string | undefined =>
  differ(
    rows,
    ({ date = '' }) => date,
    ({ opens = '' }) => (opens === '' ? 'closed' : 'open'),
  )
    ? 'A day can’t be closed and have hours. Take one of its lines out.'
    : undefined;

export const heldAndNot = (rows: readonly SettingTexts[]): string | undefined =>
  differ(
    rows,
    ({ province = '', date = '' }) => `${province} ${date}`,
    ({ calls = '' }) => calls,
  )
    ? 'A holiday can’t be with calls and without. Take one of its lines out.'
    : undefined;
