import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe';
import { linksTo } from '../support/emails';
import { alreadySignedIn, samplePerson } from '../support/people';
import { HANG_MS } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** Some years ahead of whenever this runs */
const YEAR = new Date().getFullYear() + 2;
/** They don't say which kind of rate is offered. */
const LINES = [
  'Northgate Bank',
  'Early renewal offer',
  `Maturity date: May 14, ${YEAR}`,
  'Balance at renewal: $412,300.00',
  'Remaining amortization: 21 years',
  'Interest rate: 6.79%',
  'Term: 5 years, closed',
];

const FRENCH_LINES = [
  'Banque Nationale du Canada',
  'Renouvellement de votre prêt hypothécaire',
  `Date d’échéance : 1er août ${YEAR}`,
  'Solde à l’échéance : 312 456,78 $',
  'Période d’amortissement restante : 21 ans et 4 mois',
  'Taux d’intérêt annuel : 4,79 %, fixe',
  'Terme de 3 ans',
];

/** A photo of a letter. */
function photo(lines: readonly string[]): Promise<Buffer> {
  const text = lines.map((line, at) => `<text x="60" y="${100 + at * 60}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="640"><rect width="100%" height="100%" fill="#f6f1e4"/><g font-family="sans-serif" font-size="28">${text}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

const chosen = async (page: Page, lines: readonly string[]): Promise<void> =>
  page.getByLabel('Choose a picture').setInputFiles({
    name: 'letter.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(lines),
  });

async function whatNoLetterSays(page: Page): Promise<void> {
  await page.getByLabel('Fixed', { exact: true }).check();
  await page.getByLabel('Yes', { exact: true }).check();
  await page.getByLabel('Province').selectOption('ON');
}

test('a photo becomes a verdict and an email; the reminder begins with its link, and the office sees it in its book', async ({
  page,
  other: office,
  complaints,
}) => {
  const email = 'noor.letter@example.ca';
  await page.goto('/mortgage/renewal');
  await page.getByRole('link', { name: 'Check your own letter now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is your renewal letter any good?');
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByLabel('Choose a picture').focus();
  await expect(page.locator('form#renewal-letter[data-hydrated]')).toBeVisible();
  await chosen(page, LINES);
  await expect(page.getByText(/^5 of 6 lines read\..+We couldn’t read: kind of rate\./)).toBeVisible({
    timeout: HANG_MS,
  });
  // the photo stays here: files of ours come, and nothing goes
  expect(sent.filter((call) => !call.startsWith('GET '))).toEqual([]);
  expect(sent.filter((call) => call.includes('letter-french'))).toEqual([]);
  await expect(page.getByLabel('Rate offered')).toHaveValue('6.79');
  await expect(page.getByText('“Interest rate: 6.79%”')).toBeVisible();
  await whatNoLetterSays(page);
  await expect(page.getByText(/^No: over 5 years this letter costs you/)).toBeVisible();
  await page.getByRole('button', { name: 'In French' }).click();
  await expect(page.getByText(/Vous m’offrez un taux fixe de 6,79\s%/)).toBeVisible();
  await page.getByRole('button', { name: 'In English' }).click();
  await expect(page.getByText('Thank you for your renewal letter. You offer 6.79%')).toBeVisible();
  await expectAccessible(page);

  const remind = page.getByRole('button', {
    name: new RegExp(`^Remind me January 15, ${YEAR}|^Remind me January 14, ${YEAR}`),
  });
  await remind.click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your email address',
    'Tick the box so that we can email you',
  ]);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel(/may email me once, 120 days before/).check();
  await page.getByLabel(/may call or email me about this request/).check();
  await remind.click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  expect(page.url()).not.toContain('412300');

  const [link = ''] = await linksTo(email, 'Confirm your renewal reminder');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Shall we remind you?' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, remind me' }).click();
  await expect(page.getByRole('heading', { name: 'We’ll remind you' })).toBeVisible();

  await alreadySignedIn(office, samplePerson('ADMIN'));
  await office.goto('/admin/maturities');
  const row = office.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(`May 14, ${YEAR}`);
  await expect(row).toContainText('Insured');
  await expect(row).toContainText(/\$[\d,]+/);
  await expect(row).toContainText('Contact');
  await expect(row.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${email}`);
  await expectAccessible(office);

  await page.getByRole('button', { name: 'Delete my reminder' }).click();
  await expect(page.getByRole('heading', { name: 'Your reminder is deleted' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This reminder has ended' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a letter in French is read with what the reader knows of French', async ({ page, complaints }) => {
  await page.goto('/renewal-letter');
  await hydrated(page);
  const data = page.waitForRequest(/\/assets\/letter-french-/);
  await page.getByLabel('Choose a picture').focus();
  await expect(page.locator('form#renewal-letter[data-hydrated]')).toBeVisible();
  await chosen(page, FRENCH_LINES);
  await data;
  await expect(page.getByText(/^6 of 6 lines read\./)).toBeVisible({ timeout: HANG_MS });
  await expect(page.getByRole('textbox', { name: 'Comes due' })).toHaveValue(`${YEAR}-08-01`);
  await expect(page.getByLabel('Balance at renewal')).toHaveValue(/^312,?456\.78$/);
  expect(complaints).toEqual([]);
});
