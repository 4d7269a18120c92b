import { act, fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { signIn, signOut } from '../../lib/session';
import { SaveButton } from './save-button';

beforeEach(() => act(() => signIn({ token: 'token', role: 1, id: 'user', name: 'Ada', email: 'ada@example.ca' })));
afterEach(() => act(() => signOut()));

test('two presses keep one', async () => {
  const keep = jest.fn(() => undefined);
  inApp(<SaveButton kept={{ kind: 'PAYMENT', inputs: {}, label: '' }} search="" />, {
    answers: { SaveCalculation: keep },
  });
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Saving…')).toBeVisible();
  expect(keep).toHaveBeenCalledTimes(1);
});
