import { render, screen } from '@testing-library/react';
import { FormFailure } from './form-failure';

afterEach(() => Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }));

test('without a connection, a form says so beside what failed', () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  render(<FormFailure message="Login failed. Please check your credentials." />);
  expect(screen.getByRole('alert')).toHaveTextContent(/Login failed.*You’re offline. Nothing you typed is lost/);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('with one, it says what failed and no more', () => {
  render(<FormFailure message="Login failed. Please check your credentials." />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Login failed. Please check your credentials.$/);
});
