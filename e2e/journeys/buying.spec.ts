import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const figure = (page: Page, label: string) =>
  page.locator('.calc-figures > div').filter({ hasText: label }).locator('dd');

test('first-time buyers see the rebates and every territory', async ({ page }) => {
  await page.goto('/first-time-buyers');
  await hydrated(page);
  await page.getByLabel('Your province or territory').selectOption('NT');
  await page.getByLabel('Price of the home').fill('450000');
  // 22,500 down; 427,500 and 4% of it is 444,600. 450 × 2.00 and 445 × 1.50
  await expect(figure(page, 'Land transfer tax or fees')).toHaveText('$1,567.50');
  await page.getByLabel('The home is newly built').check();
  await expect(figure(page, 'GST on a new home')).toHaveText('$22,500.00');
  await expect(figure(page, 'GST rebate the builder credits')).toHaveText('−$22,500.00');
  await page.getByText('Home Buyers’ Amount').click();
  await expect(page.getByText('Claim $10,000 on your tax return')).toBeVisible();
});
