import { screen } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { LiveBlock } from './live-blocks';

const RATE = {
  __typename: 'BestRate',
  term: 5,
  type: 'FIXED',
  compounding: 'SEMI_ANNUAL',
  rate: 3.9,
  apr: 3.97,
  insurance: 'INSURED',
};

const show = (data: Readonly<Record<string, string>>): void =>
  inApp(<LiveBlock block="rates" data={data} html="" fallback={<p>As written</p>} />, {
    answers: { BlogRates: () => ({ bestRates: [RATE] }) },
  });

beforeEach(() => sessionStorage.clear());

test('the payment is on the mortgage of the article, whatever the reader said elsewhere', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '640000', downPayment: '64000' }));
  show({ term: '5', amount: '500000' });
  expect(await screen.findByText('$2,603/mo')).toBeVisible();
  expect(screen.getByText('3.97% APR')).toBeVisible();
  expect(screen.getByText(/Payment on \$500,000 over 25 years\./)).toBeVisible();
});

test('where the article names none it is on the reader’s, and else on the example', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '640000', downPayment: '64000' }));
  show({ term: '5' });
  // $576,000 and its premium of 3.10%, over 25 years
  expect(await screen.findByText('$3,092/mo')).toBeVisible();
  expect(screen.getByText(/Payment on your mortgage of \$593,856 over 25 years\./)).toBeVisible();
});

test('nobody said anything, and no rate of the term', async () => {
  show({ term: '5' });
  expect(await screen.findByText(/Payment on \$500,000 over 25 years\./)).toBeVisible();
  show({ term: '7' });
  expect(await screen.findByText('As written')).toBeVisible();
});
