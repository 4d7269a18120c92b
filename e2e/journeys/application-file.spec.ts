import { sendApplication } from '../support/application';
import { clean, expectAccessible } from '../support/axe';
import { escape } from '../support/escape';
import { longWordsOf } from '../support/long-words';
import { onPaper } from '../support/paper';
import { alreadySignedIn, newPerson, samplePerson } from '../support/people';
import { expect, hydrated, test } from '../support/test';

test('the office opens a file from the inbox and moves it; the applicant reads it, and withdraws', async ({
  page,
  other: theirs,
  complaints,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto('/admin/enquiries?kind=APPLICATION&q=account@example.ca');
  await page.getByRole('row').filter({ hasText: 'New purchase' }).getByRole('link', { name: 'Jordan Singh' }).click();
  await page.getByRole('link', { name: 'Open the file' }).click();
  await expect(page).toHaveURL(/\/admin\/applications\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jordan Singh' })).toBeVisible();
  const stage = page.getByRole('region', { name: 'Stage' });
  await expect(stage.getByRole('listitem')).toHaveCount(7);
  await expect(stage.locator('[aria-current=step]')).toContainText('Submitted');
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Broker summary' }).click();
  expect((await download).suggestedFilename()).toMatch(/^MB-\d{4}-\w{8}\.pdf$/);

  await page.getByRole('button', { name: 'Move this application' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Start the review…',
    'Decline…',
    'Withdraw for the applicant…',
    'Let it expire…',
  ]);
  await page.getByRole('menuitem', { name: 'Start the review…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start the review' });
  await expect(dialog.getByText('No email goes.', { exact: false })).toBeVisible();
  await dialog.getByLabel('Message to the applicant').fill('I read your file and call you tomorrow.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start the review' }).click();
  await expect(stage.locator('[aria-current=step]')).toContainText('In review');
  await expect(page.getByText('They read: “I read your file and call you tomorrow.”')).toBeVisible();

  await page.getByRole('button', { name: 'Ask for documents…' }).click();
  const letter = page.getByRole('region', { name: 'Email to the applicant' });
  await expect(letter).toContainText('We need documents from you');
  await expect(letter).not.toContainText('$');
  await escape(page);
  await page.getByRole('link', { name: 'Enquiry' }).click();
  await expect(page.getByRole('link', { name: 'Open the file' })).toBeVisible();

  await theirs.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(theirs);
  await theirs.goto('/account');
  await hydrated(theirs);
  const card = theirs.getByRole('listitem').filter({ has: theirs.getByRole('heading', { name: 'New purchase' }) });
  await expect(card.getByText('A broker is reviewing it.')).toBeVisible();
  await expect(card.getByText('I read your file and call you tomorrow.').first()).toBeVisible();
  await card.getByRole('button', { name: /^Withdraw this application/ }).click();
  await expect(card.getByRole('heading', { name: /^Withdraw MB-/ })).toBeFocused();
  await expectAccessible(theirs);
  await card.getByRole('button', { name: 'Keep it' }).click();
  await expect(card.getByRole('button', { name: /^Withdraw this application/ })).toBeFocused();
  await card.getByRole('button', { name: /^Withdraw this application/ }).click();
  await card.getByLabel('Why?').fill('We stay where we are');
  await card.getByRole('button', { name: 'Withdraw my application' }).click();
  await expect(card.getByText('Withdrawn').first()).toBeVisible();
  await expect(card.getByRole('button', { name: /^Withdraw this application/ })).toHaveCount(0);
  await expectAccessible(theirs);

  await page.goto('/admin');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/^Application withdrawn, /)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('each paper stands beside the answers it proves, and opens there', async ({ page, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto('/admin/enquiries?kind=APPLICATION&q=account@example.ca');
  await page.getByRole('row').filter({ hasText: 'Equity takeout' }).getByRole('link', { name: 'Jordan Singh' }).click();
  await page.getByRole('link', { name: 'Open the file' }).click();
  const proofs = page.getByRole('complementary', { name: 'Documents: Your work' });
  await proofs.getByRole('button', { name: 'Pay stub' }).click();
  await expect(proofs.getByRole('button', { name: 'Pay stub' })).toHaveAttribute('aria-expanded', 'true');
  const preview = page.getByRole('region', { name: 'Pay stub' });
  await expect(preview.getByText('Nothing was sent yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other documents' })).toBeVisible();
  await expect(page.getByText('As submitted, it fits')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Close the preview' }).click();
  await expect(preview).toHaveCount(0);
  // on paper each paper is still named
  await onPaper(page);
  await expect(proofs.getByText('Pay stub')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a couple stands side by side; an answer is put right, and the ratios follow it and the credit scores', async ({
  page,
  complaints,
}) => {
  test.slow();
  const { id } = await sendApplication(await newPerson('Priya Nair', 'corrected.journey@example.ca'), [
    { id: 'p1', fullName: 'Tyler MacKenzie' },
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, samplePerson('ADMIN'));
  const bears = longWordsOf(page);
  await page.goto(`/admin/applications/${id}`);
  const answers = page.getByRole('region', { name: 'What they told us' });
  await expect(answers.getByRole('heading', { name: 'Work and income' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stage' })).toContainText(/Waiting for\d+ documents/);
  await expect(answers.locator('dd').filter({ hasText: /^Tyler MacKenzieTyler MacKenzie/ })).toBeVisible();

  await answers.getByRole('button', { name: 'Correct Purchase price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct an answer' });
  const price = dialog.getByLabel(/^Purchase price/);
  await price.fill('a lot');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await price.fill('$699,000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await answers.getByRole('radio', { name: /^1 changed since/ }).click();
  const changed = answers.locator('dd');
  await expect(changed).toHaveCount(1);
  await expect(changed).toContainText('As sent: $689,000');
  await expect(changed).toContainText('Now: $699,000');
  await expectAccessible(page);

  // a paper that an answer makes needed joins the list
  await answers.getByRole('radio', { name: 'All answers' }).click();
  await expect(page.getByRole('button', { name: /^PR card/ })).toHaveCount(0);
  await answers.getByRole('button', { name: 'Correct Status in Canada, Priya Nair' }).click();
  await dialog.getByRole('button', { name: /Status in Canada/ }).click();
  await page.getByRole('option', { name: 'Permanent resident' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^PR card/ })).toBeVisible();

  const ratios = page.getByRole('region', { name: /^Ratios/ });
  await ratios.getByRole('textbox', { name: 'Priya Nair' }).fill('560');
  await ratios.getByRole('button', { name: 'Save the scores' }).click();
  await expect(ratios.getByText('The best credit score is lower than lenders take.')).toBeVisible();
  await ratios.getByRole('textbox', { name: 'Tyler MacKenzie' }).fill('742');
  await ratios.getByRole('button', { name: 'Save the scores' }).click();
  await expect(ratios.getByText('The best credit score is lower than lenders take.')).toHaveCount(0);
  await page.reload();
  await expect(answers.getByRole('radio', { name: /^2 changed since/ })).toBeVisible();
  await expect(ratios.getByRole('textbox', { name: 'Tyler MacKenzie' })).toHaveValue('742');
  expect(complaints).toEqual([]);
  await bears('a couple');
});

test('published rates that fit a file stand beside its ratios, and go into an email', async ({ page, complaints }) => {
  const { id } = await sendApplication(await newPerson('Odette Roy', 'matching.journey@example.ca'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await alreadySignedIn(page, samplePerson('ADMIN'));
  await page.goto(`/admin/applications/${id}`);
  const card = page.getByRole('region', { name: /^Rates that match.*Ontario/ });
  const rows = card.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/5-year fixed, \$[\d,]+\.\d\d a month/);
  await card.getByRole('button', { name: /more$/ }).click();
  await expect(rows.nth(3)).toBeVisible();
  await card.getByRole('button', { name: /Term/ }).click();
  await page.getByRole('option', { name: '3-year fixed' }).click();
  await expect(rows.first()).toContainText('3-year fixed');
  const boxes = card.getByRole('checkbox');
  await expect(boxes.nth(3)).not.toBeChecked();
  await boxes.nth(2).uncheck();
  await clean(page);
  // a lender and its rate, twice
  const [lender, rate, other, otherRate] = await rows.locator('b').allTextContents();

  await card.getByRole('link', { name: 'Email these 2' }).click();
  const email = page.getByRole('dialog', { name: 'Email Odette Roy' });
  const text = email.getByLabel('Text');
  await expect(text).toHaveValue(new RegExp(`\n3-year fixed, ${lender}: ${rate}`));
  await expect(text).toHaveValue(new RegExp(`\n3-year fixed, ${other}: ${otherRate}`));
  await expect(text).toHaveValue(/O\.A\.C\./);
  await clean(page);
  await email.getByRole('button', { name: 'Close, keep the draft' }).click();
  await expect(email).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/enquiries\/[\w-]+$/);
  expect(complaints).toEqual([]);
});
