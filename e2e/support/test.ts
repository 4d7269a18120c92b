import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { KeptContext } from './kept-context';
import type { PageSettings } from './kept-page';
import { provideProduct } from './product';
import { ADMIN, HANG_MS, type RunningServer } from './server';

export { expect };

export interface OfTest {
  /** What the page said on its console, and what it threw. */
  complaints: string[];
  /** What of the test's settings its contexts are made with */
  made: PageSettings;
  /** The page of somebody else, or of the same person on another device: in a browser context of its own, which stays open. */
  other: Page;
  /** Contexts of a test's own end with it. */
  ends: undefined;
}

export interface OfWorker {
  product: RunningServer;
  keptContext: KeptContext;
  otherContext: KeptContext;
}

/** A worker's context, emptied before and after. What failed is closed whole: only then is its picture taken. */
async function lend(
  { browser, kept, made, info }: { browser: Browser; kept: KeptContext; made: PageSettings; info: TestInfo },
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  await use(await kept.clean(browser, made));
  if (info.status === info.expectedStatus) await kept.leave();
  else await kept.close();
}

async function stay(use: (kept: KeptContext) => Promise<void>): Promise<void> {
  const kept = new KeptContext();
  await use(kept);
  await kept.closeAll();
}

/** Notes what the page complains of from here on. */
export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    // a few seconds after the load: on a busy machine the page itself is later than that
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return;
    // what is tried again is traced, by a script in every frame; one that may run none refuses it
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // a resource that did not load is not named in the text
    const where = message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';
    complaints.push(message.text() + where);
  });
  page.on('pageerror', (error) => complaints.push(`${error.message} (on ${new URL(page.url()).pathname})`));
}

/** Tests with a product that their worker alone has, and a page on which nothing may go wrong unseen. */
export const test = base.extend<OfTest, OfWorker>({
  product: [async ({}, use) => provideProduct(use), { scope: 'worker', timeout: HANG_MS }],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  keptContext: [async ({}, use) => stay(use), { scope: 'worker' }],
  otherContext: [async ({}, use) => stay(use), { scope: 'worker' }],
  made: async ({ baseURL, viewport, javaScriptEnabled, timezoneId, colorScheme, forcedColors, reducedMotion }, use) => {
    await use({ baseURL, viewport, javaScriptEnabled, timezoneId, colorScheme, forcedColors, reducedMotion });
  },
  context: async ({ browser, keptContext, made }, use, info) => lend({ browser, kept: keptContext, made, info }, use),
  other: async ({ browser, otherContext, made, page }, use, info) =>
    lend({ browser, kept: otherContext, made, info }, async (context) => {
      const [other = await context.newPage()] = context.pages();
      // a page behind another one gets no frames
      await page.bringToFront();
      await use(other);
      await page.bringToFront();
    }),
  complaints: async ({}, use) => {
    await use([]);
  },
  ends: [
    async ({ browser, keptContext, otherContext }, use) => {
      await use(undefined);
      // their pages would go on asking, in the way of all that come after
      const others = browser.contexts().filter((context) => !keptContext.has(context) && !otherContext.has(context));
      await Promise.all(others.map((context) => context.close()));
    },
    { auto: true },
  ],
  page: async ({ context, complaints }, use) => {
    const [page = await context.newPage()] = context.pages();
    listen(page, complaints);
    await use(page);
  },
});

/** Until React has taken the page over. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');

/** To another page of the site as its links lead there: what is open stays loaded. */
export const goInside = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/**
 * As somebody does who points at a page: the code of its form or calculator comes, and takes over what the server made.
 * `form`: what says so. It may be asked before the page listens, so the pointer moves until it is heard.
 */
export async function turnTo(page: Page, form: Locator): Promise<void> {
  await hydrated(page);
  await expect(async () => {
    await page.mouse.move(4, 4);
    await page.mouse.move(8, 8);
    await expect(form).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** The form of this id, once its code has it. */
export const alive = (page: Page, id: string): Locator => page.locator(`#${id}[data-hydrated="yes"]`);

/**
 * After `act` the browser finds out that its session has ended. The guard leads to the sign-in, and then the whole page is
 * loaded: what is pressed in between goes with the page before.
 */
export async function ledToSignIn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await expect(page).toHaveURL(/\/auth$/);
  await hydrated(page);
}

export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Fills the basic form with what it needs, and nothing more. */
export async function fillBasicForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('New purchase').check();
  await page.getByLabel('Full name').fill('Ada Tremblay');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('4169671111');
  await page.getByLabel(/A licensed broker may call or email me/).check();
}
