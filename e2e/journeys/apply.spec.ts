import { keptMail } from '../support/server';
import { expect, hydrated, signIn, test } from '../support/test';

test('a visitor picks a rate, applies, and the office has it', async ({ page, complaints, product }) => {
  const email = `ada.${Date.now()}@example.ca`;
  await page.goto('/');
  await hydrated(page);
  const cards = page.locator('.bank-card').filter({ has: page.getByRole('link', { name: /about/i }) });
  const lender = (await cards.nth(1).locator('.rc-h').innerText()).split('\n')[0] ?? '';
  await cards.nth(1).getByRole('link').click();

  await expect(page).toHaveURL(/\/basic-form\?bank=/);
  await expect(page.getByText('You asked about')).toBeVisible();
  await expect(page.locator('.chosen-bank')).toContainText(lender);

  await page.getByLabel('New purchase').check();
  await page.getByLabel('Purchase price').fill('640000');
  await expect(page.getByLabel('Purchase price')).toHaveValue('640,000');
  await page.getByLabel('Down payment').fill('128000');
  await expect(page.getByText('20% of the price', { exact: true })).toBeVisible();
  await page.getByLabel('Full name').fill('Ada Tremblay');
  await page.getByLabel('Email address').fill('ada@');
  await page.getByLabel('Phone number').fill('+1 (416) 967-1111');
  await page.getByLabel('Full name').focus();
  await expect(page.getByLabel('Phone number')).toHaveValue('416 967-1111');
  await expect(page.getByText('Phone number verified successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Send my application' }).click();

  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email address, like name@example.ca',
    'Tick the box so that a broker can contact you',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link').first().click();
  const field = page.getByLabel('Email address');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(email);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/A licensed broker may call or email me/).check();
  await page.getByRole('button', { name: 'Send my application' }).dblclick();

  await expect(page).toHaveURL(/\/mortgage\/success$/);
  const number = (await page.locator('.app-number .num').innerText()).trim();
  expect(number).toMatch(/^MB-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/);

  const emails = (): string[] => keptMail(product.dataDir).filter((mail) => mail.includes(number));
  await expect.poll(() => emails().filter((mail) => mail.includes(`To: ${email}`)).length).toBe(1);

  await page.goBack();
  await expect(page).not.toHaveURL(/success|basic-form/);

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin$/);
  await page
    .getByRole('link', { name: /Ada Tremblay/ })
    .first()
    .click();
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByText('$640,000').first()).toBeVisible();
  await page.getByRole('button', { name: /In review/ }).click();
  await expect(page.getByText('In review').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('In review').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
