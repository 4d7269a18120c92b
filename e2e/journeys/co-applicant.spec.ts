import type { Page } from '@playwright/test';
import { sendApplication } from '../support/application';
import { expectAccessible } from '../support/axe';
import { linksTo } from '../support/emails';
import { alreadySignedIn, newPerson, samplePerson } from '../support/people';
import { expect, hydrated, test } from '../support/test';

const SUBJECT = 'You were named as a co-applicant for a mortgage';

const linkOf = async (email: string, count = 1): Promise<string> => (await linksTo(email, SUBJECT, count)).at(-1) ?? '';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

test('a co-applicant consents by the link in their email; the applicant and the office see each step', async ({
  page,
  other: theirs,
  complaints,
}) => {
  test.slow();
  const email = 'daniel.journey@example.ca';
  const ada = await newPerson('Ada Inviter', 'inviter.journey@example.ca');
  const { id, number } = await sendApplication(ada, [
    { id: 'p1', fullName: 'Daniel Osei', email },
    { id: 'p2', fullName: 'Nora Blank' },
  ]);

  await theirs.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(theirs, ada);
  const people = theirs.getByRole('region', { name: `On application ${number}` });
  await theirs.goto('/account');
  await hydrated(theirs);
  await expect(people.getByRole('listitem').filter({ hasText: 'Daniel Osei' }).first()).toContainText(
    'Invited by email',
  );
  await expect(people.getByRole('button', { name: 'Email again Nora Blank' })).toHaveCount(0);
  await expect(people).not.toContainText(email);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const link = await linkOf(email);
  await page.goto(link);
  await expect(heading(page, 'Hello Daniel Osei')).toBeFocused();
  await expect(page).toHaveURL(/\/co-applicant$/);
  await expect(page.getByText('Ada Inviter is applying for a mortgage')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\$|689|86,400/);
  await expect(page.getByText('Equifax Canada and TransUnion Canada')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Agree and take part' }).click();
  await expect(page.getByText('Tick this to take part')).toBeVisible();
  await expect(page.getByLabel('Use my information')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Use my information').check();
  await page.getByRole('button', { name: 'Agree and take part' }).click();
  await expect(heading(page, 'Thank you, Daniel Osei. You’re taking part.')).toBeFocused();
  await expectAccessible(page);

  await page.goto('/robots.txt');
  await page.goto(link);
  await page.getByLabel('Check my credit').check();
  await page.getByRole('button', { name: 'Agree to the credit check' }).click();
  await expect(heading(page, 'Thank you, Daniel Osei. That’s all we need.')).toBeFocused();
  await expectAccessible(page);

  await theirs.reload();
  await hydrated(theirs);
  const daniel = people.getByRole('listitem').filter({ hasText: 'Agreed to take part and to a credit check' }).first();
  await expect(daniel).toContainText('Daniel Osei');
  await expect(daniel).toContainText(/Invited.*Opened.*Answered/);
  await expect(daniel.getByRole('button')).toHaveCount(0);
  await people.getByRole('button', { name: 'Add their email address Nora Blank' }).click();
  const field = people.getByLabel('Email address of Nora Blank');
  await expect(field).toBeFocused();
  await field.fill('nora at home');
  await people.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(people.getByText('Enter an email address, like name@example.ca')).toBeVisible();
  await expectAccessible(theirs);
  await field.fill('nora.journey@example.ca');
  await people.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(people.getByText('We emailed Nora Blank.')).toBeVisible();
  await expect(people.getByText('Invited by email')).toBeVisible();

  await page.goto(await linkOf('nora.journey@example.ca'));
  await expect(heading(page, 'Hello Nora Blank')).toBeFocused();
  await page.getByRole('button', { name: 'I don’t want to take part' }).click();
  await expect(heading(page, 'You’re not taking part')).toBeFocused();
  await expectAccessible(page);

  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto(`/admin/applications/${id}`);
  const panel = page.locator('section').filter({ has: heading(page, 'On this application') });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Nora Blank' }).first()).toContainText(
    'Doesn’t want to take part',
  );
  await expect(page.getByText('Agreed to a credit check by daniel.journey@example.ca')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link that was replaced, that names nobody, or whose application is over says so', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = 'wrong.journey@example.ca';
  const corrector = await newPerson('Ben Corrector', 'corrector.journey@example.ca');
  const { number } = await sendApplication(corrector, [{ id: 'p1', fullName: 'Tyler MacKenzie', email }]);
  const former = await linkOf(email);

  await page.goto('/co-applicant');
  await expect(page.getByText('Open the link in the email we sent you.')).toBeVisible();

  await alreadySignedIn(page, corrector);
  await page.goto('/account');
  await hydrated(page);
  const people = page.getByRole('region', { name: `On application ${number}` });
  await people.getByRole('button', { name: 'Correct the address Tyler MacKenzie' }).click();
  await people.getByLabel('Email address of Tyler MacKenzie').fill('right.journey@example.ca');
  await people.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(people.getByText('Earlier links to another address no longer work.', { exact: false })).toBeVisible();
  const current = await linkOf('right.journey@example.ca');

  await page.goto(former);
  await expect(page.getByRole('alert')).toContainText('This link isn’t valid.');
  await expectAccessible(page);

  await page.goto('/account');
  const card = page.getByRole('listitem').filter({ has: people });
  await card.getByRole('button', { name: `Withdraw this application ${number}` }).click();
  await card.getByRole('button', { name: 'Withdraw my application' }).click();
  await expect(card.getByText('Withdrawn').first()).toBeVisible();
  await expect(people.getByRole('button')).toHaveCount(0);

  await page.goto(current);
  await expect(heading(page, 'This application is over')).toBeFocused();
  await expectAccessible(page);
});
