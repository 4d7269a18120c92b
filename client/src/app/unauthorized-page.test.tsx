import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { inApp } from '../../test/in-app';
import { Guard } from './guard';
import { takeOrigin } from '../lib/origin';
import { signIn, signOut } from '../lib/session';
import UnauthorizedPage from '../pages/public/unauthorized';

afterEach(() => act(() => signOut()));

const open = (at: string): void =>
  inApp(
    <Routes>
      <Route path="/unauthorized" element={<UnauthorizedPage />} />
      <Route
        path="*"
        element={
          <Guard requires={3} waiting={null}>
            The office
          </Guard>
        }
      />
    </Routes>,
    { at },
  );

test('whoever has another account signs in with that one, and is led back to the page they wanted', async () => {
  // jsdom cannot leave the page, and says so: here, and not in the test that comes next
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn({ token: 't', role: 1, id: 'u', name: 'Ada', email: 'ada@example.ca' });
  open('/admin/leads?status=NEW');
  fireEvent.click(await screen.findByRole('button', { name: 'Use the other account' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage.getItem('token')).toBeNull();
  expect(takeOrigin()).toBe('/admin/leads?status=NEW');
  await waitFor(() => expect(complaints).toHaveBeenCalled());
});

test('whoever came by the address alone is promised no way back', () => {
  signIn({ token: 't', role: 1, id: 'u', name: 'Ada', email: 'ada@example.ca' });
  open('/unauthorized');
  expect(screen.getByText('Log out, then sign in with the other one.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use the other account' })).toBeNull();
});
