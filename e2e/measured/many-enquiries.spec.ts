import { manyEnquiries } from '../support/many';
import { leastOf, record } from '../support/measure';
import { test } from '../support/test';

/** What the browser calls a long task */
const LONG_MS = 50;

test('scrolling 10,000 enquiries', async ({ page }, info) => {
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
  record(info, {
    what: 'the longest task while 10,000 enquiries scroll',
    figure: longest,
    unit: 'ms',
    budget: LONG_MS,
  });
});
