import { bridgeCostBy, privateBridge, type PrivateBridgeInput } from './private-bridge.js';

const YEAR: PrivateBridgeInput = {
  amount: 320_000,
  annualRatePct: 9.99,
  months: 12,
  termMonths: 12,
  lenderFeePct: 2,
  brokerFeePct: 1,
  renewalFeePct: 1,
  legalCosts: 3400,
  bankRatePct: 4.34,
  bankAmortizationYears: 25,
};
const of = (change: Partial<PrivateBridgeInput>) => privateBridge({ ...YEAR, ...change });

test('a year of interest, and what it costs to get there', () => {
  // 320,000 × 9.99% / 12 = 2,664 a month, 31,968 a year; 2% and 1%; 9.99 + 13,000 / 320,000 = 14.0525%
  expect(of({})).toMatchObject({
    payment: 2664,
    interest: 31_968,
    lenderFee: 6400,
    brokerFee: 3200,
    renewalFees: 0,
    total: 44_968,
    aprPct: 14.0525,
    owedAtEnd: 320_000,
  });
});

test('half a year longer costs six payments and a renewal; the APR stays that of the term', () => {
  const longer = of({ months: 18 });
  expect(longer).toMatchObject({ renewalFees: 3200, total: 44_968 + 6 * 2664 + 3200, aprPct: 14.0525 });
  expect(of({ months: 24 }).renewalFees).toBe(3200);
  expect(of({ months: 25 }).renewalFees).toBe(6400);
});

test('a shorter one spreads its fees over fewer months', () => {
  // 9.99 + 13,000 / (320,000 / 2) = 18.115%
  expect(of({ months: 6 }).aprPct).toBe(18.115);
});

test('near the criminal rate it is told as the Code counts it', () => {
  expect(of({}).nearCriminalPct).toBeNull();
  const near = { amount: 50_000, annualRatePct: 12, lenderFeePct: 0, brokerFeePct: 0, legalCosts: 4500 };
  // 45,500 are advanced: nominal under the limit, effective over it
  expect(of({ ...near, months: 6 }).nearCriminalPct).toBe(31.7);
  expect(() => of({ ...near, months: 5 })).toThrow(expect.objectContaining({ refusal: { code: 'criminalRate' } }));
});

test('the premium is what the bank would not have asked', () => {
  const { premium, total, bankInterest, bankPayment } = of({});
  expect(Math.round((bankInterest + premium) * 100)).toBe(Math.round(total * 100));
  expect([bankPayment, bankInterest]).toEqual([1742.76, 13_621.45]);
});

test.each([
  ['amount', 0],
  ['months', 61],
  ['termMonths', 0],
  ['lenderFeePct', -1],
  ['legalCosts', -1],
  ['bankRatePct', 31],
  ['bankAmortizationYears', 0],
] as const)('a wrong %s is named', (field, value) => {
  expect(() => of({ [field]: value })).toThrow(expect.objectContaining({ field }));
});

test('a renewal is a loan too: 3% for each month more is over the criminal rate', () => {
  const monthly = { termMonths: 1, lenderFeePct: 0, brokerFeePct: 0, legalCosts: 0 };
  expect(of({ ...monthly, months: 1, renewalFeePct: 3 }).total).toBe(2664);
  expect(() => of({ ...monthly, months: 2, renewalFeePct: 3 })).toThrow(
    expect.objectContaining({ field: 'renewalFeePct', refusal: { code: 'criminalRate' } }),
  );
  // (9.99 / 12 + 2) / 0.98 a month: 34.68% a year
  expect(of({ ...monthly, months: 2, renewalFeePct: 2 }).renewalFees).toBe(6400);
});

test('what it has cost part of the way is told where the whole way is legal, though a loan that short would not be', () => {
  const small = { ...YEAR, amount: 100_000 };
  expect(bridgeCostBy(small, 12)).toBe(privateBridge(small).total);
  expect(bridgeCostBy(small, 3)).toBe(3 * 832.5 + 3000 + 3400);
  expect(() => privateBridge({ ...small, months: 3 })).toThrow(expect.objectContaining({ field: 'months' }));
});
