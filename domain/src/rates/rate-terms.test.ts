import { TERM_BOUNDS } from './bounds.js';
import { termChoices, termLength } from './rate-terms.js';
import { RATE_TERMS } from './term-list.js';
import { WATCH_FORM } from './watch-form.js';
import { LETTER_FIGURES } from '../renewals/letter-form.js';

test('every term from the shortest to the longest that a rate may have can be chosen', () => {
  expect(RATE_TERMS).toEqual([0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect([RATE_TERMS[0], RATE_TERMS.at(-1)]).toEqual([TERM_BOUNDS.min, TERM_BOUNDS.max]);
});

test.each([
  ['a rate watch', WATCH_FORM, 'term'],
  ['a renewal letter', LETTER_FIGURES, 'termYears'],
])('%s takes each of them', (_form, table, name) => {
  const field = [...table].find((one) => one.name === name);
  expect(field && 'choices' in field && field.choices.map(({ value }) => Number(value))).toEqual(RATE_TERMS);
});

test('a term between them stands where it belongs', () => {
  const labels = termChoices([1.5, 5]).map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['6 months', '1 year', '18 months', '2 years']);
  expect(labels).toHaveLength(RATE_TERMS.length + 1);
});

test.each([
  [0.5, '6 months'],
  [0.08, '1 month'],
  [1, '1 year'],
  [1.5, '18 months'],
  [6, '6 years'],
])('%p years are %s', (years, words) => expect(termLength(years)).toBe(words));
