import { calendarDay, longDate } from '../calendar/wall-clock.js';
import type { ProvinceCode } from '../vocabulary/licences.js';

/** Level 1 agents may not arrange private mortgages: Ontario's licence classes. */
export type AgentLevel = 1 | 2;

interface Title {
  value: string;
  label: string;
  level: AgentLevel;
  /** Left out: every regulator knows it */
  provinces?: readonly ProvinceCode[];
  /** The first day on which it is given, '2026-10-13'; left out: always */
  from?: string;
  /** The first day on which it is no more, and the title that took its place */
  until?: string;
  becomes?: string;
  /** What the office should know who chooses it */
  note?: string;
  /** Where it is from, and when we looked */
  source: string;
}

const FSRA = 'fsrao.ca, licensing classes since 2023-04-01; looked up 2026-11-25';
const BCFSA = 'bcfsa.ca, Mortgage Services Act: Licensing (levels and categories); looked up 2026-11-25';
const MBRCC = 'mbrcc.ca, its members’ licences; looked up 2026-11-25';

/** The day on which British Columbia's Mortgage Services Act took the place of the Mortgage Brokers Act. */
const MSA = '2026-10-13';

/**
 * The licence classes that the regulators give to people, by the title they allow. Stored as they are shown; never change
 * a value. One that ended stays, so that it can be read.
 */
export const AGENT_TITLES = [
  { value: 'Mortgage broker', label: 'Mortgage broker', level: 2, source: MBRCC },
  {
    value: 'Mortgage agent, level 2',
    label: 'Mortgage agent, level 2',
    level: 2,
    provinces: ['ON'],
    source: FSRA,
  },
  {
    value: 'Mortgage agent, level 1',
    label: 'Mortgage agent, level 1',
    level: 1,
    provinces: ['ON'],
    note: 'Level 1: enquiries about private and second mortgages go to somebody else.',
    source: FSRA,
  },
  {
    value: 'Mortgage associate',
    label: 'Mortgage associate',
    level: 2,
    provinces: ['AB', 'SK', 'NB', 'NL', 'NS'],
    source: MBRCC,
  },
  {
    value: 'Principal broker',
    label: 'Principal broker',
    level: 2,
    provinces: ['BC'],
    from: MSA,
    note: 'The licence in British Columbia has to name the category dealing in mortgages.',
    source: BCFSA,
  },
  {
    value: 'Submortgage broker',
    label: 'Submortgage broker',
    level: 2,
    provinces: ['BC'],
    until: MSA,
    becomes: 'Mortgage broker',
    source: BCFSA,
  },
  { value: 'Mortgage salesperson', label: 'Mortgage salesperson', level: 2, provinces: ['MB'], source: MBRCC },
] as const satisfies readonly Title[];

const titleOf = (value: string): Title | undefined => AGENT_TITLES.find((title) => title.value === value);

const inWords = (day: string): string => longDate(calendarDay(day));

/** Whether it is given on a day, '2026-11-25'. */
const isGiven = ({ from, until }: Title, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day < until);

/** The titles that can be chosen on a day, '2026-11-25'. */
export const titlesOn = (day: string): Title[] => AGENT_TITLES.filter((title) => isGiven(title, day));

/** The title as it is called on a day: one that ended, as what took its place. */
export function titleOn(value: string, day: string): string {
  const { until, becomes } = titleOf(value) ?? {};
  return until !== undefined && becomes !== undefined && until <= day ? becomes : value;
}

/** What the office should know who chooses it; undefined where there is nothing to say. */
export const titleNote = (value: string): string | undefined => titleOf(value)?.note;

/** 2 for a title that we do not know: such a title is refused before anybody has it. */
export const levelOf = (title: string): AgentLevel => titleOf(title)?.level ?? 2;

/** Why a title cannot stand beside these licences on a day, '2026-11-25'; undefined where it can. */
export function titleProblem(title: string, provinces: readonly string[], day: string): string | undefined {
  const known = titleOf(title);
  if (!known) return undefined;
  if (known.from !== undefined && day < known.from) return `This title is given from ${inWords(known.from)}.`;
  if (known.until !== undefined && known.until <= day) {
    return `This title ended on ${inWords(known.until)}. Choose ${known.becomes}.`;
  }
  const allowed = known.provinces;
  if (!allowed || provinces.length === 0 || allowed.some((province) => provinces.includes(province))) return undefined;
  return `This title needs a licence in ${allowed.join(', ')}.`;
}
