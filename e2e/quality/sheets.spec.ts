import fs from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ACCOUNT_PAGES, CONSOLE_PAGES, DESK_PAGES, PUBLIC_PAGES } from '../support/pages';
import { alreadySignedIn, sampleAdviser } from '../support/people';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

const ASSETS = path.join(import.meta.dirname, '../../client/dist/web/assets');
const CLASS = /\.(-?[a-zA-Z_][\w-]*)/g;
const RULE = /([^{}]+)\{/g;

/** The names of classes that a sheet's selectors have. */
const classesOf = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(RULE)].flatMap(([, selector = '']) => [...selector.matchAll(CLASS)].map(([, name = '']) => name)),
  );

const inHtml = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/).filter(Boolean)));

test('each page brings every sheet that its parts are styled by', async ({ request }) => {
  const sheets = new Map(
    fs
      .readdirSync(ASSETS)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, classesOf(fs.readFileSync(path.join(ASSETS, file), 'utf8'))]),
  );
  const anywhere = new Set([...sheets.values()].flatMap((classes) => [...classes]));
  expect(anywhere.size).toBeGreaterThan(500);
  for (const [address] of PUBLIC_PAGES) {
    // what a closed dialog has in it is styled when it opens
    const html = (await (await request.get(address)).text()).replace(/<dialog[^]*?<\/dialog>/g, '');
    const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, css = '']) => [...classesOf(css)]);
    const linked = [...html.matchAll(/href="[^"]*\/([^"/]+\.css)"/g)].flatMap(([, file = '']) => [
      ...(sheets.get(file) ?? []),
    ]);
    const styled = new Set([...inline, ...linked]);
    // a class that no sheet at all names is a hook, and needs none
    const bare = [...inHtml(html)].filter((name) => anywhere.has(name) && !styled.has(name));
    expect.soft(bare, address).toEqual([]);
  }
});

/** The heading of such a page is in the answer. */
const NAMED_BY_ANSWER = /^\/(?:agent|blog|careers)\//;

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Goes to each page as Forward does, and names what was hidden again after it was shown. Answers come once the page stands, as
 * they do from a slow server; otherwise they race with the page's own sheets.
 */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  let stands: Promise<void>;
  await page.route('**/graphql', async (route) => {
    await stands;
    await route.continue();
  });
  for (const address of addresses) {
    let release = (): void => undefined;
    stands = new Promise<void>((done) => (release = done));
    if (NAMED_BY_ANSWER.test(address)) release();
    await page.evaluate((to) => {
      const seen = window as unknown as { hidden: string[]; watching?: MutationObserver };
      seen.hidden = [];
      seen.watching?.disconnect();
      seen.watching = new MutationObserver((changes) => {
        // what came hidden was never shown: a part that waits for its own sheet
        const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const { target } of changes) {
          if (!(target instanceof HTMLElement) || target.style.display !== 'none') continue;
          if (came.some((node) => node.contains(target))) continue;
          // a part of the page, or what the page stands in
          if (!target.closest('main') && !target.querySelector('main')) continue;
          if (document.querySelector('main h1')) seen.hidden.push(target.className);
        }
      });
      seen.watching.observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
      document.querySelector('main h1')?.setAttribute('data-before', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await expect(page.locator('main h1:not([data-before])').first(), address).toBeFocused();
    release();
    // what came last may ask for more once it is drawn
    await expect
      .poll(async () => open.size || (await drawn(page).then(() => open.size)), { message: address, intervals: [20] })
      .toBe(0);
    expect.soft(await page.evaluate(() => (window as unknown as { hidden: string[] }).hidden), address).toEqual([]);
  }
}

test('a page one goes to is never hidden again by a sheet that comes later, and its heading has the focus', async ({
  page,
}) => {
  await page.goto('/unauthorized');
  await hydrated(page);
  // a page of its own, and not a part of the one before
  const pages = PUBLIC_PAGES.filter(([path, , ofKind]) => !ofKind && !path.includes('?'));
  await walk(
    page,
    pages.map(([address]) => address),
  );
});

test('nor is a page of the console', async ({ page }) => {
  await alreadySignedIn(page, ADMIN);
  await page.goto('/admin/mail');
  await hydrated(page);
  await walk(
    page,
    CONSOLE_PAGES.map(([address]) => address).filter((address) => !address.includes('?') && address !== '/admin/mail'),
  );
});

test('nor is a page of the account, or of an adviser’s own desk', async ({ page }) => {
  await alreadySignedIn(page, sampleAdviser());
  await page.goto('/unauthorized');
  await hydrated(page);
  await walk(
    page,
    [...ACCOUNT_PAGES, ...DESK_PAGES].map(([address]) => address).filter((address) => !address.includes('?')),
  );
});

test('nor is an account whose applications come late', async ({ page }) => {
  await alreadySignedIn(page);
  await page.goto('/unauthorized');
  await hydrated(page);
  await walk(page, ['/account']);
});

test('an answer that shows new questions waits for no sheet', async ({ page }) => {
  await page.goto('/comprehensive-form?section=work');
  await hydrated(page);
  const form = page.locator('#comprehensive-form');
  await expect(form.locator('input.num')).toHaveCount(0);
  // never answered: what needed another one would stay hidden
  await page.route('**/assets/*.css', () => undefined);
  await form.getByRole('radio', { name: /^Employed/ }).check();
  await form.getByRole('button', { name: 'Add a job' }).click();
  await expect(form.locator('input.num').first()).toBeVisible();
});
