import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../../test/in-app';
import { signIn, signOut } from '../../../lib/session';
import { PostEditor } from './post-editor';

beforeEach(() => act(() => signIn({ token: 't', role: 3, id: 'a', name: 'Avery Chen', email: 'avery@example.ca' })));
afterEach(() => act(() => signOut()));

const WORDS = { title: 'Renewing early', excerpt: '', category: 'renewal', locale: 'en', tags: [], cover: null };
const POST = {
  ...{ __typename: 'BlogPost', id: '7', slug: 'early', ...WORDS, status: 'APPROVED', waiting: true, version: 5 },
  ...{ publishedAt: '2026-11-01T14:00:00.000Z', updatedAt: '2026-11-20T14:00:00.000Z', rejectionReason: null },
  ...{ mayEdit: true, mayDecide: true, content: '<p>What readers see.</p>', author: null },
};
const version = (no: number, state: string, content: string) => ({
  ...{ __typename: 'BlogVersion', id: `v${no}`, no, state, ...WORDS, content, author: 'Morgan Tremblay', reason: null },
  ...{ live: no === 1, createdAt: `2026-11-20T14:0${no}:00.000Z` },
});
const VERSIONS = [
  version(3, 'SAVED', '<p>Half a thought.</p>'),
  version(2, 'PENDING', '<p>What was submitted.</p>'),
  version(1, 'APPROVED', '<p>What readers see.</p>'),
];

/** The server, and what it was asked to change. */
function open(post: object, versions: object[], more: Answers = {}): [string, object][] {
  const asked: [string, object][] = [];
  const took = (name: string, answer: object) => (variables: object) => {
    asked.push([name, variables]);
    return answer;
  };
  const done = { __typename: 'BlogPayload', userErrors: [], blog: { ...POST, ...post, version: 6 } };
  inApp(
    <PostEditor
      id="7"
      frame={({ actions, lead, children }) => (
        <main>
          {lead}
          {actions}
          {children}
        </main>
      )}
      preview={() => null}
    />,
    {
      answers: {
        PostInEditor: () => ({ blog: { ...POST, ...post }, blogVersions: versions }),
        SavePost: took('SavePost', { updateBlog: done }),
        DecidePost: took('DecidePost', { decideBlog: done }),
        ...more,
      },
    },
  );
  return asked;
}

test('whoever decides reads the words that they approve, and hears of what was saved after them', async () => {
  const asked = open({}, VERSIONS);
  expect(await screen.findByText('What was submitted.')).toBeVisible();
  expect(screen.queryByText('Half a thought.')).toBeNull();
  expect(
    screen.getByText(/^This is the version waiting for approval\. Morgan Tremblay saved version 3 after it/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked).toEqual([['DecidePost', { id: '7', approved: true, expectedVersion: 5 }]]));
});

test('an administrator who saved for later publishes what they see, and approves nothing else', async () => {
  const asked = open({}, VERSIONS.slice(1));
  await screen.findByText('What was submitted.');
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(([name]) => name)).toEqual(['SavePost', 'SavePost']);
  expect(asked[1]?.[1]).toMatchObject({ status: null, expectedVersion: 6 });
});

test('an administrator corrects a post that was sent back and publishes it: it is submitted first', async () => {
  const asked = open({ status: 'REJECTED', waiting: false }, [version(2, 'REJECTED', '<p>What was sent back.</p>')]);
  await screen.findByText('What was sent back.');
  await userEvent.type(screen.getByLabelText('Title'), ', again');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(asked.map(([name]) => name)).toEqual(['SavePost', 'DecidePost']));
  expect(asked[0]?.[1]).toMatchObject({ status: 'PENDING' });
});

test('whoever typed nothing is asked to read again, not to copy', async () => {
  const userErrors = [{ __typename: 'UserError', code: 'CONFLICT', message: 'Read it again first.', field: null }];
  open({}, VERSIONS, { DecidePost: () => ({ decideBlog: { __typename: 'BlogPayload', userErrors, blog: null } }) });
  await screen.findByText('What was submitted.');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const notice = await screen.findByText(/^Somebody else changed this post in the meantime\./);
  expect(notice).toHaveTextContent('Load the newest version and read it before you go on.');
  expect(screen.queryByRole('button', { name: 'Copy my text' })).toBeNull();
  // what they type from now on can be lost
  await userEvent.type(screen.getByLabelText('Title'), '!');
  expect(await screen.findByRole('button', { name: 'Copy my text' })).toBeVisible();
});
