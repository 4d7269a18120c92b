import { leastOf, plainKeys, record, slowestKey, watchKeys } from '../support/measure';
import { hydrated, test } from '../support/test';

/** A cheap phone is about so many times slower than the machine that measures. */
const SLOWER = 4;
/** From a key to the frame that shows what follows from it */
const FOLLOWS_MS = 100;
const MOST_TIMES_A_PLAIN_KEY = 6;

for (const [address, field, keys] of [
  ['/calculator?frequency=weekly', 'Mortgage amount', '1234567890'],
  ['/calculator?frequency=weekly', 'Interest rate', '5.25'],
  ['/calculator/purchase', 'Purchase price', '765432'],
] as const) {
  test(`typing in ${address}, ${field}, on a phone`, async ({ page }, info) => {
    await watchKeys(page);
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const plain = await plainKeys(page, keys);
    await page.goto(address);
    await hydrated(page);
    const input = page.getByLabel(field, { exact: true });
    await input.focus();
    const slowest = await leastOf(FOLLOWS_MS, async () => {
      await input.press('ControlOrMeta+a');
      await slowestKey(page);
      await input.pressSequentially(keys, { delay: 120 });
      return slowestKey(page);
    });
    const anchor = { what: 'the same keys in a plain input', figure: plain, most: MOST_TIMES_A_PLAIN_KEY };
    const what = `the slowest key in ${field} of ${address}`;
    record(info, { what, figure: slowest, unit: 'ms', budget: FOLLOWS_MS, anchor });
  });
}
