import { MESSAGES } from '../vocabulary/messages.js';
import { formatPhone } from './phone-format.js';
import { parseCanadianPhone, parseNorthAmericanPhone } from './phone.js';

test.each([
  '\u202a+1 416 967 1111\u202c',
  'tel:+14169671111',
  'TEL: 416-967-1111',
  '416·967·1111',
  '416 • 967 • 1111',
  '416\u2011967\u20111111',
  '416\u00a0967\u00a01111',
  '\ufeff(416) 967-1111\u200b',
  '４１６－９６７－１１１１',
  '٤١٦٩٦٧١١١١',
  '416\u00ad967\u00ad1111',
  '4\ufe0f16 967 1111',
])('%j is a number as people copy it', (text) => {
  expect(parseCanadianPhone(text)).toEqual({ e164: '+14169671111' });
  expect(parseNorthAmericanPhone(text)).toEqual({ e164: '+14169671111' });
});

test.each([
  '416-967-1111 x204',
  '416 967 1111 ext. 204',
  '416 967-1111 #204',
  '416 967-1111 poste 204',
  '+14169671111;ext=204',
])('%s: its extension is named', (text) => {
  expect(parseCanadianPhone(text)).toEqual({ error: expect.stringContaining('extension') });
});

test.each(['', '416 967', 'call me', '416 967 1111 please', '+44 20 7946 0958', '1'.repeat(500), '\u200b'.repeat(150)])(
  '%j is no number',
  (text) => {
    expect(parseCanadianPhone(text)).toEqual({ error: MESSAGES.phoneInvalid });
  },
);

test.each([
  ['416 967-1111x', '416 967-1111x'],
  ['416 967-1111 ext. 204', '416 967-1111 ext. 204'],
  ['416 967-1111 #2', '416 967-1111 #2'],
  ['+47 412 34 567', '+47 412 34 567'],
  ['+4', '+4'],
  ['416 S55 O142', '416 S55 O142'],
  ['call me', 'call me'],
])('%s: nothing is taken out to make a number of it', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('a number after the word of a link is grouped', () => {
  expect(formatPhone('tel:+14169671111')).toBe('416 967-1111');
  expect(formatPhone('+1 416 967 1111')).toBe('416 967-1111');
});

test('a copied number is grouped as one that is typed', () => {
  expect(formatPhone('\u202a4169671111\u202c')).toBe('416 967-1111');
});
