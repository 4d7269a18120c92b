import type { Locator, Page } from '@playwright/test';
import { clean, expectAccessible, narrow } from '../support/axe';
import { openOffice } from '../support/office';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

const BOARD = '/admin/enquiries?layout=board';
const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, name: string, fullName: string): Locator =>
  column(page, name).getByRole('link', { name: fullName, exact: true });

/** People with a name of their own who just applied, on the board. */
async function openBoard(page: Page, family: string, names: readonly string[]): Promise<string[]> {
  const people = names.map((name) => `${family} ${name}`);
  for (const [n, fullName] of people.entries()) {
    const data = { fullName, email: `${family}${n}@e2e.example.ca`, phone: `416 967-150${n}`, mortgageType: 'renewal' };
    const sent = await page.request.post('/mortgage/basic', { data: { ...data, consent: { contact: true } } });
    expect(sent.status()).toBe(201);
  }
  await alreadySignedIn(page, ADMIN);
  await page.goto(`${BOARD}&q=${family}`);
  await hydrated(page);
  for (const fullName of people) await expect(cardIn(page, 'New', fullName)).toBeVisible();
  return people;
}

test('keys move a card from column to column, its menu does too, and losing it asks why', async ({ page, complaints }, {
  repeatEachIndex,
}) => {
  test.slow();
  const [first = '', second = ''] = await openBoard(page, `Boardly${repeatEachIndex}`, ['One', 'Two']);
  await cardIn(page, 'New', first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cardIn(page, 'New', second)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cardIn(page, 'New', first)).toBeFocused();

  await page.keyboard.press('Shift+ArrowRight');
  await expect(cardIn(page, 'In review', first)).toBeFocused();
  await expect(page.getByText(`${first} moved to In review.`)).toBeAttached();
  await expect(cardIn(page, 'New', first)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(cardIn(page, 'New', second)).toBeFocused();
  await page.keyboard.press('ArrowRight');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Move ${first} to…` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Contacted' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardIn(page, 'Contacted', first)).toBeFocused();

  await page.getByRole('button', { name: `Move ${first} to…` }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  const why = page.getByRole('dialog', { name: 'Why was it lost?' });
  await expect(why.getByRole('button', { name: 'Mark as lost' })).toBeDisabled();
  await why.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardIn(page, 'Contacted', first)).toBeVisible();
  await page.getByRole('button', { name: `Move ${first} to…` }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  await why.getByRole('radio', { name: 'Better rate elsewhere' }).check();
  await why.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(cardIn(page, 'Lost', first)).toBeVisible();
  await page.reload();
  await expect(cardIn(page, 'Lost', first)).toBeVisible();
  await clean(page);
  expect(complaints).toEqual([]);
});

test('a move that is refused puts the card back and says why', async ({ page, product, complaints }, {
  repeatEachIndex,
}) => {
  test.slow();
  const [person = ''] = await openBoard(page, `Refusedly${repeatEachIndex}`, ['One']);
  await cardIn(page, 'New', person).dragTo(column(page, 'Assigned'));
  await expect(page.getByRole('alert').filter({ hasText: 'Assigned follows from the owner' })).toBeVisible();
  await expect(cardIn(page, 'New', person)).toBeFocused();
  await expectAccessible(page);

  const office = await openOffice(product.url);
  const { enquiries } = await office.query<{ enquiries: { items: { id: string }[] } }>(
    'query ($q: String) { enquiries(filter: { q: $q }) { items { id } } }',
    { q: person },
  );
  await office.query(
    'mutation ($id: ID!, $at: DateTime) { setFollowUp(id: $id, at: $at) { userErrors { message } } }',
    {
      id: enquiries.items[0]?.id,
      at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  );
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else just changed this enquiry' })).toBeVisible();
  await expect(cardIn(page, 'New', person)).toBeFocused();
  await expect(column(page, 'In review').getByRole('link', { name: person })).toHaveCount(0);

  await cardIn(page, 'New', person).dragTo(column(page, 'Contacted'));
  await expect(cardIn(page, 'Contacted', person)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a column shows its first cards and leads to the list; on a phone you choose a column', async ({
  page,
  complaints,
}, { repeatEachIndex }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query EnquiryColumn')) return route.continue();
    const reply = await route.fetch();
    const json = (await reply.json()) as { data: { enquiries: { totalItems: number } } };
    json.data.enquiries.totalItems += 40;
    return route.fulfill({ response: reply, json });
  });
  const [person = ''] = await openBoard(page, `Narrowly${repeatEachIndex}`, ['One']);
  await expect(column(page, 'New')).toContainText('40 more.');
  await page.setViewportSize({ width: 320, height: 720 });
  await expect(column(page, 'Contacted')).toBeHidden();
  await narrow(page, 'board');
  await page.getByRole('button', { name: `Move ${person} to…` }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(column(page, 'New')).toContainText('No enquiries');
  await page.getByRole('button', { name: /Column/ }).click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect(cardIn(page, 'Contacted', person)).toBeVisible();
  await expect(page).toHaveURL(/layout=board.*status=CONTACTED/);

  await column(page, 'Contacted').getByRole('link', { name: 'Show the list' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?q=Narrowly${repeatEachIndex}&status=CONTACTED$`));
  await expect(page.getByRole('row', { name: new RegExp(person) })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(cardIn(page, 'Contacted', person)).toBeVisible();
  // the columns ask by themselves, and an answer must not come after the test
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(complaints).toEqual([]);
});
