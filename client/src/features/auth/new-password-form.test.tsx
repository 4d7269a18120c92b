import { screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { NewPasswordForm } from './new-password-form';

const DEAD = 'This link no longer works: it was used, it expired, or a newer one was sent.';
const opened = (email: string | null) => ({
  openPasswordReset: {
    __typename: 'OpenPasswordResetPayload',
    email,
    userErrors: email ? [] : [{ __typename: 'UserError', code: 'INVALID', message: DEAD, field: ['token'] }],
  },
});
const show = (email: string | null): void =>
  inApp(<NewPasswordForm token="t" onDone={() => undefined} />, {
    answers: { OpenPasswordReset: () => opened(email) },
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
});
