import { fireEvent, screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { MyHolds } from './my-holds';

const HOLD = {
  ...{ __typename: 'RateHold', id: 'h', bankName: 'Granite', term: 5, type: 'fixed', rate: 4.19 },
  ...{ heldUntil: '2027-03-01', daysLeft: 90, state: 'HELD' },
};

test('a hold that cannot be had is not one that has ended', async () => {
  const answers: Answers = { MyRateHolds: () => new Error('offline') };
  inApp(<MyHolds />, { answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('Rates held for you couldn’t be loaded');
  answers['MyRateHolds'] = () => ({ myRateHolds: [HOLD] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Granite')).toBeVisible();
});
