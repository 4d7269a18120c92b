import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { inApp, type Answers } from '../../../test/in-app';
import { Liked } from './liked';

const post = (title: string) => ({
  __typename: 'LikedBlog',
  id: title,
  slug: title,
  title,
  excerpt: '',
  likedAt: '2026-01-05T15:00:00.000Z',
});

const Address = (): ReactNode => <p>{useLocation().search}</p>;

test('a page that could not be loaded is not shown as the one before it, and can be asked for again', async () => {
  let isAway = true;
  inApp(<Liked />, {
    at: '/account?view=liked',
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

const ALL = ['First', 'Second', 'Third'];
const answers: Answers = {
  MyLikedBlogs: ({ page }) => ({
    myLikedBlogs: {
      __typename: 'LikedBlogPage',
      items: ALL.slice(Number(page) - 1, Number(page)).map(post),
      totalItems: 3,
      page,
      limit: 1,
    },
  }),
};

test('the page is in the address, and who turns it reads on from the heading of the view', async () => {
  inApp(
    <section>
      <Liked />
      <Address />
    </section>,
    { at: '/account?view=liked&page=2', answers },
  );
  expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: 'Third' })).toBeVisible();
  expect(await screen.findByText('?view=liked&page=3')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Liked posts' })).toHaveFocus();
});

test('beyond the end the last page is shown', async () => {
  inApp(
    <>
      <Liked />
      <Address />
    </>,
    { at: '/account?view=liked&page=9', answers },
  );
  expect(await screen.findByRole('link', { name: 'Third' })).toBeVisible();
  expect(await screen.findByText('?view=liked&page=3')).toBeVisible();
});
