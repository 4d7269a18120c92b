import type { Locator, Page } from '@playwright/test';
import { HOSTILE_HTML, type HostileHtml } from '../../domain/test/hostile-html';
import { callBlog, type WrittenPost } from '../support/blog';
import { escape } from '../support/escape';
import { alreadySignedIn, keptSession, newPerson, samplePerson } from '../support/people';
import { theProduct } from '../support/product';
import { ADMIN } from '../support/server';
import { expect, hydrated, test } from '../support/test';

/** Characters that no text of the product may hold: the server refuses them whole. */
const REFUSED = /[\0\f]/;
const STORED = HOSTILE_HTML.filter(({ html }) => !REFUSED.test(html));

/** What has to survive behind each case; a case that swallows what follows it shows by its absence. */
const after = ({ name }: HostileHtml): string => `<p>After ${name}, <strong>bold</strong>.</p>`;
const textOf = (cases: readonly HostileHtml[]): string => cases.map((one) => one.html + after(one)).join('');

const FULL = process.env.FULL === '1';

const write = (title: string, text: string, status: 'draft' | 'pending', id?: string): Promise<WrittenPost> =>
  callBlog(samplePerson('MODERATOR'), id ? 'PUT' : 'POST', id ? `/${id}` : '', {
    title,
    excerpt: 'What strangers send.',
    content: `<h2>What ${title} holds</h2>${text}`,
    status,
  });

interface Stored extends WrittenPost {
  title: string;
  /** Those after which the post goes on */
  cases: readonly HostileHtml[];
}

/** All cases in a few posts. One that swallows what follows ends its post, and the next begins a new one. */
async function writeAll(): Promise<Stored[]> {
  const stored: Stored[] = [];
  const status = FULL ? 'pending' : 'draft';
  let rest: readonly HostileHtml[] = STORED;
  while (rest.length > 0) {
    const title = `Hostile words ${stored.length + 1}, try ${test.info().repeatEachIndex}`;
    const tried = await write(title, textOf(rest), status);
    const swallows = rest.findIndex((one) => !tried.content.includes(after(one)));
    const cases = swallows < 0 ? rest : rest.slice(0, swallows + 1);
    const kept = swallows < 0 ? tried : await write(title, textOf(cases), status, tried.id);
    for (const one of cases.slice(0, -1)) expect(kept.content).toContain(after(one));
    stored.push({ ...kept, title, cases: cases.slice(0, -1) });
    rest = rest.slice(cases.length);
  }
  return stored;
}

/** What pages show: all that was stored, as it was stored, in one post. `npm run test:full` opens each of them everywhere. */
async function shownOf(posts: readonly Stored[]): Promise<readonly Stored[]> {
  if (FULL) return posts;
  const title = `All hostile words, try ${test.info().repeatEachIndex}`;
  const text = posts.map(({ content }) => content).join('');
  const kept = await write(title, text, 'pending');
  return [{ ...kept, title, cases: posts.flatMap(({ cases }) => cases) }];
}

/** What stands behind each case is there once, with its bold word. */
async function survived(where: Locator, cases: readonly HostileHtml[]): Promise<void> {
  const bold = where.locator('p').filter({ has: where.page().locator('strong', { hasText: /^bold$/ }) });
  const lost = async (): Promise<string[]> => {
    const said = await bold.allInnerTexts();
    const times = (name: string): number => said.filter((text) => text.includes(`After ${name}, bold.`)).length;
    return cases.map(({ name }) => name).filter((name) => times(name) !== 1);
  };
  await expect.poll(lost).toEqual([]);
}

/** The cases as comments of one post: plain text, each as long as a comment may be. */
async function comment(id: string): Promise<void> {
  const reader = await newPerson('Hedy Hostile', `hostile.${test.info().repeatEachIndex}@example.ca`);
  const comments = STORED.reduce<string[]>((made, { html }) => {
    const longer = `${made.at(-1) ?? ''}\n${html}`;
    return longer.length < 1_900 ? [...made.slice(0, -1), longer] : [...made, html];
  }, []);
  for (const content of comments) await callBlog(reader, 'POST', `/${id}/comments`, { content });
}

