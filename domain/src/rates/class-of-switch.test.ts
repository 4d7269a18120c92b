import fc from 'fast-check';
import type { MortgageFile } from '../underwriting/file.js';
import { loanClass, loanFacts } from '../underwriting/loan.js';
import { policyOf } from '../underwriting/ratios.js';
import { classOfSwitch, type SwitchAsked } from './class-of-switch.js';

const OWED: SwitchAsked = { balance: 400_000, amortizationYears: 22, insured: false };

test.each<[string, Partial<SwitchAsked>, string, string]>([
  ['a usual one', {}, 'insurable', 'RENEWAL'],
  ['one that nobody knows to be insured', { insured: null }, 'insurable', 'RENEWAL'],
  ['over 25 years', { amortizationYears: 25 }, 'insurable', 'RENEWAL'],
  ['over more', { amortizationYears: 25.5 }, 'uninsured', 'AMORTIZATION_TOO_LONG'],
  ['over more than is left', { amortizationYears: 25, yearsLeft: 22 }, 'uninsured', 'AMORTIZATION_TOO_LONG'],
  // 80% of 999,999.99
  ['the most on a home that can be insured', { balance: 799_999.99 }, 'insurable', 'RENEWAL'],
  ['a cent more', { balance: 800_000 }, 'uninsured', 'PRICE_TOO_HIGH'],
  ['more than 80% of the home', { value: 499_999.99 }, 'uninsured', 'PRICE_TOO_HIGH'],
  ['80% of it', { value: 500_000 }, 'insurable', 'RENEWAL'],
  ['on a home of a million', { value: 1_000_000 }, 'uninsured', 'PRICE_TOO_HIGH'],
  ['one that was insured', { insured: true, balance: 1.2e6, amortizationYears: 28 }, 'insured', 'RENEWAL'],
  ['one without its figures', { balance: NaN }, 'uninsured', 'PRICE_TOO_HIGH'],
  ['one without its years', { amortizationYears: NaN }, 'uninsured', 'AMORTIZATION_TOO_LONG'],
])('%s', (_, change, insurance, reason) => {
  expect(classOfSwitch({ ...OWED, ...change })).toEqual({ insurance, reason });
});

const asOf = '2026-11-25';
const fileOf = ({ balance, amortizationYears, insured }: SwitchAsked, value: number): MortgageFile => ({
  asOf,
  mortgageType: 'renewal',
  borrowers: [],
  property: {
    value,
    province: 'ON',
    units: 1,
    occupancy: 'owner_occupied',
    annualPropertyTax: 0,
    monthlyHeating: 0,
    monthlyCondoFees: 0,
  },
  mortgage: { amount: balance, ratePct: 4, amortizationYears, straightSwitch: true, alreadyInsured: insured === true },
});

test('the desk says the same of every switch that it lends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000_000, max: 200_000_000 }),
      fc.oneof(fc.double({ min: 1, max: 80, noNaN: true }), fc.constant(80)),
      fc.constantFrom(10, 20, 25, 25.5, 30),
      fc.boolean(),
      (cents, share, amortizationYears, insured) => {
        const value = cents / 100;
        const asked = { balance: Math.floor((cents * share) / 100) / 100, amortizationYears, insured, value };
        const file = fileOf(asked, value);
        const { insurance } = classOfSwitch(asked);
        const found = loanClass(file, loanFacts(file), policyOf(file));
        expect(insurance === 'uninsured' ? 'conventional' : insurance).toBe(found);
      },
    ),
  );
});
