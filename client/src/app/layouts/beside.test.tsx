import { screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import Beside from './beside';

const show = (pathname: string, quiet = false): void =>
  inApp(<Beside route={pathname} layout="public" pathname={pathname} seen={[]} quiet={quiet} />, { at: pathname });

// customer spec §2
test.each(['/', '/rates', '/calculator', '/calculator/renewal', '/about', '/blogs', '/blog/first'])(
  'the assistant stands beside %s',
  async (pathname) => {
    show(pathname);
    expect(await screen.findByRole('button', { name: 'Chat with us' })).toBeVisible();
  },
);

test.each(['/contact', '/basic-form', '/auth', '/careers', '/mortgage', '/nope', '/ratesheet', '/blog/', '/admin'])(
  'not beside %s',
  async (pathname) => {
    show('/rates');
    await screen.findByRole('button', { name: 'Chat with us' });
    // its code is here by now: beside this page it would stand at once
    show(pathname);
    expect(screen.getAllByRole('button', { name: 'Chat with us' })).toHaveLength(1);
  },
);

test('an agent’s own host has none', async () => {
  show('/rates');
  await screen.findByRole('button', { name: 'Chat with us' });
  show('/rates', true);
  expect(screen.getAllByRole('button', { name: 'Chat with us' })).toHaveLength(1);
});
