import { expect, hydrated, test } from '../support/test';

/** A cheap phone is about so many times slower than the machine of the tests. */
const SLOWER = 4;
/** A frame is long from here on: Chromium's own measure, and the target's. */
const LONG_MS = 50;
/** A machine under test has other work now and then; one frame in twenty keys may be its doing. */
const FORGIVEN = 1;

for (const [address, field, keys] of [
  ['/calculator?frequency=weekly', 'Mortgage amount', '1234567890'],
  ['/calculator?frequency=weekly', 'Interest rate', '5.25'],
  ['/calculator/purchase', 'Purchase price', '765432'],
] as const) {
  test(`typing in ${address}, ${field}, holds no frame for long on a phone`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const input = page.getByLabel(field, { exact: true });
    await input.focus();
    const phone = await page.context().newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() => {
      const frames: number[] = [];
      (window as unknown as { frames: number[] }).frames = frames;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) frames.push(Math.round(duration));
      }).observe({ type: 'long-animation-frame' });
    });
    for (let round = 0; round < 2; round += 1) {
      await input.press('ControlOrMeta+a');
      await input.pressSequentially(keys, { delay: 120 });
    }
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    const long = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    process.stdout.write(`    frames over ${LONG_MS} ms: ${long.length ? long.join(', ') : 'none'}\n`);
    expect(long.length).toBeLessThanOrEqual(FORGIVEN);
  });
}
