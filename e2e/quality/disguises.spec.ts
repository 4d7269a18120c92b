import type { Page } from '@playwright/test';
import { DISGUISES, type Disguise } from '../support/disguises';
import { fits } from '../support/sideways';
import { expect, fillBasicForm, goInside, hydrated, signIn, test } from '../support/test';

// docs/browsers.md: the visitor's browser is not ours, and at the end of each walk something is sent or still there

async function open(page: Page, address: string, { after }: Disguise): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await after?.(page);
}

async function answersStay(page: Page, disguise: Disguise): Promise<void> {
  await open(page, '/comprehensive-form?section=plans', disguise);
  await page.getByLabel('Full legal name').fill('Ada Tremblay');
  await goInside(page, '/comprehensive-form?section=work');
  await expect(page.locator('main input[type=radio]').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Full legal name')).toHaveValue('Ada Tremblay');
}

for (const disguise of DISGUISES)
  test.describe(() => {
    const { timezoneId } = disguise;
    if (timezoneId !== undefined) test.use({ timezoneId });

    test(`a browser ${disguise.name}: applications are sent, answers and the session stay`, async ({
      page,
      complaints,
    }) => {
      await disguise.before?.(page);
      await answersStay(page, disguise);
      await open(page, '/basic-form', disguise);
      await fits(page, 'the basic form');
      await fillBasicForm(page, `disguise.${DISGUISES.indexOf(disguise)}.${Date.now()}@example.ca`);
      await page.getByLabel('Email address').press('Tab');
      await page.locator('form button[type=submit]').first().click();
      await expect(page).toHaveURL(/\/mortgage\/success$/);
      await expect(page.locator('.app-number .num')).toHaveText(/^MB-\d{4}-/);
      await fits(page, 'the success page');

      await page.goto('/admin');
      await signIn(page);
      await expect(page).toHaveURL(/\/admin$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ours = complaints.filter((text) => !disguise.says?.test(text));
      expect(ours).toEqual([]);
      complaints.length = 0;
    });
  });
