import { OFFICE_ZONE } from './format';

const PARTS = new Intl.DateTimeFormat('en-CA', {
  timeZone: OFFICE_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day at the office, as the engine takes it: 2026-06-30. */
export function today(now = new Date()): string {
  const parts = Object.fromEntries(PARTS.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
