import type { Page } from '@playwright/test';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { clean, inBothThemes } from '../support/axe';
import { openOffice } from '../support/office';
import { alreadySignedIn } from '../support/people';
import { theProduct } from '../support/product';
import { bearsSpacing, deskBearsLargeText } from '../support/sideways';
import { ADMIN } from '../support/server';
import { expect, test } from '../support/test';

interface Call {
  id: string;
  startsAt: string;
  sequence: number;
  fullName: string;
  status: string;
}

const today = localDateOf(Date.now(), OFFICE_ZONE);
const dayOf = (at: string): string => localDateOf(Date.parse(at), OFFICE_ZONE);
const grid = (page: Page) => page.getByRole('region', { name: 'Hours' });
const blockOf = (page: Page, name: string) => grid(page).getByRole('button', { name: new RegExp(name) });

async function callsOf(name: string): Promise<Call[]> {
  const office = await openOffice(theProduct().url);
  const { calendar } = await office.query<{ calendar: { calls: Call[] } }>(
    'query ($f: Date!, $t: Date!) { calendar(from: $f, to: $t) { calls { id startsAt sequence fullName status } } }',
    { f: addDays(today, -5), t: addDays(today, 25) },
  );
  return calendar.calls.filter(({ fullName }) => fullName === name);
}

/** Times that an adviser has free, on days from `days` ahead */
async function freeTimes(days: number): Promise<{ agentId: string; lane: string; times: string[] }> {
  const office = await openOffice(theProduct().url);
  const [from, to] = [addDays(today, days), addDays(today, days + 4)];
  const { calendar } = await office.query<{ calendar: { lanes: { agentId: string; name: string }[] } }>(
    'query ($f: Date!, $t: Date!) { calendar(from: $f, to: $t) { lanes { agentId name } } }',
    { f: from, t: to },
  );
  const [lane] = calendar.lanes;
  if (!lane) throw new Error('the office has no advisers');
  const { calendarSlots } = await office.query<{ calendarSlots: { startsAt: string }[] }>(
    'query ($f: Date!, $t: Date!, $a: ID) { calendarSlots(from: $f, to: $t, agentId: $a) { startsAt } }',
    { f: from, t: to, a: lane.agentId },
  );
  return { agentId: lane.agentId, lane: lane.name, times: calendarSlots.map(({ startsAt }) => startsAt) };
}

async function book(fullName: string, startsAt: string, agentId: string): Promise<void> {
  const office = await openOffice(theProduct().url);
  const input = { fullName, email: 'calendar@e2e.example.ca', phone: '416 967 1188', consent: true };
  const { bookCall } = await office.query<{ bookCall: { call: object | null } }>(
    'mutation ($i: BookingInput!, $at: DateTime!, $a: ID) { bookCall(input: $i, startsAt: $at, agentId: $a) { call { id } } }',
    { i: input, at: startsAt, a: agentId },
  );
  expect(bookCall.call).not.toBeNull();
}

async function openCalendar(page: Page, date: string, view = ''): Promise<void> {
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/calendar?date=${date}${view}`);
  await expect(page.getByRole('region', { name: 'Calls', exact: true })).toBeVisible();
}

async function fillIn(page: Page, fullName: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill(fullName);
  await dialog.getByLabel('Number to call').fill('416 967 1189');
  await dialog.getByLabel('Email').fill('calendar-client@e2e.example.ca');
}

test('a no-show is marked, shown in the grid, and undone', async ({ page }) => {
  const [call] = await callsOf('Wei Zhang');
  if (!call) throw new Error('the sample call is not there');
  await openCalendar(page, dayOf(call.startsAt));
  const over = page.getByRole('region', { name: 'How did it go?' }).getByRole('group', { name: 'Wei Zhang' });
  await over.getByRole('button', { name: /^Undo/ }).click();
  await over.getByRole('button', { name: /^No-show/ }).click();
  await expect(over.getByText('No-show', { exact: true })).toBeVisible();
  await expect(blockOf(page, 'Wei Zhang.*No-show')).toBeVisible();
  await inBothThemes(page);
  // only some days of the week have calls that are over when the whole office is looked at
  await bearsSpacing(page, 'calls that are over');
  await deskBearsLargeText(page, 'calls that are over');

  // from the call itself: undone, and held
  await blockOf(page, 'Wei Zhang').click();
  const dialog = page.getByRole('dialog', { name: 'Wei Zhang' });
  await clean(page);
  await dialog.getByRole('button', { name: 'Undo “No-show”' }).click();
  await expect(dialog).toBeHidden();
  await expect(blockOf(page, 'Wei Zhang')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Held' }).click();
  await expect(dialog).toBeHidden();
  await expect(blockOf(page, 'Wei Zhang.*Held')).toBeFocused();
});

test('after a no-show the file opens with an email that offers three times', async ({ page }) => {
  const office = await openOffice(theProduct().url);
  const { enquiries } = await office.query<{ enquiries: { items: { id: string; fullName: string }[] } }>(
    '{ enquiries { items { id fullName } } }',
  );
  const [enquiry] = enquiries.items;
  if (!enquiry) throw new Error('the sample enquiries are not there');
  const [call] = await callsOf('Grace Oduya');
  // the sample calls have no file of their own
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const answer: { data?: { calendar?: { calls: { id: string; enquiryId: string | null }[] } } } =
      await response.json();
    for (const one of answer.data?.calendar?.calls ?? []) if (one.id === call?.id) one.enquiryId = enquiry.id;
    await route.fulfill({ response, json: answer });
  });
  await openCalendar(page, dayOf(call?.startsAt ?? ''));
  const over = page.getByRole('region', { name: 'How did it go?' }).getByRole('group', { name: 'Grace Oduya' });
  await over.getByRole('link', { name: 'Offer times' }).click();
  const offer = page.getByRole('dialog', { name: `Email ${enquiry.fullName}` });
  await expect(offer.getByLabel('Subject')).toHaveValue('Another time for our call');
  await expect(offer.getByLabel('Text')).toHaveValue(/^Hi .+,\n\n[^]*:(\n.*[ap]\.m\.){3}\n\n[^]*\/contact#book$/);
  await clean(page);
  await offer.getByRole('button', { name: 'Close, keep the draft' }).click();
  await expect(offer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/admin/enquiries/${enquiry.id}$`));
});

