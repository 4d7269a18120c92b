import { desk, quiet, signedIn, test, tokenOf } from '../support/desk';
import { importManyRates } from '../support/many';
import { expect } from '../support/test';

test('5,000 rates: a table of 500 rows follows the keys, filters, and turns its pages', async ({ page, product }) => {
  const admin = await tokenOf(product.url);
  await importManyRates(product.url, admin);
  await signedIn(page, admin);
  await desk(page, '/admin/rates?per=500');
  const cells = page.locator('.rates-table .rate');
  await expect(cells).toHaveCount(500);
  await cells.first().click();
  for (let key = 0; key < 30; key += 1) await page.keyboard.press('ArrowDown');
  await expect(cells.nth(30)).toBeFocused();

  await page.getByRole('searchbox', { name: 'Filter by lender' }).pressSequentially('credit union');
  await expect(page).toHaveURL(/q=credit/);
  await expect(page.locator('.rates-table tbody tr').first()).toContainText('Credit Union');

  // the usual page has 50 rows
  await page.goto('/admin/rates');
  await expect(cells).toHaveCount(50);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^51 to 100 of/)).toBeVisible();
  await quiet(product.url, admin);
});
