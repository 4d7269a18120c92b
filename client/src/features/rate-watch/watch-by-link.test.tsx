import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { WatchByLink } from './watch-by-link';

const FIGURES = {
  __typename: 'RateWatchFigures',
  balance: '468000.00',
  monthsLeft: 27,
  paymentNow: '2802.20',
  paymentThen: '2688.67',
  interestSaved: 4587.88,
  penalty: '5428.80',
  isDifferential: false,
  fees: '390.00',
  isDischargeCounted: true,
  kept: -1230.92,
};
const ANSWER = {
  __typename: 'RateWatchAnswer',
  met: false,
  unknown: null,
  rate: { __typename: 'RateWatchRate', bankName: 'Granite', term: 5, rate: 4.19, apr: 4.21 },
  metAtPct: 4.06,
  figures: FIGURES,
};
const watch = (more: object = {}) => ({
  __typename: 'RateWatch',
  id: 'w',
  words: 'Switching pays more than its penalty: $468,000 at 4.64%',
  createdAt: '2026-11-26T15:00:00.000Z',
  endsOn: '2028-11-26',
  confirmed: false,
  answer: ANSWER,
  ...more,
});
const done = (field: string, more: object) => ({ [field]: { __typename: 'Payload', userErrors: [], ...more } });

test('the link of an email shows the watch, begins it and stops it; opening it does neither', async () => {
  const asked: string[] = [];
  inApp(<WatchByLink token="t" />, {
    answers: {
      RateWatchByLink: () => ({ rateWatch: watch() }),
      ConfirmRateWatch: () => {
        asked.push('confirm');
        return done('confirmRateWatch', { watch: { __typename: 'RateWatch', id: 'w', confirmed: true } });
      },
      StopRateWatch: () => {
        asked.push('stop');
        return done('stopRateWatch', { stoppedId: 'w' });
      },
    },
  });
  expect(await screen.findByText('Switching today would cost you $1,231.')).toBeVisible();
  expect(screen.getByText('We’ll email you at 4.06% or lower.')).toBeVisible();
  expect(screen.getByText('−$5,429')).toBeVisible();
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, watch it for me' }));
  expect(await screen.findByRole('heading', { name: 'We’re watching this for you' })).toBeVisible();
  const stop = screen.getByRole('button', { name: 'Stop watching' });
  await waitFor(() => expect(stop).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(stop);
  expect(await screen.findByRole('heading', { name: 'Your rate watch has stopped' })).toBeVisible();
  expect(asked).toEqual(['confirm', 'stop']);
});

test.each([
  [{ met: true, figures: { ...FIGURES, kept: 1259.4 } }, 'Switching today leaves you $1,259 ahead.'],
  [{ unknown: 'PENALTY', rate: null, metAtPct: null, figures: null }, /without knowing how your lender charges/],
  [
    { metAtPct: null },
    'No rate today makes up for the penalty before your term ends. We check again each time rates are published.',
  ],
  [{ figures: null, metAtPct: 3.5 }, 'The lowest is 4.19% today. You’re waiting for 3.50%.'],
  [{ figures: null, met: true }, 'It’s there already.'],
])('the answer in words: %j', async (change, words) => {
  inApp(<WatchByLink token="t" />, {
    answers: { RateWatchByLink: () => ({ rateWatch: watch({ answer: { ...ANSWER, ...change } }) }) },
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([true, false])(
  'a discharge fee that nobody named is not counted, and said: %s',
  async (isDischargeCounted) => {
    const figures = { ...FIGURES, isDischargeCounted };
    inApp(<WatchByLink token="t" />, {
      answers: { RateWatchByLink: () => ({ rateWatch: watch({ answer: { ...ANSWER, figures } }) }) },
    });
    expect(await screen.findByText('Switching today would cost you $1,231.')).toBeVisible();
    const said = screen.queryByText(/discharge fee isn’t counted: you didn’t name it\./);
    expect(said === null).toBe(isDischargeCounted);
  },
);

test('a link of a watch that ended says so', async () => {
  inApp(<WatchByLink token="t" />, { answers: { RateWatchByLink: () => ({ rateWatch: null }) } });
  expect(await screen.findByRole('heading', { name: 'This rate watch has ended' })).toBeVisible();
});
