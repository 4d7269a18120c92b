const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** '7:30 a.m.' on the clock of a zone. `at` is a date, or milliseconds. */
export const clockTime = (at: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { ...CLOCK, timeZone }).format(at).replace(/\s/g, ' ');

/** 'Monday, November 23, 2026' */
export const longDay = (at: Date | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone }).format(at);

/** 'Pacific time' */
export function zoneName(at: Date | number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, ' time');
}

/** Whether two zones show the same time at a moment. */
export const sameClock = (at: Date | number, zone: string, other: string): boolean =>
  clockTime(at, zone) === clockTime(at, other) && longDay(at, zone) === longDay(at, other);
