import { fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { Numbers } from './numbers';

const RATE = {
  __typename: 'BestRate',
  term: 5,
  type: 'FIXED',
  compounding: 'SEMI_ANNUAL',
  rate: 4.19,
  apr: 4.24,
  insurance: 'INSURED',
  lenders: 2,
};

test('the rates that come begin the payment', async () => {
  inApp(<Numbers />, { answers: { AgentRates: () => ({ bestRates: [RATE] }) } });
  await screen.findByText('Best rates today');
  expect(screen.getByLabelText('Rate, in percent')).toHaveValue('4.19');
  expect(screen.getByText(/compounded as each rate requires/)).toBeVisible();
});

test('what somebody typed before they came stays', async () => {
  inApp(<Numbers />, { answers: { AgentRates: () => ({ bestRates: [RATE] }) } });
  const [amount, rate] = [screen.getByLabelText('Mortgage, in dollars'), screen.getByLabelText('Rate, in percent')];
  fireEvent.change(amount, { target: { value: '300,000' } });
  fireEvent.change(rate, { target: { value: '5.5' } });
  await screen.findByText('Best rates today');
  expect(amount).toHaveValue('300,000');
  expect(rate).toHaveValue('5.5');
  expect(rate).toBeInTheDocument();
});
