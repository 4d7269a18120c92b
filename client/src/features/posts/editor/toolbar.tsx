import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Calculator,
  ChevronDown,
  Ellipsis,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  MessageSquareQuote,
  Percent,
  Quote,
  Redo2,
  Table2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Group, Separator, ToggleButton, Toolbar as AriaToolbar, TooltipTrigger } from 'react-aria-components';
import { ActionMenu, type MenuAction } from '../../../ui/aria/action-menu';
import { IconButton, Tip } from '../../../ui/aria/icon-button';
import { inserted } from './insert';
import styles from './editor.module.css?sheet';

export type Asked = 'link' | 'picture' | 'rates' | 'calculator';

interface Tool {
  label: string;
  keys?: string;
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const focused = (editor: Editor) => editor.chain().focus();
const mark = (name: string, label: string, icon: LucideIcon, keys?: string): Tool => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => void focused(editor).toggleMark(name).run(),
});
const heading = (level: 2 | 3, label: string, icon: LucideIcon): Tool => ({
  label,
  icon,
  keys: `Ctrl Alt ${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => void focused(editor).toggleHeading({ level }).run(),
});

const GROUPS: readonly { label: string; tools: readonly Tool[] }[] = [
  { label: 'Headings', tools: [heading(2, 'Heading', Heading2), heading(3, 'Smaller heading', Heading3)] },
  { label: 'Words', tools: [mark('bold', 'Bold', Bold, 'Ctrl B'), mark('italic', 'Italic', Italic, 'Ctrl I')] },
  {
    label: 'Blocks',
    tools: [
      {
        label: 'Bullet list',
        icon: List,
        isOn: (editor) => editor.isActive('bulletList'),
        run: (editor) => void focused(editor).toggleBulletList().run(),
      },
      {
        label: 'Numbered list',
        icon: ListOrdered,
        isOn: (editor) => editor.isActive('orderedList'),
        run: (editor) => void focused(editor).toggleOrderedList().run(),
      },
      {
        label: 'Quote',
        icon: Quote,
        isOn: (editor) => editor.isActive('blockquote'),
        run: (editor) => void focused(editor).toggleBlockquote().run(),
      },
    ],
  },
];

const TOOLS = GROUPS.flatMap(({ tools }) => tools);

const more = (editor: Editor): MenuAction[] => [
  { id: 'underline', label: 'Underline', run: () => void focused(editor).toggleUnderline().run() },
  { id: 'strike', label: 'Strikethrough', run: () => void focused(editor).toggleStrike().run() },
  { id: 'sup', label: 'Superscript', run: () => void focused(editor).toggleMark('sup').run() },
  { id: 'sub', label: 'Subscript', run: () => void focused(editor).toggleMark('sub').run() },
  { id: 'code', label: 'Code', run: () => void focused(editor).toggleCode().run() },
  { id: 'code-block', label: 'Block of code', run: () => void focused(editor).toggleCodeBlock().run() },
  { id: 'line', label: 'Dividing line', run: () => void focused(editor).setHorizontalRule().run() },
  { id: 'note', label: 'Note in the margin', run: () => inserted(editor, 'note') },
  { id: 'clear', label: 'Plain text', run: () => void focused(editor).unsetAllMarks().run() },
];

interface Props {
  editor: Editor;
  ask: (what: Asked) => void;
  ref: Ref<HTMLDivElement>;
}

/** What can be done with the text. The arrow keys move within it; Alt F10 comes here from the text. */
export function Toolbar({ editor, ask, ref }: Props): ReactNode {
  const { on, mayUndo, mayRedo } = useEditorState({
    editor,
    selector: () => ({
      on: [...TOOLS.map(({ isOn }) => isOn(editor)), editor.isActive('link'), editor.isActive('aside')],
      mayUndo: editor.can().undo(),
      mayRedo: editor.can().redo(),
    }),
  });
  const toggle = ({ label, keys, icon: Icon, run }: Omit<Tool, 'isOn'>, isSelected: boolean): ReactNode => (
    <TooltipTrigger key={label} delay={400} closeDelay={0}>
      <ToggleButton
        className={`a-icon ${styles.tool}`}
        aria-label={label}
        isSelected={isSelected}
        onChange={() => run(editor)}
      >
        <Icon size={18} aria-hidden="true" />
      </ToggleButton>
      <Tip>
        {label} {keys && <kbd>{keys}</kbd>}
      </Tip>
    </TooltipTrigger>
  );
  return (
    <AriaToolbar ref={ref} aria-label="Formatting" className={styles.toolbar}>
      {GROUPS.map(({ label, tools }) => (
        <Group key={label} aria-label={label} className={styles.group}>
          {tools.map((tool) => toggle(tool, on[TOOLS.indexOf(tool)] ?? false))}
        </Group>
      ))}
      <Separator orientation="vertical" className={styles.separator} />
      <Group aria-label="Insert" className={styles.group}>
        {toggle({ label: 'Link', keys: 'Ctrl K', icon: Link2, run: () => ask('link') }, on[TOOLS.length] ?? false)}
        <IconButton label="Picture" onPress={() => ask('picture')}>
          <Image size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label="Table" onPress={() => inserted(editor, 'table')}>
          <Table2 size={18} aria-hidden="true" />
        </IconButton>
        {toggle(
          { label: 'Call-out', icon: MessageSquareQuote, run: () => inserted(editor, 'callout') },
          on[TOOLS.length + 1] ?? false,
        )}
        <ActionMenu
          label="Live block"
          className={`a-icon ${styles.wide}`}
          actions={[
            { id: 'rates', label: 'Today’s rates', icon: Percent, run: () => ask('rates') },
            { id: 'calculator', label: 'Calculator card', icon: Calculator, run: () => ask('calculator') },
          ]}
        >
          <Percent size={18} aria-hidden="true" />
          <ChevronDown size={14} aria-hidden="true" />
        </ActionMenu>
        <ActionMenu label="More formatting" actions={more(editor)}>
          <Ellipsis size={18} aria-hidden="true" />
        </ActionMenu>
      </Group>
      <Group aria-label="History" className={`${styles.group} ${styles.last}`}>
        <IconButton label="Undo" keys="Ctrl Z" isDisabled={!mayUndo} onPress={() => void focused(editor).undo().run()}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Redo"
          keys="Ctrl Shift Z"
          isDisabled={!mayRedo}
          onPress={() => void focused(editor).redo().run()}
        >
          <Redo2 size={18} aria-hidden="true" />
        </IconButton>
      </Group>
    </AriaToolbar>
  );
}
