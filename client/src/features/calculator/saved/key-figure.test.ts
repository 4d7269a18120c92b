import { keyFigure } from './key-figure';

test.each([
  ['PREPAYMENT', { frequency: 'bi-weekly' }, { payment: 1234.5 }, '$1,234.50 every two weeks'],
  ['PURCHASE', {}, { cashToClose: 140_500.25 }, '$140,500.25 cash to close'],
  ['AFFORDABILITY', {}, { maxPrice: 700_000, maxMortgageIncludingPremium: 1 }, '$700,000.00 highest price'],
  ['AFFORDABILITY', {}, { maxMortgageIncludingPremium: 560_000 }, '$560,000.00 the largest mortgage'],
  ['REFINANCE', {}, { cashOut: 74_000 }, '$74,000.00 cash out'],
  ['RENEWAL', {}, { netSaving: 4200.4 }, '$4,200 saved by renewing early'],
  ['RENEWAL', {}, { netSaving: -900 }, '$900 more in cost'],
  [
    'COMPARISON',
    {},
    { results: [{ totalInterest: 200 }, { totalInterest: 150 }] },
    '$150.00 the least interest in all',
  ],
] as const)('%s: %s', (kind, inputs, results, said) => {
  const figure = keyFigure(kind, inputs, results);
  expect(`${figure?.value} ${figure?.of}`).toBe(said);
});

test('what has no such figure shows none', () => {
  expect(keyFigure('PAYMENT', {}, { payment: 1 })).toBeUndefined();
  expect(keyFigure('PREPAYMENT', null, null)).toBeUndefined();
});
