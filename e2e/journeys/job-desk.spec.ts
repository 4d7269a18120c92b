import type { Page } from '@playwright/test';
import { expectAccessible, inBothThemes } from '../support/axe';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);

/** Names of this run alone: repeated runs share a product. */
const run = (): string => 'abcdefghijklmnop'.charAt(test.info().repeatEachIndex);

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Department').selectOption('Underwriting');
  await page.getByLabel('Employment').selectOption('Full time');
  await page.getByLabel('City').fill('Halifax');
  await page.getByLabel('Province').selectOption('Nova Scotia');
  await page.getByLabel('Description').fill('You read what lenders ask, and say it in plain words.');
  await page.getByLabel('What they do').fill('- Read files\n- Call lenders');
  await page.getByLabel('What it pays').fill('$70,000 a year');
}

test('a job is written, published, closed and opened again; who applied is listed, and the second editor is told', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const title = `Underwriter ${run()}`;
  const address = `/careers/underwriter-${run()}`;
  const status = async (): Promise<number> =>
    (await page.request.get(address, { headers: { accept: 'text/html' } })).status();
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/jobs');
  await hydrated(page);
  await page.getByRole('link', { name: 'Add a job' }).click();
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByLabel('Job title')).toHaveAccessibleDescription(/Enter the job’s title/);
  await expectAccessible(page, 'a job with mistakes');

  await fillIn(page, title);
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('Only the office sees a draft.')).toBeVisible();
  await expect(page.getByLabel('Address of the page')).toHaveValue(address.slice('/careers/'.length));
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('people can apply.')).toBeVisible();
  await expect.poll(status).toBe(200);
  await inBothThemes(page, 'an open job');
  await page.getByRole('button', { name: 'Close the job' }).click();
  await expect(page.getByText('Nobody can apply.')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(address, { headers: { accept: 'text/html' } })).text())
    .toContain('closed');
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByText('people can apply.')).toBeVisible();

  // who applied stands by stage, leads to their file, and can be removed
  await expect(page.getByText('Nobody has applied yet.')).toBeVisible();
  const name = `Chidi ${run()} Okafor`;
  const sent = await request.post('/api/careers/apply', {
    multipart: {
      jobId: address.slice('/careers/'.length),
      fullName: name,
      email: `chidi-${run()}@e2e.example.ca`,
      phone: '416 967 1111',
      consent: 'true',
      resume: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: PDF },
    },
  });
  expect([sent.status(), await sent.text()]).toEqual([201, expect.any(String)]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New 1', exact: true })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('button', { name: 'Download résumé' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Remove ${name}’s application` }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Remove application' }).click();
  await expect(page.getByText('Nobody has applied yet.')).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await other.getByLabel('City').fill('Truro');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(`${title} was saved`)).toBeVisible();
  await page.getByLabel('City').fill('Sydney');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Somebody else changed this job')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Sydney');
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  const question = page.getByRole('alertdialog', { name: 'Load their version?' });
  await question.getByRole('button', { name: 'Load the newest version' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Truro');

  await page.goto(`/admin/jobs?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Open');
  expect(complaints).toEqual([]);
});
