import fc from 'fast-check';
import { PRODUCTS } from '../application/choices.js';
import { BOOKING_TOPICS } from '../booking/booking-form.js';
import { ENQUIRY_TOPICS } from '../enquiries/enquiry-subject.js';
import { LEVEL_TWO_PRODUCTS, LEVEL_TWO_TOPICS, needsLevelTwo, PRIVATE_LENDER } from './level-two.js';

const values = (choices: readonly { value: string }[]): string[] => choices.map(({ value }) => value);

test.each([
  [{ topic: 'second_mortgage' }, true],
  [{ topic: 'private_financing' }, true],
  [{ topic: 'refinance', product: 'private' }, true],
  [{ topic: 'equity_takeout', product: 'second' }, true],
  [{ topic: 'renewal', product: 'first', lenderKind: 'Private lender' }, true],
  [{ topic: 'renewal', product: 'first', lenderKind: 'Chartered bank' }, false],
  [{ topic: 'new_purchase', product: 'heloc' }, false],
  [{ topic: 'new_purchase', product: 'reverse', lenderKind: null }, false],
  [{}, false],
])('%j needs level 2: %s', (file, needed) => expect(needsLevelTwo(file)).toBe(needed));

test('every code is one that a form offers', () => {
  expect(values(PRODUCTS)).toEqual(expect.arrayContaining([...LEVEL_TWO_PRODUCTS]));
  expect(values(ENQUIRY_TOPICS)).toEqual(expect.arrayContaining([...LEVEL_TWO_TOPICS]));
  // a call about it can be booked, so that it goes to somebody who may arrange it
  expect(values(BOOKING_TOPICS)).toEqual(expect.arrayContaining([...LEVEL_TWO_TOPICS]));
});

test('one reason is enough, whatever else is known', () => {
  const text = fc.option(fc.string(), { nil: null });
  const file = fc.record({ topic: text, product: text, lenderKind: text });
  fc.assert(
    fc.property(file, (known) => {
      expect(needsLevelTwo({ ...known, lenderKind: PRIVATE_LENDER })).toBe(true);
      for (const product of LEVEL_TWO_PRODUCTS) expect(needsLevelTwo({ ...known, product })).toBe(true);
      for (const topic of LEVEL_TWO_TOPICS) expect(needsLevelTwo({ ...known, topic })).toBe(true);
    }),
  );
});
