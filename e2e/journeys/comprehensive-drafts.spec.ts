import { SECTIONS } from '@brokerage/domain/application/sections';
import type { Locator, Page, Request } from '@playwright/test';
import { clean } from '../support/axe';
import { ANSWERS, withAnswers } from '../support/application';
import { alreadySignedIn, freshSession } from '../support/people';
import { cutOff } from '../support/sheets';
import { expect, goInside, hydrated, signIn, test } from '../support/test';

const PASSWORD = 'eleven green kayaks';
const FORM = '/comprehensive-form';
const addressOf = (step: string): string => `${FORM}?section=${step}`;

interface Person {
  email: string;
  password: string;
}

/** Somebody who has an account and no draft yet. */
async function newPerson(page: Page, name: string): Promise<Person> {
  const person = { name, email: `${name}@files.example.ca`, phone: '4169671111', password: PASSWORD };
  expect((await page.request.post('/api/auth/register', { data: person })).status()).toBe(201);
  return person;
}

const state = (page: Page) => page.locator('[data-draft]');
const saved = (page: Page): Promise<void> => expect(state(page)).toHaveAttribute('data-draft', 'saved');
/** What was typed is at the server: "Saved" may still speak of the save before. */
async function storedWith(page: Page, text: string, type: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes(text) ?? false);
  await type();
  await answer;
  await saved(page);
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test('two devices: other parts are put together, the same answer is chosen, and the earlier version comes back', async ({
  page,
  other: phone,
}) => {
  const person = await newPerson(page, 'two-devices');
  await alreadySignedIn(page, person);
  await open(page, addressOf('plans'));
  await page.getByLabel('New purchase').check();
  await page.getByLabel('Full legal name').fill('Ada Tremblay');
  await saved(page);
  await expect(page.getByText(/^Saved \d+:\d\d [ap]\.m\.$/)).toBeVisible();

  await alreadySignedIn(phone, person);
  await phone.setViewportSize({ width: 390, height: 844 });
  await open(phone, FORM);
  await expect(heading(phone, 'Welcome back, Ada')).toBeVisible();
  await phone.getByRole('link', { name: 'Your work' }).click();
  await expect(heading(phone, 'Your work')).toBeFocused();
  await phone.getByLabel('Retired').check();
  await storedWith(phone, 'CPP', () => phone.getByLabel('Where it comes from').fill('CPP'));
  await page.getByLabel('Email address').fill('ada@example.ca');
  await expect(page.getByText(/We put in what you changed in/)).toBeVisible();
  await saved(page);
  await page.getByRole('link', { name: 'All parts' }).click();
  await page.getByRole('link', { name: 'Your work' }).click();
  await expect(page.getByLabel('Where it comes from')).toHaveValue('CPP');

  await storedWith(page, 'CPP and OAS', () => page.getByLabel('Where it comes from').fill('CPP and OAS'));
  await phone.getByLabel('Where it comes from').fill('A pension');
  await expect(phone.getByRole('heading', { name: 'Which version is right?' })).toBeFocused();
  await expect(state(phone)).toHaveAttribute('data-draft', 'paused');
  await expect(phone.getByRole('button', { name: 'Save and continue' })).toHaveCount(0);
  const versions = phone.getByRole('group', { name: 'Which version is right?' });
  await expect(versions.getByText('Where it comes from')).toHaveCount(2);
  await expect(versions.getByText('CPP and OAS')).toBeVisible();
  // what does not differ is not asked about
  await expect(versions.getByText('Email address')).toHaveCount(0);
  await phone.getByText(/answers are the same$/).click();
  await expect(phone.getByText('Full legal name')).toBeVisible();
  await clean(phone);
  // the person reads on, and is told that nothing is saved
  await phone.getByRole('button', { name: 'Decide later' }).click();
  await expect(heading(phone, 'Your work')).toBeFocused();
  await expect(state(phone)).toHaveAttribute('data-draft', 'paused');
  await phone.getByRole('button', { name: 'Choose a version' }).click();
  await expect(phone.getByRole('heading', { name: 'Which version is right?' })).toBeFocused();
  await phone.getByLabel(/Your other device/).check();
  await phone.getByRole('button', { name: 'Use the version I chose' }).click();
  await expect(heading(phone, 'Your work')).toBeFocused();
  await expect(phone.getByLabel('Where it comes from')).toHaveValue('CPP and OAS');
  await saved(phone);

  // what was not chosen is still to be had, on any device
  await open(page, FORM);
  await page.getByText(/^Earlier version/).click();
  await expect(page.getByText('A pension')).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Bring back the earlier version' }).click();
  await expect(page.getByText('Then: A pension')).toHaveCount(0);
  await saved(page);
  await page.getByRole('link', { name: 'Your work' }).click();
  await expect(page.getByLabel('Where it comes from')).toHaveValue('A pension');
});

