import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { alreadySignedIn, samplePerson } from '../support/people';
import { expect, hydrated, test } from '../support/test';

interface Labels {
  header: string[];
  about: string[];
  signedIn: string[];
  home: string[];
}
const { labels } = JSON.parse(
  fs.readFileSync(new URL('../../domain/test/customer-words.json', import.meta.url), 'utf8'),
) as { labels: Labels };

/** The whole text of a control or heading, with either apostrophe. */
const named = (where: Page | Locator, label: string): Locator =>
  where
    .locator('a, button, h1, h2, h3')
    .filter({ hasText: new RegExp(`^\\s*${label.replace("'", "['’]")}\\s*$`) })
    .first();

test('the labels that the customer fixed stand word for word', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const header = page.locator('header.site-head');
  for (const label of labels.header) await expect(named(header, label), label).toBeVisible();
  await header.getByRole('button', { name: 'About' }).click();
  for (const label of labels.about) await expect(named(header, label), label).toBeVisible();
  for (const label of labels.home) await expect(named(page, label), label).toBeAttached();
});

test('so do those of an administrator’s menu', async ({ page }) => {
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto('/');
  await hydrated(page);
  const header = page.locator('header.site-head');
  await header.getByRole('button', { name: /Account|Avery/ }).click();
  for (const label of labels.signedIn) await expect(named(header, label), label).toBeVisible();
});
