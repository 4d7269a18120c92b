import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import type { Page } from '@playwright/test';
import { clean, cleanAgain, narrow } from '../support/axe';
import { signedIn, tokenOf } from '../support/desk';
import { samplePerson } from '../support/people';
import { ADMIN, removeData, startServer, type RunningServer } from '../support/server';
import { expect, hydrated, test as base } from '../support/test';

// everybody who signs in is asked: on a server of its own, so that no other test meets the question
let server: RunningServer;
/** The site of this file's pages: one of another site could not be gone on with. The hook that starts the server asks, too. */
let site: string | undefined;
const test = base.extend({ baseURL: async ({}, use) => use(site) });
test.beforeAll(async () => {
  server = await startServer();
  site = server.url;
});
test.afterAll(async () => {
  await server.stop();
  removeData(server);
});

const TODAY = localDateOf(Date.now(), OFFICE_ZONE);
const EDITOR = '/admin/settings?section=privacy';
const visitorsSee = async (page: Page, address = '/privacy'): Promise<string> =>
  (await page.request.get(server.url + address)).text();

async function write(page: Page, answers: { day: string; who: string; changes: string; words: string }): Promise<void> {
  await page.goto(server.url + EDITOR);
  await hydrated(page);
  await page.getByLabel('In effect from').fill(answers.day);
  await page.getByLabel('Who must agree again').selectOption(answers.who);
  await page.getByLabel('What changed').fill(answers.changes);
  await page.getByLabel('Text', { exact: true }).first().fill(answers.words);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved as version \d+$/)).toBeVisible();
}

test('a new version is read from its day, the one before it stays, and people agree once', async ({ page }) => {
  await signedIn(page, await tokenOf(server.url, ADMIN));
  await write(page, {
    day: addDays(TODAY, 10),
    who: 'Nobody',
    changes: 'We name our server companies.',
    words: 'Words of the day to come.',
  });
  await expect.poll(() => visitorsSee(page)).toContain('A new version takes effect on');
  expect(await visitorsSee(page)).not.toContain('Words of the day to come.');
  expect(await visitorsSee(page, '/privacy?version=2')).toContain('Words of the day to come.');

  await write(page, {
    day: TODAY,
    who: 'Everyone with an account',
    changes: 'We say who runs our servers.',
    words: 'Maple Hosting runs our servers.',
  });
  await expect.poll(() => visitorsSee(page)).toContain('Maple Hosting runs our servers.');
  expect(await visitorsSee(page)).toContain('7 years');
  await clean(page, 'the editor of a legal text');
  await page.setViewportSize({ width: 390, height: 844 });
  await narrow(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Earlier versions' }).click();
  const newest = page
    .getByRole('listitem')
    .filter({ hasText: /^Version \d/ })
    .first();
  await expect(newest).toContainText('What visitors see');
  await expect(newest).toContainText('Maple Hosting runs our servers.');
});

test('the words beside a box are the office’s, from the moment they are saved', async ({ page }) => {
  await signedIn(page, await tokenOf(server.url, ADMIN));
  await page.goto(`${server.url}/admin/settings?section=consents`);
  await hydrated(page);
  await page.getByLabel('Credit check').fill('You may check my credit.');
  await page.getByLabel('Contact about an application').fill('Your broker may call or email me about this.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Credit check')).toHaveAccessibleDescription(/Keep \{legalName\} in the words/);
  await clean(page, 'the editor of the words of consents');
  await page.getByLabel('Credit check').fill('{legalName} may ask Equifax Canada and TransUnion Canada.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Saved as version \d+$/)).toBeVisible();
  await expect.poll(() => visitorsSee(page, '/basic-form')).toContain('Your broker may call or email me about this.');
});

test('a person with an account is asked, agrees, and is not asked again', async ({ page }) => {
  await signedIn(page, await tokenOf(server.url, samplePerson('ACCOUNT_HOLDER', server.dataDir)));
  await page.goto(`${server.url}/privacy?version=1`);
  await hydrated(page);
  await expect(page.getByText('This version is no longer in effect.')).toBeVisible();
  const question = page.getByRole('region', { name: 'We changed our privacy policy' });
  await expect(question).toContainText('We say who runs our servers.');
  await clean(page, 'the question about a legal text');
  await page.setViewportSize({ width: 320, height: 640 });
  await cleanAgain(page);
  await narrow(page);
  await question.getByRole('link', { name: 'Read the privacy policy' }).click();
  await expect(page.getByText('Maple Hosting runs our servers.')).toBeVisible();
  await question.getByRole('button', { name: 'I agree' }).click();
  await expect(question).toHaveCount(0);
  const asked = page.waitForResponse((response) => response.request().postData()?.includes('TextsToAgree') ?? false);
  await page.reload();
  await asked;
  await expect(question).toHaveCount(0);
});
