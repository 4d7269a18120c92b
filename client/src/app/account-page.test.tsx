import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { inApp, type Answers } from '../../test/in-app';
import { endSession, signIn, signOut } from '../lib/session';
import AccountPage from '../pages/account/account';

const enter = (): void =>
  act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' }));
const BACK = /You’re signed in again, and what you typed is still here\./;

beforeEach(enter);
afterEach(() => act(() => signOut()));

const PROFILE = {
  __typename: 'User',
  id: 'user',
  name: 'Ada Tremblay',
  email: 'ada@example.ca',
  phone: null,
  role: 'ACCOUNT_HOLDER',
  emailVerified: true,
  marketingConsent: false,
  hasPassword: true,
  googleLinked: false,
  secondFactor: false,
  createdAt: '2026-11-20T14:12:00.000Z',
};
const none = (__typename: string, more = {}) => ({ __typename, items: [], totalItems: 0, page: 1, limit: 10, ...more });
const ANSWERS: Answers = {
  MyProfile: () => ({ profile: PROFILE }),
  MyApplications: () => ({ myApplications: none('ApplicationPage') }),
  MyLikedBlogs: () => ({ myLikedBlogs: none('LikedBlogPage') }),
  SavedCalculations: () => ({ myCalculations: { __typename: 'CalculationPage', items: [], totalItems: 0 } }),
  MySessions: () => ({
    mySessions: [
      {
        __typename: 'Session',
        id: 's',
        device: 'Chrome on Linux',
        ip: null,
        createdAt: PROFILE.createdAt,
        current: true,
      },
    ],
  }),
};
const open = (view: string, answers: Answers): void =>
  inApp(
    <Suspense>
      <AccountPage />
    </Suspense>,
    { at: `/account?view=${view}`, answers },
  );

test.each([
  ['applications', 'No applications here yet', 'Apply Now', '/form-selection'],
  ['calculations', 'No calculations here yet', 'Go to the calculator', '/calculator'],
  ['liked', 'No liked posts yet', 'Go to the blog', '/blogs'],
])('a new account learns what %s are for, and what to do', async (view, title, action, to) => {
  open(view, ANSWERS);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: action })) expect(link).toHaveAttribute('href', to);
});

test.each([
  ['applications', 'MyApplications', 'Your applications couldn’t be loaded'],
  ['calculations', 'SavedCalculations', 'Your saved calculations couldn’t be loaded.'],
  ['liked', 'MyLikedBlogs', 'Your liked posts couldn’t be loaded'],
  ['details', 'MyProfile', 'Your account couldn’t be loaded'],
  ['security', 'MySessions', 'Your devices couldn’t be loaded'],
])('%s: that the server is away is said, and it is asked again', async (view, operation, told) => {
  const answers = { ...ANSWERS, [operation]: () => new Error('the network is gone') };
  open(view, answers);
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(told);
  answers[operation] = ANSWERS[operation]!;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByText(told)).toBeNull();
});

test('“Saved.” is said of what was saved, and goes when it is changed again', async () => {
  open('details', {
    ...ANSWERS,
    UpdateMe: () => ({
      updateUser: {
        __typename: 'UpdateUserPayload',
        userErrors: [],
        user: { ...PROFILE, name: 'Ada T' },
        token: null,
      },
    }),
  });
  const name = await screen.findByLabelText('Full name');
  await userEvent.type(name, ' T');
  await userEvent.click(screen.getByRole('button', { name: 'Save my details' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  await userEvent.type(name, 'r');
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a password that does not close the account marks its field', async () => {
  open('preferences', {
    ...ANSWERS,
    DeleteMe: () => ({
      deleteUser: {
        __typename: 'DeleteUserPayload',
        deletedId: null,
        userErrors: [{ __typename: 'UserError', field: null, code: 'INVALID', message: 'That is not your password' }],
      },
    }),
  });
  await userEvent.click(await screen.findByText('Delete my account'));
  const field = screen.getByLabelText('Your password');
  await userEvent.type(field, 'a guess');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account for good' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/./);
});

/** All that this browser keeps */
const kept = (): string => [sessionStorage, localStorage].flatMap((place) => Object.entries(place).flat()).join();

describe('what was typed when the session ended', () => {
  test('is back after the sign-in, without the password, which is never stored', async () => {
    open('details', ANSWERS);
    await userEvent.type(await screen.findByLabelText('New email address'), 'new@example.ca');
    await userEvent.type(screen.getByLabelText('Your password'), 'secret of mine');
    // shown, it is the text of a field like any other
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    act(() => endSession());
    expect(screen.queryByLabelText('New email address')).toBeNull();
    const stored = kept();
    expect(stored).toContain('new@example.ca');
    expect(stored).not.toContain('secret of mine');
    enter();
    expect(await screen.findByLabelText('New email address')).toHaveValue('new@example.ca');
    expect(screen.getByLabelText('Your password')).toHaveValue('');
    expect(screen.getByText(BACK)).toHaveTextContent('We don’t keep passwords: type yours again.');
  });

  test('is not somebody else’s', async () => {
    open('details', ANSWERS);
    await userEvent.type(await screen.findByLabelText('New email address'), 'new@example.ca');
    act(() => endSession());
    act(() => signIn({ token: 'other', role: 1, id: 'other', name: 'Bo', email: 'bo@example.ca' }));
    expect(await screen.findByLabelText('New email address')).toHaveValue('');
    expect(kept()).not.toContain('new@example.ca');
  });

  test('a preference is offered again, and saved with one press', async () => {
    const answers: Answers = { ...ANSWERS, UpdateMe: () => undefined };
    open('preferences', answers);
    await userEvent.click(await screen.findByRole('checkbox'));
    act(() => endSession());
    enter();
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
    answers.UpdateMe = () => ({
      updateUser: {
        __typename: 'UpdateUserPayload',
        userErrors: [],
        user: { ...PROFILE, marketingConsent: true },
        token: null,
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’re on the list.')).toBeVisible();
    expect(screen.queryByText(BACK)).toBeNull();
  });
});