test('a time that is taken is refused with the reason, and the nearest ones are offered', async ({ page }) => {
  const { agentId, lane, times } = await freeTimes(8);
  const wanted = times[4] ?? '';
  await openCalendar(page, dayOf(wanted), '&view=day');
  await page.getByRole('button', { name: 'Book a call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a call' });
  await dialog.getByLabel('Adviser').selectOption({ label: lane });
  await dialog.getByLabel('Day').selectOption(dayOf(wanted));
  await dialog.getByLabel('Time in Toronto').selectOption(wanted);
  await fillIn(page, 'Second Person');
  await book('First Person', wanted, agentId);
  await dialog.getByRole('button', { name: 'Book and send invite' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That time is no longer free. Choose another one.');
  const nearest = dialog.getByRole('group', { name: 'The nearest free times' }).getByRole('button');
  await expect(nearest).toHaveCount(3);
  await clean(page);
  await nearest.last().click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Second Person');
  await dialog.getByRole('button', { name: 'Book and send invite' }).click();
  await expect(dialog).toBeHidden();
  expect(await callsOf('Second Person')).toHaveLength(1);

  // arrow keys go from call to call
  await blockOf(page, 'First Person').focus();
  const [first] = await callsOf('First Person');
  const [second] = await callsOf('Second Person');
  expect(dayOf(first?.startsAt ?? '')).toBe(dayOf(second?.startsAt ?? ''));
  await page.keyboard.press((first?.startsAt ?? '') < (second?.startsAt ?? '') ? 'ArrowDown' : 'ArrowUp');
  await expect(grid(page).locator('[data-call]:focus')).not.toHaveAccessibleName(/First Person/);
});

test('a call is moved and cancelled from its block, and the client hears of both', async ({ page }) => {
  const { agentId, times } = await freeTimes(13);
  await book('Moved Person', times[0] ?? '', agentId);
  await openCalendar(page, dayOf(times[0] ?? ''));
  await blockOf(page, 'Moved Person').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the call with Moved Person' });
  await dialog.getByLabel('Day').selectOption(dayOf(times[0] ?? ''));
  await dialog.getByLabel('Time in Toronto').selectOption(times[2] ?? '');
  await dialog.getByRole('button', { name: 'Move and send invite' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await callsOf('Moved Person'))[0]?.startsAt).toBe(times[2]);
  await blockOf(page, 'Moved Person').click();
  const details = page.getByRole('dialog', { name: 'Moved Person' });
  await expect(details.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', /^\/admin\/enquiries\//);
  await details.getByRole('button', { name: 'Cancel call' }).click();
  await details.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(details).toBeHidden();
  await expect(blockOf(page, 'Moved Person')).toBeHidden();
});

test('staff may book at short notice, and are told that it is short', async ({ page }) => {
  const { lane, times } = await freeTimes(18);
  const wanted = times[1] ?? '';
  await page.clock.setFixedTime(new Date(Date.parse(wanted) - 3_600_000));
  await openCalendar(page, dayOf(wanted), '&view=day');
  await grid(page)
    .getByRole('button', { name: new RegExp(`Book with ${lane}`) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a call' });
  await dialog.getByLabel('Time in Toronto').selectOption(wanted);
  await expect(dialog.getByText(/It starts in less than 4 hours/)).toBeVisible();
  await fillIn(page, 'Hurried Person');
  await dialog.getByRole('button', { name: 'Book and send invite' }).click();
  await expect(dialog).toBeHidden();
  await expect(blockOf(page, 'Hurried Person')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('a day is a list, and the days of the week lead to the others', async ({ page }) => {
    const { agentId, times } = await freeTimes(22);
    await book('Listed Person', times[0] ?? '', agentId);
    await openCalendar(page, dayOf(times[0] ?? ''));
    await expect(grid(page)).toBeHidden();
    const row = page.getByRole('button', { name: /Listed Person/ });
    await expect(row).toBeVisible();
    await clean(page);
    await row.click();
    await expect(page.getByRole('dialog', { name: 'Listed Person' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Days' }).getByRole('button').last().click();
    await expect(page.getByRole('navigation', { name: 'Days' }).locator('[aria-current]')).toHaveCount(1);
  });
});
