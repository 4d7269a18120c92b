import type { Locator, Page } from '@playwright/test';
import { CHAT_REPLY_DELAY_MS } from '@brokerage/domain/vocabulary/constants';
import { clean, cleanAgain, narrow } from '../support/axe';
import { openOffice } from '../support/office';
import { expect, hydrated, test } from '../support/test';

const NUDGE_MS = 45_000;
const assistant = (page: Page): Locator => page.getByRole('dialog', { name: 'Tamarack assistant' });
const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Chat with us' });

/** Opens the page with a clock that the test moves on, up to where the page is at rest and offers the chat. */
async function atRest(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.runFor(3_000);
  await expect(launcher(page)).toBeVisible();
}

async function open(page: Page, address = '/rates'): Promise<void> {
  await atRest(page, address);
  await launcher(page).click();
  await expect(assistant(page)).toBeVisible();
}

/** The moment that the bot takes to write. */
const replyTime = (page: Page): Promise<void> => page.clock.runFor(CHAT_REPLY_DELAY_MS);

/** Writes an answer and waits for the bot's. */
async function answer(page: Page, label: string, text: string, reply: RegExp): Promise<void> {
  await assistant(page).getByRole('textbox', { name: label }).fill(text);
  await page.keyboard.press('Enter');
  await replyTime(page);
  await expect(assistant(page).getByRole('log').getByText(reply).last()).toBeVisible();
}

