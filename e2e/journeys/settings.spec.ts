import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { Page } from '@playwright/test';
import { expectAccessible, inBothThemes } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

async function editor(page: Page, address = '/admin/settings'): Promise<void> {
  await alreadySignedIn(page, ADMIN);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Your changes' })).toBeVisible();
}

const tagline = (page: Page) => page.getByLabel('Tagline');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const visitorsSee = async (page: Page): Promise<string> => (await page.request.get('/about')).text();

test('a change is shown before it is saved, visitors see it, it is taken back, and mistakes are named', async ({
  page,
  complaints,
}) => {
  await editor(page);
  const before = await tagline(page).inputValue();
  const after = `Brokers since 2004, try ${test.info().repeatEachIndex}`;
  await expect(save(page)).toBeDisabled();
  await tagline(page).fill(after);
  const changes = page.getByRole('region', { name: 'Your changes' });
  await expect(changes).toContainText(after);
  await expect(changes).toContainText(before);
  await save(page).click();
  await expect(page.getByText(/^Saved as version \d+$/)).toBeVisible();
  await expect.poll(() => visitorsSee(page)).toContain(after);

  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const items = page.getByRole('listitem').filter({ hasText: /^Version \d/ });
  await expect(items.first()).toContainText('What visitors see');
  await expect(items.first()).toContainText(after);
  await inBothThemes(page, 'the versions of the settings');
  await items
    .nth(1)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore version/ })
    .click();
  await expect(page.getByText(/^Version \d+ is back$/)).toBeVisible();
  await expect.poll(() => visitorsSee(page)).toContain(before);
  await page.getByRole('link', { name: 'Back to the editor' }).click();
  await expect(tagline(page)).toHaveValue(before);

  // mistakes are named at their fields, and what was typed stays
  await page.getByLabel('Brand name').fill('');
  await page.getByLabel('Property search').fill('realtor.ca');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await save(page).click();
  await expect(page.getByText('The settings were not saved.')).toBeVisible();
  await expect(page.getByLabel('Brand name')).toHaveAccessibleDescription(/Enter the brand name/);
  await expect(page.getByLabel('Property search')).toHaveAccessibleDescription(/begins with https/);
  await expectAccessible(page, 'settings with mistakes');
  await page.getByRole('link', { name: 'Enter the street and number', exact: true }).click();
  await expect(page.getByLabel('Street', { exact: true }).nth(2)).toBeFocused();
  await expect(page.getByLabel('Property search')).toHaveValue('realtor.ca');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Property search')).toHaveValue(/^https/);
  expect(complaints).toEqual([]);
});

test('of two editors the second sees both changes and chooses', async ({ page, context }) => {
  await editor(page);
  const before = await page.getByLabel('Privacy officer').inputValue();
  const other = await context.newPage();
  await editor(other);
  await other.getByLabel('Privacy officer').fill('From the other desk');
  await save(other).click();
  await expect(other.getByText(/^Saved as version \d+$/)).toBeVisible();
  await page.getByLabel('Privacy officer').fill('From this desk');
  await save(page).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Which version is right?' });
  await expect(conflict).toContainText('From the other desk');
  await expect(conflict).toContainText('From this desk');
  await expectAccessible(page, 'two versions of the settings');
  await conflict.getByRole('button', { name: 'Go on with mine' }).click();
  await expect(page.getByLabel('Privacy officer')).toHaveValue('From this desk');
  await page.getByLabel('Privacy officer').fill(before);
  await save(page).click();
  await expect(page.getByText(/^Saved as version \d+$/)).toBeVisible();
});

test('testimonials are put in another order, and with fewer than the home page shows nothing is saved', async ({
  page,
  complaints,
}) => {
  await editor(page, '/admin/settings?section=testimonials');
  const names = page.getByLabel('Name', { exact: true });
  const [first, second] = [await names.nth(0).inputValue(), await names.nth(1).inputValue()];
  await page.getByRole('button', { name: 'Move testimonial 2 up' }).click();
  await expect(names.nth(0)).toHaveValue(second);
  const preview = page.getByRole('region', { name: 'On the site' });
  await expect(preview.getByRole('figure').first()).toContainText(second);
  await save(page).click();
  await expect(page.getByText(/^Saved as version \d+$/)).toBeVisible();
  const home = async (): Promise<string> => (await page.request.get('/')).text();
  await expect.poll(async () => (await home()).indexOf(second) < (await home()).indexOf(first)).toBe(true);
  await page.getByRole('button', { name: 'Remove testimonial 3' }).click();
  await save(page).click();
  await expect(page.getByText('The home page shows 3 testimonials.').first()).toBeVisible();
  await expectAccessible(page, 'too few testimonials');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Move testimonial 2 up' }).click();
  await save(page).click();
  await expect.poll(async () => (await home()).indexOf(first) < (await home()).indexOf(second)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a day that the office closes is gone from what visitors may book, and comes back', async ({
  page,
  complaints,
}) => {
  const offered = async (): Promise<string[]> => {
    const today = localDateOf(Date.now(), OFFICE_ZONE);
    const { data } = (await (
      await page.request.get(`/api/bookings/slots?from=${today}&to=${addDays(today, 20)}`)
    ).json()) as { data: { startsAt: string }[] };
    return [...new Set(data.map(({ startsAt }) => localDateOf(Date.parse(startsAt), OFFICE_ZONE)))];
  };
  // nobody of the other journeys books so far ahead
  const day = (await offered()).at(-1) ?? '';
  await editor(page, '/admin/settings?section=call-hours');
  await expectAccessible(page, 'call hours');
  await page.getByRole('button', { name: 'Add a day' }).click();
  const row = page.getByRole('region', { name: 'Days that differ' }).getByRole('listitem').last();
  await row.getByLabel('Day', { exact: true }).fill(day);
  await row.getByLabel('Why').fill('Everybody is away');
  await save(page).click();
  await expect(page.getByText(/^Saved as version \d+$/)).toBeVisible();
  await expect.poll(offered).not.toContain(day);
  await page.getByRole('button', { name: 'Remove day 1' }).click();
  await save(page).click();
  await expect.poll(offered).toContain(day);
  expect(complaints).toEqual([]);
});
