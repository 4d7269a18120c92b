import type { Locator, Page } from '@playwright/test';
import { waitForFreeTimes } from '../support/free-times';
import { clean } from '../support/axe';
import { openOffice } from '../support/office';
import { theProduct } from '../support/product';
import { keptMail } from '../support/server';
import { expect, hydrated, test } from '../support/test';

test.use({ timezoneId: 'America/Vancouver', viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

const times = (page: Page) => page.locator('input[name="call-startsAt"]');

/** The contact page has a message form too. */
const bookingForm = (page: Page): Locator => page.locator('form').filter({ has: page.getByLabel('Number to call') });

/** Opens the form, fills in who to call and chooses the first free time of the shown day. Gives it. */
async function fillIn(page: Page, email: string): Promise<string> {
  await page.goto('/contact');
  await hydrated(page);
  await waitForFreeTimes(page);
  await expect(times(page).first()).toBeAttached();
  const form = bookingForm(page);
  await form.getByLabel('Full name').fill('Jordan Bélanger');
  await form.getByLabel('Number to call').fill('604 555 0117');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('What is it about?').selectOption('My renewal');
  await form.getByLabel(/may call and email me about this booking/).check();
  // late in a day it has one time left, and whatever is nearest to that is on another day
  await form
    .getByRole('radio', { name: /, \d\d free times$/ })
    .first()
    .check();
  const first = times(page).first();
  await first.check();
  return first.inputValue();
}

/** From Vancouver's clock, as this browser knows the law of the day: British Columbia changes it. */
const hoursToToronto = (page: Page, at: string): Promise<number> =>
  page.evaluate((moment) => {
    const hourIn = (timeZone: string): number =>
      Number(
        new Intl.DateTimeFormat('en-CA', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(new Date(moment)),
      );
    return (hourIn('America/Toronto') - hourIn('America/Vancouver') + 24) % 24;
  }, at);

const mailTo = (to: string): string[] => keptMail(theProduct().dataDir).filter((email) => email.includes(`To: ${to}`));

const book = `mutation ($i: BookingInput!, $at: DateTime!) { book(input: $i, startsAt: $at) { booking { token } } }`;

test('a call is booked on a phone, by its form; the invitation comes by email', async ({ page }) => {
  const startsAt = await fillIn(page, 'jordan@example.ca');
  await expect(page.getByText(/Pacific time · .* in Toronto/)).toBeVisible();
  await expect(
    page.getByText(`Our office is in Toronto, ${await hoursToToronto(page, startsAt)} hours ahead.`),
  ).toBeVisible();
  const clocks = page.getByRole('group', { name: 'Your call, coast to coast' }).getByRole('listitem');
  await expect(clocks).toHaveCount(6);
  await expect(clocks.filter({ hasText: 'Vancouver' })).toContainText('You');
  await expect(clocks.filter({ hasText: 'Toronto' })).toContainText('Our office');
  // on another clock the same moment stays chosen
  await page.getByLabel('Times are in').selectOption('America/Halifax');
  await expect(page.getByText(/Atlantic time · .* in Toronto/)).toBeVisible();
  await expect(clocks.filter({ hasText: 'Halifax' })).toContainText('You');
  await expect(page.locator(`input[name="call-startsAt"][value="${startsAt}"]`)).toBeChecked();
  await page.getByLabel('Times are in').selectOption('America/Vancouver');
  await clean(page);
  await page.getByRole('button', { name: /^Book \d/ }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  await clean(page);
  await expect.poll(() => mailTo('jordan@example.ca').length).toBe(1);
  const [email = ''] = mailTo('jordan@example.ca');
  expect(email).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  const files = email.match(/(?<=\r?\n\r?\n)[A-Za-z0-9+/=\r\n]{200,}(?=\r?\n)/g) ?? [];
  const texts = files.map((text) => Buffer.from(text, 'base64').toString());
  const plain = `${email} ${texts.join(' ')}`.replace(/=\r?\n/g, '');
  expect(plain).toContain('METHOD:REQUEST');
  expect(plain).toContain(`DTSTART:${startsAt.replace(/[-:]|\.000/g, '')}`);
});

test('a time that is taken meanwhile leaves the form as it is and offers the three nearest', async ({ page }) => {
  const startsAt = await fillIn(page, 'priya@example.ca');
  const office = await openOffice(theProduct().url);
  // whoever is free: until nobody is
  for (let taken = false, index = 0; !taken; index += 1) {
    const other = {
      fullName: 'Some Body',
      email: `other${index}@example.ca`,
      phone: `416 967 111${index}`,
      consent: true,
    };
    const reply = await office.query<{ book: { booking: object | null } }>(book, { i: other, at: startsAt });
    taken = reply.book.booking === null;
  }
  await page.getByRole('button', { name: /^Book \d/ }).click();
  await expect(page.getByRole('heading', { name: 'That time was just taken' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'The nearest times' }).getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: /, just taken$/ })).toBeDisabled();
  await expect(bookingForm(page).getByLabel('Full name')).toHaveValue('Jordan Bélanger');
  await clean(page);
  await page.getByRole('button', { name: / instead$/ }).click();
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
});

test('the link of the email moves the call and cancels it, signed out', async ({ page }) => {
  const [email = ''] = mailTo('jordan@example.ca');
  const link = /https?:\/\/[^\s"<>]+(\/booking\/[\w.-]+)/.exec(email.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[1];
  if (link === undefined) throw new Error('the email has no link');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your call', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await page.locator('input[name="new-time"]').last().check();
  await page.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText('Your call has a new time.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This call was moved after we sent this link.')).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel the call' }).click();
  await expect(page.getByRole('heading', { name: 'This call is cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden();
  // opened again later, the link says where the call stands and leads on
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This call is cancelled' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Have these handy' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book another call' })).toHaveAttribute('href', '/contact#book');
  await clean(page);
});

test('a form that lacks something says what, and leads to it', async ({ page }) => {
  await page.goto('/contact#book');
  await hydrated(page);
  await expect(times(page).first()).toBeAttached();
  await page.getByRole('button', { name: 'Book my call' }).click();
  await page.getByRole('link', { name: 'Choose a time for the call' }).click();
  await expect(times(page).first()).toBeFocused();
  await clean(page);
});

test('a call is booked by the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  /** Goes on with Tab until this has the focus. */
  const tabTo = async (target: Locator): Promise<void> => {
    const there = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 60 && !(await there()); step += 1) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await page.goto('/contact#book');
  await hydrated(page);
  await expect(times(page).first()).toBeAttached();
  const form = bookingForm(page);
  const day = form.getByRole('radio', { name: /, \d+ free times?$/ });
  await tabTo(day.first());
  await keyboard.press('ArrowRight');
  await expect(day.nth(1)).toBeChecked();
  await tabTo(times(page).first());
  await keyboard.press('ArrowRight');
  const chosen = times(page).nth(1);
  await expect(chosen).toBeChecked();
  const startsAt = await chosen.inputValue();
  for (const [label, typed] of [
    ['Full name', 'Kay Board'],
    ['Number to call', '604 555 0118'],
    ['Email', 'keys@e2e.example.ca'],
  ] as const) {
    await tabTo(form.getByLabel(label, { exact: true }));
    await keyboard.type(typed);
  }
  await tabTo(form.getByLabel(/may call and email me about this booking/));
  await keyboard.press('Space');
  await tabTo(form.getByRole('button', { name: /^Book \d/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
  const office = await openOffice(theProduct().url);
  const { calendar } = await office.query<{ calendar: { calls: object[] } }>(
    'query ($day: Date!) { calendar(from: $day, to: $day) { calls { startsAt fullName } } }',
    { day: startsAt.slice(0, 10) },
  );
  expect(calendar.calls).toContainEqual({ startsAt, fullName: 'Kay Board' });
});
