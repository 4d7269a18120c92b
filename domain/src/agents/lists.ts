import { PROVINCES } from '../application/applications.js';
import { isOneLine } from '../forms/one-line.js';
import { keysOf } from '../data/objects.js';

export interface AgentLicence {
  province: string;
  number: string;
  /** A day, '2027-03-31'; null: it does not run out */
  expiresOn: string | null;
}

export interface AgentReview {
  author: string;
  /** Stars, 1 to 5 */
  rating: number;
  text: string;
  /** Where it was written */
  source: string;
  /** A day, '2026-10-18' */
  date: string;
}

/** One opening of a week: 1 is Monday, times on the agent's own clock. */
export interface AgentHours {
  weekday: number;
  starts: string;
  ends: string;
}

/** Days on which the agent takes no calls, both included: '2026-12-24' to '2027-01-02' */
export interface AgentAway {
  from: string;
  to: string;
}

/** An area where the agent works, and how: 'Oakville', 'at your table' */
export interface ServiceArea {
  name: string;
  note: string;
}

export interface AgentLists {
  licences: readonly AgentLicence[];
  languages: readonly string[];
  specialities: readonly ServiceArea[];
  serviceAreas: readonly ServiceArea[];
  reviews: readonly AgentReview[];
  hours: readonly AgentHours[];
  away: readonly AgentAway[];
}

export const AGENT_LIMITS = {
  licences: 13,
  languages: 8,
  specialities: 6,
  serviceAreas: 12,
  reviews: 60,
  hours: 28,
  away: 24,
  awayDays: 366,
  reviewText: 800,
} as const;

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isDay = (text: string): boolean => DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** What is wrong with a value; undefined where it is right. */
type Rule<Value, Row = unknown> = (value: Value, row: Row) => string | undefined;
type Rules<Row> = { readonly [Name in keyof Row]: Rule<Row[Name], Row> };

// plain functions: arrays and numbers of Yup would be in the code of every form of the site
const said = (fits: boolean, message: string): string | undefined => (fits ? undefined : message);

const text =
  (max: number, needed: string, oneLine = true): Rule<string> =>
  (value) => {
    const trimmed = value.trim();
    if (needed !== '' && trimmed === '') return needed;
    if (trimmed.length > max) return `Enter at most ${max} characters`;
    return said(!oneLine || isOneLine(value), 'Enter one line');
  };

const within =
  (low: number, high: number, message: string): Rule<number> =>
  (value) =>
    said(Number.isInteger(value) && value >= low && value <= high, message);

const LICENCE: Rules<AgentLicence> = {
  province: (code) =>
    said(
      PROVINCES.some((known) => known.code === code),
      'Choose a province',
    ),
  number: text(40, 'Enter the licence number'),
  expiresOn: (day) => said(day === null || isDay(day), 'Enter the day it expires'),
};
const NAMED: Rules<ServiceArea> = { name: text(60, 'Enter a name'), note: text(120, '') };
const REVIEW: Rules<AgentReview> = {
  author: text(80, 'Enter who wrote it'),
  rating: within(1, 5, 'Choose 1 to 5 stars'),
  text: text(AGENT_LIMITS.reviewText, 'Enter what they wrote', false),
  source: text(60, 'Enter where it was written'),
  date: (day) => said(isDay(day), 'Enter the day it was written'),
};
const OPENING: Rules<AgentHours> = {
  weekday: within(1, 7, 'Choose a day'),
  starts: (time) => said(TIME.test(time), 'Enter a time, like 09:00'),
  ends: (time, { starts }) =>
    said(TIME.test(time), 'Enter a time, like 17:00') ?? said(time > starts, 'Enter a time after the start'),
};
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const AWAY: Rules<AgentAway> = {
  from: (day) => said(isDay(day), 'Enter the first day'),
  to: (day, { from }) =>
    said(isDay(day), 'Enter the last day') ??
    said(day >= from, 'Enter the first day or a later one') ??
    said(!(daysBetween(from, day) >= AGENT_LIMITS.awayDays), `Enter at most ${AGENT_LIMITS.awayDays} days`),
};
const LANGUAGE = text(40, 'Enter a language');

function overlaps(hours: readonly AgentHours[]): boolean {
  return hours.some((one, at) =>
    hours.some(
      (other, place) =>
        place > at && one.weekday === other.weekday && one.starts < other.ends && other.starts < one.ends,
    ),
  );
}

interface ListProblem {
  place: string[];
  message: string;
}

const problem = (place: (string | number)[], message: string | undefined): ListProblem[] =>
  message === undefined ? [] : [{ place: place.map(String), message }];

function rowProblems<Row extends object>(list: string, rows: readonly Row[], rules: Rules<Row>): ListProblem[] {
  return rows.flatMap((row, at) =>
    keysOf(rules).flatMap((name) => problem([list, at, name], rules[name](row[name], row))),
  );
}

/** What is wrong with a list as a whole, apart from its rows. */
function wholeProblem(lists: AgentLists, name: keyof AgentLists): string | undefined {
  if (lists[name].length > AGENT_LIMITS[name]) return `Enter at most ${AGENT_LIMITS[name]}`;
  if (name === 'licences') {
    const provinces = lists.licences.map(({ province }) => province);
    if (provinces.length === 0) return 'Enter a licence';
    return said(new Set(provinces).size === provinces.length, 'Enter each province once');
  }
  return name === 'hours' ? said(!overlaps(lists.hours), 'Two time ranges of a day overlap') : undefined;
}

const NAMES = ['licences', 'languages', 'specialities', 'serviceAreas', 'reviews', 'hours', 'away'] as const;

/** Everything that is wrong with the lists of an agent, by its place: ['licences', '0', 'number']. */
export const listProblems = (lists: AgentLists): ListProblem[] => [
  ...NAMES.flatMap((name) => problem([name], wholeProblem(lists, name))),
  ...rowProblems('licences', lists.licences, LICENCE),
  ...lists.languages.flatMap((language, at) => problem(['languages', at], LANGUAGE(language, undefined))),
  ...rowProblems('specialities', lists.specialities, NAMED),
  ...rowProblems('serviceAreas', lists.serviceAreas, NAMED),
  ...rowProblems('reviews', lists.reviews, REVIEW),
  ...rowProblems('hours', lists.hours, OPENING),
  ...rowProblems('away', lists.away, AWAY),
];
