/** A day on which nobody is called, unless the office says otherwise. */
export interface Holiday {
  date: string;
  name: string;
}

type DayIn = (year: number) => string;

const isoDate = (date: Date): string => date.toISOString().slice(0, 10);
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** 1 is Monday, 7 is Sunday. */
const weekday = (date: Date): number => ((date.getUTCDay() + 6) % 7) + 1;

const fixed =
  (month: number, day: number): DayIn =>
  (year) =>
    isoDate(utc(year, month, day));

/** The first, second, third … Monday of a month. */
const nthMonday =
  (nth: number, month: number): DayIn =>
  (year) => {
    const first = weekday(utc(year, month, 1));
    return isoDate(utc(year, month, 1 + ((8 - first) % 7) + 7 * (nth - 1)));
  };

/** The Monday before May 25 */
const victoriaDay: DayIn = (year) => isoDate(utc(year, 5, 25 - weekday(utc(year, 5, 24))));

/** Easter Sunday by the Gregorian computus (Meeus/Jones/Butcher). */
export function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return utc(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

const goodFriday: DayIn = (year) => {
  const easter = easterSunday(year);
  return isoDate(new Date(easter.getTime() - 2 * 86_400_000));
};

/** July 1, and July 2 where that is a Sunday: Holidays Act, section 4, as the laws of the provinces have it */
const canadaDay: DayIn = (year) => isoDate(utc(year, 7, weekday(utc(year, 7, 1)) === 7 ? 2 : 1));

const NEW_YEAR = ['New Year’s Day', fixed(1, 1)] as const;
const GOOD_FRIDAY = ['Good Friday', goodFriday] as const;
const VICTORIA = ['Victoria Day', victoriaDay] as const;
const CANADA = ['Canada Day', canadaDay] as const;
const LABOUR = ['Labour Day', nthMonday(1, 9)] as const;
const RECONCILIATION = ['National Day for Truth and Reconciliation', fixed(9, 30)] as const;
const THANKSGIVING = ['Thanksgiving', nthMonday(2, 10)] as const;
const REMEMBRANCE = ['Remembrance Day', fixed(11, 11)] as const;
const CHRISTMAS = ['Christmas Day', fixed(12, 25)] as const;
const BOXING = ['Boxing Day', fixed(12, 26)] as const;
const thirdMonday = (name: string) => [name, nthMonday(3, 2)] as const;
const firstInAugust = (name: string) => [name, nthMonday(1, 8)] as const;

type Rule = readonly [name: string, day: DayIn];
const EVERYWHERE: readonly Rule[] = [NEW_YEAR, GOOD_FRIDAY, CANADA, LABOUR, CHRISTMAS];

/**
 * Statutory (general, public) holidays of each province's employment standards law, as of 2026. These are the defaults of a
 * setting, not law: the office may add days and take some away.
 */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  AB: [thirdMonday('Alberta Family Day'), VICTORIA, THANKSGIVING, REMEMBRANCE],
  BC: [thirdMonday('Family Day'), VICTORIA, firstInAugust('B.C. Day'), RECONCILIATION, THANKSGIVING, REMEMBRANCE],
  MB: [thirdMonday('Louis Riel Day'), VICTORIA, RECONCILIATION, THANKSGIVING],
  NB: [thirdMonday('Family Day'), firstInAugust('New Brunswick Day'), RECONCILIATION, REMEMBRANCE],
  NL: [REMEMBRANCE],
  NS: [thirdMonday('Heritage Day')],
  NT: [VICTORIA, ['National Indigenous Peoples Day', fixed(6, 21)], firstInAugust('Civic Holiday'), RECONCILIATION, THANKSGIVING, REMEMBRANCE], // prettier-ignore
  NU: [VICTORIA, ['Nunavut Day', fixed(7, 9)], firstInAugust('Civic Holiday'), RECONCILIATION, THANKSGIVING, REMEMBRANCE], // prettier-ignore
  ON: [thirdMonday('Family Day'), VICTORIA, THANKSGIVING, BOXING],
  PE: [thirdMonday('Islander Day'), RECONCILIATION, REMEMBRANCE],
  QC: [['National Patriots’ Day', victoriaDay], ['Fête nationale', fixed(6, 24)], THANKSGIVING],
  SK: [thirdMonday('Family Day'), VICTORIA, firstInAugust('Saskatchewan Day'), THANKSGIVING, REMEMBRANCE],
  YT: [VICTORIA, ['National Indigenous Peoples Day', fixed(6, 21)], ['Discovery Day', nthMonday(3, 8)], RECONCILIATION, THANKSGIVING, REMEMBRANCE], // prettier-ignore
};

/** The holidays of a province in a year, in order. A province we do not know has those of all of Canada. */
export const holidaysOf = (province: string, year: number): Holiday[] =>
  [...EVERYWHERE, ...(RULES[province] ?? [])]
    .map(([name, day]) => ({ date: day(year), name }))
    .sort((a, b) => a.date.localeCompare(b.date));
