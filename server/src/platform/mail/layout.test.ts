import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Facts } from './layout.js';

test.each([
  ['the halves of a pair', `${'a'.repeat(23)}😀😀`, '😀<wbr/>😀'],
  ['a letter and its mark', `${'a'.repeat(23)}e\u0301b`, 'e\u0301<wbr/>b'],
])('a long word is never broken between %s', (_what, value, broken) => {
  expect(renderToStaticMarkup(createElement(Facts, { label: 'Name', value }))).toContain(broken);
});

test('a word that ends with its marks stays whole', () => {
  const value = `${'a'.repeat(23)}e\u0301\u0323 b`;
  expect(renderToStaticMarkup(createElement(Facts, { label: 'Name', value }))).toContain(value);
});
