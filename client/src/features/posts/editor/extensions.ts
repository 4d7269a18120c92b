import { Mark, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from '@brokerage/domain/blog/html';
import { Aside, Caption, LiveBlock, Picture, PostDocument, TableFigure } from './nodes';

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (isAllowedLink(element.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const raised = (name: 'sub' | 'sup', shortcut: string) =>
  Mark.create({
    name,
    excludes: name === 'sub' ? 'sup' : 'sub',
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });

const CELL = '(paragraph | bulletList | orderedList)+';

/** Everything a post may be made of, and nothing else: what is not here cannot be typed, pasted or loaded. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({ document: false, link: false, trailingNode: false, heading: { levels: [2, 3] } }),
  PostDocument,
  Link,
  raised('sub', 'Mod-,'),
  raised('sup', 'Mod-.'),
  Table.extend({ group: '', renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: CELL }),
  TableCell.extend({ content: CELL }),
  TableFigure,
  Caption,
  Picture,
  Aside,
  LiveBlock,
];
