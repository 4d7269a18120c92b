import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input';

test('the eye in the field shows what is typed, by keyboard too, and says which way it is', async () => {
  render(<PasswordInput aria-label="Password" defaultValue="not the password" />);
  const field = screen.getByLabelText('Password');
  const eye = screen.getByRole('button', { name: 'Show password' });
  expect(field).toHaveAttribute('type', 'password');
  expect(eye).toHaveAttribute('aria-pressed', 'false');
  field.focus();
  await userEvent.tab();
  expect(eye).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'password');
});
