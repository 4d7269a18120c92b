import { gql } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { inApp } from '../../../test/in-app';
import { endSession, signIn, signOut } from '../../lib/session';
import { Comments } from './comments';

const PERSON = { token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' };
beforeEach(() => act(() => signIn(PERSON)));
afterEach(() => act(() => signOut()));

test('what is written while a comment is on its way stays in the box', async () => {
  inApp(<Comments id="post" comments={[]} />, {
    answers: {
      OwnComments: () => ({ blog: { __typename: 'BlogPost', comments: [] } }),
      AddBlogComment: ({ content }) => ({
        addBlogComment: {
          __typename: 'AddBlogCommentPayload',
          userErrors: [],
          comment: {
            ...{ __typename: 'BlogCommentView', id: 'c', parentId: null, content, author: 'Ada T.', byAuthor: false },
            createdAt: '2026-11-20T14:12:00.000Z',
          },
        },
      }),
    },
  });
  const box = screen.getByLabelText('Your comment');
  fireEvent.change(box, { target: { value: 'Thank you.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
  fireEvent.change(box, { target: { value: 'Thank you. And what of a variable rate?' } });
  expect(await screen.findByText('Your comment is here.')).toBeVisible();
  expect(box).toHaveValue('Thank you. And what of a variable rate?');
});

test('what is written outlives the session, and is nobody else’s to see', () => {
  const words = 'Does this hold for a renewal too?';
  const again = (person: typeof PERSON): HTMLElement => {
    act(endSession);
    cleanup();
    act(() => signIn({ ...person, token: 'another' }));
    inApp(<Comments id="post" comments={[]} />);
    return screen.getByLabelText('Your comment');
  };
  fireEvent.change(again(PERSON), { target: { value: words } });
  expect(again(PERSON)).toHaveValue(words);
  expect(again({ ...PERSON, id: 'somebody-else' })).toHaveValue('');
  expect(Object.values(sessionStorage).join()).not.toContain(words);
});

const KEPT = gql`
  fragment Kept on BlogPost {
    comments {
      id
      content
    }
  }
`;

/** The comments of a post, and what is kept of it for whoever comes back */
function Post(): ReactNode {
  const { cache } = useApolloClient();
  const id = 'BlogPost:post';
  useState(() =>
    cache.writeFragment({ id, fragment: KEPT, data: { __typename: 'BlogPost', id: 'post', comments: [] } }),
  );
  const [kept, setKept] = useState<unknown>();
  return (
    <>
      <Comments id="post" comments={[]} />
      <button onClick={() => setKept(cache.readFragment({ id, fragment: KEPT }))}>Come back</button>
      <output>{JSON.stringify(kept)}</output>
    </>
  );
}

test('the post that is kept has a comment that was written, and none that was deleted', async () => {
  const comment = { __typename: 'BlogCommentView', id: 'c', parentId: null, author: 'Ada T.', byAuthor: false };
  inApp(<Post />, {
    answers: {
      OwnComments: () => ({ blog: { __typename: 'BlogPost', comments: [] } }),
      AddBlogComment: ({ content }) => ({
        addBlogComment: {
          ...{ __typename: 'AddBlogCommentPayload', userErrors: [] },
          comment: { ...comment, content, createdAt: '2026-11-20T14:12:00.000Z' },
        },
      }),
      RemoveComment: () => ({ removeBlogComment: { __typename: 'RemoveBlogCommentPayload', userErrors: [] } }),
    },
  });
  const kept = (): string | null => {
    fireEvent.click(screen.getByRole('button', { name: 'Come back' }));
    return document.querySelector('output')?.textContent ?? null;
  };
  expect(kept()).toContain('"comments":[]');
  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: 'Thank you.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Comment' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
  expect(kept()).toContain('Thank you.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(await screen.findByRole('heading', { name: 'Comments' })).toBeVisible();
  expect(kept()).toContain('"comments":[]');
});
