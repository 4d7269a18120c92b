import { DROPPED_WITH_CONTENT, isOwnPicture } from '@brokerage/domain/blog/html';

const SAME: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };
const NUMBERED = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** 0 where the paragraph is no item; Word numbers its levels from 1. */
function wordLevel(element: Element | null): number {
  const style = element?.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  return element?.localName === 'p' && level ? Number(level) : 0;
}

/** Takes the bullet or number out of an item, and says whether it was a number. */
function takeMark(item: Element): boolean {
  const mark = [...item.querySelectorAll('span')].find(({ style, attributes }) =>
    /mso-list:\s*ignore/i.test(attributes.getNamedItem('style')?.value ?? style.cssText),
  );
  const isNumbered = NUMBERED.test(mark?.textContent ?? '');
  mark?.remove();
  return isNumbered;
}

/** Word writes lists as paragraphs with a level and a mark each. */
function wordList(first: Element): void {
  const document = first.ownerDocument;
  const open: { level: number; list: Element }[] = [];
  let item: Element | null = first;
  while (item && wordLevel(item) > 0) {
    const next: Element | null = item.nextElementSibling;
    const level = wordLevel(item);
    const isNumbered = takeMark(item);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(isNumbered ? 'ol' : 'ul');
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else item.before(list);
      open.push({ level, list });
    }
    const entry = document.createElement('li');
    const words = document.createElement('p');
    words.append(...item.childNodes);
    entry.append(words);
    open.at(-1)?.list.append(entry);
    item.remove();
    item = next;
  }
}

/**
 * What somebody pasted, before the editor's own rules take what they know of it. Word's lists become lists, and pictures
 * from elsewhere are left out and counted. It is read as a template, where nothing runs, nothing is fetched and no style of
 * strangers is tried against our policy.
 */
export function cleanPasted(html: string): { html: string; dropped: number } {
  const template = document.createElement('template');
  template.innerHTML = html;
  const body = template.content;
  body.querySelectorAll(DROPPED_WITH_CONTENT.join(',')).forEach((element) => element.remove());
  for (
    let first = body.querySelector('p[style*="mso-list"]');
    first;
    first = body.querySelector('p[style*="mso-list"]')
  ) {
    if (wordLevel(first) > 0) wordList(first);
    else first.removeAttribute('style');
  }
  body
    .querySelectorAll(Object.keys(SAME).join(','))
    .forEach((element) => renamed(element, SAME[element.nodeName] ?? 'p'));
  const foreign = [...body.querySelectorAll('img')].filter((img) => !isOwnPicture(img.getAttribute('src') ?? ''));
  foreign.forEach((img) => img.remove());
  return { html: template.innerHTML, dropped: foreign.length };
}
