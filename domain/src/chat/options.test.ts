import { downPaymentOption, mortgageAmountOption, propertyValueOption } from './options.js';

test.each([
  [5, '5%'],
  [9.99, '5%'],
  [10, '10%'],
  [15, '15%'],
  [19.9, '15%'],
  [20, '20% or more'],
  [65, '20% or more'],
])('%d%% down is %s', (percent, option) => expect(downPaymentOption(percent)).toBe(option));

test.each([
  [299_999, 'Under $300K'],
  [300_000, '$300K-$500K'],
  [640_000, '$500K-$1M'],
  [1_000_000, '$1M+'],
])('a home of %d is %s', (dollars, option) => expect(propertyValueOption(dollars)).toBe(option));

test.each([
  [199_999, 'Under $200K'],
  [200_000, '$200K - $500K'],
  [593_856, '$500K - $1M'],
  [1_000_000, '$1M+'],
])('a mortgage of %d is %s', (dollars, option) => expect(mortgageAmountOption(dollars)).toBe(option));
