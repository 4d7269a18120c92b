import { findPages, guessPages, KNOWN_PAGES } from './page-search';

const titles = (query: string): string[] => findPages(query).map(({ title }) => title);

test('finds by the beginning of any word, titles first, whatever the case or accents', () => {
  expect(titles('RATES')[0]).toBe('Today’s best rates');
  expect(titles('renew')).toContain('Renewal');
  expect(titles('phone')).toEqual(['Contact']);
  expect(titles('down pay')).toEqual(['First-time home buyers']);
  expect(titles('réfinance')).toEqual(['Refinance']);
});

test('finds nothing for nothing, and nothing for nonsense', () => {
  expect(titles('')).toEqual([]);
  expect(titles('  ..  ')).toEqual([]);
  expect(titles('xyzzy')).toEqual([]);
});

test('guesses from the address that was tried, and from a broken one too', () => {
  expect(guessPages('/mortgage-rates.html').map(({ title }) => title)).toContain('Today’s best rates');
  expect(guessPages('/nope')).toEqual([]);
  expect(guessPages('/%E0%A4%A')).toEqual([]);
});

test('names each page once', () => {
  expect(new Set(KNOWN_PAGES.map(({ to }) => to)).size).toBe(KNOWN_PAGES.length);
});
