import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { signIn, signOut } from '../../lib/session';
import { Link } from '../link';
import { UnsavedGuard, useUnsaved } from './unsaved';

const OTHERS = ['section'];

function Editor(): ReactNode {
  const [text, setText] = useState('');
  useUnsaved(text !== '', OTHERS);
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={() => setText('')}>Save</button>
    </>
  );
}

const page = (children: ReactNode): ReactNode => (
  <UnsavedGuard>
    <nav>
      <Link to="/edit?page=2">Page 2</Link>
      <Link to="/edit?section=other">Other section</Link>
      <Link to="/elsewhere">Elsewhere</Link>
    </nav>
    {children}
  </UnsavedGuard>
);

beforeEach(() => {
  act(() => signIn({ token: 'token', role: 3, id: 'ada', name: 'Ada Roy', email: 'ada@example.ca' }));
  window.history.replaceState(null, '', '/before');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<Link to="/edit">Edit</Link>} />
        <Route path="/edit" element={page(<Editor />)} />
        <Route path="/elsewhere" element={page(<p>Another page</p>)} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Edit' }));
});
afterEach(() => act(() => signOut()));

const type = (): boolean => fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'A sentence' } });
const follow = (name: string): boolean => fireEvent.click(screen.getByText(name));
const asked = (): HTMLElement | null => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
/** Whether the browser would ask before the tab is closed */
const warns = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('nothing typed, or all of it saved: every way is open', () => {
  expect(warns()).toBe(false);
  type();
  expect(warns()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(warns()).toBe(false);
  follow('Elsewhere');
  expect(screen.getByText('Another page')).toBeVisible();
});

test('a link asks first: who stays keeps what was typed, who leaves is led on', async () => {
  type();
  follow('Page 2');
  expect(asked()).toBeNull();
  for (const way of ['Elsewhere', 'Other section']) {
    follow(way);
    expect(asked()).toBeVisible();
    await answer('Stay');
    await waitFor(() => expect(asked()).toBeNull());
    expect(screen.getByLabelText('Text')).toHaveValue('A sentence');
    expect(window.location.search).toBe('?page=2');
  }
  follow('Elsewhere');
  await answer('Leave');
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('Back asks first, too', async () => {
  type();
  act(() => window.history.back());
  await waitFor(() => expect(asked()).toBeVisible());
  await waitFor(() => expect(window.location.pathname).toBe('/edit'));
  await answer('Stay');
  await waitFor(() => expect(asked()).toBeNull());
  expect(screen.getByLabelText('Text')).toHaveValue('A sentence');
  act(() => window.history.back());
  await waitFor(() => expect(asked()).toBeVisible());
  await answer('Leave');
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
});

test('a session that ended leads away: what was typed is kept in the tab', () => {
  type();
  act(() => signOut());
  follow('Elsewhere');
  expect(asked()).toBeNull();
  expect(screen.getByText('Another page')).toBeVisible();
});
