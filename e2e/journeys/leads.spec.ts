import type { Locator, Page } from '@playwright/test';
import { openOffice } from '../support/office';
import { alreadySignedIn } from '../support/people';
import { theProduct } from '../support/product';
import { ADMIN, keptMail } from '../support/server';
import { expect, hydrated, test } from '../support/test';

async function fillPerson(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel('Full name').fill('Ada Tremblay');
  await form.getByLabel('Email address').fill(email);
}

/** The office's page about what came from this address. */
async function openEnquiry(page: Page, email: string): Promise<void> {
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /Ada Tremblay/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Ada Tremblay', level: 1 })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a landing page keeps what is typed before its code, takes a corrected lead, and the office has it', async ({
    page,
    product,
    complaints,
  }) => {
    const email = `renewal.${Date.now()}@example.ca`;
    await page.goto('/mortgage/renewal');
    await hydrated(page);
    const form = page.locator('#lead form');
    // nobody has turned to it: the server's form stands, without its code
    await expect(form).not.toHaveAttribute('data-hydrated', 'yes');
    await fillPerson(page, email);
    await page.getByLabel('Phone number').fill('416');
    await expect(form).toHaveAttribute('data-hydrated', 'yes');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Tremblay');
    await page.getByText('Add details (optional)').click();
    await page.getByLabel('What you still owe').fill('420000');
    await page.getByRole('button', { name: 'Check my renewal' }).click();

    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter a phone number with at least 10 digits',
      'Tick the box so that a broker can contact you',
    ]);
    await page.getByLabel('Phone number').fill('416 967-1111');
    await page.getByLabel(/A licensed broker may call or email me/).check();
    await page.getByRole('button', { name: 'Check my renewal' }).dblclick();

    await expect(page.getByRole('heading', { name: /Thank you/, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/renewal\/thankyou$/);
    await expect(page.getByText(/calls or emails you by \w+day, \w+ \d+, \d+:\d\d [ap]\.m\./)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/contact#book');
    const replies = (): string[] => keptMail(product.dataDir).filter((mail) => mail.includes(`To: ${email}`));
    await expect.poll(() => replies().length).toBe(1);
    expect(replies()[0]).not.toMatch(/420[ ,]?000/);
    expect(complaints).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await openEnquiry(page, email);
    await expect(page.getByRole('heading', { name: 'Renewal · landing page' })).toBeVisible();
    await expect(page.getByText('$420,000.00')).toBeVisible();
  });
});

test('where a visit began survives three pages, and stands on what is sent; nothing personal does', async ({
  page,
}) => {
  const email = `campaign.${Date.now()}@example.ca`;
  await page.goto('/rates?utm_source=newsletter&utm_campaign=spring&utm_content=ada@example.ca&who=Ada', {
    referer: 'https://news.example.ca/stories/7?reader=ada',
  });
  await hydrated(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Calculator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /calculator/i })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/About/);
  await footer.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('link', { name: 'Write to us' }).first().click();
  // the form of a call may stand on the page, too
  await fillPerson(page.locator('#write'), email);
  await page.getByLabel('Your message').fill('I read about you');
  await page.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.getByRole('heading', { name: /Thank you/, level: 1 })).toBeVisible();
  await openEnquiry(page, email);
  // a message needs no phone number
  await expect(page.getByText('I read about you')).toBeVisible();
  await expect(page.getByText('Not given')).toBeVisible();
  const origin = page.getByRole('region', { name: 'Where they came from' });
  await expect(origin).toContainText('/rates');
  await expect(origin).toContainText('news.example.ca');
  await expect(origin).toContainText('newsletter');
  await expect(origin).toContainText('spring');
  await expect(origin).not.toContainText(/ada|stories|reader/i);
});

test('a thank-you opened directly claims nothing, and offers a call', async ({ page, complaints }) => {
  for (const address of ['/renewal/thankyou', '/realtorquest-letsconnect/thankyou']) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByText(/Once you’ve sent/)).toBeVisible();
    await expect(page.getByText(/We have your form/)).toBeHidden();
    await page.getByRole('link', { name: 'Book a call' }).click();
    await expect(page.locator('input[name="call-startsAt"]').first()).toBeAttached();
  }
  expect(complaints).toEqual([]);
});

test('each landing page stands alone with its licences, and its form leads to a thank-you in its place', async ({
  page,
  complaints,
}, { repeatEachIndex }) => {
  test.slow();
  const landings = [
    ['/mortgage', 'Talk to a broker', /landing page/i],
    ['/2ndmortgage', 'Compare both for me', /second mortgage/i],
    ['/private-financing', 'Plan my way back', /private financing/i],
    ['/self-employed-mortgage', 'Read my return with me', /self-employed/i],
  ] as const;
  const emailOf = (address: string): string => `from-${address.slice(1)}.${repeatEachIndex}@e2e.example.ca`;
  await page.goto('/about');
  await hydrated(page);
  for (const [address, button] of landings) {
    await page.goto(address);
    await hydrated(page);
    // its head is the name and the number to call
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(/Brokerage licences? \S+/);
    await expect(page.getByRole('contentinfo')).toContainText('We arrange mortgages; we don’t lend.');

    await fillPerson(page, emailOf(address));
    await page.getByLabel('Phone number').fill('416 967-1111');
    // only the page that is about no type asks for it
    if (address === '/mortgage') await page.getByLabel('What do you need?').selectOption('Refinance');
    await page.getByLabel(/A licensed broker may call or email me/).check();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: /Thank you/, level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/thankyou');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(complaints).toEqual([]);
    // it stands in the place of the first form: Back leads to the page before that
    if (address !== landings[0][0]) continue;
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
  const office = await openOffice(theProduct().url);
  for (const [address, , subject] of landings) {
    const { enquiries } = await office.query<{ enquiries: { items: { subject: string; email: string }[] } }>(
      'query ($q: String) { enquiries(filter: { q: $q }) { items { subject email } } }',
      { q: emailOf(address) },
    );
    // the search finds what is alike as well
    const own = enquiries.items.filter(({ email }) => email === emailOf(address));
    expect(own.map((item) => item.subject)).toEqual([expect.stringMatching(subject)]);
  }
});

test('the contact page has the number, the hours and a map of each office', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:+1"]').first()).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: /Monday/ })).toContainText(/\d [ap]\.m\. to \d/);
  await expect(main).toContainText('We answer online applications within 24 hours, every day of the year.');
  const maps = main.getByRole('link', { name: /Show on a map/ });
  expect(await maps.count()).toBeGreaterThan(0);
  for (const map of await maps.all()) {
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=./);
  }
});
