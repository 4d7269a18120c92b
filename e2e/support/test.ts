import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { KeptContext } from './kept-context';
import { provideProduct } from './product';
import { ADMIN, HANG_MS, type RunningServer } from './server';

export { expect };

export interface OfTest {
  /** What the page said on its console, and what it threw. */
  complaints: string[];
  /** Contexts of a test's own end with it. */
  ends: undefined;
}

export interface OfWorker {
  product: RunningServer;
  keptContext: KeptContext;
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
  keptContext: [
    async ({}, use) => {
      const kept = new KeptContext();
      await use(kept);
      await kept.closeAll();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptContext,
      baseURL,
      viewport,
      javaScriptEnabled,
      timezoneId,
      colorScheme,
      forcedColors,
      reducedMotion,
    },
    use,
    info,
  ) => {
    const made = { baseURL, viewport, javaScriptEnabled, timezoneId, colorScheme, forcedColors, reducedMotion };
    await use(await keptContext.clean(browser, made));
    // what failed is closed whole: only then is its picture taken
    if (info.status === info.expectedStatus) await keptContext.leave();
    else await keptContext.close();
  },
  complaints: async ({}, use) => {
    await use([]);
  },
  ends: [
    async ({ browser, keptContext }, use) => {
      await use(undefined);
      await keptContext.closeOthers(browser);
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
