import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, field, figure, figures, fill } from '../../../../test/calculator';
import { inApp } from '../../../../test/in-app';
import { INSURED_START as start, startRates as answers } from '../../../../test/start-rates';
import { ROUND_RATE } from '../fields/common';
import { FirstHome } from './first-home';

// what a test before typed slowly enough stands in the address
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

const said = (): unknown => JSON.parse(sessionStorage.getItem('scenario') ?? 'null');

test('a first home that nobody can insure has the rate of one without insurance, and its link names no rate', async () => {
  inApp(<FirstHome start={start} />, { answers });
  expect(screen.getByText(/at 3\.94% over 25 years/)).toHaveTextContent(/premium is added/);
  await fill('Price of the home', '1600000');
  expect(figure('Minimum down payment')).toHaveTextContent('$320,000.00');
  await waitFor(() => expect(screen.getByText(/at 4\.44% over 25 years/)).toBeVisible());
  expect(screen.queryByText(/premium is added/)).toBeNull();
  const link = screen.getByRole('link', { name: 'Change every figure' }).getAttribute('href') ?? '';
  const { searchParams } = new URL(link, 'https://example.ca');
  expect(Object.fromEntries(searchParams)).toMatchObject({ price: '1600000', down: '320000', first: 'yes' });
  for (const name of ['rate', 'type', 'years', 'compounding']) expect(searchParams.has(name)).toBe(false);
  await fill('Price of the home', '600000');
  await waitFor(() => expect(screen.getByText(/at 3\.94% over 25 years/)).toBeVisible());
});

test('what a new home in British Columbia is spared is not called a first-time rebate', async () => {
  inApp(<FirstHome start={ROUND_RATE} />);
  await choose('Your province or territory', 'BC');
  await fill('Price of the home', '1000000');
  await userEvent.click(screen.getByLabelText('The home is newly built'));
  // 1% of 200,000 and 2% of the rest: first-time buyers get nothing back at this price, new homes all of it
  expect(figure('First-time or new-home relief')).toHaveTextContent('−$18,000.00');
  expect(figures('First-time buyer')).toEqual([]);
});

test('the page for first homes begins with it and says it too', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '700000', downPayment: '140000', province: 'ns' }));
  inApp(<FirstHome start={ROUND_RATE} />);
  expect(field('Price of the home')).toHaveValue('700,000');
  expect(field('Your province or territory')).toHaveValue('NS');
  expect(field('City')).toHaveValue('Halifax');
  await fill('Price of the home', '600000');
  await waitFor(() => expect(said()).toMatchObject({ price: '600000', downPayment: '140000', province: 'ns' }));
});
