import { COLLECTOR } from '@brokerage/domain/analytics/settings';
import type { Page } from '@playwright/test';
import { expectPageAccessible, expectAccessibleInBothThemes } from '../support/axe';
import { escape } from '../support/escape';
import { MESSAGES_STAY } from '../support/messages';
import { HANG_MS } from '../support/server';
import { expect, hydrated, test } from '../support/test';
import { serveClient } from '../support/vite';

let dev: Awaited<ReturnType<typeof serveClient>>;
test.beforeAll(async () => {
  dev = await serveClient();
});
test.afterAll(() => dev.close());

async function open(page: Page, address: string, heading: string): Promise<void> {
  // there is no server behind these pages: it cannot say who we are, and visits are not counted
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'there is no server' }] } }));
  await page.route(`**${COLLECTOR}/settings`, (route) => route.fulfill({ json: { on: false } }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // the first visit bundles what the pages import: on a busy machine that takes its time
  await page.goto(dev.url + address);
  await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible({ timeout: HANG_MS });
  await hydrated(page);
}

test('every component of the public site has nothing for axe to find', async ({ page, complaints }) => {
  await open(page, '/dev/components', 'Components');
  await expectPageAccessible(page);

  await page.getByRole('button', { name: 'Send empty' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await page.getByRole('button', { name: 'Let sending fail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was sent' })).toBeFocused();
  await page.getByRole('button', { name: 'About', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Our story' })).toBeVisible();
  await expectPageAccessible(page);

  await page.getByRole('button', { name: 'Open the sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Sample sheet' })).toBeVisible();
  await expectPageAccessible(page, 'the sheet', 'dialog[open]');
  expect(complaints).toEqual([]);
});

test('every component of the console has nothing for axe to find in either theme', async ({ page, complaints }) => {
  await page.addInitScript(({ messages }) => localStorage.setItem('messages', messages), MESSAGES_STAY);
  await open(page, '/dev/components/console', 'Components of the console');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-tier', 'app');
  await page.getByRole('radio', { name: 'Dark', exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Light', exact: true }).click();
  await expect(html).not.toHaveAttribute('data-theme');
  // from here on the theme is the machine's
  await page.getByRole('radio', { name: 'As my device' }).click();
  // the chart's own code has come
  await expect(page.getByRole('figure', { name: 'Best rate' })).toHaveCount(2);
  await expectAccessibleInBothThemes(page);

  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu').or(page.getByRole('listbox')).or(page.getByRole('dialog'))).toHaveCount(0);
  };
  for (const [button, role] of [
    ['Actions for Northgate 5-year fixed', 'menu'],
    ['Term: 5 years', 'menu'],
    ['Columns', 'menu'],
    ['What is new', 'dialog'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await expectAccessibleInBothThemes(page, button, `[role=${role}]`);
    await close();
  }
  await page.getByRole('button', { name: /^Choose/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the choices', '[role=listbox]');
  await close();

  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Edit rate' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dialog', '[role=dialog]');
  await close();
  await page.getByRole('button', { name: 'Confirm by name' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Northgate?' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the question', '[role=alertdialog]');
  await escape(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'With Undo' }).click();
  await expect(page.getByText('3 rates archived')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the message', '.a-toasts');
  expect(complaints).toEqual([]);
});
