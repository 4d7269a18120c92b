import { calendarDay, shortMonthAndDay, shortWeekday } from '@brokerage/domain/calendar/wall-clock';
import { durationWords } from '@brokerage/domain/enquiries/enquiry-clock';
import type { FigurePeriod } from '@brokerage/domain/enquiries/enquiry-steps';
import type { LeadsFragment } from './figures.generated';

/** '31%', '93.8%' */
export const percent = (part: number, whole: number, digits = 0): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(digits)}%`;

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Whose 24 hours are over, or who have an answer: shares are of these. */
export const settled = ({ leads, waiting }: LeadsFragment): number => leads - waiting;

/** Answered late, or not at all in 24 hours. */
export const lateOf = (figures: LeadsFragment): number => settled(figures) - figures.within24H;

export const medianWords = (seconds: number | null): string => (seconds === null ? '–' : durationWords(seconds * 1000));

/** What the period before is called after a figure: '438 in the 4 weeks before'. */
export const beforeWords = (weeks: FigurePeriod): string =>
  weeks === 1 ? 'last week to the same day' : `in the ${weeks} weeks before`;

export interface Change {
  words: string;
  /** Whether more is there than before; undefined where it is the same */
  up?: boolean;
  /** How it reads: better, worse, or neither */
  tone: 'good' | 'bad' | 'calm';
}

const SAME: Change = { words: 'No change', tone: 'calm' };

/** '11% more', against the number before. */
export function leadsChange(now: number, before: number): Change {
  if (now === before) return SAME;
  const up = now > before;
  const words =
    before === 0 ? `${now} more` : `${Math.round((Math.abs(now - before) / before) * 100)}% ${up ? 'more' : 'fewer'}`;
  return { words, up, tone: up ? 'good' : 'bad' };
}

/** '3 fewer' */
export function countChange(now: number, before: number): Change {
  if (now === before) return SAME;
  const up = now > before;
  return { words: `${Math.abs(now - before)} ${up ? 'more' : 'fewer'}`, up, tone: up ? 'good' : 'bad' };
}

/** '8 min faster' */
export function medianChange(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { words: 'Nothing to compare with', tone: 'calm' };
  if (Math.abs(now - before) < 60) return SAME;
  const faster = now < before;
  const words = `${durationWords(Math.abs(now - before) * 1000)} ${faster ? 'faster' : 'slower'}`;
  return { words, up: !faster, tone: faster ? 'good' : 'bad' };
}

/** '2.1 points up' */
export function shareChange(now: LeadsFragment, before: LeadsFragment): Change {
  if (settled(now) === 0 || settled(before) === 0) return { words: 'Nothing to compare with', tone: 'calm' };
  const points = (shareOf(now.within24H, settled(now)) - shareOf(before.within24H, settled(before))) * 100;
  if (Math.abs(points) < 0.05) return SAME;
  const up = points > 0;
  return { words: `${Math.abs(points).toFixed(1)} points ${up ? 'up' : 'down'}`, up, tone: up ? 'good' : 'bad' };
}

/** 'Nov 16' */
export const dayLabel = (on: string): string => shortMonthAndDay(calendarDay(on));

/** Under a point of a chart: 'Mon' where it is a day, 'Nov 16' where it is a week. */
export const pointLabel = (on: string, weeks: FigurePeriod): string =>
  weeks === 1 ? shortWeekday(calendarDay(on)) : dayLabel(on);

/** A bar of the longest one's share of its line, beside its number. */
export const barWidth = (share: number): string => `calc((100% - 3.5rem) * ${share})`;
