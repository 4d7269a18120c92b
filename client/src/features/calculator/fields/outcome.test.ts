import { insurancePremium } from '@brokerage/domain/mortgage/insurance-premium';
import { prepayment } from '@brokerage/domain/mortgage/prepayment';
import { outcomeOf } from './outcome';
import type { CalculatorSection } from './spec';

const HOME = {
  price: 640_000,
  downPayment: 64_000,
  amortizationYears: 25,
  firstTimeBuyerOrNewBuild: false,
  nonTraditionalDownPayment: false,
  province: 'ON',
  closingDate: '2026-06-30',
} as const;
const GROUPS: readonly CalculatorSection[] = [
  {
    title: 'The home',
    fields: [
      { name: 'price', label: 'Purchase price', kind: 'money' },
      { name: 'down', label: 'Down payment', kind: 'money', engine: ['downPayment'] },
      { name: 'years', label: 'Amortization', kind: 'number', engine: ['amortizationYears'] },
    ],
  },
];

test('a down payment under the minimum names its field and has the minimum one press away', () => {
  expect(outcomeOf(() => insurancePremium({ ...HOME, downPayment: 20_000 }), GROUPS)).toEqual({
    field: 'down',
    message: 'Enter at least $39,000, the legal minimum on $640,000.',
    fixes: [{ label: 'Use $39,000', change: { down: '39000' } }],
  });
});

test.each(['500.000', '1.234,56', '12.345', '-5'])(
  'of %s no figures are made, whatever number it could be',
  (price) => {
    const outcome = outcomeOf(() => 'figures', GROUPS, { price, down: '64000', years: '25' });
    expect(outcome).toMatchObject({ field: 'price', message: expect.any(String), fixes: [] });
    expect(outcomeOf(() => 'figures', GROUPS, { price: '500 000,00 $', down: 'CAD 64,000' })).toEqual({
      result: 'figures',
    });
  },
);

test('an amortization that is too long has both ways out', () => {
  const outcome = outcomeOf(() => insurancePremium({ ...HOME, amortizationYears: 30 }), GROUPS);
  expect(outcome).toMatchObject({
    field: 'years',
    fixes: [
      { label: 'Use 25 years', change: { years: '25' } },
      { label: 'Put $128,000 down', change: { down: '128000' } },
    ],
  });
});

test('a way out that the form has no field for is not offered', () => {
  const loan = {
    principal: 1,
    annualRatePct: 4,
    amortizationYears: 3,
    frequency: 'monthly',
    compounding: 'monthly',
    termYears: 5,
  } as const;
  expect(outcomeOf(() => prepayment(loan), GROUPS)).toEqual({
    field: 'price',
    message: 'Enter at most 3 years, the amortization.',
    fixes: [],
  });
});
