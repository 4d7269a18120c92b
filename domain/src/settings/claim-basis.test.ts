import fc from 'fast-check';
import { claimStanding, yearlySaving, type ClaimMeasures } from './claim-basis.js';

const MEASURES: ClaimMeasures = {
  on: '2026-11-26',
  lenders: 55,
  replyHours: 23,
  lowestRate: 3.94,
  fiveYearFixed: 4.34,
};
const claim = (basis: string, figure: string, posted = '') => ({ basis, figure, posted });

test('the saving of the footnote, to the cent (L9)', () => {
  expect(yearlySaving(6.09, 4.34)).toBe(6_033.12);
});

test.each<[string, string, Partial<ClaimMeasures>, boolean | undefined]>([
  ['lenders', '50+ lenders', {}, true],
  ['lenders', '50+ lenders', { lenders: 49 }, false],
  ['lenders', '1,050 lenders', {}, false],
  ['reply', '24 hours', {}, true],
  ['reply', '24 hours', { replyHours: 25 }, false],
  ['reply', '24 hours', { replyHours: null }, undefined],
  ['rate', 'From 3.94%', {}, true],
  ['rate', 'From 3.9%', {}, false],
  ['rate', 'From 3.94%', { lowestRate: null }, false],
  ['saving', 'Up to $6,000', {}, true],
  ['saving', 'Up to $6,000', { fiveYearFixed: 4.39 }, false],
  ['saving', 'Up to $6,000', { fiveYearFixed: null }, false],
  ['', '50+ lenders', {}, undefined],
  ['lenders', 'Many lenders', {}, undefined],
])('%s, “%s” with %j: %s', (basis, figure, change, holds) => {
  const standing = claimStanding(claim(basis, figure, '6.09'), { ...MEASURES, ...change });
  expect(standing?.holds).toBe(holds);
  if (standing) expect(standing.on).toBe('2026-11-26');
});

test('a posted rate that nobody named makes no saving', () => {
  expect(claimStanding(claim('saving', 'Up to $6,000'), MEASURES)?.holds).toBe(false);
});

test('before the first count a claim rests on the day somebody checked it', () => {
  expect(claimStanding(claim('lenders', '50+ lenders'), null)).toBeUndefined();
});

test('what came out is said with its figures', () => {
  expect(claimStanding(claim('saving', 'Up to $6,000', '6.09'), MEASURES)?.says).toBe(
    'At our 4.34%, that was $6,033.12.',
  );
  expect(claimStanding(claim('reply', '24 hours'), { ...MEASURES, replyHours: 1 })?.says).toContain('within 1 hour.');
});

test('a lower rate never ends a claim', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 8, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rate, less) => {
        const stands = (fiveYearFixed: number) =>
          claimStanding(claim('saving', '$6,000', '6.09'), { ...MEASURES, fiveYearFixed })?.holds;
        expect(stands(rate) && !stands(rate - less)).toBeFalsy();
      },
    ),
  );
});
