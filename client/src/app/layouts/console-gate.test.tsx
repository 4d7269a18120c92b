import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { inApp, type Answers } from '../../../test/in-app';
import { Security } from '../../features/account/security';
import { signIn, signOut } from '../../lib/session';
import Console from './console';

const PROFILE = {
  __typename: 'User',
  id: 'admin',
  name: 'Avery Chen',
  email: 'avery@example.ca',
  phone: null,
  role: 'ADMIN',
  emailVerified: true,
  marketingConsent: false,
  hasPassword: true,
  googleLinked: false,
  secondFactor: false,
  createdAt: '2026-11-20T14:12:00.000Z',
} as const;
const asks = (isDue: boolean): Answers => ({
  SecondFactorDemand: () => ({
    secondFactorDemand: { __typename: 'SecondFactorDemand', from: '2026-12-01', isDue },
  }),
  MySessions: () => ({ mySessions: [] }),
});
const enter = (role: number): void =>
  act(() => signIn({ token: 'token', role, id: 'admin', name: 'Avery Chen', email: 'avery@example.ca' }));
const open = (answers: Answers): void =>
  inApp(
    <Routes>
      <Route path="/admin" element={<Console>The inbox</Console>} />
      <Route path="/account" element={<Security profile={PROFILE} />} />
    </Routes>,
    { at: '/admin', answers },
  );
afterEach(() => act(() => signOut()));

test('once the day has come the console leads to the set-up, which stands first and says why', async () => {
  enter(3);
  open(asks(true));
  expect(await screen.findByText(/Since December 1, 2026 it’s required/)).toBeVisible();
  expect(screen.queryByText('The inbox')).toBeNull();
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Two-step sign-in');
  expect(screen.getByRole('button', { name: 'Turn it on' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Later, go to my work' })).toBeNull();
});

test('before the day the console is open', async () => {
  enter(3);
  open(asks(false));
  expect(await screen.findByText('The inbox')).toBeVisible();
});

test('where it cannot be asked nothing stands in the way: the server decides', async () => {
  enter(2);
  open({ SecondFactorDemand: () => new Error('the network is gone') });
  expect(await screen.findByText('The inbox')).toBeVisible();
});

test('in the account, before the day, there is a way on to the work', async () => {
  enter(2);
  inApp(<Security profile={PROFILE} />, { at: '/account', answers: asks(false) });
  expect(await screen.findByText(/From December 1, 2026 you can’t work here without it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Later, go to my work' })).toHaveAttribute('href', '/moderator');
});
