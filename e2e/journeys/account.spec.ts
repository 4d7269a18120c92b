import fs from 'node:fs';
import { expectAccessible } from '../support/axe';
import { linksTo } from '../support/emails';
import { alive, expect, signIn, test, turnTo } from '../support/test';

const PASSWORD = 'violet tram at dawn';
const NEXT = 'eleven green kayaks';

test('register, confirm, forget the password, choose another: the old session is gone', async ({
  page,
  other: elsewhere,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = 'journey@e2e.example.ca';
  // a link inside the site to a guarded page is remembered
  await page.goto('/account?view=details');
  await expect(page).toHaveURL(/\/auth$/);
  await turnTo(page, alive(page, 'sign-in'));
  await page.getByRole('link', { name: 'I’m new here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Full name').fill('Ada Tremblay');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('416 967-1111');
  await page.getByLabel('Password', { exact: true }).fill('password12');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('alert')).toContainText('on lists that attackers try first');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/\/account\?view=details$/);
  await expect(page.getByRole('heading', { name: `Please confirm ${email}` })).toBeVisible();
  await expectAccessible(page);

  const [verify = ''] = await linksTo(email, 'Confirm your email address');
  await page.goto(verify);
  await expect(page.getByText('your email address is confirmed')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);

  // another device keeps its session until the password is changed
  await elsewhere.goto(new URL('/auth', verify).href);
  await signIn(elsewhere, { email, password: PASSWORD });
  await expect(elsewhere).toHaveURL(/\/account$/);

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'No applications here yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await turnTo(page, alive(page, 'forgot'));
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Password reset instructions sent to your email.')).toBeVisible();

  const [reset = ''] = await linksTo(email, 'Choose a new password');
  await page.goto(reset);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByLabel('New password').fill(NEXT);
  await page.getByRole('button', { name: 'Save my new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await elsewhere.getByRole('link', { name: 'Security' }).click();
  await expect(elsewhere).toHaveURL(/\/auth$/);
  // a page behind another one gets no frames, and a click waits for one
  await page.bringToFront();

  await page.getByRole('link', { name: 'Login' }).last().click();
  await signIn(page, { email, password: NEXT });
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('this device')).toBeVisible();
  await page.getByRole('link', { name: 'Email and data' }).click();
  await page.getByLabel(/Email me rate news/).check();
  await expect(page.getByText('You’re on the list.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8')) as { account: { email: string } };
  expect(data.account.email).toBe(email);

  await page.getByText('Delete my account', { exact: true }).click();
  await page.getByLabel('Your password').fill(NEXT);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await signIn(page, { email, password: NEXT });
  await expect(page.getByRole('alert')).toContainText('Login failed');
});

test('a link that was used says so, and one click stops offers', async ({ page, request }) => {
  await page.goto('/verify-email#token=used-up');
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await page.goto('/verify-email');
  await expect(page.getByText('Open the link in the email we sent you.')).toBeVisible();
  const bad = await request.post('/unsubscribe?token=nonsense', { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(bad.status()).toBe(422);
});
