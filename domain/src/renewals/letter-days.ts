import { AGREED_YEARS, isDayIn } from '../text/day.js';

/** Their first letters: forms that list the months need not share a file with this */
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const MONTH_FIRST = new RegExp(`\\b${NAMED} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi');
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?[ -]${NAMED},?[ -](\\d{4})\\b`, 'gi');

/** In French, from January on, with or without accents. */
const FRENCH_NAMES = [
  'jan(?:v(?:ier)?)?',
  'f[eé]v(?:r(?:ier)?)?',
  'mars',
  'avr(?:il)?',
  'mai',
  'juin',
  'juil(?:l(?:et)?)?',
  'ao[uû]t',
  'sept?(?:embre)?',
  'oct(?:obre)?',
  'nov(?:embre)?',
  'd[eé]c(?:embre)?',
];
/** A month in French, for patterns of letters in either case: no group of its own. */
export const FRENCH_MONTH = `(?:${FRENCH_NAMES.join('|')})\\.?`;
const FRENCH_DAY = new RegExp(`\\b(\\d{1,2})(?: ?er)?[ -](${FRENCH_MONTH}),?[ -](\\d{4})\\b`, 'gi');
const FRENCH_EACH = FRENCH_NAMES.map((name) => new RegExp(`^${name}\\.?$`, 'i'));

const YEAR_FIRST = /\b(\d{4})[-/](\d{2})[-/](\d{2})\b/g;
const NUMBERS = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;

const dayOf = (year: string, month: number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

const monthOf = (name: string): number => NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Of numbers alone it is told which is the month only where the other can't be one. */
function ofNumbers(first: string, second: string, year: string): string | undefined {
  if (Number(first) > 12) return dayOf(year, Number(second), first);
  if (Number(second) > 12 || first === second) return dayOf(year, Number(first), second);
  return undefined;
}

const inNumbers = (text: string): (string | undefined)[] => [
  ...[...text.matchAll(YEAR_FIRST)].map(([, year = '', month = '', day = '']) => dayOf(year, Number(month), day)),
  ...[...text.matchAll(NUMBERS)].map(([, first = '', second = '', year = '']) => ofNumbers(first, second, year)),
];

function onlyDay(days: readonly (string | undefined)[]): string | undefined {
  const [day] = days;
  return days.length === 1 && day !== undefined && isDayIn(day, AGREED_YEARS) ? day : undefined;
}

/** The only day that a text names, as '2027-05-14'; undefined where it names none, several, or one that can be read two ways. */
export const dayIn = (text: string): string | undefined =>
  onlyDay([
    ...[...text.matchAll(MONTH_FIRST)].map(([, month = '', day = '', year = '']) => dayOf(year, monthOf(month), day)),
    ...[...text.matchAll(DAY_FIRST)].map(([, day = '', month = '', year = '']) => dayOf(year, monthOf(month), day)),
    ...inNumbers(text),
  ]);

/** The same of a text in French: '1er mars 2027'. */
export const dayInFrench = (text: string): string | undefined =>
  onlyDay([
    ...[...text.matchAll(FRENCH_DAY)].map(([, day = '', month = '', year = '']) =>
      dayOf(year, FRENCH_EACH.findIndex((name) => name.test(month)) + 1, day),
    ),
    ...inNumbers(text),
  ]);
