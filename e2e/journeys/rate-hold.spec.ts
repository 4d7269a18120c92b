import { expectAccessible } from '../support/axe';
import { linksTo } from '../support/emails';
import { newFile } from '../support/enquiries';
import { alreadySignedIn, samplePerson } from '../support/people';
import { expect, hydrated, test } from '../support/test';

/** A day so many days ahead, as a date field takes it. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the office holds a rate for a client, who sees the days that are left behind the link of an email', async ({
  page,
  other: client,
  complaints,
}) => {
  const fullName = 'Holda Example';
  const email = 'holda@e2e.example.ca';
  const file = await newFile(fullName, { email, phone: '416 967-1395' });

  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto(file);
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Held rates' });
  await expect(panel.getByText('No lender holds a rate for this client.')).toBeVisible();
  await panel.getByText('Hold a rate', { exact: true }).click();
  const rate = panel.getByLabel('Rate', { exact: true });
  await expect(rate.locator('option').nth(1)).toBeAttached();
  await panel.getByRole('button', { name: 'Hold this rate' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Choose a rate, and enter the last day it is held.');
  // a lender further down is found by a part of its name
  const name = (await rate.locator('option').last().textContent())?.split(', ').at(-1) ?? '';
  await panel.getByLabel('Lender').fill(name.slice(1).toUpperCase());
  await expect(rate.locator('option').nth(1)).toContainText(name);
  await panel.getByLabel('Lender').fill('no such lender');
  await expect(panel.getByText('No lender of that name has a rate of this term.')).toBeVisible();
  await panel.getByLabel('Lender').fill(name);
  await expect(rate.locator('option').nth(1)).toContainText(name);
  await rate.selectOption({ index: 1 });
  await panel.getByLabel('Held until').fill(inDays(60));
  await panel.getByRole('button', { name: 'Hold this rate' }).click();
  await expect(panel.getByText(/^(?:59|60|61) days left$/)).toBeVisible();
  await expectAccessible(page);

  const [link = ''] = await linksTo(email, 'Your rate is held');
  await client.goto(link);
  await hydrated(client);
  await expect(client.getByText(/^(?:59|60|61) days left$/)).toBeVisible();
  expect(client.url()).not.toContain('token');
  await expectAccessible(client);

  await panel.getByRole('button', { name: /^End the hold: / }).click();
  await expect(panel.getByText('No lender holds a rate for this client.')).toBeVisible();
  await client.goto('/robots.txt');
  await client.goto(link);
  await expect(client.getByRole('heading', { name: 'No held rate here' })).toBeVisible();
  expect(complaints).toEqual([]);
});
