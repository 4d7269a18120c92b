import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { signIn, signOut, useSession } from './session';

function Shown(): React.ReactNode {
  const { state, user } = useSession();
  return <p>{`${state} ${user?.name ?? ''}`}</p>;
}

const PERSON = { id: 'u1', token: 't', role: 2, name: 'Maude', email: 'maude@example.ca' };

beforeEach(() => localStorage.clear());

test('signing in keeps the five keys of the contract, signing out clears them', () => {
  render(<Shown />);
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  act(() => signIn(PERSON));
  expect(screen.getByText('signed-in Maude')).toBeInTheDocument();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    token: 't',
    role: '2',
    userId: 'u1',
    name: 'Maude',
    email: 'maude@example.ca',
  });
  act(() => signOut());
  expect(screen.getByText('signed-out')).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test.each(['token', 'role', 'userId'])('a session without its %s is none', (key) => {
  signIn(PERSON);
  localStorage.removeItem(key);
  render(<Shown />);
  expect(screen.getByText('signed-out')).toBeInTheDocument();
});

test('another tab signing out signs out here', () => {
  signIn(PERSON);
  render(<Shown />);
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(screen.getByText('signed-out')).toBeInTheDocument();
});

test('the server knows of no session', () => {
  signIn(PERSON);
  expect(renderToString(<Shown />)).toContain('loading');
});
