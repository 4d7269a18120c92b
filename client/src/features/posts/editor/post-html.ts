import { DOMParser as NodeParser, DOMSerializer, type Node as PostNode, type Schema } from '@tiptap/pm/model';
import { isAllowedValue, POST_ATTRIBUTES } from '@brokerage/domain/blog/html';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string, what: RegExp): string => text.replace(what, (letter) => ENTITIES[letter] ?? letter);

const VOID = new Set(['br', 'hr', 'img']);
/** Where one paragraph needs no element of its own. */
const UNWRAPPED = new Set(['li', 'td', 'th']);
/** What no text of a post holds. Line ends are kept in code alone. */
const CONTROL = /(?![\t\n\u0080-\u009f])\p{Cc}/gu;

function attributesOf(element: Element): string {
  const tag = element.localName;
  const known = POST_ATTRIBUTES[tag] ?? [];
  // the order in which the server writes them
  const names = tag === 'img' ? ['alt', ...known.filter((name) => name !== 'alt')] : known;
  return names
    .map((name) => {
      const value = element.getAttribute(name) ?? (tag === 'img' && name === 'alt' ? '' : null);
      const usual = value === null || (value === '1' && ['start', 'colspan', 'rowspan'].includes(name));
      return usual || !isAllowedValue(tag, name, value) ? '' : ` ${name}="${escape(value, /[&<>"]/g)}"`;
    })
    .join('');
}

const isBlank = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE
    ? /^\s*$/.test(node.textContent ?? '')
    : [...node.childNodes].some((child) => isBlank(child));

/** The children of an item or a cell, whose only paragraph is written without `<p>`. */
function childrenOf(element: Element): Node[] {
  const children = [...element.childNodes];
  const [first] = children;
  const paragraphs = children.filter((child) => child.nodeName === 'P');
  if (!UNWRAPPED.has(element.localName) || !first || paragraphs.length !== 1 || first !== paragraphs[0])
    return children;
  const isLost = first.hasChildNodes() ? isBlank(first) : children.length > 1;
  return isLost ? children : [...first.childNodes, ...children.slice(1)];
}

function written(node: Node): string {
  if (!(node instanceof Element)) {
    const text = (node.textContent ?? '').replace(/\r\n?/g, '\n').replace(CONTROL, '');
    const inCode = node.parentElement?.closest('pre') != null;
    return escape(inCode ? text : text.replace(/[\n\t]/g, ' '), /[&<>]/g);
  }
  const tag = node.localName;
  if (tag === 'figcaption' && !node.hasChildNodes()) return '';
  const attributes = attributesOf(node);
  const inside = (): string => childrenOf(node).map(written).join('');
  // a link that may not lead where it leads is text
  if (tag === 'a' && attributes === '') return inside();
  const start = `<${tag}${attributes}>`;
  return VOID.has(tag) ? start : `${start}${inside()}</${tag}>`;
}

/** A first row of headings is the head of its table; a heading says what it heads. */
function withHead(table: Element): void {
  const rows = [...table.querySelectorAll('tr')];
  const [first] = rows;
  const isHead = rows.length > 1 && first !== undefined && [...first.children].every((cell) => cell.localName === 'th');
  for (const cell of table.querySelectorAll('th')) {
    cell.setAttribute('scope', isHead && cell.parentElement === first ? 'col' : 'row');
  }
  if (!isHead) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(first);
  table.prepend(head);
}

/** A document of the editor as it is stored: the server's cleaning changes nothing in it. */
export function htmlOf(post: PostNode): string {
  const whole = document.createElement('div');
  whole.append(DOMSerializer.fromSchema(post.type.schema).serializeFragment(post.content));
  whole.querySelectorAll('table').forEach(withHead);
  return [...whole.childNodes].map(written).join('');
}

/** Stored HTML as a document of the editor. Read in a document of its own, where nothing runs and nothing is fetched. */
export function documentOf(schema: Schema, html: string): PostNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return NodeParser.fromSchema(schema).parse(body, { preserveWhitespace: true });
}