test('what the account holds opens on another device in every part, as it was typed', async ({
  page,
  other: laptop,
  complaints,
}) => {
  test.slow();
  const person = await newPerson(page, 'other-evening');
  await alreadySignedIn(page, person);
  const { token } = await freshSession(person);
  const keep = async (formData: object): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const data = { formData, lastStep: 0 };
    expect((await page.request.post('/mortgage/comprehensive/draft', { headers, data })).status()).toBe(200);
  };
  const { applicant, employment, property, declarations } = ANSWERS as Record<string, object>;
  const answers = {
    ...ANSWERS,
    applicant: {
      ...applicant,
      dependants: '2',
      housing: 'rent',
      monthlyRent: '2,150.50',
      jobs: [{ id: 'j1', employer: 'Swim Club', hourlyRate: '24', hoursPerWeek: '5' }],
    },
    declarations: { ...declarations, paysSupport: true, supportPayment: '500' },
    financial: { hasLiabilities: true, liabilities: [{ id: 'd1', kind: 'other', balance: '14 000', payment: '410' }] },
  };
  await keep(answers);
  const holds = async (step: string, label: string, value: string, device = page): Promise<void> => {
    await goInside(device, addressOf(step));
    await expect(heading(device, SECTIONS.find(({ name }) => name === step)?.title ?? '')).toBeVisible();
    const edit = device.getByRole('button', { name: /^Edit/ });
    if ((await edit.count()) > 0) await edit.first().click();
    await expect(device.getByLabel(label, { exact: true })).toHaveValue(value);
  };
  await open(page, FORM);
  await saved(page);
  await holds('plans', 'Monthly rent', '2,150.50');
  await expect(page.getByLabel('Dependants')).toHaveValue('2');
  await holds('work', 'Yearly salary before tax', '86,400');
  await expect(page.getByLabel('Hours per week')).toHaveValue('5');
  await holds('home', 'Purchase price', '689,000');
  await holds('down-payment', 'Amount', '75,000');
  await holds('money', 'Balance owing', '14,000');
  await holds('questions', 'Monthly support', '500');
  await goInside(page, addressOf('home'));
  // whoever leaves at once leaves before the browser's store and the server have it
  const late = (request: Request): boolean => /699,?000/.test(request.postData() ?? '');
  await page.route('**/graphql', (route, request) => (late(request) ? route.abort() : route.fallback()));
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('too late');
    };
  });
  await page.getByLabel('Purchase price').fill('699000');
  await expect(page.getByLabel('Purchase price')).toHaveValue('699,000');
  await expect(state(page)).toHaveAttribute('data-draft', 'saving');
  await page.goto(addressOf('check'));
  await page.unroute('**/graphql');
  await hydrated(page);
  await expect(page.getByText('$699,000').first()).toBeVisible();

  await keep({
    mortgageType: 'refinance',
    employment: { ...employment, status: 'business_owner', business: { share: '50', salary: '0' } },
    property: { ...property, currentMortgage: { balance: '310,000', rate: '4.59' } },
  });
  await alreadySignedIn(laptop, person);
  await open(laptop, FORM);
  await saved(laptop);
  await holds('mortgage', 'Balance owing', '310,000', laptop);
  await expect(laptop.getByLabel('Interest rate', { exact: true })).toHaveValue('4.59');
  await holds('work', 'Share you own', '50', laptop);
  await expect(laptop.getByLabel('Yearly salary from the business')).toHaveValue('0');
  expect(complaints).toEqual([]);
});

