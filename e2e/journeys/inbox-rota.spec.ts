import { expectAccessible } from '../support/axe';
import { openOffice } from '../support/office';
import { alreadySignedIn } from '../support/people';
import { theProduct } from '../support/product';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

interface Rota {
  enquiryRota: { members: { id: string; name: string; takes: boolean }[] };
}
const SWITCH_OFF = 'mutation { switchEnquiryRota(on: false) { userErrors { code } } }';
const TAKES = 'mutation ($id: ID!) { setTakesEnquiries(userId: $id, takes: true) { userErrors { code } } }';

test.afterEach(async () => {
  const office = await openOffice(theProduct().url);
  await office.query(SWITCH_OFF);
  const { enquiryRota } = await office.query<Rota>('{ enquiryRota { members { id name takes } } }');
  for (const { id, takes } of enquiryRota.members) if (!takes) await office.query(TAKES, { id });
});

test('new enquiries go to whoever takes part, from the moment it is turned on', async ({ page, complaints }, {
  repeatEachIndex,
}) => {
  const office = await openOffice(theProduct().url);
  const { me } = await office.query<{ me: { id: string; name: string } }>('{ me { id name } }');
  const { enquiryRota } = await office.query<Rota>('{ enquiryRota { members { id name takes } } }');
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/enquiries');
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inbox settings' });
  const rule = dialog.getByRole('switch', { name: 'Assign new enquiries in turn' });
  await expect(rule).not.toBeChecked();
  await rule.press('Space');
  await expect(rule).toBeChecked();
  await expectAccessible(page);
  for (const { id, name } of enquiryRota.members) {
    if (id === me.id) continue;
    const person = dialog.getByRole('switch', { name });
    await person.press('Space');
    await expect(person).not.toBeChecked();
  }
  await expect(dialog.getByRole('listitem').filter({ hasText: me.name })).toContainText('Next');

  const fullName = `Turn Person${repeatEachIndex}`;
  const person = { fullName, email: `turn${repeatEachIndex}@e2e.example.ca`, phone: '416 967-1390' };
  const data = { ...person, mortgageType: 'renewal', consent: { contact: true } };
  expect((await page.request.post('/mortgage/basic', { data })).status()).toBe(201);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(fullName)}`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: `${fullName} ` })
    .click();
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  const history = page.locator('.log li').filter({ hasText: 'By the rule, in turn' });
  await expect(history).toContainText(`Assigned to ${me.name}`);
  expect(complaints).toEqual([]);
});
