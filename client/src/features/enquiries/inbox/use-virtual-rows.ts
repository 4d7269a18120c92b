import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn above and below what is in view. */
const SPARE = 6;
/** Rows come and go by this many, so that most scrolling draws nothing. */
const STEP = 4;
const FIRST = 30;

export interface Drawn {
  /** Places of the entries to draw, in their order */
  places: readonly number[];
  /** The empty height before each of them, and after the last */
  gaps: readonly number[];
  /** The end of the list is near */
  nearEnd: boolean;
}

interface Range {
  from: number;
  to: number;
}

interface Asked {
  body: RefObject<HTMLElement | null>;
  /** Whether the entry at each place is a heading */
  headings: readonly boolean[];
  /** Places that are drawn wherever the list stands: the one with the focus */
  kept: readonly number[];
}

/** The part of the window in which the list shows. */
function visible(body: HTMLElement): { top: number; bottom: number } {
  const scroller = body.closest('[data-scrolls]')?.getBoundingClientRect();
  const { top } = body.getBoundingClientRect();
  return {
    top: Math.max(scroller?.top ?? 0, 0) - top,
    bottom: Math.min(scroller?.bottom ?? window.innerHeight, window.innerHeight) - top,
  };
}

/** The last place whose top is at or above this height. */
function placeAt(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Sizes {
  row: number;
  heading: number;
}

/** The heights as they are drawn. Half a pixel is rounding. */
function measured(body: HTMLElement | null, now: Sizes): Sizes {
  const height = (kind: string): number | undefined =>
    body?.querySelector(`[data-entry="${kind}"]`)?.getBoundingClientRect().height;
  const row = height('row') ?? now.row;
  const heading = height('group') ?? now.heading;
  return Math.abs(row - now.row) < 0.5 && Math.abs(heading - now.heading) < 0.5 ? now : { row, heading };
}

/**
 * Draws only the rows in view, whether a pane or the window scrolls. All rows are of one height, and so are all headings:
 * both are measured, because they follow the size of the text.
 */
export function useVirtualRows({ body, headings, kept }: Asked): Drawn {
  const [sizes, setSizes] = useState({ row: 46, heading: 31 });
  const [{ from, to }, setRange] = useState<Range>({ from: 0, to: FIRST });
  const tops = useMemo(() => {
    let top = 0;
    return [0, ...headings.map((isHeading) => (top += isHeading ? sizes.heading : sizes.row))];
  }, [headings, sizes]);

  const look = useCallback(() => {
    if (!body.current) return;
    const { top, bottom } = visible(body.current);
    setSizes((now) => measured(body.current, now));
    const first = Math.max(0, Math.floor((placeAt(tops, top) - SPARE) / STEP) * STEP);
    const last = Math.ceil((placeAt(tops, bottom) + 1 + SPARE) / STEP) * STEP;
    setRange((now) => (now.from === first && now.to === last ? now : { from: first, to: last }));
  }, [body, tops]);

  useLayoutEffect(look, [look]);
  useEffect(() => {
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', look, options);
    window.addEventListener('resize', look);
    // a printed page can't be scrolled, so it needs every row; flushSync because printing doesn't wait for a render
    const all = (): void => flushSync(() => setRange({ from: 0, to: Infinity }));
    window.addEventListener('beforeprint', all);
    window.addEventListener('afterprint', look);
    return () => {
      document.removeEventListener('scroll', look, options);
      window.removeEventListener('resize', look);
      window.removeEventListener('beforeprint', all);
      window.removeEventListener('afterprint', look);
    };
  }, [look]);

  const end = Math.min(to, headings.length);
  const places = new Set<number>();
  // the heading that sticks to the top
  const above = headings.lastIndexOf(true, from);
  if (above >= 0) places.add(above);
  for (const place of kept) if (place >= 0 && place < headings.length) places.add(place);
  for (let place = from; place < end; place += 1) places.add(place);
  const sorted = [...places].sort((a, b) => a - b);
  const top = (place: number): number => tops[place] ?? 0;
  const gaps = [...sorted, headings.length].map((place, index) => top(place) - top((sorted[index - 1] ?? -1) + 1));
  return { places: sorted, gaps, nearEnd: to + FIRST >= headings.length };
}