test('on a phone whose connection is cut: kept on the device, then in the account, and resumed where it was left', async ({
  page,
  context,
  other: laptop,
}) => {
  const person = await newPerson(page, 'cut-off');
  await alreadySignedIn(page, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, FORM);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(heading(page, 'You and your plans')).toBeFocused();
  await page.getByLabel('Full legal name').fill('Ada Tremblay');
  await saved(page);
  await cutOff(page);
  await page.getByLabel('Email address').fill('ada.cut@example.ca');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved /)).toHaveCount(0);
  await page.getByRole('link', { name: 'All parts' }).click();
  await expect(heading(page, 'Welcome back, Ada')).toBeFocused();
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Your work' }).click();
  await page.getByLabel('Retired').check();
  await context.setOffline(false);
  await saved(page);

  await alreadySignedIn(laptop, person);
  await open(laptop, FORM);
  await laptop.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(laptop, 'Your work')).toBeFocused();
  await expect(laptop.getByLabel('Retired')).toBeChecked();
  await laptop.getByRole('link', { name: 'All parts' }).click();
  await expect(laptop.getByText(/We keep it for 90 days after your last change, until/)).toBeVisible();
  await cutOff(laptop);
  await laptop.getByRole('button', { name: 'Delete this draft' }).click();
  await laptop.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(heading(laptop, 'Your application')).toBeVisible();
  const failed = laptop.getByText(/^Failed to delete draft\. It’s still in your account/);
  await expect(failed).toBeVisible();
  await clean(laptop);
  await laptop.context().setOffline(false);
  await expect(failed).toHaveCount(0);
  await open(laptop, addressOf('plans'));
  await expect(state(laptop)).toHaveAttribute('data-draft', 'empty');
  await expect(laptop.getByLabel('Full legal name')).toHaveValue('');
});

