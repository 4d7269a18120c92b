import { classOfFunded, classOfPresent, presentTermEnd } from './present-mortgage.js';

const RENEWAL = {
  mortgageType: 'renewal',
  property: { currentMortgage: { balance: 400_000, maturityDate: '2027-05-14', insured: true } },
};
const purchase = (purchasePrice?: number, downPayment?: number, occupancy?: string) => ({
  mortgageType: 'new_purchase',
  property: { purchasePrice, downPayment, occupancy },
});

test('an application says when the present term ends', () => {
  expect(presentTermEnd(RENEWAL)).toBe('2027-05-14');
  expect(presentTermEnd({ ...RENEWAL, property: { currentMortgage: { maturityDate: '2027-02-30' } } })).toBeNull();
  expect(presentTermEnd({ mortgageType: 'renewal' })).toBeNull();
  // a purchase has no mortgage yet, whatever is left of other answers
  expect(presentTermEnd({ ...RENEWAL, mortgageType: 'new_purchase' })).toBeNull();
});

test('the class of the mortgage they have', () => {
  expect(classOfPresent(RENEWAL)).toBe('insured');
  expect(classOfPresent({ mortgageType: 'renewal', property: { currentMortgage: { balance: 1 } } })).toBe('insurable');
  expect(classOfPresent({ mortgageType: 'renewal' })).toBeNull();
});

test('a mortgage of 80% of a million is on a home worth too much', () => {
  const owed = (balance: number) => ({ mortgageType: 'renewal', property: { currentMortgage: { balance } } });
  expect([799_999, 800_000].map((balance) => classOfPresent(owed(balance)))).toEqual(['insurable', 'uninsured']);
});

test.each([
  ['worth a million', { propertyValue: 1_000_000 }, 'uninsured'],
  ['worth less', { propertyValue: 999_999.99 }, 'insurable'],
  ['of which too much is owed to insure it', { propertyValue: 499_999.99 }, 'uninsured'],
  ['that is let', { occupancy: 'rental' }, 'uninsured'],
  ['they live in', { occupancy: 'owner_occupied' }, 'insurable'],
  ['a parent lives in', { occupancy: 'relative_occupied' }, 'insurable'],
  ['worth a million, and insured', { propertyValue: 1_000_000, currentMortgage: { insured: true } }, 'insured'],
])('the class of the mortgage on a home %s', (_, property, expected) => {
  const application = { mortgageType: 'renewal', property: { currentMortgage: { balance: 400_000 }, ...property } };
  expect(classOfPresent(application)).toBe(expected);
  expect(classOfFunded(application)).toBe(expected);
});

test.each([
  ['a purchase with less than 20% down', purchase(600_000, 60_000), 'insured'],
  ['one with 20%', purchase(600_000, 120_000), 'insurable'],
  ['one with 20% of a price with cents', purchase(174_111.7, 34_822.34), 'insurable'],
  ['one with 20% of a home to live in', purchase(600_000, 120_000, 'owner_occupied'), 'insurable'],
  ['a home to let', purchase(600_000, 120_000, 'rental'), 'uninsured'],
  [
    'a home that was worth more than its price',
    { mortgageType: 'new_purchase', property: { purchasePrice: 9e5, downPayment: 2e5, propertyValue: 1.1e6 } },
    'insurable',
  ],
  ['a second home', purchase(600_000, 120_000, 'second_home'), 'uninsured'],
  ['a second home with 10%', purchase(600_000, 60_000, 'second_home'), 'insured'],
  ['one over the price that can be insured', purchase(1_000_000, 300_000), 'uninsured'],
  ['one without its figures', purchase(600_000), null],
  ['a switch', RENEWAL, 'insured'],
  ['a refinance', { ...RENEWAL, mortgageType: 'refinance' }, 'uninsured'],
  ['an equity takeout', { ...RENEWAL, mortgageType: 'equity_takeout' }, 'uninsured'],
  ['something else', { mortgageType: 'other' }, null],
  ['answers of a basic form', { goal: 'x' }, null],
])('the class of %s that funded', (_, answers, expected) => {
  expect(classOfFunded(answers)).toBe(expected);
});
