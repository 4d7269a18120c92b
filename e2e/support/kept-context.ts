import type { Browser, BrowserContext, Page } from '@playwright/test';
import { KeptPage, noteOrigins, type PageSettings } from './kept-page';

/** All that a site keeps in a browser, but the caches of what it loaded: those are what makes the next load quick. */
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers,websql,file_systems';

interface Kept {
  context: BrowserContext;
  /** The one that tests go on with, in turn */
  page: KeptPage | undefined;
  /** What the context was made with; another test may ask for something else. */
  options: string;
  /** The sites that were opened in it. */
  origins: Set<string>;
  /** It has something that nobody can take away again. */
  spoiled: boolean;
}

/**
 * The browser contexts of a worker's tests, one for each of the settings that tests ask for. Between tests its page is
 * emptied, the others are closed, and all that sites keep is cleared; what it has loaded and compiled stays, which is most
 * of the cost of a page (docs/decisions/0099).
 */
export class KeptContext {
  /** By what they were made with */
  readonly #kept = new Map<string, Kept>();
  #current: Kept | undefined;

  /** A context with nothing in it but one empty page. `options`: what of the test's settings the context is made with. */
  async clean(browser: Browser, options: PageSettings): Promise<BrowserContext> {
    const wanted = JSON.stringify(options);
    const current = this.#kept.get(wanted) ?? (await this.#made(browser, wanted));
    this.#current = current;
    current.page ??= new KeptPage(await current.context.newPage(), options, (origin) => current.origins.add(origin));
    await this.#cleared(current, current.page.page);
    return current.context;
  }

  /** A test is over: what its pages still write when they go is cleared before the next test. */
  async leave(): Promise<void> {
    if (!this.#current) return;
    if (this.#current.spoiled) {
      await this.close();
      return;
    }
    const { context, page: kept } = this.#current;
    if (!(await kept?.emptied())) this.#current.page = undefined;
    const stays = this.#current.page?.page;
    const others = context.pages().filter((page) => page !== stays);
    await Promise.all(others.map((page) => page.close()));
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

  has(context: BrowserContext): boolean {
    return [...this.#kept.values()].some((kept) => kept.context === context);
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#kept.values()].map(({ context }) => context.close()));
    this.#kept.clear();
  }

  async #made(browser: Browser, options: string): Promise<Kept> {
    // made with the settings of the test, as the runner does for each test
    const context = await browser.newContext();
    const kept: Kept = { context, page: undefined, options, origins: new Set(), spoiled: false };
    this.#kept.set(options, kept);
    context.on('page', (page) => this.#watch(page, kept));
    return kept;
  }

  #watch(page: Page, kept: Kept): void {
    noteOrigins(page, (origin) => kept.origins.add(origin));
    // a clock of Playwright's belongs to the context, and cannot be taken out of it
    const { clock } = page;
    Object.defineProperty(page, 'clock', {
      get: () => {
        kept.spoiled = true;
        return clock;
      },
    });
  }

  async #cleared({ context, origins }: Kept, page: Page): Promise<void> {
    if (origins.size === 0) return;
    const browser = await context.newCDPSession(page);
    for (const origin of origins) await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
    await browser.detach();
    origins.clear();
  }
}
