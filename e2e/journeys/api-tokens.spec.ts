import { expectAccessible } from '../support/axe';
import { alreadySignedIn, newPerson } from '../support/people';
import { theProduct } from '../support/product';
import { BESIDE_AXE, fitsEveryWidth } from '../support/sideways';
import { expect, hydrated, test } from '../support/test';

test('somebody makes a token and a webhook for a program, and takes both back', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await newPerson('Imani Okafor', 'imani@example.ca');
  await alreadySignedIn(page, person);
  await page.goto('/account?view=api');
  await hydrated(page);
  await expect(page.getByText('No tokens yet.')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Rates spreadsheet');
  await page.getByLabel('Read your applications').check();
  await page.locator('form#new-token').getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expect(page.getByRole('heading', { name: 'Copy your token now' })).toBeFocused();
  await expectAccessible(page, 'a new token');
  await fitsEveryWidth(page, 'a new token', BESIDE_AXE);
  await page.getByRole('button', { name: 'Copy the token' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  const read = async (path: string): Promise<number> =>
    (await fetch(`${theProduct().url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await read('/api/mortgage/user')).toBe(200);
  expect(await read('/api/mortgage-rates/current')).toBe(403);
  expect(await read('/api/users/profile')).toBe(403);

  // nobody is shown it again
  await page.reload();
  await hydrated(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Rates spreadsheet' });
  await expect(row).toContainText('Read your applications');
  await expect(row).toContainText('Last used');
  await expect(page.getByRole('main')).not.toContainText(token);

  await page.getByRole('button', { name: 'Revoke Rates spreadsheet' }).click();
  await fitsEveryWidth(page, 'the question before a token is revoked', BESIDE_AXE);
  await page.getByRole('button', { name: 'Revoke this token' }).click();
  await expect(page.getByText('“Rates spreadsheet” is revoked. It no longer works.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await read('/api/mortgage/user')).toBe(401);

  const webhook = page.locator('form#new-webhook');
  await webhook.getByLabel('Address').fill('https://hooks.example.ca/in');
  await webhook.getByLabel('One of your applications changes status').check();
  await webhook.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Create a webhook' }).click();
  await expect(page.getByRole('heading', { name: 'Copy your secret now' })).toBeFocused();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send a test event to https://hooks.example.ca/in' }).click();
  await expect(page.getByText('A test event is on its way.')).toBeVisible();
  await page.getByText('Recent events').click();
  await expect(page.getByRole('listitem').filter({ hasText: /^A test/ })).toContainText('on its way');
  await fitsEveryWidth(page, 'the events of a webhook', BESIDE_AXE);
  await page.getByRole('button', { name: 'Delete https://hooks.example.ca/in' }).click();
  await fitsEveryWidth(page, 'the question before a webhook is deleted', BESIDE_AXE);
  await expectAccessible(page, 'a webhook');
  await page.getByRole('button', { name: 'Delete this webhook' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  expect(complaints).toEqual([]);
});
