import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { expect, goInside, hydrated, test } from '../support/test';

/** The account as somebody has it who signs in with Google alone; everything else is the server's. */
async function withoutPassword(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('MyProfile')) return route.fallback();
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { profile: Record<string, unknown> } };
    body.data.profile = { ...body.data.profile, hasPassword: false, googleLinked: true };
    return route.fulfill({ response: reply, json: body });
  });
}

test('without a password each change that matters asks for an emailed code, and says what is missing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page);
  await withoutPassword(page);
  await page.goto('/account?view=details');
  await hydrated(page);
  for (const [view, submit] of [
    ['details', 'Change my email address'],
    ['preferences', 'Delete my account for good'],
    ['security', 'Save my password'],
  ] as const) {
    await goInside(page, `/account?view=${view}`);
    if (view === 'preferences') await page.getByText('Delete my account', { exact: true }).click();
    await expect(page.getByRole('button', { name: submit })).toBeVisible();
    await expect(page.getByLabel('Code from the email')).toBeVisible();
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Save my password' }).click();
  await expect(page.getByText('Enter the code we emailed you').first()).toBeVisible();
  // the sample person has a password after all, and the server says so
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText('Your account has a password. Confirm the change with it.')).toBeVisible();
});
