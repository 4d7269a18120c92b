import { expectAccessible } from '../support/axe';
import { newFile } from '../support/enquiries';
import { alreadySignedIn, samplePerson } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

const BEAT_MS = 10_000;

test('two people with one file open see each other, who writes, and who has gone', async ({
  page,
  other: theirs,
  complaints,
}, { repeatEachIndex }) => {
  const fullName = `Shared File${repeatEachIndex}`;
  const address = await newFile(fullName, {
    email: `shared${repeatEachIndex}@e2e.example.ca`,
    phone: '416 967-1395',
  });

  await page.clock.install();
  await alreadySignedIn(page, ADMIN);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();

  await alreadySignedIn(theirs, samplePerson('ADMIN'));
  const opened = theirs.waitForResponse((reply) => reply.request().postData()?.includes('LookAtEnquiry') ?? false);
  await theirs.goto(address);
  await hydrated(theirs);
  await expect(theirs.getByRole('status').filter({ hasText: 'looking at this too' })).toBeVisible();
  await opened;

  const mine = page.getByRole('status').filter({ hasText: /looking at this too|writing a note/ });
  const after = async (words: RegExp): Promise<void> => {
    await expect
      .poll(async () => {
        await page.clock.runFor(BEAT_MS);
        return page.locator('main').innerText();
      })
      .toMatch(words);
  };
  await after(/Avery Chen is looking at this too/);
  await expectAccessible(page);
  const said = theirs.waitForResponse((reply) => reply.request().postData()?.includes('"WRITING"') ?? false);
  await theirs.getByLabel('Add a note').fill('I have called them.');
  await said;
  await after(/Avery Chen is writing a note/);

  await theirs.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Inbox' }).click();
  await expect(theirs.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(BEAT_MS);
      return mine.count();
    })
    .toBe(0);
  expect(complaints).toEqual([]);
});
