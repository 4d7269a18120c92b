import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { PROFILE } from '@brokerage/domain/account/account';
import { keepInput } from '../../lib/kept-input';
import { signIn, signOut } from '../../lib/session';
import { inApp, type Answers } from '../../../test/in-app';
import { SavingForm } from './saving-form';

beforeEach(() => act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' })));
afterEach(() => act(() => signOut()));

const answers: Answers = {
  UpdateMe: ({ input }) => ({
    updateUser: {
      __typename: 'UpdateUserPayload',
      userErrors: [],
      token: null,
      user: { __typename: 'User', id: 'user', email: 'ada@example.ca', ...(input as object) },
    },
  }),
};

let stored: (name: string) => void;
function Details(): ReactNode {
  const [name, setName] = useState('Ada');
  stored = setName;
  return (
    <SavingForm
      id="details"
      table={PROFILE}
      initial={{ name, phone: '416 967-1111' }}
      input={(values) => values}
      saved="Saved."
      submit="Save my details"
    />
  );
}

test('what is typed while an earlier change is read again stays, and is not said to be saved', async () => {
  inApp(<Details />, { answers });
  const name = screen.getByLabelText(/name/i);
  await userEvent.clear(name);
  await userEvent.type(name, 'Ada T{Enter}');
  expect(await screen.findByText('Saved.')).toBeVisible();
  await userEvent.type(name, 'remblay');
  act(() => stored('Ada T'));
  expect(name).toHaveValue('Ada Tremblay');
  expect(screen.queryByText('Saved.')).toBeNull();
  await userEvent.type(name, '{Enter}');
  expect(await screen.findByText('Saved.')).toBeVisible();
  act(() => stored('Ada Tremblay'));
  expect(name).toHaveValue('Ada Tremblay');
});

test('what somebody changed elsewhere is shown where nothing was typed', async () => {
  inApp(<Details />, { answers });
  act(() => stored('Ada Tremblay'));
  await waitFor(() => expect(screen.getByLabelText(/name/i)).toHaveValue('Ada Tremblay'));
});

test('what was typed before the session ended is newer than what is read after it', async () => {
  keepInput('details', { name: 'Ada Tremblay', phone: '416 967-1111' });
  inApp(<Details />, { answers });
  await waitFor(() => expect(screen.getByLabelText(/name/i)).toHaveValue('Ada Tremblay'));
  act(() => stored('Ada T'));
  expect(screen.getByLabelText(/name/i)).toHaveValue('Ada Tremblay');
});