/** Everything that would run, now or once it is touched. */
const RUNS = `(() => {
  const found = window.__hit === undefined ? [] : ['ran: ' + window.__hit];
  for (const element of document.querySelectorAll('#root *')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) found.push(element.outerHTML);
      if (/^[\\s\\0-\\x20]*(javascript|vbscript|data):/i.test(value) && name !== 'alt' && name !== 'title') found.push(element.outerHTML);
    }
    if (/^(script|iframe|object|embed|base|meta|math|foreignobject|animate)$/i.test(element.localName)) found.push(element.outerHTML);
  }
  return found;
})()`;

/** A page on which nothing of strangers may run, ask elsewhere, or open a dialog. */
function watched(page: Page): (where: string) => Promise<void> {
  const own = new URL(theProduct().url).origin;
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) seen.push(`request: ${request.url()}`);
  });
  return async (where) => {
    await hydrated(page);
    await page.mouse.move(400, 400);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // what the markup runs or asks for, it does by the time it is drawn
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect([...(await page.evaluate<string[]>(RUNS)), ...seen], where).toEqual([]);
  };
}

/** One of the allowed pictures does not exist. Nothing else may be complained of, and no policy broken. */
const real = (complaints: readonly string[]): string[] => complaints.filter((said) => !/status of 404/.test(said));
/**
 * Chromium reports the handlers of a pasted text that it refuses, even while they are read as a template, where nothing can
 * run. `watched` proves that none did.
 */
const HANDLER_REFUSED = /^Executing inline event handler violates/;

test('the list is hostile: where nothing cleans it, it runs', async ({ page, product }) => {
  const ran = new Set<string>();
  await page.exposeFunction('report', (name: string) => ran.add(name));
  const watch = `Object.defineProperty(window, '__hit', { set: (name) => window.report(name) })`;
  await page.route(`${product.url}/raw/*`, (route) => {
    const { html } = HOSTILE_HTML[Number(route.request().url().split('/').at(-1))] ?? { html: '' };
    return route.fulfill({ contentType: 'text/html', body: `<script>${watch}</script>${html}` });
  });
  for (const name of ['script', 'image-error', 'details-toggle', 'svg-load', 'input-focus', 'comment-ended-early']) {
    await page.goto(`/raw/${HOSTILE_HTML.findIndex((one) => one.name === name)}`);
    await expect.poll(() => [...ran]).toContain(name);
  }
});

test('characters that only attacks hold are refused', async ({ request }) => {
  const { token } = await keptSession(samplePerson('MODERATOR'));
  const refused = HOSTILE_HTML.filter((one) => !STORED.includes(one));
  expect(refused.length).toBeGreaterThan(2);
  for (const { name, html } of refused) {
    const reply = await request.post('/api/blogs', {
      headers: { authorization: `Bearer ${token}` },
      data: { title: `Hostile ${name}`, content: `<p>Words</p>${html}` },
    });
    expect([name, reply.status()]).toEqual([name, 422]);
  }
});

