import { SECTIONS } from '@brokerage/domain/application/sections';
import type { Locator, Page } from '@playwright/test';
import { clean, expectAccessible, narrow } from '../support/axe';
import { ANSWERS, withAnswers } from '../support/application';
import { cutOff } from '../support/sheets';
import { fits } from '../support/sideways';
import { expect, goInside, hydrated, test } from '../support/test';

const STEPS = ['', 'plans', 'work', 'people', 'home', 'down-payment', 'money', 'questions', 'check'];
const addressOf = (step: string): string => (step ? `/comprehensive-form?section=${step}` : '/comprehensive-form');

/** To another step inside the page, as its links lead there. */
async function follow(page: Page, step: string): Promise<void> {
  await goInside(page, addressOf(step));
  const { title } = SECTIONS.find(({ name }) => name === step)!;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test.describe('every step', () => {
  test('is clean for axe at the desk and on a phone, empty and answered, and fits 320', async ({ page }) => {
    const [list = '', ...steps] = STEPS;
    const open = async (): Promise<void> => {
      await page.goto(addressOf(list));
      await hydrated(page);
    };
    await open();
    // the list and the second step, empty, are among the public pages of the accessibility tests
    for (const step of steps.filter((name) => name !== 'check' && name !== 'work')) {
      await follow(page, step);
      await expectAccessible(page, `${step} empty`);
    }
    await withAnswers(page);
    await open();
    await expectAccessible(page, 'the list, answered');
    for (const step of steps) {
      await follow(page, step);
      await expectAccessible(page, `${step} answered`);
    }
  });

  test('with errors is clean for axe, says so in its title, and leads to the first wrong answer', async ({ page }) => {
    await page.goto(addressOf('work'));
    await hydrated(page);
    await page.getByRole('radio', { name: /^Employed/ }).check();
    await page.getByRole('button', { name: 'Add a job' }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Your work, step 2 of 7/);
    await clean(page);
    await summary.getByRole('link', { name: 'Enter the month and year of the start' }).click();
    await expect(page.getByLabel('Month').first()).toBeFocused();
    await expect(summary).toBeVisible();
    // what is added now is not wrong before the button is pressed again
    await page.getByRole('button', { name: 'Add another job' }).click();
    await expect(page.getByRole('textbox', { name: 'Employer' })).toHaveCount(3);
    await expect(summary.getByRole('link', { name: 'Enter the hourly pay' })).toHaveCount(1);
    await summary.getByRole('link', { name: 'Leave this part for now' }).click();
    await expect(page.getByRole('link', { name: 'Your work' })).toHaveAccessibleDescription(/In progress/);
    // the list is no step, and not the page with the error
    await expect(page).toHaveTitle(/^Comprehensive form \|/);
  });

  test('a name of forty letters is read whole on the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const fullName = 'Wolfeschlegelsteinhausenbergerdorffwelche Ng';
    const email = 'a.very.long.address.that.goes.on.and.on.and.on.for.ever@example.ca';
    await withAnswers(page, {
      ...ANSWERS,
      applicant: { ...(ANSWERS['applicant'] as object), fullName },
      hasCoApplicants: true,
      coApplicants: [{ id: 'c1', fullName, email }],
    });
    await page.goto(addressOf(''));
    await hydrated(page);
    const greeting = page.getByRole('heading', { level: 1, name: /^Welcome back, Wolfe/ });
    expect(await greeting.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await follow(page, 'people');
    await expect(page.getByText(email)).toBeVisible();
    await fits(page, 'a closed row');
  });
});

test('on a phone whose connection is cut in the middle, nothing is lost', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/form-selection');
  // a link pressed before the scripts have come loads the next page whole, and its heading takes no focus
  await hydrated(page);
  await page.getByRole('link', { name: /Comprehensive form/ }).click();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You and your plans' })).toBeFocused();
  await page.getByLabel('New purchase').check();
  await page.getByLabel('Full legal name').fill('Ada Tremblay');
  await cutOff(page);
  await page.getByLabel('Email address').fill('ada.offline@example.ca');
  await page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year').fill('19');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'Your work' }).click();
  await page.getByLabel('Retired').check();
  await page.getByLabel('Where it comes from').fill('CPP');
  await page.goBack();
  await page.goBack();
  // also a half-filled answer that is wrong
  await expect(page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year')).toHaveValue('19');
  await expect(page.getByLabel('Email address')).toHaveValue('ada.offline@example.ca');
  await context.setOffline(false);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Email address')).toHaveValue('ada.offline@example.ca');
  await page.goto(addressOf('work'));
  await expect(page.getByLabel('Where it comes from')).toHaveValue('CPP');
});

test('a part that hangs on an answer of another one says which', async ({ page, complaints }) => {
  await page.goto(addressOf('down-payment'));
  await hydrated(page);
  await page.getByRole('link', { name: 'Tell us that first' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You and your plans' })).toBeFocused();
  await page.getByLabel('New purchase').check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your down payment' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Tell us that first' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('Back leads to where one was in a step, and a step that one comes back to keeps its name', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await withAnswers(page);
  // as most come: from another page, after which the browser leaves places to the site
  await page.goto('/form-selection');
  await hydrated(page);
  await page.getByRole('link', { name: /Comprehensive form/ }).click();
  await page.getByRole('link', { name: 'The home' }).click();
  const title = (name: string): Locator => page.getByRole('heading', { level: 1, name });
  await expect(title('The home')).toBeFocused();
  const onward = page.getByRole('button', { name: 'Save and continue' });
  await onward.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(200);
  await onward.click();
  await expect(title('Your down payment')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title('The home')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);

  await goInside(page, '/privacy');
  await expect(page).toHaveTitle(/^Privacy/);
  await page.goBack();
  await expect(title('The home')).toBeFocused();
  await expect(page).toHaveTitle(/^The home, step \d of \d/);
});

test('with the second of three debts removed, the third keeps what is typed, also after a reload', async ({ page }) => {
  const debts = ['Car', 'Card', 'Line'].map((lender, index) => ({ id: `d${index}`, kind: 'other', lender }));
  await withAnswers(page, { ...ANSWERS, financial: { hasLiabilities: true, liabilities: debts } });
  await page.goto(addressOf('money'));
  await hydrated(page);
  const rows = page.getByRole('region', { name: 'Something else' });
  await expect(rows).toHaveCount(3);
  await rows
    .nth(1)
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(rows.nth(1).getByRole('heading')).toBeFocused();
  await rows.nth(1).getByRole('button', { name: /Edit/ }).click();
  await page.getByLabel('Owed to').fill('Line at the credit union');
  await page.reload();
  await hydrated(page);
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('button', { name: /Edit/ }).click();
  await expect(page.getByLabel('Owed to')).toHaveValue('Line at the credit union');
});

test('what is typed before the scripts arrive is kept, in every kind of control', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addressOf('plans'), { waitUntil: 'commit' });
  await page.getByLabel('Renewal').check();
  await page.getByLabel('Full legal name').fill('Typed Early');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByLabel('Month').selectOption('April');
  await birth.getByLabel('Year').fill('1993');
  release();
  await expect(page.locator('#comprehensive-form')).toHaveAttribute('data-hydrated', 'yes');
  await page.getByLabel('Email address').pressSequentially('x');
  await expect(page.getByLabel('Renewal')).toBeChecked();
  await expect(page.getByLabel('Full legal name')).toHaveValue('Typed Early');
  await expect(birth.getByLabel('Month')).toHaveValue('04');
  await expect(birth.getByLabel('Year')).toHaveValue('1993');
});

test('what the server refuses stands in the list, in the customer’s words, until it is changed', async ({ page }) => {
  await withAnswers(page, { ...ANSWERS, applicant: { ...(ANSWERS['applicant'] as object), phone: '900 000-0000' } });
  await page.goto(addressOf('check'));
  await hydrated(page);
  await page.getByLabel(/Use my information/).check();
  await page.getByLabel(/Contact me/).check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to submit application' })).toBeVisible();
  await expect(page.getByText('Nothing you typed is lost', { exact: false })).toBeVisible();
  await clean(page);
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
});

test('a part that no longer applies leads to the first unfinished one, and what it held is named', async ({ page }) => {
  const renewal = { ...ANSWERS, mortgageType: 'renewal' };
  await withAnswers(page, renewal, 'down-payment');
  await page.goto(addressOf(''));
  await hydrated(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  const unfinished = page.getByRole('heading', { level: 1, name: 'The home' });
  await expect(unfinished).toBeFocused();
  await page.goto(addressOf('down-payment'));
  await expect(unfinished).toBeVisible();
  await expect(page).toHaveURL(addressOf('home'));
  await page.goto(addressOf('check'));
  await expect(page.getByRole('paragraph').filter({ hasText: /^We left out/ })).toContainText('Down payment');
  // a change of mind brings it back
  await page.goto(addressOf('plans'));
  await hydrated(page);
  await page.getByLabel('New purchase').check();
  await page.goto(addressOf('down-payment'));
  await expect(page.getByRole('region', { name: 'Savings' })).toContainText('$75,000');
});

test('check, change, submit, Back: one application', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withAnswers(page);
  await page.goto(addressOf('check'));
  await hydrated(page);
  await page.getByRole('link', { name: 'Change Employer' }).click();
  await expect(page.getByLabel('Employer', { exact: true })).toBeFocused();
  await page.getByLabel('Employer', { exact: true }).fill('Lakeside Clinic');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeFocused();
  await expect(page.getByText('Lakeside Clinic')).toBeVisible();

  // nothing is ticked for anybody, and two of the four are needed
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByLabel(/Check my credit/)).toHaveAccessibleDescription(/Equifax Canada and TransUnion Canada/);
  await page.getByLabel(/Use my information/).check();
  await page.getByLabel(/Contact me/).check();
  await page.getByRole('button', { name: 'Submit application' }).dblclick();

  await expect(page).toHaveURL('/comprehensive-success');
  const number = await page.locator('.app-number .num').innerText();
  expect(number).toMatch(/^MB-\d{4}-[0-9A-Z]{8}$/);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  const reminder = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add the reply time to my calendar' }).click();
  expect((await reminder).suggestedFilename()).toBe(`${number}.ics`);
  await expect(page.getByRole('region', { name: 'From you' }).getByText('Employment letter')).toBeVisible();
  await clean(page);
  await narrow(page, 'success');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Already sent' })).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit application' })).toHaveCount(0);
});

test('what only the server refuses is said in its words, and leads to the list that it is about', async ({ page }) => {
  await withAnswers(page, {
    ...ANSWERS,
    property: {
      ...(ANSWERS['property'] as object),
      downPaymentSources: [{ id: 's1', source: 'rrsp', amount: '75,000' }],
    },
  });
  await page.goto(addressOf('check'));
  await hydrated(page);
  await page.getByRole('checkbox', { name: /^Use my information/ }).check();
  await page.getByRole('checkbox', { name: /^Contact me/ }).check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Under the Home Buyers’ Plan one person may take/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your down payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add another source' })).toBeFocused();
});
