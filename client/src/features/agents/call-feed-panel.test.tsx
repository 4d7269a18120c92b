import { fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { Toasts } from '../../ui/aria/toast';
import { CallFeed } from './call-feed-panel';

test('a page without a clipboard says what to do instead', async () => {
  // as without HTTPS
  expect(navigator.clipboard).toBeUndefined();
  const words = { title: 'Calls', none: 'None yet', hint: 'Keep it to yourself' };
  inApp(
    <>
      <CallFeed url="https://example.ca/feed" busy={false} words={words} change={async () => undefined} />
      <Toasts />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Your browser did not copy it. Select the address instead.')).toBeVisible();
});
