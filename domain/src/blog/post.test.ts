import fc from 'fast-check';
import { postProblems } from './post-form.js';
import { excerptOf, readingMinutes, slugOf, tidyTags, unusedSlugs } from './post.js';

test.each([
  ['Thirty years or twenty-five?', 'thirty-years-or-twenty-five'],
  ['Buying in Québec: what’s new', 'buying-in-quebec-whats-new'],
  ['  --  ', ''],
  ['Coût d’un prêt – œuvre à 4,79 % ß Łódź', 'cout-dun-pret-oeuvre-a-4-79-ss-lodz'],
  ['Ærø, Đặng, Þór, Ísafjörður, ışık, ﬁn', 'aero-dang-thor-isafjordur-isik-fin'],
])('%s is %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a slug is short, lower case and without a dash at its ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const slug = slugOf(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});

test('a used slug gets a number, and an empty one a word', () => {
  expect(unusedSlugs(['rates', 'rates-2'])('rates')).toBe('rates-3');
  expect(unusedSlugs([])('')).toBe('post');
  const slugFor = unusedSlugs(['main']);
  expect(['a', 'a', 'a-2', 'a', 'main', 'a-2'].map(slugFor)).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'main-2', 'a-2-3']);
});

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [1_100, 5],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes('word '.repeat(words))).toBe(minutes));

test('tags are tidied', () =>
  expect(tidyTags([' Fixed  rate', 'fixed rate', '', 'FHSA'])).toEqual(['fixed rate', 'fhsa']));

test('an excerpt ends at a word', () => {
  const text = 'Most people sign the letter that their lender sends. '.repeat(8);
  expect(excerptOf(text)).toMatch(/^Most people .*\w…$/);
  expect(excerptOf(text).length).toBeLessThanOrEqual(181);
  expect(excerptOf('Short.')).toBe('Short.');
});

const GOOD = { title: 'Fixed or variable', content: '<p>Text</p>', category: 'rates', tags: ['fixed rate'] };
test('what is wrong with a post is said by field', () => {
  expect(postProblems(GOOD)).toEqual([]);
  const wrong = {
    title: ' ',
    content: '',
    category: 'cats',
    locale: 'de',
    excerpt: 'x'.repeat(301),
    tags: ['<b>'],
    coverUrl: 'https://evil.example/x.png',
  };
  expect(postProblems(wrong).map(({ field }) => field[0])).toEqual([
    'title',
    'excerpt',
    'content',
    'category',
    'locale',
    'tags',
    'coverImageUrl',
  ]);
  expect(postProblems({ ...GOOD, title: 'x'.repeat(121) })[0]?.message).toBe('Keep it to 120 characters or fewer.');
});
