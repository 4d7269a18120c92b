import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../test/in-app';
import { endSession, signIn, signOut } from '../../lib/session';
import { ModerationList } from './moderation-list';

const CLIENT = {
  __typename: 'ModeratedUser',
  id: 'ada',
  name: 'Ada Tremblay',
  email: 'ada@example.ca',
  role: 'ACCOUNT_HOLDER',
  suspended: false,
  createdAt: '2026-11-20T14:12:00.000Z',
  blogs: 0,
  comments: 2,
};
const PEOPLE = {
  moderatorView: { __typename: 'ModeratedUserPage', items: [CLIENT], totalItems: 1, page: 1, limit: 25 },
};
const answers: Answers = {};

beforeEach(() => {
  act(() => signIn({ token: 'token', role: 2, id: 'mod', name: 'Mo', email: 'mo@example.ca' }));
  answers.Moderation = () => PEOPLE;
});
afterEach(() => act(() => signOut()));

async function show(): Promise<void> {
  inApp(<ModerationList />, { at: '/moderator', answers });
  expect(await screen.findByRole('row', { name: /Ada Tremblay/ })).toBeVisible();
}
const login = (): HTMLElement => screen.getByRole('link', { name: 'Login' });

test('nobody’s clients stay when the session ends', async () => {
  await show();
  act(() => endSession());
  expect(screen.getByRole('alert')).toHaveTextContent('Session expired. Please login again.');
  expect(screen.queryByRole('table')).toBeNull();
  expect(login()).toHaveAttribute('href', '/auth');
});

test('a second press of a restore while the first is on its way is none', async () => {
  const sent: unknown[] = [];
  answers.Moderation = () => ({
    moderatorView: { ...PEOPLE.moderatorView, items: [{ ...CLIENT, suspended: true }] },
  });
  answers.ChangePerson = ({ input }) => void sent.push(input);
  await show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Restore Ada Tremblay' }));
  expect(sent).toEqual([{ suspended: false }]);
});

test('that there is no token', async () => {
  await show();
  act(() => signOut());
  expect(screen.getByRole('alert')).toHaveTextContent('No authentication token found');
  expect(screen.queryByRole('table')).toBeNull();
  expect(login()).toBeVisible();
});

test('that the people could not be fetched, and are when they are asked for again', async () => {
  answers.Moderation = () => new Error('the network is gone');
  inApp(<ModerationList />, { at: '/moderator', answers });
  expect(await screen.findByText('Failed to fetch users')).toBeVisible();
  answers.Moderation = () => PEOPLE;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Ada Tremblay/ })).toBeVisible();
});
