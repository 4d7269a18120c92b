import { fireEvent, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { inApp, type Answers } from '../../../../test/in-app';
import { LinkDialog } from './dialogs';

test('posts that cannot be searched are not said to be none, and can be asked for again', async () => {
  const answers: Answers = { LinkablePosts: () => new Error('offline') };
  const editor = { getAttributes: () => ({}) } as unknown as Editor;
  inApp(<LinkDialog editor={editor} close={() => undefined} />, { answers });
  fireEvent.change(screen.getByLabelText('Search our pages and posts'), { target: { value: 'zebra' } });
  expect(await screen.findByText(/Our posts couldn’t be loaded\./)).toBeVisible();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  answers['LinkablePosts'] = () => ({
    blogs: {
      __typename: 'BlogPage',
      items: [{ __typename: 'Blog', id: 'b', slug: 'zebra', title: 'A zebra in the yard' }],
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /A zebra in the yard/ })).toBeVisible();
});
