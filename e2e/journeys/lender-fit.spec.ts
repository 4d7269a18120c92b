import type { Page } from '@playwright/test';
import { sendApplication } from '../support/application';
import { expectAccessible } from '../support/axe';
import { emailsTo, linksTo } from '../support/emails';
import { alreadySignedIn, freshSession, newPerson, samplePerson } from '../support/people';
import { theProduct } from '../support/product';
import { expect, hydrated, test } from '../support/test';

const SUBJECT = 'Mortgages to choose from';

/** Somebody recorded the score, and the cash for closing is there: the file fits. */
async function asAdmin(query: string, variables: object): Promise<void> {
  const { token } = await freshSession(samplePerson('ADMIN'));
  const reply = await fetch(`${theProduct().url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  expect(JSON.stringify(await reply.json())).not.toContain('errors');
}

const score = (id: string): Promise<void> =>
  asAdmin(
    `mutation($id: ID!) {
      setCreditScores(id: $id, scores: [{ person: "applicant", score: 742 }]) { people { id } }
    }`,
    { id },
  );

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('option', { name: option }).click();
}

test('the office sees what a file fits, sends three, and the client picks one', async ({
  page,
  other: theirs,
  complaints,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await newPerson('Simran Dhaliwal', 'simran.fit@example.ca');
  const { id, number } = await sendApplication(person, [], {
    income: '168,000',
    savings: '120,000',
  });
  await score(id);
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto(`/admin/applications/${id}`);
  await page.getByRole('link', { name: 'Lender fit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Simran Dhaliwal' })).toBeVisible();
  await expect(page.getByText('Heating wasn’t answered', { exact: false })).toBeVisible();
  const programs = page.getByRole('region', { name: 'Programs', exact: true });
  await expect(programs.getByRole('row').filter({ hasText: 'CMHC' }).filter({ hasText: 'Fits' })).not.toHaveCount(0);
  const lenders = page.getByRole('region', { name: 'Lenders by total cost' });
  await expect(lenders.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(lenders.getByRole('row').nth(1)).toContainText('lowest');
  await expect(lenders.getByText('Lenders it does not fit', { exact: false })).toBeVisible();
  await expectAccessible(page);

  // they are not sure: each month counts by how likely it is
  await lenders.getByText('They may leave at another month').click();
  await lenders.getByLabel('Month 36').fill('60');
  await lenders.getByLabel('Month 60').fill('40');
  await expect(lenders.getByRole('columnheader', { name: 'Weighed cost' })).toBeVisible();
  await expect(lenders.getByText(/^Month 36, 60%: .*, no\. \d+$/).first()).toBeVisible();
  await expectAccessible(page);
  await lenders.getByRole('button', { name: 'Back to one month' }).click();

  // another month: the penalties come in, and somebody has to say why
  await lenders.getByRole('radio', { name: '36' }).click();
  await expect(lenders.getByRole('columnheader', { name: 'To month 36' })).toBeVisible();
  const send = lenders.getByRole('button', { name: 'Send these three to Simran Dhaliwal' });
  await expect(send).toBeDisabled();
  await choose(page, 'Why then', 'The family grows');
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Send to Simran Dhaliwal' });
  await expect(dialog.getByText(`To ${person.email}: ${SUBJECT}`)).toBeVisible();
  const email = dialog.getByTitle('The email');
  await expect(email).toHaveAttribute('srcdoc', /Compare them/);
  await expect(email).not.toHaveAttribute('srcdoc', /\$\d/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The page for Simran Dhaliwal is on its way')).toBeVisible();
  const record = page.getByRole('region', { name: 'What they were sent' });
  await expect(record.getByText(/for 36 months/)).toBeVisible();

  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.emulateMedia({ reducedMotion: 'reduce' });
  const [link = ''] = await linksTo(person.email, SUBJECT);
  await theirs.goto(link);
  await expect(theirs.getByText('with $75,000 down', { exact: false })).toBeVisible();
  expect(theirs.url()).not.toContain('token');
  await expect(theirs.getByText(/GDS|TDS|LTV|insurable/)).toHaveCount(0);
  await expect(theirs.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(theirs.getByText('Cheapest if you leave after 3 years')).toBeVisible();
  await theirs.getByLabel('2 years').check();
  await expect(theirs.getByText('Cost of the loan, 2 years').first()).toBeVisible();
  await expectAccessible(theirs);
  await theirs
    .getByRole('button', { name: /^I’d like this one/ })
    .first()
    .click();
  await expect(theirs.getByRole('heading', { name: /^Tell .+ that you like .+\?$/ })).toBeFocused();
  await theirs.getByLabel('The payment').check();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: /^Yes, tell/ }).click();
  await expect(theirs.getByRole('heading', { name: /^We told .+: you like/ })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^I’d like this one/ })).toHaveCount(0);
  await theirs.goto('/your-mortgages');
  await hydrated(theirs);
  await expect(theirs.getByRole('heading', { name: 'Open the link in your email' })).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByText('You picked this one')).toBeVisible();

  await page.reload();
  await expect(record.getByText(/They picked .+: The payment/)).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link').filter({ hasText: 'Picked a mortgage' })).toContainText(number);
  expect(emailsTo(person.email, SUBJECT)).toBe(1);
  expect(complaints).toEqual([]);
});

test('a policy and the terms of a program are published with their day; the older ones stay', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto('/admin/lenders');
  await page.getByLabel('Find a lender').fill('Ashgrove');
  await page.getByRole('button', { name: 'Policy of Ashgrove Home Loans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Policy of Ashgrove Home Loans' });
  await expect(dialog.getByText('Sample', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish policy' }).click();
  const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText(['Enter the day it begins', 'Name the document it’s in']);
  await expectAccessible(page);
  await dialog.getByLabel('In force from').fill('2026-11-25');
  await dialog.getByLabel('Where it stands').fill('Rate sheet of November 20, 2026');
  await dialog.getByLabel('Most of the value, uninsured').fill('70');
  await dialog.getByRole('button', { name: 'Publish policy' }).click();
  await expect(page.getByText(/^Policy of Ashgrove Home Loans published/)).toBeVisible();
  await page.getByRole('button', { name: 'Policy of Ashgrove Home Loans' }).click();
  await expect(dialog.getByText('In force', { exact: true })).toHaveCount(1);
  await expect(dialog.getByText(/^From /)).toHaveCount(2);
  await expect(dialog.getByLabel('Most of the value, uninsured')).toHaveValue('70');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'insurers’ programs' }).click();
  await page.getByRole('button', { name: 'Terms of Sagen Self-employed, stated income' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Sagen Self-employed, stated income' });
  await expect(terms.getByLabel('Least down payment')).toHaveValue('10');
  await terms.getByLabel('In force from').fill('2199-03-01');
  await terms.getByLabel('Where it stands').fill('Bulletin of February 20');
  await terms.getByLabel('Least down payment').fill('15');
  await terms.getByRole('button', { name: 'Publish terms' }).click();
  await expect(page.getByText(/^Terms of Sagen Self-employed, stated income published/)).toBeVisible();
  await expect(page.getByText('Changes on March 1, 2199')).toBeVisible();
  expect(complaints).toEqual([]);
});
