import { act, fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { signIn, signOut } from '../../lib/session';
import { Comments } from './comments';

beforeEach(() => act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' })));
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
