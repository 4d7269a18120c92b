import type { Page } from '@playwright/test';
import { withAnswers, ANSWERS } from '../support/application';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, fillBasicForm, hydrated, test } from '../support/test';

const AD = 'utm_source=google&utm_medium=cpc&utm_campaign=fall&gclid=EAIaIQ-touch_1';

/** Every address that the page asks for, its own and those of its calls. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  return addresses;
}

/** The office's page about what came from this address, and where it came from. */
async function originOf(page: Page, email: string) {
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /Ada Tremblay/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Ada Tremblay', level: 1 })).toBeVisible();
  return page.getByRole('region', { name: 'Where they came from' });
}

/** What a heading's list says, from here to the next heading */
const under = (origin: Awaited<ReturnType<typeof originOf>>, heading: string) =>
  origin.getByRole('heading', { name: heading }).locator('xpath=following-sibling::dl[1]');

test('an ad’s landing page and a later newsletter both stand on a basic application', async ({ page }) => {
  const email = `touch.basic.${Date.now()}@example.ca`;
  const addresses = addressesOf(page);
  await page.goto(`/mortgage/renewal?${AD}`, { referer: 'https://www.google.com/' });
  await hydrated(page);
  await page.goto('/rates?utm_source=newsletter&utm_campaign=november', {
    referer: 'https://news.example.ca/stories/7?reader=ada',
  });
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
  await page.getByRole('link', { name: /Basic form/ }).click();
  await expect(page.getByLabel('New purchase')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await fillBasicForm(page, email);
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page).toHaveURL('/mortgage/success');
  expect(addresses.filter((address) => /touch\.basic|Tremblay|4169671111|416 967/.test(address))).toEqual([]);

  const origin = await originOf(page, email);
  const first = under(origin, 'First visit');
  for (const text of ['/mortgage/renewal', 'www.google.com', 'google', 'cpc', 'fall', 'EAIaIQ-touch_1']) {
    await expect(first).toContainText(text);
  }
  const last = under(origin, 'Latest arrival');
  for (const text of ['/rates', 'news.example.ca', 'newsletter', 'november']) await expect(last).toContainText(text);
  await expect(last).not.toContainText(/gclid|EAIaIQ|reader|stories/);
});

test('a landing page stands on a comprehensive application, after several steps and a reload', async ({ page }) => {
  const email = `touch.whole.${Date.now()}@example.ca`;
  const addresses = addressesOf(page);
  await page.goto(`/2ndmortgage?${AD}`, { referer: 'https://www.google.com/' });
  await hydrated(page);
  await withAnswers(page, { ...ANSWERS, applicant: { ...(ANSWERS['applicant'] as object), email } });
  await page.goto('/form-selection');
  await hydrated(page);
  await page.getByRole('link', { name: /Comprehensive form/ }).click();
  await page.getByRole('link', { name: 'Your work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your work' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your work' })).toBeHidden();
  await page.reload();
  await hydrated(page);
  await page.goto('/comprehensive-form?section=check');
  await hydrated(page);
  await page.getByLabel(/Use my information/).check();
  await page.getByLabel(/Contact me/).check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL('/comprehensive-success');
  expect(addresses.filter((address) => /touch\.whole|Tremblay|967-?1111|86,?400/.test(address))).toEqual([]);

  const origin = await originOf(page, email);
  for (const text of ['/2ndmortgage', 'www.google.com', 'google', 'cpc', 'fall', 'EAIaIQ-touch_1']) {
    await expect(origin).toContainText(text);
  }
  // one arrival alone: nothing is said twice
  await expect(origin.getByRole('heading', { name: 'Latest arrival' })).toBeHidden();
});
