import type { Disposable, Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** What a context's pages are made with, and what a test may have changed of its page. */
export interface PageSettings extends Omit<Media, 'media' | 'contrast'> {
  baseURL?: string | undefined;
  viewport?: { width: number; height: number } | null;
  javaScriptEnabled?: boolean | undefined;
  timezoneId?: string | undefined;
}

/** Tells each site that is opened in the page, its frames too. */
export function noteOrigins(page: Page, seen: (origin: string) => void): void {
  page.on('framenavigated', (frame) => {
    if (frame.url().startsWith('http')) seen(new URL(frame.url()).origin);
  });
}

/** Of the site, without a script: what the page before had open is gone, and the browser keeps the process that shows it. */
const EMPTY = '/robots.txt';

/**
 * The page that a worker's tests of one context share. A new page is a new process, which knows nothing of what the one
 * before compiled; a page that goes on costs a third (docs/decisions/0099).
 */
export class KeptPage {
  readonly page: Page;
  readonly #settings: PageSettings;
  readonly #scripts: Disposable[] = [];
  readonly #seen: (origin: string) => void;
  readonly #origins = new Set<string>();
  /** It has something that nobody can take away again. */
  #spoiled = false;

  /** `seen` is told each site that is opened in it. */
  constructor(page: Page, settings: PageSettings, seen: (origin: string) => void) {
    this.page = page;
    this.#settings = settings;
    this.#seen = seen;
    this.#noteScripts();
    this.#noteOrigins();
  }

  /** As new: false where it cannot be, and another one is needed. */
  async emptied(): Promise<boolean> {
    const { baseURL } = this.#settings;
    if (baseURL === undefined || this.#spoiled || this.page.isClosed()) return false;
    // another site would find what it kept for this tab
    if ([...this.#origins].some((origin) => origin !== new URL(baseURL).origin)) return false;
    try {
      await this.#empty(new URL(EMPTY, baseURL).href);
      return true;
    } catch {
      // it crashed, or nobody answers any more
      return false;
    }
  }

  async #empty(address: string): Promise<void> {
    const { page } = this;
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
    await page.context().setOffline(false);
    // whoever does not answer by then is not waited for: the next test has another page
    await page.goto(address, { timeout: 20_000 });
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    const { viewport, colorScheme, reducedMotion, forcedColors } = this.#settings;
    await page.emulateMedia({
      media: null,
      contrast: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
    });
    if (viewport) await page.setViewportSize(viewport);
    // nothing is pointed at
    await page.mouse.move(-1, -1);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.resetNavigationHistory');
    await browser.detach();
    this.#origins.clear();
    this.#noteOrigins();
  }

  #noteScripts(): void {
    const { page } = this;
    const add = page.addInitScript.bind(page);
    page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
      const added = await add(...script);
      this.#scripts.push(added);
      return added;
    };
    const expose = page.exposeFunction.bind(page);
    page.exposeFunction = (...exposed) => {
      this.#spoiled = true;
      return expose(...exposed);
    };
  }

  #noteOrigins(): void {
    noteOrigins(this.page, (origin) => {
      this.#origins.add(origin);
      this.#seen(origin);
    });
  }
}
