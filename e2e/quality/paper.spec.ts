import { onPaper } from '../support/paper';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

// every page on paper is looked at in accessibility.spec.ts, where it is open anyway

test('a printed comparison says what each scenario was (A4)', async ({ page }) => {
  await page.goto('/calculator/compare?A.principal=412345&B.principal=512345&B.rate=4.19');
  await hydrated(page);
  await onPaper(page);
  const scenarios = page.locator('.calc-asked section');
  await expect(scenarios).toHaveCount(2);
  await expect(scenarios.first()).toContainText(/Scenario A.*\$412,345/s);
  await expect(scenarios.last()).toContainText(/Scenario B.*\$512,345.*4\.19/s);
  const [asked, answer] = [await scenarios.last().boundingBox(), await page.locator('.calc-result').boundingBox()];
  expect(asked?.y).toBeLessThanOrEqual(answer?.y ?? 0);
});

test('nothing of the print head is on the screen', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await expect(page.locator('.print-head')).toBeAttached();
  await expect(page.locator('.print-head')).toBeHidden();
});

test('the office prints what its buttons say, and tables that scroll on a screen whole', async ({ page }) => {
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/rates');
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await onPaper(page);
  // each rate is a button that opens its fields
  await expect(page.locator('.rate-card-value').first()).toBeVisible();
  await expect(page.locator('.rate-card-value').first()).toContainText('%');
  await expect(page.getByRole('button', { name: 'Add rate' })).toBeHidden();
  const table = page.locator('.chart-table');
  expect(await table.evaluate((room) => room.scrollHeight - room.clientHeight)).toBe(0);
});
