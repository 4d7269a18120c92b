import fc from 'fast-check';
import { costOver } from './cost';
import { monthlyPayment } from './monthly-payment';

const mortgage = { amount: 500_000, amortization: 25 };

it('compounds as the rate says', () => {
  expect(monthlyPayment({ rate: 3.9, compounding: 'SEMI_ANNUAL' }, mortgage)).toBe(2603.07);
  expect(monthlyPayment({ rate: 4.09, compounding: 'MONTHLY' }, mortgage)).toBe(2664.09);
});

it('counts what is paid, its interest and what is left at the end of the term', () => {
  const cost = costOver({ rate: 4, compounding: 'SEMI_ANNUAL', term: 5 }, mortgage);
  expect(cost.payment).toBe(2630.1);
  expect(cost.paid).toBe(157_806);
  // what is left is a mortgage of 20 years with the same payment
  expect(
    monthlyPayment({ rate: 4, compounding: 'SEMI_ANNUAL' }, { amount: cost.balance, amortization: 20 }),
  ).toBeCloseTo(2630.11, 1);
  expect(cost.interest).toBeCloseTo(cost.paid - (mortgage.amount - cost.balance), 2);
});

it('ends with the amortization where the term would go on', () => {
  const cost = costOver({ rate: 5, compounding: 'MONTHLY', term: 10 }, { amount: 100_000, amortization: 5 });
  // the last payment clears what the cents left over
  expect(Math.abs(cost.paid - cost.payment * 60)).toBeLessThan(1);
  expect(cost.balance).toBe(0);
});

it('asks no interest at a rate of zero', () => {
  expect(costOver({ rate: 0, compounding: 'SEMI_ANNUAL', term: 5 }, { amount: 240_000, amortization: 20 })).toEqual({
    payment: 1000,
    paid: 60_000,
    interest: 0,
    balance: 180_000,
  });
});

it('never owes more at the end than at the beginning, and a higher rate never costs less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 1_500 }),
      fc.constantFrom('SEMI_ANNUAL' as const, 'MONTHLY' as const),
      fc.constantFrom(0.5, 1, 3, 5, 10),
      fc.integer({ min: 10_000, max: 10_000_000 }),
      fc.constantFrom(10, 15, 20, 25, 30),
      (hundredths, compounding, term, amount, amortization) => {
        const of = { amount, amortization };
        const cheap = costOver({ rate: hundredths / 100, compounding, term }, of);
        const dear = costOver({ rate: (hundredths + 25) / 100, compounding, term }, of);
        expect(cheap.balance).toBeLessThan(amount);
        expect(dear.payment).toBeGreaterThanOrEqual(cheap.payment);
        expect(dear.interest).toBeGreaterThan(cheap.interest);
      },
    ),
  );
});
