import fs from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { messageWith } from '../support/messages';
import { newColleague, openOffice } from '../support/office';
import { alreadySignedIn } from '../support/people';
import { theProduct } from '../support/product';
import { ADMIN } from '../support/server';
import { expect, test } from '../support/test';

test('one change goes to all that match, each gets its own value back, and the history says so', async ({
  page,
  complaints,
}, { repeatEachIndex }) => {
  const family = `Manyfold${repeatEachIndex}`;
  for (const n of [1, 2, 3]) {
    const person = {
      fullName: `${family} Person${n}`,
      email: `${family}${n}@e2e.example.ca`,
      phone: `416 967-13${repeatEachIndex}${n}`,
    };
    const data = { ...person, mortgageType: 'renewal', consent: { contact: true } };
    const sent = await page.request.post('/mortgage/basic', { data });
    expect(sent.status()).toBe(201);
  }
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${family}`);
  await page.getByRole('checkbox', { name: `Select ${family} Person2` }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Select all 3 matching' }).click();
  await expect(bar).toContainText('All 3 matching selected');
  await expect(page.getByRole('checkbox', { name: `Select ${family} Person1` })).toBeChecked();

  await bar.getByRole('button', { name: 'Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Status of 3 enquiries' });
  const move = dialog.getByRole('button', { name: 'Move 3 enquiries' });
  await expect(move).toBeDisabled();
  await dialog.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Waiting for client' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expectAccessible(page);
  await move.click();
  await expect(dialog).toBeHidden();
  const moved = messageWith(page, '3 enquiries moved to Waiting for client.');
  await expect(moved).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(
    page.getByRole('row', { name: new RegExp(family) }).filter({ hasText: 'Waiting for client' }),
  ).toHaveCount(3);

  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(messageWith(page, '3 put back.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(family) }).filter({ hasText: 'New' })).toHaveCount(3);
  await page.getByRole('link', { name: `${family} Person3`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `${family} Person3`, level: 1 })).toBeVisible();
  await expect(page.locator('.log').last()).toContainText('Undone. Waiting for client → New');
  expect(complaints).toEqual([]);
});

test('many are given to a colleague and brought back on a date, and Undo restores what each had', async ({
  page,
  complaints,
}, { repeatEachIndex }) => {
  const family = `Handover${repeatEachIndex}`;
  const office = await openOffice(theProduct().url);
  const colleague = await newColleague(`Jo ${family}`, `jo-handover${repeatEachIndex}@e2e.example.ca`);
  for (const n of [1, 2]) {
    const data = {
      ...{ fullName: `${family} Person${n}`, email: `handover${repeatEachIndex}${n}@e2e.example.ca` },
      ...{ phone: `416 967-15${repeatEachIndex}${n}`, mortgageType: 'renewal', consent: { contact: true } },
    };
    expect((await page.request.post('/mortgage/basic', { data })).status()).toBe(201);
  }
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${family}`);
  const row = (n: number): Locator => page.getByRole('row', { name: new RegExp(`${family} Person${n}`) });
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  const both = async (): Promise<void> => {
    for (const n of [1, 2]) await row(n).getByRole('checkbox').check();
    await expect(bar).toContainText('2 selected');
  };
  const chosen = async (dialog: Locator, label: string, option: string | RegExp): Promise<void> => {
    await dialog.getByRole('button', { name: new RegExp(label) }).click();
    await page.getByRole('option', { name: option }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  };

  await both();
  await bar.getByRole('button', { name: 'Assign' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign 2 enquiries' });
  await chosen(assign, 'Owner', colleague.name);
  await expectAccessible(page);
  await assign.getByRole('button', { name: 'Assign 2 enquiries' }).click();
  await expect(messageWith(page, `2 enquiries assigned to ${colleague.name}.`)).toBeVisible();
  for (const n of [1, 2]) await expect(row(n)).toContainText('Assigned');

  await both();
  await bar.getByRole('button', { name: 'Follow-up' }).click();
  const later = page.getByRole('dialog', { name: 'Follow-up for 2 enquiries' });
  await chosen(later, 'Follow-up', /^In a week/);
  await later.getByRole('button', { name: 'Set for 2 enquiries' }).click();
  await expect(messageWith(page, '2 enquiries come back: In a week')).toBeVisible();
  const asStored = async (): Promise<unknown> =>
    (
      await office.query<{ enquiries: { items: object[] } }>(
        'query ($q: String) { enquiries(filter: { q: $q }) { items { assignedTo followUpAt status } } }',
        { q: family },
      )
    ).enquiries.items;
  const held = { assignedTo: colleague.name, followUpAt: expect.any(String), status: 'ASSIGNED' };
  expect(await asStored()).toEqual([held, held]);

  const undo = (said: RegExp): Promise<void> => messageWith(page, said).getByRole('button', { name: 'Undo' }).click();
  await undo(/come back/);
  const assigned = { ...held, followUpAt: null };
  await expect.poll(asStored).toEqual([assigned, assigned]);
  await undo(/assigned to/);
  const fresh = { assignedTo: null, followUpAt: null, status: 'NEW' };
  await expect.poll(asStored).toEqual([fresh, fresh]);
  expect(complaints).toEqual([]);
});

test('a view is saved under a name, its link holds the filter, and it is deleted', async ({ page, complaints }) => {
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/enquiries?view=unassigned&kind=LEAD');
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await expect(dialog).toContainText('Keeps Unassigned, Lead, for you alone.');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toContainText('Give the view a name.');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Leads to give away');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/admin/enquiries');
  const saved = page.getByRole('button', { name: 'Saved views 1' });
  await saved.click();
  const panel = page.getByRole('dialog', { name: 'Saved views' });
  await panel.getByRole('link', { name: /Leads to give away/ }).click();
  await expect(page).toHaveURL(/\?view=unassigned&kind=LEAD$/);
  await expect(panel).toBeHidden();

  await saved.click();
  await panel.getByRole('button', { name: 'Change Leads to give away' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(saved).toBeHidden();
  expect(complaints).toEqual([]);
});

test('source and province filter the list, stand in the address and are kept in a view', async ({ page, complaints }, {
  repeatEachIndex,
}) => {
  const family = `Sourcely${repeatEachIndex}`;
  const ways = [
    ['Ontario', 'ON', 'spring-mailing'],
    ['Quebec', 'QC', 'spring-mailing'],
    ['Plain', 'ON', undefined],
  ] as const;
  for (const [n, [name, province, source]] of ways.entries()) {
    const data = {
      ...{ fullName: `${family} ${name}`, email: `${family}${n}@e2e.example.ca`, mortgageType: 'renewal' },
      ...{ phone: `416 967-14${repeatEachIndex}${n}`, province, consent: { contact: true } },
    };
    const touch = encodeURIComponent(JSON.stringify([{ path: '/', utm_source: source, utm_campaign: 'open-house' }]));
    const headers = { 'x-attribution': touch };
    const sent = await page.request.post('/mortgage/basic', { data, ...(source && { headers }) });
    expect(sent.status()).toBe(201);
  }
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?q=${family}&source=spring-mailing`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`${family} ${name}`) });
  await expect(row('Ontario')).toContainText('Spring-mailing');
  await expect(row('Ontario')).toContainText('open-house');
  await expect(row('Quebec')).toBeVisible();
  await expect(row('Plain')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Source: spring-mailing' })).toBeVisible();

  await page.getByRole('button', { name: 'Province: Every province' }).click();
  await page.getByRole('menuitemradio', { name: 'Ontario' }).click();
  await expect(row('Quebec')).toBeHidden();
  await expect(page).toHaveURL(/source=spring-mailing.*&province=ON/);
  await expectAccessible(page);

  await row('Ontario').getByRole('checkbox').check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  const keys = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await expect(bar).toBeVisible();
  const [over, foot] = [await bar.boundingBox(), await keys.boundingBox()];
  expect(over!.y + over!.height).toBeLessThan(foot!.y);
  const [csv] = await Promise.all([page.waitForEvent('download'), bar.getByRole('button', { name: 'Export' }).click()]);
  const lines = fs
    .readFileSync(await csv.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,${family} Ontario,`);
  expect(lines[1]).toContain(',ON,spring-mailing,open-house,');
  await bar.getByRole('button', { name: 'Clear' }).click();

  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await expect(dialog).toContainText('Keeps All, Spring-mailing, Ontario, for you alone.');
  await dialog.getByLabel('Name').fill(`Mailing ${repeatEachIndex}`);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/admin/enquiries');
  await page.getByRole('button', { name: /^Saved views/ }).click();
  await page.getByRole('link', { name: `Mailing ${repeatEachIndex}` }).click();
  await expect(page).toHaveURL(/\?source=spring-mailing&province=ON(&file=[\w-]+)?$/);
  await expect(row('Ontario')).toBeVisible();
  expect(complaints).toEqual([]);
});
