import { RATE_TERMS } from '@brokerage/domain/rates/term-list';
import fc from 'fast-check';
import { isTooLittle } from './least-down';
import { offeredAnswers, offeredHome, offeredOwed, offeredRefinance, offeredRenewal } from './offers';
import {
  answersOf,
  applicationOf,
  LETTER,
  offeredLetter,
  offeredSelfEmployed,
  offeredWatch,
  SELF_EMPLOYED,
  WATCH,
} from './form-shared';
import { keptMortgage, LOAN, offeredPayment } from './kept-mortgage';
import { keptScenario } from './kept-scenario';
import { AFFORDING, FIRST_HOME, HOME, keepTyped, OWED, REFINANCING, RENEWING, saidIn } from './shared';
import { EXAMPLE, inAddress, inputOf, monthsOf, readWords, withChange, wordsOf, type Change } from './scenario';

const address = (change: Change, before = ''): string => withChange(new URLSearchParams(before), change).toString();

test('no amount comes into an address, and what it says is read again', () => {
  const change: Change = {
    purpose: 'RENEWAL',
    price: 700_000,
    downPayment: 140_000,
    mortgage: 300_000,
    province: 'BC',
    leave: undefined,
    order: 'COST',
  };
  expect(address(change)).toBe('purpose=renewal&province=BC&leave=end&order=cost');
  expect(inAddress(new URLSearchParams(address(change)))).toEqual({
    purpose: 'RENEWAL',
    province: 'BC',
    leave: undefined,
    order: 'COST',
  });
  expect(address({ term: 3 }, 'utm=x&province=BC')).toBe('utm=x&province=BC&term=3');
});

test.each(['purpose=any', 'province=XX', 'term=11', 'leave=12', 'order=rate', 'price=700000'])(
  'takes no notice of %s',
  (search) => expect(inAddress(new URLSearchParams(search))).toEqual({}),
);

test('what the tab keeps is read again, and nonsense is not', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          purpose: fc.constantFrom('PURCHASE' as const, 'RENEWAL' as const, 'REFINANCE' as const),
          price: fc.integer({ min: 10_000, max: 10_000_000 }),
          downPayment: fc.integer({ min: 0, max: 10_000_000 }),
          province: fc.constantFrom('ON', 'QC', 'YT'),
          term: fc.constantFrom(...RATE_TERMS),
          firstTime: fc.boolean(),
          closing: fc.constantFrom('2027-03', '2030-12'),
          leave: fc.constantFrom(24, 36, 48, undefined),
        },
        { requiredKeys: [] },
      ),
      (change) => expect(readWords(JSON.parse(JSON.stringify(wordsOf(change))))).toEqual(change),
    ),
  );
  expect(readWords({ price: '1', closing: '2027-13', firstTime: 'maybe', mortgage: '' })).toEqual({});
});

test('the server is asked for the amounts of the purpose, over the months of the term at most', () => {
  expect(inputOf(EXAMPLE)).toMatchObject({ price: '640000.00', downPayment: '64000.00', months: 36 });
  const renewing = inputOf({ ...EXAMPLE, purpose: 'RENEWAL', closing: '2027-03', firstTime: true });
  expect(renewing).toMatchObject({ mortgage: '400000.00', closingDate: '2027-03-01', firstTimeBuyer: true });
  expect(renewing).not.toHaveProperty('price');
  expect(monthsOf({ leave: 48, term: 3 })).toBe(36);
  expect(monthsOf({ leave: undefined, term: 7 })).toBe(84);
});

test('too little down is of a purchase', () => {
  expect(isTooLittle({ ...EXAMPLE, downPayment: 38_999 })).toBe(true);
  expect(isTooLittle({ ...EXAMPLE, downPayment: 39_000 })).toBe(false);
  expect(isTooLittle({ ...EXAMPLE, purpose: 'REFINANCE', downPayment: 0 })).toBe(false);
});

test('other pages are offered what was said, and nothing else', () => {
  expect(offeredHome({ price: 700_000, province: 'BC', firstTime: true, closing: '2027-03' })).toEqual({
    price: '700000',
    province: 'BC',
    first: 'yes',
    closing: '2027-03-01',
  });
  expect(offeredHome({ purpose: 'RENEWAL', price: 700_000 })).toEqual({});
  expect(offeredRenewal({ purpose: 'RENEWAL', mortgage: 300_000 })).toEqual({ balance: '300000' });
  expect(offeredRefinance({ purpose: 'REFINANCE', mortgage: 300_000, amortization: 20 })).toEqual({
    amount: '300000',
    years: '20',
  });
  expect(offeredRefinance({ purpose: 'RENEWAL', mortgage: 300_000 })).toEqual({});
  expect(offeredOwed({ purpose: 'RENEWAL', mortgage: 300_000, term: 3 })).toEqual({ balance: '300000' });
  expect(offeredOwed({ mortgage: 300_000 })).toEqual({});
  expect(offeredAnswers({ province: 'BC' })).toEqual({ province: 'BC' });
  expect(offeredAnswers({ purpose: 'RENEWAL', mortgage: 300_000, price: 1 })).toEqual({
    mortgageType: 'renewal',
    mortgageBalance: '300000',
  });
});

test('a payment begins with the mortgage of what was said, with its premium', () => {
  // 576,000 and 3.10% of it
  expect(offeredPayment({ price: 640_000, downPayment: 64_000, term: 3 })).toEqual({
    principal: '593856',
    years: '25',
    term: '3',
  });
  expect(offeredPayment({ province: 'BC' })).toEqual({});
  expect(keptMortgage(JSON.stringify({ price: '640000', downPayment: '1000' }))).toBeUndefined();
  expect(keptMortgage('')).toBeUndefined();
});

