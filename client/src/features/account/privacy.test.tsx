import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { signIn, signOut } from '../../lib/session';
import { inApp, type Answers } from '../../../test/in-app';
import { Privacy } from './privacy';
import type { Profile } from './use-profile';

beforeEach(() => act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' })));
afterEach(() => act(() => signOut()));

const PROFILE: Profile = {
  __typename: 'User',
  id: 'user',
  name: 'Ada',
  email: 'ada@example.ca',
  phone: null,
  role: 'ACCOUNT_HOLDER',
  emailVerified: true,
  marketingConsent: true,
  hasPassword: true,
  googleLinked: false,
  secondFactor: false,
  createdAt: '2026-11-01T15:00:00Z',
};

let read: (marketingConsent: boolean) => void;
function Preferences(): ReactNode {
  const [marketingConsent, set] = useState(true);
  read = set;
  return <Privacy profile={{ ...PROFILE, marketingConsent }} sender={undefined} />;
}

const box = (): HTMLElement => screen.getByRole('checkbox', { name: 'Email me rate news and offers.' });

test('offers that were stopped elsewhere, as by the link of an email, are not shown as wanted', () => {
  inApp(<Preferences />);
  expect(box()).toBeChecked();
  act(() => read(false));
  expect(box()).not.toBeChecked();
});

test('what could not be saved is taken back, and said', async () => {
  const answers: Answers = { UpdateMe: () => new Error('offline') };
  inApp(<Preferences />, { answers });
  await userEvent.click(box());
  expect(await screen.findByText(MESSAGES.requestFailed)).toBeVisible();
  await waitFor(() => expect(box()).toBeChecked());
});
