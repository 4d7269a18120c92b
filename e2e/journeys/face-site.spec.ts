import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { expect, hydrated, test } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The file of the build that holds a public page, as a pattern of its address */
const manifest = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../client/dist/web/.vite/manifest.json'), 'utf8'),
) as Partial<Record<string, { file: string }>>;
const fileOf = (name: string): string => `**/${manifest[`src/pages/public/${name}.tsx`]?.file}`;

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const cards = (page: Page): Locator =>
  page.locator('.bank-card').filter({ has: page.getByRole('link', { name: /about/i }) });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('expectation 1: the home page reads whole: headline, actions, three rate cards, answers, licence', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: '50+ lenders. One clear answer.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get pre-approved' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a consultation' })).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByText('Most clients hear back the same day')).toBeVisible();
    await page.getByText('What does it cost to use a broker?').click();
    await expect(page.getByText('On most mortgages, nothing.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Unlock More Rates' })).toBeVisible();
    await expect(page.locator('.accordion details')).toHaveCount(4);
    await expect(page.getByRole('contentinfo')).toContainText(/Brokerage licence \S+/);
  });

  test('expectation 11: the search of an unknown address answers', async ({ page }) => {
    await page.goto('/nope');
    await page.getByLabel('What were you looking for?').fill('down payment');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/nope\?q=down\+payment$/);
    await expect(page.getByRole('status')).toContainText('1 page for “down payment”');
    await expect(page.getByRole('link', { name: 'First-time home buyers' })).toHaveAttribute(
      'href',
      '/first-time-buyers',
    );
  });
});

test('the home page: what a rate card says, the questions, and nothing that moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await test.step('reduced motion: nothing moves by itself, and a change of page is at once', async () => {
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
  await test.step('expectation 5: a rate card says whose, which term, how much, as of when and on what condition', async () => {
    const rates = page.locator('#rates');
    await expect(rates.getByText(/Updated (today|yesterday) at \d{1,2}:\d\d [ap]\.m\.(?!\.)/)).toBeVisible();
    await expect(rates.getByText(/O\.A\.C\./)).toBeVisible();
    for (const card of await cards(page).all()) {
      await expect(card).toContainText(/\d+-(year|month) (fixed|variable)/);
      await expect(card).toContainText(/\d\.\d\d\s*%/);
      await expect(card).toContainText(/\$\d,\d{3}\/mo on \$500K/);
    }
    expect(await page.locator('main').innerText()).not.toContain('.m..');
  });
  await test.step('the questions are opened and closed by the keyboard', async () => {
    const question = page.locator('summary', { hasText: 'What does it cost to use a broker?' });
    const answer = page.getByText('On most mortgages, nothing.');
    await expect(answer).toBeHidden();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();
  });
  await test.step('one question opens, the other closes, and axe finds nothing', async () => {
    await page.locator('summary', { hasText: 'What does it cost to use a broker?' }).click();
    await page.getByText('Will comparing rates hurt my credit score?').click();
    await expect(
      page.getByText('Comparing rates and sending the short form won’t affect your credit score.'),
    ).toBeVisible();
    await expect(page.getByText('On most mortgages, nothing.')).toBeHidden();
    await expectAccessible(page);
  });
});

test('expectation 6: three cards and a way to more, then four, and nothing below them moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Unlock More Rates' })).toBeVisible();
  const below = page.getByRole('heading', { name: 'A mortgage for how you actually live' });
  const top = async (): Promise<number> => Math.round(((await below.boundingBox())?.y ?? 0) + (await scrollY(page)));
  const before = await top();
  await alreadySignedIn(page);
  await page.goto('/');
  await hydrated(page);
  // on a phone the fourth card stands where the prompt stood, and is as tall as the other three
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Unlock More Rates' })).toHaveCount(0);
  }
  expect(await top()).toBe(before);
});

test('expectation 8: each claim leads to what it rests on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/about']) {
    await page.goto(address);
    await hydrated(page);
    const facts = page.locator('section dl > div').filter({ has: page.locator('dt') });
    for (const claim of ['50+ lenders', 'Same day', 'Up to $6,000', '24 hours']) {
      const mark = facts.filter({ hasText: claim }).getByRole('link');
      const target = (await mark.getAttribute('href')) ?? '';
      await mark.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(target)).toBeInViewport();
      expect((await page.locator(target).innerText()).length).toBeGreaterThan(40);
    }
  }
  for (const address of ['/contact', '/form-selection']) {
    await page.goto(address);
    const mark = page.getByRole('link', { name: 'See note 1' }).first();
    await expect(page.locator((await mark.getAttribute('href')) ?? '')).toHaveCount(1);
  }
});

test('expectation 9: the next page begins at its heading; Back returns to where one was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Privacy \|/);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^About Us \|/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveTitle(/^Privacy \|/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
});

test('expectation 9: a bar shows progress only when a page takes its time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await hydrated(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const chunk = fileOf('privacy');
  await page.route(chunk, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await link.scrollIntoViewIfNeeded();
  await page.clock.install();
  const asked = page.waitForRequest(chunk);
  await link.hover();
  await asked;
  await page.clock.runFor(1_000);
  // fetched ahead: nobody waits for it yet
  await expect(bar).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await link.click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.clock.runFor(100);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(bar).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await expect(bar).toHaveCount(0);
});

test('expectation 9: a page is fetched when somebody points at its link, or comes to it by keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const privacy = page.waitForResponse(fileOf('privacy'));
  await footer.getByRole('link', { name: 'Privacy' }).focus();
  expect((await privacy).status()).toBe(200);
  const careers = page.waitForResponse(fileOf('careers'));
  await footer.getByRole('link', { name: 'Careers' }).hover();
  expect((await careers).status()).toBe(200);
  await expect(page).toHaveURL(/\/about$/);
});

test('expectation 11: an unknown address helps with a search, a telephone number and a guess', async ({ page }) => {
  const answer = await page.goto('/mortgage-rates.html');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^1 \d{3} \d{3}-\d{4}$/ })).toBeVisible();
  await page.getByLabel('What were you looking for?').fill('xyzzy');
  await page.getByLabel('What were you looking for?').press('Enter');
  await expect(page.getByRole('status')).toContainText('Nothing for “xyzzy”');
  await expect(page.getByRole('main').getByRole('link', { name: 'Today’s best rates' })).toBeVisible();
  await expectAccessible(page);
});
