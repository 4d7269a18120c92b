import { rateCaseOf } from './rate-case.js';

const TERMS = { asOf: '2026-11-25', amortizationYears: 25 };
const HOME = { province: 'ON', occupancy: 'owner_occupied', type: 'house', propertyTax: 4000, heating: 120 };
const buys = (property: object) => ({ mortgageType: 'new_purchase', property: { ...HOME, ...property } });
const owns = (mortgageType: string, property: object = {}) => ({
  mortgageType,
  property: {
    ...HOME,
    propertyValue: 800_000,
    amountRequested: 50_000,
    currentMortgage: { balance: 400_000 },
    ...property,
  },
});

test.each([
  ['nothing yet', {}, 'purchase', 'insured'],
  ['a purchase without a price', buys({}), 'purchase', 'insured'],
  ['a price of nothing', buys({ purchasePrice: 0, downPayment: 0 }), 'purchase', 'insured'],
  ['10% down', buys({ purchasePrice: 600_000, downPayment: 60_000 }), 'purchase', 'insured'],
  ['20% down', buys({ purchasePrice: 600_000, downPayment: 120_000 }), 'purchase', 'insurable'],
  ['20% of a price with cents', buys({ purchasePrice: 174_111.7, downPayment: 34_822.34 }), 'purchase', 'insurable'],
  ['20% of a million', buys({ purchasePrice: 1e6, downPayment: 2e5 }), 'purchase', 'uninsured'],
  ['a home to let', buys({ purchasePrice: 6e5, downPayment: 2e5, occupancy: 'rental' }), 'purchase', 'uninsured'],
  ['a refinance', owns('refinance'), 'refinance', 'uninsured'],
  ['an equity takeout', owns('equity_takeout'), 'refinance', 'uninsured'],
  ['a renewal', owns('renewal'), 'renewal', 'insurable'],
  ['an insured one', owns('renewal', { currentMortgage: { balance: 4e5, insured: true } }), 'renewal', 'insured'],
  ['one of a home over a million', owns('renewal', { propertyValue: 1.2e6 }), 'renewal', 'uninsured'],
  ['a refinance without figures', { mortgageType: 'refinance' }, 'refinance', 'uninsured'],
])('%s', (_, application, purpose, insurance) => {
  expect(rateCaseOf(application, TERMS)).toEqual({ purpose, insurance });
});
