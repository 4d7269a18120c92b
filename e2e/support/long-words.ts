import type { Page, Response } from '@playwright/test';
import { fits, NARROW, sized } from './sideways';

/** No longer than names, places and addresses of email may be, and nowhere to break them. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

/** Words, not codes, ids or times */
const isTyped = (text: string): boolean => text.length > 3 && /\p{Ll}/u.test(text) && !/^[\d#]|^[\w-]{20,}$/.test(text);

/** What somebody typed among the server's answers, without markup. */
function typedIn(answer: unknown): string[] {
  if (typeof answer === 'string')
    return answer
      .split(/<[^>]*>|\n/)
      .map((text) => text.trim())
      .filter(isTyped);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => (name === '__typename' ? [] : typedIn(value)));
}

/** Puts the long word wherever the page shows one of these texts. */
function lengthen([texts, long]: [texts: string[], long: string]): void {
  const whole = new Set(texts);
  // a word alone may be a word of ours elsewhere
  const parts = texts.filter((text) => /[ @]/.test(text));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeValue ?? '';
    // nor does anybody type what a tag says
    if (!text.trim() || node.parentElement?.closest('script, style, noscript, option, svg, .tag')) continue;
    const longer = whole.has(text.trim())
      ? long
      : parts.reduce((said, part) => (said.includes(part) ? said.replaceAll(part, long) : said), text);
    if (longer !== text) node.nodeValue = longer;
  }
}

const WIDTHS: readonly number[] = process.env.FULL === '1' ? [320, 390, 800, 1024, 1440] : [320, 1024];

/** Still nothing goes sideways with one long word for each text that somebody typed. The page keeps those words: it is the last look. */
async function bears(page: Page, answers: unknown, where: string): Promise<void> {
  const texts = [...new Set(typedIn(answers))].toSorted((one, other) => other.length - one.length);
  for (const width of WIDTHS) {
    await sized(page, { width, height: NARROW.height });
    // a page may have cards at this width, and had a table before
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(lengthen, [texts, LONG] as [string[], string]);
    await fits(page, `${where} with long words`);
  }
}

/** What the page asks for, from now on until it is wanted. */
function listening(page: Page): () => Promise<unknown[]> {
  const answers: Promise<unknown>[] = [];
  const hear = (response: Response): void => {
    if (new URL(response.url()).pathname === '/graphql') answers.push(response.json().catch(() => undefined));
  };
  page.on('response', hear);
  return () => {
    page.off('response', hear);
    return Promise.all(answers);
  };
}

/** On a page that came with its answers */
export async function bearsLongWords(page: Page, where = page.url()): Promise<void> {
  const state = await page.locator('#state').textContent();
  await bears(page, state ? JSON.parse(state) : {}, where);
}

/** On a page that asks for them: call it before the page is opened, and what it gives afterwards. */
export function longWordsOf(page: Page): (where: string) => Promise<void> {
  const heard = listening(page);
  return async (where) => bears(page, await heard(), where);
}
