import fc from 'fast-check';
import { emailParagraphs } from './written-email.js';

test('a blank line begins a paragraph, and a line break stays one', () => {
  expect(emailParagraphs('Hello Ada,\r\n\r\nTwo lines\nof one.\n \n\nBye')).toEqual([
    [[{ text: 'Hello Ada,' }]],
    [[{ text: 'Two lines' }], [{ text: 'of one.' }]],
    [[{ text: 'Bye' }]],
  ]);
  expect(emailParagraphs(' \n\n ')).toEqual([]);
});

test('a web address becomes a link without the full stop behind it', () => {
  expect(emailParagraphs('Book at https://example.ca/contact?x=1. Thanks')).toEqual([
    [
      [
        { text: 'Book at ' },
        { text: 'https://example.ca/contact?x=1', href: 'https://example.ca/contact?x=1' },
        { text: '. Thanks' },
      ],
    ],
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'https://user:secret@example.ca', '<b>bold</b>'])(
  '%s is text',
  (text) => expect(emailParagraphs(text)).toEqual([[[{ text }]]]),
);

test('no word is lost or added, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl(), (before, url) => {
      const typed = `${before} ${url} ${before}`;
      const shown = emailParagraphs(typed)
        .flat()
        .flat()
        .map(({ text }) => text)
        .join('');
      expect(shown.replace(/\s/g, '')).toBe(typed.replace(/\s/g, ''));
    }),
  );
});
