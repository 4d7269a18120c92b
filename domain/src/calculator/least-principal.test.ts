import { MortgageInputError } from '../mortgage/input-error.js';
import { checkLeastPrincipal } from './least-principal.js';
import { refusalWords } from './refusal-words.js';

test.each([1000, 500_000, Number.NaN, 0, -1])('%d is left to the engine', (amount) => {
  expect(() => checkLeastPrincipal('principal', amount)).not.toThrow();
});

test('less than $1,000 is refused in words that say how much is needed', () => {
  expect(() => checkLeastPrincipal('balance', 999.99)).toThrow(
    expect.objectContaining({ field: 'balance', refusal: expect.objectContaining({ least: 1000 }) }),
  );
  expect(() => checkLeastPrincipal('balance', 0.5)).toThrow(MortgageInputError);
  expect(refusalWords({ code: 'amount', least: 1000, most: 1e9 })).toBe(
    'Enter an amount from $1,000 to $1,000,000,000.',
  );
});
