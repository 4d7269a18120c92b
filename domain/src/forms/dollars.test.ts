import fc from 'fast-check';
import { formatMost } from './dollar-bounds.js';
import { formatAmount, formatDollars, formatMoney } from './dollars.js';
import { ledgerFigure } from './ledger.js';

const wholeOf = (shown: string): number => Number(shown.replace(/[$,]/g, ''));

test.each([
  [0, '$0', '$0.00', '$0', '$0'],
  [1234.5, '$1,235', '$1,234.50', '$1,234.50', '$1,234'],
  [459_999.99, '$460,000', '$459,999.99', '$459,999.99', '$459,999'],
  [460_000, '$460,000', '$460,000.00', '$460,000', '$460,000'],
  [0.49, '$0', '$0.49', '$0.49', '$0'],
  [-91.66, '−$92', '−$91.66', '−$91.66', '−$92'],
])('%d: to the dollar, to the cent, as it was typed, and as a limit', (dollars, whole, cents, typed, most) => {
  expect([formatDollars, formatMoney, formatAmount, formatMost].map((format) => format(dollars))).toEqual([
    whole,
    cents,
    typed,
    most,
  ]);
});

test.each([
  [0, '$0.00'],
  [1_450, '$1,450.00'],
  [2_196.17, '$2,196.17'],
  ['At renewal', 'At renewal'],
])('beside a line of a ledger %s is %s', (amount, shown) => expect(ledgerFigure(amount)).toBe(shown));

test('a limit never says more than there is, and less than a dollar too little', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
      const shown = wholeOf(formatMost(cents / 100)) * 100;
      expect(shown).toBeLessThanOrEqual(cents);
      expect(cents - shown).toBeLessThan(100);
    }),
  );
});
