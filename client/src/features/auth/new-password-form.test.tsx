import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { NewPasswordForm } from './new-password-form';

const DEAD = 'This link no longer works: it was used, it expired, or a newer one was sent.';
const opened = (email: string | null) => ({
  openPasswordReset: {
    __typename: 'OpenPasswordResetPayload',
    email,
    userErrors: email ? [] : [{ __typename: 'UserError', code: 'INVALID', message: DEAD, field: ['token'] }],
  },
});
const askAgain = jest.fn();
const show = (email: string | null, more: Answers = {}): void =>
  inApp(<NewPasswordForm token="t" onDone={() => undefined} askAgain={askAgain} />, {
    answers: { OpenPasswordReset: () => opened(email), ...more },
  });

test('a password manager is told whose password changes', async () => {
  show('ada@example.ca');
  const username = (): HTMLInputElement | null => document.querySelector('input[autocomplete=username]');
  await waitFor(() => expect(username()).toHaveValue('ada@example.ca'));
  expect(username()).not.toBeVisible();
  expect(username()?.form).toContainElement(screen.getByLabelText('New password'));
});

test('a link that is no longer good is told before anything is typed', async () => {
  show(null);
  expect(await screen.findByText(DEAD)).toBeVisible();
  expect(document.querySelector('input[autocomplete=username]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(askAgain).toHaveBeenCalledTimes(1);
});

test('one that was used meanwhile leads to a new one too', async () => {
  const { openPasswordReset } = opened(null);
  show('ada@example.ca', {
    ResetPassword: () => ({ resetPassword: { ...openPasswordReset, __typename: 'ResetPasswordPayload' } }),
  });
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'eleven green kayaks' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save my new password' }));
  expect(await screen.findByRole('button', { name: 'Send me a new link' })).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
});