test('answered to step 4 and reloaded: it is all there, and Back leads to the page before (10)', async ({
  page,
  complaints,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await open(page);
  await expect(page).toHaveURL(/\/rates\?step=bot-step-1$/);
  const entries = await page.evaluate(() => history.length);
  const log = assistant(page).getByRole('log');

  await assistant(page).getByRole('textbox', { name: 'Name' }).fill('nope');
  await page.keyboard.press('Enter');
  await expect(log.getByText('The assistant is typing')).toBeAttached();
  await replyTime(page);
  await expect(log.getByText(/^Assistant: Oops, .*never sell it/)).toBeVisible();
  await expect(log.getByText('The assistant is typing')).toHaveCount(0);
  await answer(page, 'Name', 'Ada Tremblay', /Nice to meet you, Ada/);
  await answer(page, 'Phone', 'cant', /Oops, our specialists need your number/);
  await answer(page, 'Phone', '12345', /Oops, please enter at least 10 digits/);
  await answer(page, 'Phone', '000 000 0000', /Oops, Please provide a valid phone number\./);
  await answer(page, 'Phone', '416 967-1111', /What can we help you with/);
  await answer(page, 'Service', 'a loan', /Oops, please choose one of the options/);
  await assistant(page).getByRole('button', { name: 'Refinance' }).click();
  await replyTime(page);
  await expect(log.getByText(/your email address/)).toBeVisible();
  await expect(page).toHaveURL(/\?step=bot-step-4$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await assistant(page).getByRole('textbox', { name: 'Email' }).fill('ada@exam');

  await page.reload();
  await hydrated(page);
  await page.clock.runFor(3_000);
  await expect(log.getByText(/your email address/)).toBeVisible();
  await expect(log.getByText('416 967-1111')).toBeVisible();
  await expect(assistant(page).getByRole('textbox', { name: 'Email' })).toHaveValue('ada@exam');
  await expect(page).toHaveURL(/\?step=bot-step-4$/);
  await answer(page, 'Email', 'ada@exam', /format isn’t right \(example name@example\.ca\)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expect(complaints).toEqual([]);
});

test('a lead that did not go through is sent again, and the office has it once', async ({ page, product }) => {
  const email = 'chat@e2e.example.ca';
  await open(page, '/');
  await answer(page, 'Name', 'Chantal Roy', /Nice to meet you, Chantal/);
  await answer(page, 'Phone', '416 967-1111', /What can we help you with/);
  await assistant(page).getByRole('button', { name: 'Other' }).click();
  await replyTime(page);
  await answer(page, 'Email', email, /Tell me in a sentence what you need/);
  await answer(page, 'Comments', 'help', /Oops, please tell me a little more/);
  await page.route('/graphql', (route) =>
    route.request().postData()?.includes('SendChatLead') ? route.abort() : route.fallback(),
  );
  await answer(page, 'Comments', 'A cabin by the lake', /I’m sorry, that didn’t go through.*hello@example\.ca/);
  await clean(page);
  await page.unroute('/graphql');
  await assistant(page).getByRole('button', { name: 'Try again' }).click();
  await replyTime(page);
  await expect(assistant(page).getByText(/Thank you! A licensed broker will reply within 24 hours/)).toBeVisible();
  await expect(page).toHaveURL(/\?step=bot-step-9$/);
  await clean(page);
  expect(await page.evaluate(() => localStorage.getItem('chat'))).toBe('completed');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toMatch(
    /Chantal|9671111|cabin/,
  );
  for (const name of ['See the rates', 'Open the calculator', 'Read the blog', 'Home']) {
    await expect(assistant(page).getByRole('link', { name })).toBeVisible();
  }
  await assistant(page).getByRole('link', { name: 'See the rates' }).click();
  await expect(page).toHaveURL(/\/rates$/);
  await expect(assistant(page)).toBeHidden();

  const office = await openOffice(product.url);
  const { enquiries } = await office.query<{ enquiries: { items: { subject: string; fullName: string }[] } }>(
    'query ($q: String) { enquiries(filter: { q: $q }) { items { subject fullName } } }',
    { q: email },
  );
  expect(enquiries.items).toEqual([{ subject: 'Other · chat', fullName: 'Chantal Roy' }]);
});

test('by its invitation: it names the day’s rate, ends with three, and a free time is booked with what was told', async ({
  page,
}) => {
  await atRest(page, '/rates');
  await page.clock.runFor(NUDGE_MS);
  const invitation = page.getByRole('button', { name: /Questions about a mortgage/ });
  await expect(invitation).toBeVisible();
  await clean(page, 'the invitation');
  await invitation.click();
  await expect(assistant(page)).toBeVisible();
  const log = assistant(page).getByRole('log');
  const choose = async (option: string, reply: RegExp): Promise<void> => {
    await assistant(page).getByRole('button', { name: option, exact: true }).click();
    await replyTime(page);
    await expect(log.getByText(reply).last()).toBeVisible();
  };
  await answer(page, 'Name', 'Bruno Roy', /Nice to meet you, Bruno/);
  await answer(page, 'Phone', '416 967-1111', /What can we help you with/);
  await clean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await cleanAgain(page);
  await narrow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose('Renewal', /your email address/);
  await answer(page, 'Email', 'bruno@e2e.example.ca', /how much is your home worth/);
  await choose('$500K-$1M', /how large a mortgage/);
  await choose('$200K - $500K', /anything else a broker should know/);
  await expect(log.getByText(/Today’s best \d+-year fixed for you is .*% APR.* On \$500,000/)).toBeVisible();
  await answer(page, 'Comments', 'Evenings suit me', /Thank you! A licensed broker will reply/);
  const rates = assistant(page).getByRole('region', { name: 'Your best rates today' });
  await expect(rates.getByRole('listitem')).toHaveCount(3);
  const times = assistant(page).getByRole('region', { name: 'Book a call' });
  await expect(times.getByRole('link')).toHaveCount(4);
  await clean(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await cleanAgain(page);
  await narrow(page);

  await times.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/contact#book$/);
  await expect(page.getByRole('textbox', { name: 'Number to call' })).toHaveValue('416 967-1111');
  await expect(page.getByRole('combobox', { name: /What is it about/ })).toHaveValue('renewal');
  await page.getByRole('checkbox', { name: /may call and email me/ }).check();
  await page.getByRole('button', { name: /^Book .*day$/ }).click();
  await expect(page.getByRole('heading', { name: /booked/i })).toBeVisible();
});

// beside which pages it stands is asserted in client/src/app/layouts/beside.test.tsx
test('it stands beside a page it belongs to and not beside another, and covers no bar', async ({ page }) => {
  await atRest(page, '/blog/first');
  await atRest(page, '/');
  const dock = await page.getByRole('complementary', { name: 'Get started' }).boundingBox();
  const button = await launcher(page).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  await page.goto('/contact');
  await hydrated(page);
  await page.clock.runFor(10_000);
  await expect(launcher(page)).toHaveCount(0);
});

test('A3: it can be read, answered and closed in a page at 400 %, and on a small phone on its side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await atRest(page, '/rates');
  const panel = page.getByRole('dialog', { name: /assistant/ });
  for (const size of [
    { width: 320, height: 256 },
    { width: 568, height: 240 },
  ]) {
    await page.setViewportSize(size);
    await launcher(page).click();
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('textbox')).toBeInViewport({ ratio: 1 });
    expect((await panel.getByRole('log').boundingBox())?.height).toBeGreaterThan(60);
    const close = panel.getByRole('button', { name: 'Close the assistant' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(panel).toHaveCount(0);
    await expect(launcher(page)).toBeFocused();
  }
});
