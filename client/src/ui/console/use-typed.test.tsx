import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { endSession, signIn, signOut } from '../../lib/session';
import { useKeptOpen, useTyped } from './use-typed';

const PERSON = { id: 'ada', token: 't', role: 3, name: 'Ada Roy', email: 'ada@example.ca' };

function Words({ id }: { id: string }): ReactNode {
  const [text, setText] = useTyped(`words:${id}`, 'As it was');
  return <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />;
}
function Page(): ReactNode {
  const [open, setOpen] = useKeptOpen<string>('words-open');
  return open === undefined ? <button onClick={() => setOpen('a')}>Write</button> : <Words id={open} />;
}
const field = (): HTMLElement => screen.getByLabelText('Text');
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });
/** Whether the browser would ask before the tab is closed */
const warns = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  act(() => signIn(PERSON));
  render(<Page />);
  fireEvent.click(screen.getByText('Write'));
});
afterEach(() => act(signOut));

test('a dialog that was open when the session ended is open again, with what was typed, once', () => {
  type('A long reply');
  act(endSession);
  cleanup();
  act(() => signIn({ ...PERSON, token: 't2' }));
  const again = render(<Page />);
  expect(field()).toHaveValue('A long reply');
  again.unmount();
  render(<Page />);
  expect(screen.getByText('Write')).toBeVisible();
});

test('what somebody else typed is not theirs', () => {
  type('A long reply');
  act(endSession);
  cleanup();
  act(() => signIn({ ...PERSON, id: 'jo', token: 't2' }));
  render(<Page />);
  expect(screen.getByText('Write')).toBeVisible();
});

test('a tab with words in it asks before it is closed, and one without does not', () => {
  expect(warns()).toBe(false);
  type('A long reply');
  expect(warns()).toBe(true);
  type('As it was');
  expect(warns()).toBe(false);
});

const SRC = path.join(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(SRC, file), 'utf8');
const parts = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^features\/.*\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file));
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => path.posix.join(path.posix.dirname(file), to));
const KEEPS =
  /\buse(Typed|KeptInput|KeptText|TextDraft|NoteDraft|PostEditor)\b|\bKeptValues\b|\bHydratedForm\b|\bTabDraft\b|\btabStorage\b|\bdraft-store\b/;

test('what takes several lines keeps them through a session that ends', () => {
  const long = parts.filter((file) => read(file).includes('<textarea'));
  expect(long.length).toBeGreaterThan(8);
  const named = (file: string): string => file.replace(/\.tsx?$/, '');
  const around = (file: string): string[] => {
    const near = new Set(importsOf(file));
    const users = parts.filter((other) => importsOf(other).includes(named(file)));
    const theirs = new Set(users.flatMap((user) => importsOf(user)));
    return [file, ...users, ...parts.filter((other) => near.has(named(other)) || theirs.has(named(other)))];
  };
  expect(long.filter((file) => !around(file).some((one) => KEEPS.test(read(one))))).toEqual([]);
});

/** What a session that ended could not give back, or nobody would miss. */
const NOT_KEPT = [
  // a search
  'features/agents/account-field.tsx',
  // a calculation that is not saved
  'features/lender-fit/exit-chances.tsx',
  // for the place in the text, and for the ticked rates, that are gone
  'features/posts/editor/dialogs.tsx',
  'features/rates-desk/edits/bulk.tsx',
];
const FIELD = /<(?:input|TextControl|WhenInput|MoneyInput)\b(?:=>|[^>])*?\bvalue=\{(\w+)(?:=>|[^>])*>/g;

test('what takes one line in the office keeps it, too', () => {
  const isForgotten = (text: string): boolean =>
    text.includes('/ui/console/') &&
    !KEEPS.test(text) &&
    [...text.matchAll(FIELD)].some(
      ([field, value = '']) =>
        !field.includes('readOnly') && new RegExp(`\\[${value}, \\w+\\] = useState\\b`).test(text),
    );
  expect(parts.filter((file) => isForgotten(read(file))).toSorted()).toEqual(NOT_KEPT.toSorted());
});
