import type { Editor, JSONContent } from '@tiptap/core';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { termWords } from '@brokerage/domain/rates/term-words';
import type { Live } from './nodes';

const words = (text: string): JSONContent => ({
  type: 'paragraph',
  ...(text && { content: [{ type: 'text', text }] }),
});
const cell = (type: 'tableHeader' | 'tableCell'): JSONContent => ({ type, content: [words('')] });
const row = (first: 'tableHeader' | 'tableCell', rest = first): JSONContent => ({
  type: 'tableRow',
  content: [cell(first), cell(rest), cell(rest)],
});

const BLOCKS: Record<'table' | 'callout' | 'note', JSONContent> = {
  table: {
    type: 'tableFigure',
    content: [
      {
        type: 'table',
        content: [row('tableHeader'), row('tableHeader', 'tableCell'), row('tableHeader', 'tableCell')],
      },
      { type: 'caption' },
    ],
  },
  callout: { type: 'aside', attrs: { kind: 'callout' }, content: [words('')] },
  note: { type: 'aside', attrs: { kind: 'note' }, content: [words('')] },
};

/** Where the block that holds the caret ends, among the blocks of the post: no table goes into a list. */
const placeAfter = ({ state }: Editor): { from: number; to: number } => {
  const { $from } = state.selection;
  if ($from.depth === 0) return { from: $from.pos, to: $from.pos };
  const top = $from.node(1);
  // an empty line makes room
  return top.type.name === 'paragraph' && top.content.size === 0
    ? { from: $from.before(1), to: $from.after(1) }
    : { from: $from.after(1), to: $from.after(1) };
};

/** How far into a block the first place is where words go: in a picture its caption, in others a paragraph. */
const FIRST_WORDS: Readonly<Record<string, number>> = { picture: 1, tableFigure: 5 };

function put(editor: Editor, block: JSONContent): void {
  const { from, to } = placeAfter(editor);
  const isLast = to === editor.state.doc.content.size;
  editor
    .chain()
    .insertContentAt({ from, to }, isLast ? [block, words('')] : [block])
    .setTextSelection(from + (FIRST_WORDS[block.type ?? ''] ?? 2))
    .focus()
    .run();
}

/** Inserts a table, a call-out or a note; inside an aside, turns it back into paragraphs. */
export function inserted(editor: Editor, what: keyof typeof BLOCKS): void {
  if (what === 'table' || !editor.isActive('aside')) put(editor, BLOCKS[what]);
  else if (editor.isActive('aside', { kind: what })) editor.chain().focus().lift('aside').run();
  else editor.chain().focus().updateAttributes('aside', { kind: what }).run();
}

export interface LiveFigures {
  term: string;
  amount: string;
  years: string;
  /** Where a calculator card leads, and what it says */
  to: string;
  label: string;
}

/** A live block with the words that stand in its place where it can’t be drawn. */
export function putLive(editor: Editor, block: Live, { term, amount, years, to, label }: LiveFigures): void {
  const attrs = block === 'rates' ? { block, term, amount: amount || null, years: years || null } : { block };
  const said = block === 'rates' ? `See today’s ${termWords(Number(term), 'rates')}` : label;
  const href = block === 'rates' ? '/rates' : to;
  const linked = { type: 'text', text: said, marks: [{ type: 'link', attrs: { href } }] };
  put(editor, { type: 'liveBlock', attrs, content: [{ type: 'paragraph', content: [linked] }] });
}

/** "Today’s 5-year rates, payment on $420,000 over 20 years" */
export const liveWords = ({ block, term, amount, years }: Record<string, string | null>): string =>
  block === 'calculator'
    ? 'Calculator card'
    : `Live: today’s ${termWords(Number(term ?? 5), 'rates')}${amount ? `, payment on ${formatDollars(Number(amount))}` : ''}${years ? ` over ${years} years` : ''}`;

export interface PictureFacts {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
}

export const putPicture = (editor: Editor, attrs: PictureFacts): void => put(editor, { type: 'picture', attrs });