test('signed out: kept in the browser, carried into the account at the sign-in, and gone after the sign-out', async ({
  page,
  context,
}) => {
  const person = await newPerson(page, 'signs-in');
  await open(page, addressOf('plans'));
  await page.getByLabel('Full legal name').fill('Ada Tremblay');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full legal name')).toHaveValue('Ada Tremblay');

  // another tab has nothing but the browser's copy
  const tab = await context.newPage();
  await open(tab, FORM);
  await expect(heading(tab, 'Welcome back, Ada')).toBeVisible();
  await expect(tab.getByText(/stays on this device for 30 days/)).toBeVisible();
  await clean(tab);
  await page.close();

  await open(tab, '/auth');
  await signIn(tab, person);
  await expect(tab).not.toHaveURL(/\/auth/);
  await open(tab, FORM);
  await expect(heading(tab, 'Welcome back, Ada')).toBeVisible();
  await saved(tab);
  await tab.goto('/account');
  await tab.getByRole('navigation', { name: 'My account' }).getByRole('button', { name: 'Logout' }).click();
  await expect(tab).toHaveURL(/\/$/);

  await open(tab, addressOf('plans'));
  await expect(tab.getByLabel('Full legal name')).toHaveValue('');
  await tab.getByLabel('Full legal name').fill('Somebody Else');
  await expect(tab.getByText('Kept on this device', { exact: true })).toBeVisible();
  await tab.getByRole('link', { name: 'All parts' }).click();
  await tab.getByRole('button', { name: 'Clear from this device' }).click();
  await tab.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(heading(tab, 'Your application')).toBeVisible();
  await tab.reload();
  await hydrated(tab);
  await expect(heading(tab, 'Your application')).toBeVisible();
  expect(await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
});

test('a submission whose answer was lost is sent again as the same application, and ends the draft everywhere', async ({
  page,
  other: laptop,
}) => {
  const person = await newPerson(page, 'lost-answer');
  await alreadySignedIn(page, person);
  await withAnswers(page, { ...ANSWERS, applicant: { ...(ANSWERS['applicant'] as object), fullName: 'Ada Lost' } });
  await open(page, addressOf('check'));
  await saved(page);
  await page.getByLabel(/Use my information/).check();
  await page.getByLabel(/Contact me/).check();
  let lost = '';
  await page.route('**/graphql', async (route) => {
    if (lost || !route.request().postData()?.includes('submitComprehensiveApplication')) return route.continue();
    const answer = await route.fetch();
    lost = /MB-\d{4}-[0-9A-Z]{8}/.exec(await answer.text())?.[0] ?? '';
    return route.abort();
  });
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' })).toBeVisible();
  expect(lost).not.toBe('');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL('/comprehensive-success');
  await expect(page.locator('.app-number .num')).toHaveText(lost);

  await alreadySignedIn(laptop, person);
  await open(laptop, FORM);
  await expect(laptop.getByText(new RegExp(`already sent .*${lost}`))).toBeVisible();
  await expect(heading(laptop, 'Your application')).toBeVisible();
});

/** As somebody without a mouse: from control to control until it is this one. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('with the keyboard alone: from the first part to the number of the application', async ({ page }) => {
  const { employment: _, ...rest } = ANSWERS;
  await withAnswers(page, { ...rest, applicant: { ...(ANSWERS['applicant'] as object), fullName: '' } });
  await open(page, FORM);
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const go = (): Promise<void> => press(page.getByRole('button', { name: 'Save and continue' }));

  await press(page.getByRole('link', { name: 'Continue' }));
  await expect(heading(page, 'You and your plans')).toBeFocused();
  await type('Full legal name', 'Ada Keys');
  await go();
  await expect(heading(page, 'Your work')).toBeFocused();
  await press(page.getByRole('radio', { name: /^Employed/ }), 'Space');
  await type('Employer', 'Harbour Clinic');
  await type('Job title', 'Nurse');
  await type('Month', 'Sep');
  await type('Year', '2012');
  await press(page.getByLabel('Salary', { exact: true }), 'Space');
  await type('Yearly salary before tax', '86400');
  await go();
  for (const title of ['Who’s applying with you', 'The home', 'Your down payment', 'What you own and owe']) {
    await expect(heading(page, title)).toBeFocused();
    await go();
  }
  await expect(heading(page, 'A few last questions')).toBeFocused();
  await go();
  await expect(heading(page, 'Check your answers')).toBeFocused();
  await press(page.getByRole('link', { name: 'Change Employer' }));
  await expect(page.getByLabel('Employer', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ltd.');
  await go();
  await expect(heading(page, 'Check your answers')).toBeFocused();
  await expect(page.getByText('Harbour Clinic Ltd.')).toBeVisible();
  await press(page.getByLabel(/Use my information/), 'Space');
  await press(page.getByLabel(/Contact me/), 'Space');
  await press(page.getByRole('button', { name: 'Submit application' }));
  await expect(page).toHaveURL('/comprehensive-success');
  await expect(page.locator('.app-number .num')).toHaveText(/^MB-/);
});

test('two tabs of somebody who is signed out: what one sends, the other does not send again', async ({
  page,
  context,
}) => {
  await withAnswers(page);
  await open(page, addressOf('work'));
  await page.getByLabel('Employer', { exact: true }).fill('Lakeside Clinic');
  await expect(state(page)).toHaveAttribute('data-draft', 'keptOnDevice');
  const second = await context.newPage();
  await open(second, addressOf('check'));
  await expect(second.getByText('Lakeside Clinic')).toBeVisible();
  const agree = async (tab: Page): Promise<void> => {
    await tab.getByLabel(/Use my information/).check();
    await tab.getByLabel(/Contact me/).check();
  };
  await agree(second);

  await open(page, addressOf('check'));
  await agree(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL('/comprehensive-success');
  const number = await page.locator('.app-number .num').innerText();
  await expect(second.getByText(`${number}. What you enter now starts another one.`)).toBeVisible();
  await second.getByRole('button', { name: 'Submit application' }).click();
  await expect(second.getByText(`Already sent: ${number}`)).toBeVisible();
  await expect(second).not.toHaveURL('/comprehensive-success');
  await clean(second);
});
