import { usualCompounding } from '../mortgage/compounding.js';
import { examplePayment } from './example-payment.js';

test('a rate costs what its own compounding makes of it, whatever its type', () => {
  // 500,000 over 25 years at 3.99%: monthly 0.3325% a month; semi-annual 1.01995^(1/6) − 1 = 0.329766% a month
  expect(examplePayment(3.99, 'monthly')).toBe(2636.42);
  expect(examplePayment(3.99, 'semi-annual')).toBe(2627.39);
});

test('a new rate starts with the compounding usual for its type', () => {
  expect(usualCompounding('fixed')).toBe('semi-annual');
  expect(usualCompounding('variable')).toBe('monthly');
});
