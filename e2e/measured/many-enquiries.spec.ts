import { manyEnquiries } from '../support/many';
import { leastOf } from '../support/measure';
import { expect, test } from '../support/test';

/** What the browser calls a long task */
const LONG_MS = 50;

test('scrolling 10,000 enquiries has no long task', async ({ page }) => {
  const { scroller } = await manyEnquiries(page);
  const longest = await leastOf(LONG_MS, () =>
    scroller.evaluate(async (element) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      for (let step = 0; step < 60; step += 1) {
        element.scrollBy({ top: step % 2 ? -900 : 700 });
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => setTimeout(resolve));
      tasks.push(...observer.takeRecords().map(({ duration }) => duration));
      observer.disconnect();
      return Math.max(0, ...tasks);
    }),
  );
  process.stdout.write(`    scrolling 10,000 enquiries, the longest task ${Math.round(longest)} ms\n`);
  expect(longest).toBeLessThanOrEqual(LONG_MS);
});
