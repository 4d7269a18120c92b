import fc from 'fast-check';
import { isAllowedLink, isAllowedValue, isOwnPicture, POST_ATTRIBUTES, POST_TAGS } from './html.js';

test.each([
  '/rates',
  '/calculator/renewal?x=1#top',
  '#what-to-ask',
  'https://www.canada.ca/',
  'http://example.ca',
  'mailto:hello@example.ca',
  'tel:+18005550142',
])('%s may be linked to', (address) => expect(isAllowedLink(address)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'blob:x',
  'file:///etc/passwd',
  'https:evil',
  'https://',
  'ftp://x',
  '',
])('%j may not', (address) => expect(isAllowedLink(address)).toBe(false));

test.each([
  ['/uploads/blog/0a1b.webp', true],
  ['/covers/letterbox.svg', true],
  ['/uploads/../secret.png', false],
  ['https://example.ca/x.png', false],
  ['//example.ca/x.png', false],
  ['data:image/png;base64,AAAA', false],
  ['/graphql?query=x.png', false],
])('a picture at %s: %s', (address, own) => expect(isOwnPicture(address)).toBe(own));

test('no attribute runs anything, styles anything or takes an id', () => {
  const names = Object.values(POST_ATTRIBUTES).flat();
  expect(names.filter((name) => /^on|style|^id$|srcset|srcdoc|target/.test(name))).toEqual([]);
  expect(Object.keys(POST_ATTRIBUTES).filter((tag) => !POST_TAGS.some((known) => known === tag))).toEqual([]);
});

test('an allowed link that has a scheme has one of four', () => {
  const scheme = fc.oneof(
    fc.constantFrom('javascript', 'data', 'vbscript', 'https', 'http', 'tel', 'mailto'),
    fc.string(),
  );
  fc.assert(
    fc.property(scheme, fc.string(), (name, rest) => {
      const address = `${name}:${rest}`;
      if (!isAllowedLink(address)) return;
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(address, 'https://example.ca/').protocol);
    }),
  );
});

test('what is no link and no picture is a number or one of a few words', () => {
  expect(isAllowedValue('td', 'colspan', '2')).toBe(true);
  expect(isAllowedValue('td', 'colspan', '2;x')).toBe(false);
  expect(isAllowedValue('aside', 'class', 'callout')).toBe(true);
  expect(isAllowedValue('aside', 'class', 'callout hd')).toBe(false);
  expect(isAllowedValue('figure', 'data-block', 'rates')).toBe(true);
  expect(isAllowedValue('figure', 'data-block', 'script')).toBe(false);
});
