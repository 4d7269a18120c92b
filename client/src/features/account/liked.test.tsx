import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp } from '../../../test/in-app';
import { Liked } from './liked';

test('a page that could not be loaded is not shown as the one before it, and can be asked for again', async () => {
  let isAway = true;
  const post = (title: string) => ({
    __typename: 'LikedBlog',
    id: title,
    slug: title,
    title,
    excerpt: '',
    likedAt: '2026-01-05T15:00:00.000Z',
  });
  inApp(<Liked />, {
    answers: {
      MyLikedBlogs: ({ page }) =>
        page === 2 && isAway
          ? new Error('the network is gone')
          : {
              myLikedBlogs: {
                __typename: 'LikedBlogPage',
                items: [post(page === 2 ? 'Older' : 'Newer')],
                totalItems: 2,
                page,
                limit: 1,
              },
            },
    },
  });
  expect(await screen.findByRole('link', { name: 'Newer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What you asked for couldn’t be loaded.');
  expect(screen.getByRole('link', { name: 'Newer' })).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Older' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
