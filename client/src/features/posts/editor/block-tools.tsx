import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { Button } from '../../../ui/console/button';
import { liveWords } from './insert';
import { PictureWordsDialog } from './picture-words';
import styles from './editor.module.css?sheet';

/** The block of the post that holds the caret, if it is of this kind. */
function removeAround(editor: Editor): void {
  const { $from } = editor.state.selection;
  const [from, to] = $from.depth === 0 ? [$from.pos, $from.pos + 1] : [$from.before(1), $from.after(1)];
  editor.chain().focus().deleteRange({ from, to }).run();
}

interface Action {
  label: string;
  run: (editor: Editor) => void;
}

const TABLE: readonly Action[] = [
  { label: 'Row below', run: (editor) => void editor.chain().focus().addRowAfter().run() },
  { label: 'Column right', run: (editor) => void editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete row', run: (editor) => void editor.chain().focus().deleteRow().run() },
  { label: 'Delete column', run: (editor) => void editor.chain().focus().deleteColumn().run() },
  { label: 'Heading row', run: (editor) => void editor.chain().focus().toggleHeaderRow().run() },
  { label: 'Heading column', run: (editor) => void editor.chain().focus().toggleHeaderColumn().run() },
];

/** What can be done with the table, picture, call-out or live block that the caret is in. */
export function BlockTools({ editor }: { editor: Editor }): ReactNode {
  const [isDescribing, setIsDescribing] = useState(false);
  const { name, bars, kind, live, alt } = useEditorState({
    editor,
    selector: () => {
      const { $from } = editor.state.selection;
      const top = $from.depth > 0 ? $from.node(1) : $from.nodeAfter;
      const attrs: { kind?: string } = top?.attrs ?? {};
      return {
        name: top?.type.name,
        bars: top?.attrs['bars'] === true,
        kind: attrs.kind,
        live: top?.type.name === 'liveBlock' ? liveWords(top.attrs) : undefined,
        alt: top?.type.name === 'picture' ? String(top.attrs['alt']) : '',
      };
    },
  });
  const button = ({ label, run }: Action): ReactNode => (
    <Button key={label} small look="quiet" onClick={() => run(editor)}>
      {label}
    </Button>
  );
  const remove = (label: string): ReactNode => button({ label, run: removeAround });
  if (name === 'tableFigure') {
    return (
      <AriaToolbar aria-label="Table" className={styles.block}>
        {TABLE.map(button)}
        {button({
          label: bars ? 'Show as a table' : 'Show as bars',
          run: () => void editor.chain().focus().updateAttributes('tableFigure', { bars: !bars }).run(),
        })}
        {remove('Delete table')}
        {bars && <p className="muted">Bars read two columns: a heading and a number.</p>}
      </AriaToolbar>
    );
  }
  if (name === 'aside') {
    const other = kind === 'note' ? 'callout' : 'note';
    return (
      <AriaToolbar aria-label="Call-out" className={styles.block}>
        {button({
          label: other === 'note' ? 'Make it a note in the margin' : 'Make it a call-out',
          run: () => void editor.chain().focus().updateAttributes('aside', { kind: other }).run(),
        })}
        {button({ label: 'Plain paragraphs', run: () => void editor.chain().focus().lift('aside').run() })}
        {remove('Delete')}
      </AriaToolbar>
    );
  }
  if (name === 'liveBlock') {
    return (
      <AriaToolbar aria-label="Live block" className={styles.block}>
        <p className="muted">{live}</p>
        {remove('Delete block')}
      </AriaToolbar>
    );
  }
  if (name === 'picture') {
    return (
      <>
        <AriaToolbar aria-label="Picture" className={styles.block}>
          <p className="muted">
            {alt === '' ? 'Decoration.' : `Shows: “${alt}”.`} Write the caption below the picture.
          </p>
          {button({ label: 'Change what it shows', run: () => setIsDescribing(true) })}
          {remove('Delete picture')}
        </AriaToolbar>
        {isDescribing && (
          <PictureWordsDialog
            alt={alt}
            close={() => setIsDescribing(false)}
            save={(words) => void editor.chain().focus().updateAttributes('picture', { alt: words }).run()}
          />
        )}
      </>
    );
  }
  return null;
}
