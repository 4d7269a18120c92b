import type { Page } from '@playwright/test';

/** A browser that is not like ours. What it does to a page stands here; what a person then does is the walk of the test. */
export interface Disguise {
  name: string;
  timezoneId?: string;
  /** Before any script of the page runs */
  before?: (page: Page) => Promise<unknown>;
  /** Once the page is ready */
  after?: (page: Page) => Promise<unknown>;
  /** What is written on this browser's console without our doing */
  says?: RegExp;
}

const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB'] as const;

/** As Safari and Chrome forbid them: touching one throws. */
const forbidden = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }, STORAGES);

/** As in a WebView that has them switched off. */
const absent = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    for (const name of names) Object.defineProperty(window, name, { value: null });
  }, STORAGES);

/** What is there can be read, and nothing more can be written. */
const full = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  });

/** The clock of the machine is wrong by so many hours. */
const clock = (page: Page, hours: number): Promise<unknown> =>
  page.addInitScript((off) => {
    const Real = Date;
    const now = (): number => Real.now() + off;
    window.Date = new Proxy(Real, {
      construct: (target, args: [], self) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], self) as object,
      apply: () => new Real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
  }, hours * 3_600_000);

/** As password managers and writing aids do: nodes of their own at the end of the body, or of forms and around fields too. */
export const extension = (page: Page, where: 'body' | 'forms' = 'forms'): Promise<unknown> =>
  page.addInitScript((place) => {
    const own = (name: string): HTMLElement => {
      const node = document.createElement('div');
      node.dataset['ext'] = name;
      node.style.cssText = 'position: absolute; width: 1px; height: 1px';
      return node;
    };
    const add = (): void => {
      const { body } = document;
      if (!body) return;
      body.setAttribute('cz-shortcut-listen', 'true');
      if (!body.querySelector(':scope > [data-ext]')) body.append(own('body'));
      if (place === 'body') return;
      for (const form of document.forms) if (!form.querySelector(':scope > [data-ext]')) form.prepend(own('form'));
      for (const field of document.querySelectorAll('input:not([data-ext-seen]), textarea:not([data-ext-seen])')) {
        field.setAttribute('data-ext-seen', 'yes');
        field.after(own('field'));
      }
    };
    // from the first moment, also before React takes the page over
    new MutationObserver(add).observe(document, { childList: true, subtree: true });
  }, where);

/** The reader's own size of text. */
const largeText = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** As Chrome and Edge translate: each text is another's, in elements of their own, also those that come later. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const around = text.parentElement;
        if (!around || !text.data.trim() || around.closest('script,style,option,textarea,svg,font')) continue;
        const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(wrap))).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });

/** Those that have nothing to do with each other are worn together: one walk serves both. */
export const DISGUISES: readonly Disguise[] = [
  { name: 'whose storage throws', before: forbidden },
  { name: 'that has no storage', before: absent },
  {
    name: 'whose storage is full, and that translates',
    before: full,
    after: translate,
    // where it translates what React has not taken over yet, React makes that part anew
    says: /React error #418/,
  },
  {
    name: 'a day ahead, in Auckland, with text at 200 % and an extension in the body',
    timezoneId: 'Pacific/Auckland',
    before: (page) => Promise.all([clock(page, 26), extension(page, 'body')]),
    after: largeText,
  },
  {
    name: 'a day behind, in Honolulu, with an extension in forms',
    timezoneId: 'Pacific/Honolulu',
    before: (page) => Promise.all([clock(page, -26), extension(page)]),
    // React says that it found nodes which the server had not sent, and makes that part anew
    says: /React error #418/,
  },
];
