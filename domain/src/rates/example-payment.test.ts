import { usualCompounding } from '../mortgage/compounding.js';
import { examplePayment, monthlyAt } from './example-payment.js';
import { costOfRate, type CostedRate } from './ranking.js';
import { scenarioMortgage } from './scenario.js';

test('a rate costs what its own compounding makes of it, whatever its type', () => {
  // 500,000 over 25 years at 3.99%: monthly 0.3325% a month; semi-annual 1.01995^(1/6) − 1 = 0.329766% a month
  expect(examplePayment(3.99, 'monthly')).toBe(2636.42);
  expect(examplePayment(3.99, 'semi-annual')).toBe(2627.39);
});

test('a new rate starts with the compounding usual for its type', () => {
  expect(usualCompounding('fixed')).toBe('semi-annual');
  expect(usualCompounding('variable')).toBe('monthly');
});

test('a card says of a mortgage what its row among the ranked ones says', () => {
  const { principal } = scenarioMortgage({
    purpose: 'purchase',
    price: 640_000,
    downPayment: 64_000,
    province: 'ON',
    amortizationYears: 25,
    firstTimeBuyer: false,
  });
  const rate: CostedRate = {
    id: 'a',
    bankId: 'granite',
    bankName: 'Granite',
    term: 5,
    type: 'fixed',
    compounding: 'semi-annual',
    rate: 4.04,
    fees: 0,
    penalty: 'three-months',
  };
  const { payment } = costOfRate(rate, { principal, amortizationYears: 25, months: 36 }, []);
  // 593,856 at 4.04%, semi-annually: 1.0202^(1/6) − 1 a month
  expect(payment).toBe(3136.69);
  expect(monthlyAt({ principal, amortizationYears: 25 }, rate.rate, rate.compounding)).toBe(payment);
});
