import { extension } from '../support/disguises';
import { expect, hydrated, test } from '../support/test';

/** Holds the scripts back until the returned function is called: a slow phone, whose owner types at once. */
async function holdScripts(page: import('@playwright/test').Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed before the scripts arrive is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/basic-form', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Typed Early');
  await page.getByLabel('Property value').fill('640000');
  await page.getByLabel('Renewal').check();
  // left again before the code that would check it is there
  await page.getByLabel('Phone number').fill('4169671111');
  await page.getByLabel('Email address').focus();
  release();
  await expect(page.locator('#basic-form')).toHaveAttribute('data-hydrated', 'yes');
  await expect(page.getByText('Phone number verified successfully')).toBeVisible();
  await page.getByLabel('Email address').pressSequentially('x');
  await expect(page.getByLabel('Full name')).toHaveValue('Typed Early');
  await expect(page.getByLabel('Property value')).toHaveValue('640,000');
  await expect(page.getByLabel('Renewal')).toBeChecked();

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Typed Early');
});

test('a submit pressed before the scripts arrive is carried out, and nothing goes into the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/basic-form', { waitUntil: 'commit' });
  await page.getByLabel('Full name').fill('Typed Early');
  await page.getByRole('button', { name: 'Send my application' }).click();
  release();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Typed Early');
  expect(new URL(page.url()).search).toBe('');
});

for (const [title, fate] of [
  ['cannot be fetched', 'fails'],
  ['never arrives', 'waits'],
] as const)
  test(`where the code of a form ${title}, whoever sends it hears of it`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => (fate === 'fails' ? route.abort() : undefined));
    await page.goto('/basic-form', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Ada Tremblay');
    await page.getByRole('button', { name: 'Send my application' }).click();
    const notice = page.locator('#stuck');
    if (fate === 'waits') {
      await expect(notice).toHaveCount(0);
      await page.clock.runFor(8_000);
    }
    await expect(notice).toContainText('this form isn’t responding. Copy what you typed');
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\+1/);
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Tremblay');
  });

/** Each has its own way to keep what is typed: a form, a form in parts, one that waits for its code, and fields alone. */
const ASKED = [
  { address: '/basic-form', label: 'Full name', typed: 'Ada Early' },
  { address: '/comprehensive-form?section=plans', label: 'Full legal name', typed: 'Ada Early' },
  { address: '/2ndmortgage', label: 'Full name', typed: 'Ada Early' },
  { address: '/calculator', label: 'Mortgage amount', typed: '612,345' },
] as const;

// where a node of somebody else stands in a form, React makes it anew (docs/decisions/0141)
test('under an extension that adds nodes to forms, what is typed before the scripts arrive is kept', async ({
  page,
}) => {
  await extension(page);
  for (const { address, label, typed } of ASKED) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill(typed);
    const served = await field.elementHandle();
    release();
    await hydrated(page);
    await expect.poll(() => served?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
  }
});
