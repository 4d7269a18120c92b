import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../test/in-app';
import { WaitingList } from './waiting-list';

const POST = {
  ...{ __typename: 'WaitingBlog', id: 'p', slug: 'early', title: 'Renewing early', excerpt: 'Ask first.' },
  ...{
    category: 'renewal',
    author: 'Morgan Tremblay',
    since: '2026-11-20T14:12:00.000Z',
    live: false,
    mayDecide: true,
  },
};
const VERSION = {
  ...{ __typename: 'BlogVersion', id: 'v', no: 1, state: 'PENDING', title: 'Renewing early', excerpt: 'Ask first.' },
  ...{ author: 'Morgan Tremblay', live: false, createdAt: '2026-11-20T14:12:00.000Z', cover: null },
  ...{ category: 'renewal', tags: ['penalty', 'early'], locale: 'fr' },
};

/** A post that its author saves again once somebody reads it. */
function server(): { answers: Answers; decided: object[]; saveAgain: () => void } {
  let version = 3;
  const decided: object[] = [];
  const answers: Answers = {
    WaitingBlogs: () => ({
      waitingBlogs: { __typename: 'WaitingBlogPage', items: [POST], totalItems: 1, page: 1, limit: 25 },
    }),
    WaitingVersions: () => ({
      blog: { __typename: 'BlogPost', id: 'p', version },
      blogVersions: [{ ...VERSION, content: `<p>As of version ${version}</p>` }],
    }),
    DecideWaiting: (variables) => {
      decided.push(variables);
      const message = 'Somebody else changed this post meanwhile.';
      const userErrors =
        variables['expectedVersion'] === version ? [] : [{ __typename: 'UserError', message, field: null }];
      return { decideBlog: { __typename: 'DecideBlogPayload', userErrors } };
    },
  };
  return { answers, decided, saveAgain: () => void (version += 1) };
}
const open = async (answers: Answers): Promise<HTMLElement> => {
  inApp(<WaitingList draw={(html) => <p>{html.replace(/<[^>]*>/g, '')}</p>} />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Review Renewing early' }));
  return screen.findByRole('dialog');
};

test('what is approved is what was read: a version that was saved meanwhile is shown first', async () => {
  const { answers, decided, saveAgain } = server();
  const dialog = within(await open(answers));
  expect(await dialog.findByText('As of version 3')).toBeVisible();
  saveAgain();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('As of version 4')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decided).toEqual([
    { id: 'p', approved: true, expectedVersion: 3 },
    { id: 'p', approved: true, expectedVersion: 4 },
  ]);
});

test('all that readers will get with a post is read before it is approved: where it is listed, and its language', async () => {
  const dialog = within(await open(server().answers));
  const content = await dialog.findByText('As of version 3');
  expect(dialog.getByText(/ · French · Tags: penalty, early$/)).toBeVisible();
  expect(content.closest('[lang]')).toHaveAttribute('lang', 'fr');
});

test('nor is anything sent back that nobody read', async () => {
  const { answers, decided } = server();
  const dialog = within(await open(answers));
  await dialog.findByText('As of version 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  await userEvent.type(await screen.findByLabelText('Reason for the author'), 'Too short.');
  await userEvent.click(screen.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(decided).toEqual([{ id: 'p', approved: false, reason: 'Too short.', expectedVersion: 3 }]),
  );
});
