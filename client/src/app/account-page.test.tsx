import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { inApp, type Answers } from '../../test/in-app';
import { signIn, signOut } from '../lib/session';
import AccountPage from '../pages/account/account';

beforeEach(() => act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' })));
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
