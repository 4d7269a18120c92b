import { expect, test as base } from '@playwright/test';
import { provideProduct } from '../support/product';
import { HANG_MS, type RunningServer } from '../support/server';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { watched, type Watched } from './watched';
import { startWebKit } from './webkit';

const test = base.extend<object, { product: RunningServer }>({
  product: [async ({}, use) => provideProduct(use), { scope: 'worker', timeout: HANG_MS }],
});

/** One of each kind of page. */
const PAGES = [
  '/',
  '/rates',
  '/calculator/affordability',
  '/blogs',
  '/blog/the-stress-test-in-plain-words',
  '/contact',
  '/careers',
  '/agent/avery-chen',
  '/mortgage/renewal',
  '/auth',
];
const ENGINES = [
  ['WebKit', startWebKit],
  ['Firefox', startFirefox],
] as const;

const NAME = '[name="applicant.fullName"]';

for (const [name, start] of ENGINES)
  test.describe(name, () => {
    let engine: Engine;
    let site: Watched;
    test.beforeAll(async ({ product }) => {
      site = await watched(product.url);
      engine = await start();
    });
    test.afterAll(async () => {
      await engine.close();
      await site.close();
    });

    const shown = (expression: string) => expect.poll(() => engine.evaluate(expression), { message: expression });
    /** React has taken the page over, and nothing went wrong. */
    async function sound(): Promise<void> {
      await shown('document.documentElement.dataset.ready').toBe('yes');
      expect(await engine.evaluate('problems')).toEqual([]);
    }
    async function visit(address: string): Promise<void> {
      await engine.open(site.url + address);
      await sound();
    }
    const valueOf = (selector: string) => shown(`document.querySelector('${selector}')?.value`);

    for (const address of PAGES) test(`${address} loads without an error`, () => visit(address));

    test('dates of the blog are those of the server', async ({ product }) => {
      const page = await (await fetch(`${product.url}/blogs`)).text();
      await visit('/blogs');
      const days = await engine.evaluate<string[]>(
        "[...document.querySelectorAll('time')].map((day) => day.textContent)",
      );
      expect(days.length).toBeGreaterThan(0);
      for (const day of days) expect(page).toContain(day);
    });

    test('the comprehensive form is resumed after a reload', async () => {
      await visit('/comprehensive-form?section=plans');
      await engine.type(NAME, 'Ada Tremblay');
      await valueOf(NAME).toBe('Ada Tremblay');
      await shown('document.body.innerText').toContain('Kept on this device');
      await engine.reload();
      await sound();
      await valueOf(NAME).toBe('Ada Tremblay');
    });

    test('the basic form is sent', async () => {
      await visit('/basic-form');
      await engine.click('#mortgageType');
      await engine.type('#fullName', 'Ada Tremblay');
      await engine.type('#email', `ada.${name.toLowerCase()}@example.ca`);
      await engine.type('#phone', '4169671111');
      await engine.click('#consentContact');
      await engine.click('#basic-form [type="submit"]');
      await shown('location.pathname').toBe('/mortgage/success');
      await sound();
    });

    test('the calculator works out what is typed, and its address keeps it', async () => {
      const payment = "document.querySelector('.calc-big b').textContent";
      await visit('/calculator');
      const before = await engine.evaluate(payment);
      await engine.type('#principal', '612345');
      await valueOf('#principal').toBe('612,345');
      await shown(payment).not.toBe(before);
      await shown('location.search').toContain('principal=612345');
      const after = await engine.evaluate(payment);
      await engine.reload();
      await sound();
      await valueOf('#principal').toBe('612,345');
      await shown(payment).toBe(after);
    });
  });
