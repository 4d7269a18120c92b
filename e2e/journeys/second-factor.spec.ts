import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/axe';
import { query, signedIn, tokenOf, type Token } from '../support/desk';
import { newPerson } from '../support/people';
import { theProduct } from '../support/product';
import { expect, hydrated, test } from '../support/test';

const ROLE = 'mutation ($id: ID!) { updateUser(id: $id, input: { role: ADMIN }) { userErrors { message } } }';
const START = 'mutation { startSecondFactor { setup { secret } } }';
const CONFIRM = 'mutation ($code: String!) { confirmSecondFactor(code: $code) { userErrors { message } } }';
const SAVE = `mutation ($content: JSONObject!) {
  saveSettings(section: STAFF_SIGN_IN, content: $content) { userErrors { message } } }`;

const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** One mutation, which must be done. */
async function change(person: Token, text: string, variables: object): Promise<void> {
  const data = await query<Record<string, { userErrors: unknown[] }>>(theProduct().url, person, text, variables);
  expect(Object.values(data).flatMap(({ userErrors }) => userErrors)).toEqual([]);
}

/** Somebody new who administers: what happens to them happens to nobody of the other tests. */
async function administrator(name: string): Promise<Token> {
  const { url } = theProduct();
  const person = await newPerson(name, `${name.toLowerCase().replace(' ', '.')}.${Date.now()}@e2e.example.ca`);
  const { id } = await tokenOf(url, person);
  await change(await tokenOf(url), ROLE, { id });
  return tokenOf(url, person);
}

test('an administrator without a second factor is led to the set-up, and from there to their work', async ({
  page,
  complaints,
}) => {
  const { url } = theProduct();
  const careful = await administrator('Careful Chen');
  const late = await administrator('Late Roy');
  const { startSecondFactor } = await query<{ startSecondFactor: { setup: { secret: string } } }>(url, careful, START);
  await change(careful, CONFIRM, { code: codeOf(startSecondFactor.setup.secret) });
  const require = (who: string, from: string): Promise<void> =>
    change(careful, SAVE, { content: { texts: { who, from }, lists: {} } });
  await require('administrators', localDateOf(Date.now(), OFFICE_ZONE));
  try {
    await signedIn(page, late);
    await page.goto('/admin/enquiries');
    await hydrated(page);
    await expect(page.getByText('Set up two-step sign-in to go on.')).toBeVisible();
    await expect(page).toHaveURL(/\/account\?view=security$/);
    await expect(page.getByRole('link', { name: 'Later, go to my work' })).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Code from the app').fill(codeOf(await page.locator('.account-secret code').innerText()));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await expect(page.getByText('Two-step sign-in is on.').first()).toBeVisible();
    await expect(page.locator('.account-codes li')).toHaveCount(10);

    await page.goto('/admin/enquiries');
    await expect(page.locator('.table-inbox .row-link').first()).toBeVisible();
  } finally {
    await require('nobody', '');
  }
  expect(complaints).toEqual([]);
});
