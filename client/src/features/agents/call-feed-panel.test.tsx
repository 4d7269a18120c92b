import { fireEvent, screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { Toasts } from '../../ui/aria/toast';
import { CallFeed, CallFeedPanel } from './call-feed-panel';

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

test('an address that cannot be had says so, and can be asked for again', async () => {
  const answers: Answers = { CallFeed: () => new Error('offline') };
  inApp(<CallFeedPanel agentId="a" />, { answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('The calendar address couldn’t be loaded');
  answers['CallFeed'] = () => ({ callFeed: 'https://example.ca/feed' });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByLabelText('Calendar address')).toHaveValue('https://example.ca/feed');
});