test('what is typed into a calculator says its purpose with the amount', () => {
  expect(saidIn({ price: '$700,000', tax: '4000' }, HOME, {})).toEqual({ price: 700_000, purpose: 'PURCHASE' });
  expect(saidIn({ down: '140 000,50', province: 'BC' }, HOME, { price: 700_000 })).toEqual({
    downPayment: 140_001,
    province: 'BC',
    purpose: 'PURCHASE',
  });
  // where it is bought is no amount
  expect(saidIn({ province: 'QC', city: 'Laval' }, HOME, { purpose: 'RENEWAL' })).toEqual({ province: 'QC' });
  expect(saidIn({ balance: '310000' }, RENEWING, {})).toEqual({ mortgage: 310_000, purpose: 'RENEWAL' });
  expect(saidIn({ amount: '420000' }, REFINANCING, {})).toEqual({ mortgage: 420_000, purpose: 'REFINANCE' });
});

test.each([
  ['nothing of it is asked there', { income: '120000' }],
  ['it is half typed', { price: '7' }],
  ['it is no amount', { price: '700k' }],
  ['it is empty', { down: '' }],
  ['more is put down than the home costs', { price: '50000' }],
  ['no such province is there', { province: 'XX' }],
])('says nothing where %s', (_, typed) => expect(saidIn(typed, HOME, {})).toEqual({}));

test('a mortgage of no purpose is kept where its purpose was said', () => {
  expect(saidIn({ principal: '300000' }, LOAN, {})).toEqual({});
  expect(saidIn({ principal: '300000' }, LOAN, { purpose: 'PURCHASE' })).toEqual({});
  expect(saidIn({ principal: '300000' }, LOAN, { purpose: 'REFINANCE' })).toEqual({ mortgage: 300_000 });
  expect(saidIn({ balance: '300000' }, OWED, { purpose: 'REFINANCE' })).toEqual({});
  expect(saidIn({ balance: '300000' }, OWED, { purpose: 'RENEWAL' })).toEqual({ mortgage: 300_000 });
});

test('what is typed is kept beside what was said before', () => {
  sessionStorage.clear();
  expect(keepTyped({ price: '7' }, HOME)).toBe(false);
  expect(keptScenario()).toBeUndefined();
  expect(keepTyped({ province: 'BC' }, HOME)).toBe(true);
  expect(keepTyped({ price: '700000' }, HOME)).toBe(true);
  expect(keptScenario()).toEqual({ province: 'BC', price: 700_000, purpose: 'PURCHASE' });
});

test('first time and the month of closing are said by a calculator that asks them', () => {
  expect(saidIn({ first: 'yes', closing: '2027-03-15' }, HOME, {})).toEqual({ firstTime: true, closing: '2027-03' });
  expect(saidIn({ closing: '2027-0' }, HOME, {})).toEqual({});
  // there the question is of new homes too
  expect(saidIn({ first: 'yes', down: '60000' }, AFFORDING, {})).toEqual({ downPayment: 60_000, purpose: 'PURCHASE' });
  expect(saidIn({ price: '550000' }, FIRST_HOME, {})).toEqual({
    price: 550_000,
    purpose: 'PURCHASE',
    firstTime: true,
  });
});

test('what an amount of a form is depends on the kind that it asks first', () => {
  const typed = { propertyValue: '700000', mortgageBalance: '300000', province: 'BC' };
  expect(saidIn(typed, answersOf('new_purchase'), {})).toEqual({
    price: 700_000,
    province: 'BC',
    purpose: 'PURCHASE',
  });
  expect(saidIn(typed, answersOf('renewal'), {})).toEqual({ mortgage: 300_000, province: 'BC', purpose: 'RENEWAL' });
  expect(saidIn(typed, answersOf('equity_takeout'), {})).toEqual({ province: 'BC', purpose: 'REFINANCE' });
  expect(saidIn(typed, answersOf('other'), {})).toEqual({ province: 'BC' });
  expect(saidIn({ mortgageType: 'other' }, answersOf('other'), {})).toEqual({});
  expect(
    saidIn(
      { 'property.purchasePrice': '700,000', 'property.closingDate': '2027-03-31' },
      applicationOf('new_purchase'),
      {},
    ),
  ).toEqual({ price: 700_000, closing: '2027-03', purpose: 'PURCHASE' });
  expect(saidIn({ goal: 'refinance' }, SELF_EMPLOYED, {})).toEqual({ purpose: 'REFINANCE' });
});

test('where an amount says nothing yet, the rest is said', () => {
  expect(saidIn({ balance: '300000', province: 'BC' }, WATCH, {})).toEqual({ province: 'BC' });
  expect(saidIn({ balance: '300000', province: 'BC' }, LETTER, {})).toEqual({
    mortgage: 300_000,
    province: 'BC',
    purpose: 'RENEWAL',
  });
});

test('a letter and a watch begin with the mortgage that comes due', () => {
  const said: Change = { purpose: 'RENEWAL', mortgage: 300_000, amortization: 20, province: 'BC', term: 3 };
  const letter = { balance: '300000', amortizationYears: '20', province: 'BC' };
  // the term of a letter is what the lender offers
  expect(offeredLetter(said)).toEqual(letter);
  expect(offeredWatch(said)).toEqual({ ...letter, term: '3' });
  expect(offeredLetter({ mortgage: 300_000, amortization: 20, province: 'BC' })).toEqual({ province: 'BC' });
  expect(offeredSelfEmployed({ price: 700_000, downPayment: 140_000 })).toEqual({
    goal: 'purchase',
    downPayment: '140000',
  });
  expect(offeredSelfEmployed(said)).toEqual({});
});
