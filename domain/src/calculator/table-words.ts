import { calendarDay, longDate } from '../calendar/wall-clock.js';
import type { TableUsed } from '../mortgage/provenance.js';

/** How sure a source is, for us: '[S2]' */
const MARKS = / \[[^\]]*\]/g;

/** "Insurance premiums, from March 17, 2017: CMHC premium table, Sagen" */
export function tableWords({ table, effectiveFrom, effectiveTo, source }: TableUsed): string {
  const until = effectiveTo === null ? '' : ` to ${longDate(calendarDay(effectiveTo))}`;
  const name = table.charAt(0).toUpperCase() + table.slice(1);
  return `${name}, from ${longDate(calendarDay(effectiveFrom))}${until}: ${source.replaceAll(MARKS, '')}`;
}
