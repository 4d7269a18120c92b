/** Canada's office time; an absolute time rendered on the server is given in it. */
export const OFFICE_ZONE = 'America/Toronto';

const parts = (date: Date, zone: string | undefined, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...options })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );

/** 9:12 a.m. — put together here, because browsers and Node differ in the space before a.m. */
export function formatTime(date: Date, zone?: string): string {
  const { hour, minute } = parts(date, zone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute ?? '00'} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

const dayOf = (date: Date, zone: string | undefined): string => {
  const { year, month, day } = parts(date, zone, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
};

const DAY_MS = 86_400_000;

/** today at 9:12 a.m. · yesterday at 4:05 p.m. · November 3, 2026 */
export function formatMoment(date: Date, now: Date, zone?: string): string {
  const day = dayOf(date, zone);
  if (day === dayOf(now, zone)) return `today at ${formatTime(date, zone)}`;
  if (day === dayOf(new Date(now.getTime() - DAY_MS), zone)) return `yesterday at ${formatTime(date, zone)}`;
  const { month, day: dayNumber, year } = parts(date, zone, { year: 'numeric', month: 'long', day: 'numeric' });
  return `${month ?? ''} ${dayNumber ?? ''}, ${year ?? ''}`;
}

/** November 22, 2026, from 2026-11-22 */
export function formatDay(day: string): string {
  const {
    month,
    day: dayNumber,
    year,
  } = parts(new Date(`${day}T12:00:00Z`), 'UTC', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  return `${month ?? ''} ${dayNumber ?? ''}, ${year ?? ''}`;
}

/** 3.94 — two decimals, as rates are quoted */
export const formatRate = (percent: number): string => percent.toFixed(2);

/** 5-year fixed */
export const formatTerm = (years: number, type: 'FIXED' | 'VARIABLE'): string =>
  `${years < 1 ? `${Math.round(years * 12)}-month` : `${years}-year`} ${type.toLowerCase()}`;

/** 1 800 555-0142 · 416 555-0142; a number that is not North American stays as it is */
export function formatPhone(number: string): string {
  const found = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/[^\d+]/g, ''));
  if (!found) return number;
  const [, area = '', exchange = '', line = ''] = found;
  const tollFree = area.startsWith('8') && area[1] === area[2];
  return `${tollFree ? '1 ' : ''}${area} ${exchange}-${line}`;
}
