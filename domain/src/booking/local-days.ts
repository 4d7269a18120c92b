const DAY_MS = 86_400_000;

/** The day after or before: '2027-02-28' and 1 give '2027-03-01'. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** The wall clock of an instant: '2027-03-14T09:00'. */
export const localTextOf = (instant: number, zone: string): string =>
  formatterOf(zone).format(instant).replace(' ', 'T');

/** The day of an instant: '2027-03-14'. */
export const localDateOf = (instant: number, zone: string): string => localTextOf(instant, zone).slice(0, 10);
