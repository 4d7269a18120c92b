import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { emailsTo } from '../support/emails';
import { alreadySignedIn, samplePerson } from '../support/people';
import { expect, hydrated, test } from '../support/test';

const JOB = '/careers/mortgage-agent-toronto';
const pdf = (text = 'one page', bytes = 0) => ({
  name: 'okafor-resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
    Buffer.alloc(bytes),
  ]),
});

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send my application' }).click();

/** Fills in what is needed, but for the file and the box. */
async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Chidi Okafor');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('416 967-1111');
}

test('the list is filtered by its address, and says so where nothing fits', async ({ page, complaints }) => {
  await page.goto('/careers');
  await hydrated(page);
  const rows = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Mortgage agent' }) });
  await expect(page.getByRole('heading', { name: 'Underwriter, alternative lending' })).toBeVisible();
  await expect(rows.getByRole('heading', { level: 3 })).toHaveCount(4);
  await page.getByLabel('Province').selectOption({ label: 'Ontario' });
  await expect(page).toHaveURL(/\?province=ON$/);
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText(['Mortgage agent', 'Client care, renewals']);
  await page.getByLabel('From home').check();
  await page.getByLabel('Kind of work').selectOption('Client care');
  await expect(page).toHaveURL(/department=CLIENT_CARE/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Client care, renewals' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mortgage agent' })).toHaveCount(0);
  await page.goto('/careers?department=UNDERWRITING&province=QC');
  await expect(page.getByText('No job fits these filters.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Mortgage agent' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('somebody applies, is told what is missing, loses nothing, and applies again', async ({ page, complaints }) => {
  const email = 'chidi.journey@example.ca';
  await page.goto('/careers');
  await page.getByRole('link', { name: 'Mortgage agent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mortgage agent');
  await expect(page.getByText('PDF or Word (.docx), up to 5 MB')).toBeVisible();
  await hydrated(page);
  await send(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter your email address',
    'Enter your phone number',
    'Choose your résumé',
    'Tick the box so that we can keep and answer your application',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Choose your résumé' }).click();
  await expect(page.getByLabel('Résumé')).toBeFocused();

  await fill(page, email);
  await page.getByLabel('Level 2').check();
  await page.getByLabel('Licence number').fill('M08001234');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Chidi Okafor');
  await expect(page.getByLabel('Licence number')).toHaveValue('M08001234');

  await page.getByLabel('Résumé').setInputFiles({ ...pdf(), name: 'photo.jpg' });
  await send(page);
  await expect(page.getByText(/^Error: We take PDF or Word/)).toBeVisible();
  await page.getByLabel('Résumé').setInputFiles(pdf('one page', 5 * 1024 * 1024));
  await expect(page.getByText('Error: The file is larger than 5 MB.')).toBeVisible();
  // its ending says PDF and its bytes do not: the server knows
  await page.getByLabel('Résumé').setInputFiles({ ...pdf(), buffer: Buffer.from('<html>no PDF</html>') });
  await page.getByLabel('You may keep my application').check();
  await send(page);
  await expect(page.getByText(/^Error: We take PDF or Word/)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Chidi Okafor');

  await page.getByLabel('Résumé').setInputFiles(pdf());
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Chidi Okafor' })).toBeFocused();
  await expect(page.getByText('We have your application for “Mortgage agent” and your résumé.')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => emailsTo(email, 'We have your job application')).toBe(1);

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await fill(page, email);
  await page.getByLabel('Résumé').setInputFiles(pdf('another page'));
  await page.getByLabel('You may keep my application').check();
  await send(page);
  // kept beside the first, and the answer tells of none
  await expect(page.getByText('We have your application for “Mortgage agent” and your résumé.')).toBeVisible();
  await expect.poll(() => emailsTo(email, 'We have your job application')).toBe(2);
  expect(complaints).toEqual([]);
});

test('sending shows how far it is and can be stopped; a lost connection keeps what was typed', async ({ page }) => {
  await page.goto('/careers/apply');
  await hydrated(page);
  await fill(page, 'stopped.journey@example.ca');
  await page.getByLabel('Résumé').setInputFiles(pdf('a long one', 2 * 1024 * 1024));
  await page.getByLabel('You may keep my application').check();
  await expect(page.getByText('okafor-resume.pdf', { exact: true })).toBeVisible();
  let isHeld = true;
  await page.route('**/graphql', async (route) => {
    const isUpload = route.request().headers()['content-type']?.startsWith('multipart/form-data') ?? false;
    if (!isUpload) await route.fallback();
    else if (!isHeld) await route.abort();
  });
  await send(page);
  await expect(page.getByRole('progressbar', { name: 'Sending okafor-resume.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await expect(page.getByText('You stopped it, so we have nothing.', { exact: false })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  isHeld = false;
  await send(page);
  await expect(page.getByText('Submission failed. Your answers are still here.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Chidi Okafor');
  await page.unroute('**/graphql');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, Chidi Okafor' })).toBeVisible();
});

test('the office finds the application in its inbox, with the résumé', async ({ page, request }) => {
  const email = 'inbox.careers@example.ca';
  const answer = await request.post('/api/careers/apply', {
    multipart: { fullName: 'Wren Inboxed', email, phone: '4169671111', consent: 'true', resume: pdf() },
  });
  expect(answer.status()).toBe(201);
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto('/admin/enquiries?kind=CAREER&q=Wren');
  await page.getByRole('link', { name: 'Wren Inboxed' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download résumé' }).click();
  expect((await download).suggestedFilename()).toBe('okafor-resume.pdf');
  await expect(page.getByRole('heading', { name: 'Any job · job application' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list, its filters and a job are complete', async ({ page }) => {
    await page.goto('/careers');
    await page.getByLabel('Province').selectOption('QC');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/province=QC/);
    await expect(page.getByRole('heading', { name: 'Conseillère ou conseiller hypothécaire' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Underwriter, alternative lending' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Conseillère ou conseiller hypothécaire' }).click();
    await expect(page.getByText('Un français impeccable', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeVisible();
  });
});

test('search engines read a job that is open, and nothing of one that is closed', async ({ page, request }) => {
  await page.goto(JOB);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': things } = JSON.parse(data ?? '') as { '@graph': Record<string, unknown>[] };
  expect(things.find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
    title: 'Mortgage agent',
    employmentType: 'CONTRACTOR',
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59-0[45]:00$/),
    jobLocation: { address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' } },
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'CAD', value: { minValue: 70_000, maxValue: 140_000, unitText: 'YEAR' } },
  });
  await expect(page).toHaveTitle('Mortgage agent, Toronto | Tamarack');
  await page.goto('/careers/office-coordinator-toronto');
  await expect(page.getByRole('heading', { name: 'This job is closed' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`${JOB}</loc>`);
  expect(sitemap).not.toContain('office-coordinator');
  expect((await request.get('/careers/nothing-of-the-kind')).status()).toBe(404);
});
