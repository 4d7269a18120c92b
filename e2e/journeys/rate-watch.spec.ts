import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { emailsTo, linksTo } from '../support/emails';
import { alreadySignedIn, samplePerson } from '../support/people';
import { expect, hydrated, test } from '../support/test';

/** The mortgage somebody has. */
async function describe(page: Page): Promise<void> {
  await page.getByLabel('Switching pays more than its penalty').check();
  await page.getByLabel('What you still owe').fill('468000');
  await page.getByLabel('Your rate').fill('4.64');
  await page.getByLabel('Fixed', { exact: true }).check();
  await page.getByLabel('Years until it’s paid off').fill('22');
  await page.getByLabel('Months until your term ends').fill('27');
  await page.getByLabel('How your lender charges for leaving').selectOption('three-months');
  await page.getByLabel('Province').selectOption('ON');
}

test('the answer comes before the address; the link of the email begins the watch and ends it', async ({
  page,
  complaints,
}) => {
  const email = 'noor.watch@example.ca';
  await page.goto('/rates');
  await page.getByRole('link', { name: 'Watch rates for me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when switching pays more than its penalty');
  await hydrated(page);
  await describe(page);
  await expect(page.getByText('If you switched today')).toBeVisible();
  await expect(page.getByText(/^Switching today (?:would cost|leaves) you/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Watch it for me' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your email address',
    'Tick the box so that we can email you',
  ]);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/may email me when my rate watch is met/).check();
  await page.getByRole('button', { name: 'Watch it for me' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  expect(page.url()).not.toContain('468000');

  const [link = ''] = await linksTo(email, 'Confirm your rate watch');
  await page.goto(link);
  await expect(page.getByText('$468,000 at 4.64%')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, watch it for me' }).click();
  await expect(page.getByRole('heading', { name: 'We’re watching this for you' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop watching' }).click();
  await expect(page.getByRole('heading', { name: 'Your rate watch has stopped' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This rate watch has ended' })).toBeVisible();
  expect(emailsTo(email, 'Confirm your rate watch')).toBe(1);
  expect(complaints).toEqual([]);
});

test('a rate that somebody names, from their account, which lists it and stops it', async ({ page, complaints }) => {
  const person = samplePerson('ACCOUNT_HOLDER');
  await alreadySignedIn(page, person);
  await page.goto('/rates/watch');
  await hydrated(page);
  await page.getByLabel('A rate is published at a percent I name').check();
  await expect(page.getByLabel('What you still owe')).toHaveCount(0);
  await page.getByLabel('Term of the fixed rate').selectOption('5');
  await page.getByLabel('At this rate or lower').fill('1.5');
  await page.getByLabel('Province').selectOption('ON');
  await expect(page.getByText('We’ll email you at 1.50% or lower.')).toBeVisible();
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel(/may email me when my rate watch is met/).check();
  await page.getByRole('button', { name: 'Watch it for me' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto('/account?view=preferences');
  const stop = page.getByRole('button', { name: 'Stop watching: A 5-year fixed rate at 1.50% or lower' });
  await stop.click();
  await expect(page.getByText('We deleted this rate watch')).toBeVisible();
  await expect(stop).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
