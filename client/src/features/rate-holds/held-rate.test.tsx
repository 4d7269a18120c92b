import { render, screen } from '@testing-library/react';
import { HeldRate } from './held-rate';
import type { HoldSeenFragment } from './rate-holds.generated';

const HOLD: HoldSeenFragment = {
  __typename: 'RateHold',
  id: '1',
  bankName: 'Granite Bank',
  term: 5,
  type: 'fixed',
  rate: 3.94,
  heldUntil: '2027-03-26',
  daysLeft: 12,
  state: 'ENDS',
};

test('a held rate says whose it is, until when, and how many days are left', () => {
  render(<HeldRate hold={HOLD} />);
  expect(screen.getByText('3.94%, 5-year fixed')).toBeInTheDocument();
  expect(screen.getByText('Granite Bank')).toBeInTheDocument();
  expect(screen.getByText('12 days left')).toBeInTheDocument();
  expect(screen.getByText('Until March 26, 2027')).toBeInTheDocument();
});

test('an expired hold says so', () => {
  render(<HeldRate hold={{ ...HOLD, type: 'variable', daysLeft: -3, state: 'EXPIRED' }} />);
  expect(screen.getByText('This hold has expired')).toBeInTheDocument();
  expect(screen.getByText('Held until March 26, 2027')).toBeInTheDocument();
  expect(screen.getByText('3.94%, 5-year variable')).toBeInTheDocument();
});
