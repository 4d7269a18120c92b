import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { signIn, signOut } from '../../lib/session';
import { useCounts } from './use-counts';

function Hearts(): ReactNode {
  const { likes, likedByMe, change } = useCounts('post', 4);
  return (
    <button type="button" aria-pressed={likedByMe} onClick={() => change({ likes: likes + 1, likedByMe: true })}>
      {likes}
    </button>
  );
}

/** The server says how the post stood before anybody pressed, when the test lets it. */
function held(): () => Promise<void> {
  let answer = (): void => undefined;
  const waited = new Promise<void>((resolve) => (answer = resolve));
  const body = { data: { viewBlog: { counts: { likes: 4, likedByMe: false } } } };
  globalThis.fetch = () => waited.then(() => ({ ok: true, json: () => Promise.resolve(body) }) as Response);
  return () =>
    act(async () => {
      answer();
      await waited;
    });
}

beforeEach(() => act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' })));
afterEach(() => act(() => signOut()));

test('an answer from before a press does not undo it', async () => {
  const answer = held();
  render(<Hearts />);
  act(() => screen.getByRole('button').click());
  await answer();
  expect(screen.getByRole('button')).toHaveTextContent('5');
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('without a press, what the server says is shown', async () => {
  const answer = held();
  render(<Hearts />);
  await answer();
  expect(screen.getByRole('button')).toHaveTextContent('4');
});
