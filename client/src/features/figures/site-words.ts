import { DEVICES, SITE_STEPS } from '@brokerage/domain/analytics/figures';
import { percent, type Change } from './words';

export const deviceLabel = (key: string): string => DEVICES.find(({ value }) => value === key)?.label ?? key;
export const stepLabel = (key: string): string => SITE_STEPS.find(({ value }) => value === key)?.label ?? key;

const PAGES: Readonly<Record<string, string>> = { '/': 'Home', '*': 'Missing pages' };
/** A route as it stands: the office knows its addresses. */
export const pageLabel = (route: string): string => PAGES[route] ?? route;

const grouped = new Intl.NumberFormat('en-CA');
export const countWords = (count: number): string => grouped.format(count);

export interface Share {
  part: number;
  whole: number;
}

/** '3.1 points up' */
export function pointsChange(now: Share, before: Share, better: 'more' | 'less'): Change {
  if (now.whole === 0 || before.whole === 0) return { words: 'Nothing to compare with', tone: 'calm' };
  const points = (now.part / now.whole - before.part / before.whole) * 100;
  if (Math.abs(points) < 0.05) return { words: 'No change', tone: 'calm' };
  const up = points > 0;
  return {
    words: `${Math.abs(points).toFixed(1)} points ${up ? 'up' : 'down'}`,
    up,
    tone: up === (better === 'more') ? 'good' : 'bad',
  };
}

export const shareWords = ({ part, whole }: Share): string => percent(part, whole, 1);
