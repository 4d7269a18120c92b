import { mergeAttributes, Node } from '@tiptap/core';
import { ASIDE_CLASSES, isOwnPicture } from '@brokerage/domain/blog/html';

/** `topBlock`: what stands among the paragraphs of a post and never inside a list or a quote (the page is cut at them). */
export const PostDocument = Node.create({ name: 'doc', topNode: true, content: '(block | topBlock)+' });

const WORDS_AND_LISTS = '(paragraph | bulletList | orderedList)+';

/** A call-out among the text, or a note beside it. */
export const Aside = Node.create({
  name: 'aside',
  group: 'topBlock',
  content: WORDS_AND_LISTS,
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'callout',
      parseHTML: (element: HTMLElement) => ASIDE_CLASSES.find((name) => element.className === name) ?? 'callout',
      renderHTML: ({ kind }: { kind?: string }) => ({ class: kind }),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

const ownPictureIn = (element: HTMLElement): HTMLImageElement | undefined => {
  const picture = element instanceof HTMLImageElement ? element : element.querySelector('img');
  return picture && isOwnPicture(picture.getAttribute('src') ?? '') ? picture : undefined;
};
const ofPicture = (name: string, usual: string | null = null) => ({
  default: usual,
  parseHTML: (element: HTMLElement) => ownPictureIn(element)?.getAttribute(name) ?? usual,
});

/** One of our pictures with its caption. An empty `alt` says that it is decoration. */
export const Picture = Node.create({
  name: 'picture',
  group: 'topBlock',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({
    src: ofPicture('src', ''),
    alt: ofPicture('alt', ''),
    width: ofPicture('width'),
    height: ofPicture('height'),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (element) => (ownPictureIn(element) && !element.querySelector('table') ? null : false),
      contentElement: (element) =>
        (element instanceof Element ? element.querySelector('figcaption') : null) ?? document.createElement('p'),
    },
    { tag: 'img', getAttrs: (element) => (ownPictureIn(element) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

/** What a table of the post stands in: its caption below, and whether it is drawn as bars. */
export const TableFigure = Node.create({
  name: 'tableFigure',
  group: 'topBlock',
  content: 'table caption',
  isolating: true,
  addAttributes: () => ({
    bars: {
      default: false,
      parseHTML: (element: HTMLElement) => element.dataset['block'] === 'bars',
      renderHTML: ({ bars }: { bars?: boolean }) => (bars ? { 'data-block': 'bars' } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'figure', priority: 70, getAttrs: (element) => (element.querySelector('table') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption', context: 'tableFigure/' }],
  renderHTML: () => ['figcaption', 0],
});

/** What the editor can put in the place of a figure; bars are a table. */
export const LIVE = ['rates', 'calculator'] as const;
export type Live = (typeof LIVE)[number];

const figure = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (given: Record<string, string | null>) => (given[name] ? { [`data-${name}`]: given[name] } : {}),
});

/** Drawn by the page itself with today's figures; the words inside are for feeds, and for days without figures. */
export const LiveBlock = Node.create({
  name: 'liveBlock',
  group: 'topBlock',
  content: 'paragraph+',
  isolating: true,
  addAttributes: () => ({
    block: {
      default: 'rates',
      parseHTML: (element: HTMLElement) => element.dataset['block'] ?? 'rates',
      renderHTML: ({ block }: { block?: string }) => ({ 'data-block': block }),
    },
    term: figure('term'),
    amount: figure('amount'),
    years: figure('years'),
  }),
  parseHTML: () => LIVE.map((name) => ({ tag: `figure[data-block="${name}"]`, priority: 80 })),
  renderHTML: ({ HTMLAttributes, node }) => [
    'figure',
    // in the editor its look comes from here; what is stored knows data-block alone
    mergeAttributes(HTMLAttributes, { 'data-live': String(node.attrs['block']) }),
    0,
  ],
});
