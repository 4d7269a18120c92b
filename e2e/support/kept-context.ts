import type { Browser, BrowserContext, Page } from '@playwright/test';

/** All that a site keeps in a browser, but the caches of what it loaded: those are what makes the next load quick. */
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers,websql,file_systems';

interface Kept {
  context: BrowserContext;
  /** What the context was made with; another test may ask for something else. */
  options: string;
  /** The sites that were opened in it. */
  origins: Set<string>;
  /** It has something that nobody can take away again. */
  spoiled: boolean;
}

/**
 * The browser contexts of a worker's tests, one for each of the settings that tests ask for. Between tests its pages are
 * closed and all that sites keep is cleared; what it has loaded and compiled stays, which is more than half the cost of a
 * page (docs/decisions/0099).
 */
export class KeptContext {
  /** By what they were made with */
  readonly #kept = new Map<string, Kept>();
  #current: Kept | undefined;

  /** A context with nothing in it but one empty page. `options`: what of the test's settings the context is made with. */
  async clean(browser: Browser, options: object): Promise<BrowserContext> {
    const wanted = JSON.stringify(options);
    this.#current = this.#kept.get(wanted) ?? (await this.#made(browser, wanted));
    await this.#emptied(this.#current);
    return this.#current.context;
  }

  /** A test is over: what its pages still write when they go is cleared before the next test. */
  async leave(): Promise<void> {
    if (!this.#current) return;
    if (this.#current.spoiled) {
      await this.close();
      return;
    }
    const { context } = this.#current;
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
  }

  /** The one that the last test had */
  async close(): Promise<void> {
    if (!this.#current) return;
    this.#kept.delete(this.#current.options);
    await this.#current.context.close();
    this.#current = undefined;
  }

  /** What a test opened beside it goes with the test: its pages would go on asking, in the way of all that come after. */
  async closeOthers(browser: Browser): Promise<void> {
    const kept = new Set([...this.#kept.values()].map(({ context }) => context));
    const others = browser.contexts().filter((context) => !kept.has(context));
    await Promise.all(others.map((context) => context.close()));
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#kept.values()].map(({ context }) => context.close()));
    this.#kept.clear();
  }

  async #made(browser: Browser, options: string): Promise<Kept> {
    // made with the settings of the test, as the runner does for each test
    const context = await browser.newContext();
    const kept: Kept = { context, options, origins: new Set(), spoiled: false };
    this.#kept.set(options, kept);
    context.on('page', (page) => this.#watch(page, kept));
    return kept;
  }

  #watch(page: Page, kept: Kept): void {
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) kept.origins.add(new URL(frame.url()).origin);
    });
    // a clock of Playwright's belongs to the context, and cannot be taken out of it
    const { clock } = page;
    Object.defineProperty(page, 'clock', {
      get: () => {
        kept.spoiled = true;
        return clock;
      },
    });
  }

  async #emptied({ context, origins }: Kept): Promise<void> {
    const page = await context.newPage();
    if (origins.size === 0) return;
    const browser = await context.newCDPSession(page);
    for (const origin of origins) await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
    await browser.detach();
    origins.clear();
  }
}
