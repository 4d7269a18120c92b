import { fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { MyWatches } from './my-watches';

const watch = (id: string, words: string, confirmed: boolean) => ({
  __typename: 'RateWatch',
  id,
  words,
  endsOn: '2028-11-26',
  confirmed,
});

test('each is stopped by itself', async () => {
  let left = [
    watch('w', 'Switching pays more than its penalty: $468,000 at 4.64%', true),
    watch('v', 'A 5-year fixed rate at 3.50% or lower', false),
  ];
  inApp(<MyWatches />, {
    answers: {
      MyRateWatches: () => ({ myRateWatches: left }),
      StopMyRateWatch: ({ id }) => {
        left = left.filter((one) => one.id !== id);
        return { stopMyRateWatch: { __typename: 'StopRateWatchPayload', userErrors: [], stoppedId: id } };
      },
    },
  });
  expect(await screen.findByText(/confirm it with the link in its email/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Stop watching: A 5-year/ }));
  expect(await screen.findByText('We deleted this rate watch and won’t email you about it again.')).toBeVisible();
  expect(screen.queryByText(/A 5-year fixed rate/)).toBeNull();
  expect(screen.getByText(/Until November 26, 2028\./)).toBeVisible();
});