test('nothing hostile in a post or a comment runs, on public pages and in the console', async ({
  page,
  complaints,
}) => {
  const posts = await shownOf(await writeAll());
  const safe = watched(page);
  const { token } = await keptSession(ADMIN);
  await alreadySignedIn(page, ADMIN);

  await page.goto('/moderator?view=posts');
  for (const { title, cases } of posts) {
    await page.getByRole('button', { name: `Review ${title}` }).click();
    const review = page.getByRole('dialog');
    await expect(review.getByRole('heading', { name: `What ${title} holds` })).toBeVisible();
    await survived(review, cases);
    await safe(`the review of ${title}`);
    await escape(page);
    await expect(review).toBeHidden();
  }

  for (const { id, title, cases } of posts) {
    await page.goto(`/blogs-form/${id}`);
    const text = page.getByRole('textbox', { name: 'Text of the post' });
    await expect(text.getByRole('heading', { name: `What ${title} holds` })).toBeVisible();
    await survived(text, cases);
    await safe(`the editor of ${title}`);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('article').getByRole('heading', { name: `What ${title} holds` })).toBeVisible();
    await safe(`the preview of ${title}`);

    const made = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        query: 'mutation PreviewLink($blogId: ID!) { createBlogPreviewLink(blogId: $blogId) { link { url } } }',
        variables: { blogId: id },
      },
    });
    const { data } = (await made.json()) as { data: { createBlogPreviewLink: { link: { url: string } } } };
    await page.goto(new URL(data.createBlogPreviewLink.link.url).pathname);
    await expect(page.getByRole('heading', { name: `What ${title} holds` })).toBeVisible();
    await safe(`the preview link of ${title}`);
    await callBlog(ADMIN, 'PUT', `/${id}/approve`, {});
  }

  const [first] = posts;
  if (!first) throw new Error('no post was written');
  await comment(first.id);
  for (const { slug, title, cases } of posts) {
    await page.goto(`/blog/${slug}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { name: `What ${title} holds` })).toBeVisible();
    await survived(article, cases);
    await safe(title);
  }
  await page.goto(`/blog/${first.slug}#comments`);
  await expect(page.getByRole('listitem').filter({ hasText: "<script>window.__hit='script'</script>" })).toBeVisible();
  await safe('the comments');
  await page.goto('/moderator?view=comments');
  await expect(
    page.getByRole('listitem').filter({ hasText: "<script>window.__hit='script'</script>" }).first(),
  ).toBeVisible();
  await safe('the comments in the console');
  for (const address of ['/blogs', '/blogs?q=hostile', '/blogs-edit']) {
    await page.goto(address);
    await safe(address);
  }
  expect(real(complaints)).toEqual([]);
});

test('nothing hostile that is pasted into the editor runs, and ordinary formatting stays', async ({
  page,
  complaints,
}) => {
  test.slow();
  const title = `Hostile paste ${test.info().repeatEachIndex}`;
  const { id } = await callBlog(samplePerson('MODERATOR'), 'POST', '', {
    title,
    content: '<h3>Here.</h3><p>There.</p>',
    status: 'draft',
  });
  const safe = watched(page);
  await alreadySignedIn(page, samplePerson('MODERATOR'));
  await page.goto(`/blogs-form/${id}`);
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.click();
  await page.keyboard.press('Control+End');
  const paste = (html: string): Promise<void> =>
    text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  for (const { html } of HOSTILE_HTML) {
    await paste(html);
    await page.keyboard.press('Control+End');
  }
  // away from what the last case left the caret in
  await text.press('Control+Home');
  // the editor itself has noticed where the caret is now
  await expect(page.getByRole('button', { name: 'Smaller heading' })).toHaveAttribute('aria-pressed', 'true');
  await paste('<h2>A heading of mine</h2><p>With <b>bold</b> and <a href="/rates">a link</a>.</p>');
  const formatted = async (): Promise<void> => {
    await expect(text.getByRole('heading', { name: 'A heading of mine' })).toBeVisible();
    await expect(text.locator('strong', { hasText: /^bold$/ })).toBeVisible();
    await expect(text.getByRole('link', { name: 'a link', exact: true })).toHaveAttribute('href', '/rates');
  };
  await formatted();
  await safe('the editor after pasting');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved')).toBeVisible();
  await page.reload();
  await formatted();
  await safe('the editor, opened again');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'A heading of mine' })).toBeVisible();
  await safe('the preview of what was pasted');
  expect(real(complaints).filter((said) => !HANDLER_REFUSED.test(said))).toEqual([]);
});
