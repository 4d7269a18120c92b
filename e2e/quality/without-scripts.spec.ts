import { PUBLIC_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const FULL = process.env.FULL === '1';

/** Locators by text pass over what stands in a noscript. */
const SAID = 'noscript p';
/** Pages that are worked at, and that say so in the place of a form. */
const WORKED_AT = ['/verify-email', '/co-applicant', '/booking/not-a-link'];

test('every form works without JavaScript, or says before the first keystroke that it does not (A11)', async ({
  page,
}) => {
  test.slow();
  for (const [address, , ofKind] of PUBLIC_PAGES) {
    // the same parts with other words: `npm run test:full`
    if (ofKind === 'another' && !FULL) continue;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    // a form with an address of its own is sent by the browser itself; the filters of the jobs ask their own page again
    const forms = page.locator('form:visible:not([action], [method="get"], [role="search"])');
    for (const form of await forms.all()) {
      const around = page.locator('form, .card-box').filter({ has: form }).or(form);
      await expect(around.locator(SAID).first(), address).toContainText('JavaScript');
      await expect(around.locator(SAID).first(), address).toBeVisible();
    }
    // what nobody could press is not there
    await expect(page.locator('button[type="button"]:visible'), address).toHaveCount(0);
    if (WORKED_AT.includes(address)) await expect(page.locator(SAID), address).toContainText('needs JavaScript');
  }
});

test('a page of one person says that it needs JavaScript (A11)', async ({ page }) => {
  await page.goto('/account');
  await expect(page.locator(SAID)).toHaveText('This page needs JavaScript.');
  await expect(page.locator(SAID)).toBeVisible();
});

test('a form sent without JavaScript comes back as its page, and says that nothing was sent (A11)', async ({
  page,
}) => {
  for (const [address, button] of [
    ['/auth', 'Login'],
    ['/auth?way=register', 'Create my account'],
    ['/reset-password', ''],
    ['/basic-form', 'Send my application'],
  ] as const) {
    await page.goto(address);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('form[method="post"] [type="submit"]').filter({ hasText: button }).click();
    expect((await answer).status(), address).toBe(405);
    await expect(page.getByText('Nothing was sent.'), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    await expect(page.getByRole('link', { name: 'call or write to us' }).first()).toHaveAttribute('href', '/contact');
  }
});
