import type { Page, TestInfo } from '@playwright/test';

const ROUNDS = 8;

/**
 * The least of up to eight rounds, in the unit of `measure`; stops at the first that is within `limit`.
 * A machine has other work now and then, which only ever adds time. A product that is too slow is too slow in each round.
 */
export async function leastOf(limit: number, measure: (round: number) => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least > limit; round += 1) least = Math.min(least, await measure(round));
  return least;
}

/** One line of `npm run bench`. */
export interface Figure {
  what: string;
  figure: number;
  unit: 'ms' | 'frames';
  budget: number;
  /** What the same machine takes for the least there is of it, and how many times that is allowed */
  anchor?: { what: string; figure: number; most: number };
}

/** Hands a figure to `npm run bench`, which prints it beside its budget and its anchor. */
export function record(info: TestInfo, figure: Figure): void {
  info.annotations.push({ type: 'figure', description: JSON.stringify(figure) });
}

/** Notes how long each key takes to its next frame, in pages that are opened from here on. The browser counts from 16 ms. */
export async function watchKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    (window as unknown as { keys: number[] }).keys = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The slowest key since the last call, in milliseconds; 16 where each was quicker than that. */
export const slowestKey = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(16, ...(window as unknown as { keys: number[] }).keys.splice(0)));

/** The anchor of what follows a key: the same keys in a plain input of an empty page, on this machine at this moment. */
export async function plainKeys(page: Page, keys: string): Promise<number> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    document.body.innerHTML = '<input>';
  });
  await page.locator('input').pressSequentially(keys, { delay: 120 });
  return slowestKey(page);
}
