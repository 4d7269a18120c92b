import fc from 'fast-check';
import { PROVINCES } from '../application/applications.js';
import { APPLICATION_FLOOR_YEARS, keptUntil, LONGEST_TERM_YEARS, retentionYears } from './periods.js';

test.each([
  ['ON', 6, 6],
  ['BC', 7, 7],
  ['AB', 3, 5],
  ['QC', 5, 5],
  ['NS', 7, 7],
  [null, 7, 7],
  ['XX', 7, 7],
])('%s: an enquiry %i years, an application that is not funded %i', (province, enquiry, application) => {
  expect(retentionYears({ kind: 'enquiry', province, funded: false })).toBe(enquiry);
  expect(retentionYears({ kind: 'application', province, funded: false })).toBe(application);
});

test('the years are calendar years, and 29 February is followed by 1 March', () => {
  const lastEvent = new Date('2026-11-25T15:00:00Z');
  expect(keptUntil({ kind: 'application', province: 'ON', funded: false, lastEvent })).toEqual(
    new Date('2032-11-25T15:00:00Z'),
  );
  const leap = new Date('2028-02-29T15:00:00Z');
  expect(keptUntil({ kind: 'enquiry', province: 'AB', funded: false, lastEvent: leap })).toEqual(
    new Date('2031-03-01T15:00:00Z'),
  );
});

test.each([
  ['ON', '2031-11-25', '2037-11-26T05:00:00.000Z'],
  ['AB', '2031-11-25', '2036-11-26T05:00:00.000Z'],
  // news after the end of the term keep it longer
  ['ON', '2026-01-31', '2032-11-25T15:00:00.000Z'],
  ['ON', null, '2042-11-25T15:00:00.000Z'],
])('a funded mortgage in %s whose term ends on %s is kept until %s', (province, termEndsOn, until) => {
  const lastEvent = new Date('2026-11-25T15:00:00Z');
  expect(keptUntil({ kind: 'application', province, funded: true, termEndsOn, lastEvent }).toISOString()).toBe(until);
});

test('never shorter than any rule that holds for it', () => {
  const provinces = fc.constantFrom(...PROVINCES.map(({ code }) => code), null);
  fc.assert(
    fc.property(provinces, fc.constantFrom('enquiry' as const, 'application' as const), (province, kind) => {
      const years = retentionYears({ kind, province, funded: false });
      expect(years).toBeGreaterThanOrEqual(kind === 'application' ? APPLICATION_FLOOR_YEARS : 3);
      expect(retentionYears({ kind, province, funded: true })).toBe(years + LONGEST_TERM_YEARS);
    }),
  );
});
