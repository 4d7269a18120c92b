import { expect, test as base, type Page } from '@playwright/test';
import { ADMIN } from './server';

export { expect };

/** Tests with the product's address, and a page on which nothing may go wrong unseen. */
export const test = base.extend<{ complaints: string[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  baseURL: async ({}, use) => {
    await use(process.env.E2E_URL);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
    },
    { auto: true },
  ],
});

/** Until React has taken the page over. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Fills the basic form with what it needs, and nothing more. */
export async function fillBasicForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('New purchase').check();
  await page.getByLabel('Full name').fill('Ada Tremblay');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('4169671111');
  await page.getByLabel(/I agree that a licensed broker/).check();
}
