import type { Page } from '@playwright/test';
import { alreadySignedIn } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** The inbox asks again every 30 seconds. Newest first: a list draws only the rows in view. */
const POLL_MS = 31_000;

async function apply(page: Page, fullName: string): Promise<void> {
  const email = `${fullName.replace(' ', '.').toLowerCase()}@e2e.example.ca`;
  const data = { fullName, email, phone: '416 967-1160', mortgageType: 'renewal', consent: { contact: true } };
  expect((await page.request.post('/mortgage/basic', { data })).status()).toBe(201);
}

async function openInbox(page: Page, view: string): Promise<void> {
  await page.clock.install();
  await alreadySignedIn(page, ADMIN);
  await page.goto(`/admin/enquiries?view=${view}&sort=came`);
  await hydrated(page);
  await expect(rows(page).first()).toBeVisible();
}

const list = (page: Page) => page.getByRole('region', { name: 'Enquiries', exact: true });
const rows = (page: Page) => list(page).getByRole('row');
const scrolled = (page: Page): Promise<number> =>
  list(page)
    .locator('[data-scrolls]')
    .evaluate(({ scrollTop }) => scrollTop);

/** The time of the next question passes, and its answer is there. */
async function poll(page: Page): Promise<void> {
  const asked = page.waitForResponse(
    (response) =>
      (response.request().postDataJSON() as { operationName?: string } | null)?.operationName === 'Enquiries',
  );
  await page.clock.fastForward(POLL_MS);
  await (await asked).finished();
}

test('a new enquiry joins the view of what nobody has, and stays out of mine', async ({ page, complaints }, info) => {
  const name = `Livia unassigned${info.repeatEachIndex}`;
  await openInbox(page, 'unassigned');
  await apply(page, name);
  await poll(page);
  await expect(list(page).getByText(name)).toHaveCount(1);

  const another = `Livia mine${info.repeatEachIndex}`;
  await openInbox(page, 'mine');
  await apply(page, another);
  await poll(page);
  await expect(list(page).getByText(another)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('while somebody reads further down the list stands still and counts what is new', async ({ page, complaints }, {
  repeatEachIndex,
}) => {
  const name = `Livia Below${repeatEachIndex}`;
  await page.setViewportSize({ width: 1440, height: 600 });
  await openInbox(page, 'everything');
  await rows(page).nth(3).hover();
  await page.mouse.wheel(0, 240);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await apply(page, name);
  await poll(page);
  const fresh = list(page).getByRole('button', { name: '1 new' });
  await expect(fresh).toBeVisible();
  await expect(list(page).getByText(name)).toHaveCount(0);

  await fresh.click();
  await expect(list(page).getByText(name)).toBeVisible();
  await expect(fresh).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(complaints).toEqual([]);
});
