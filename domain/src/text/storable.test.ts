import fc from 'fast-check';
import { cut, isStorable, madeStorable, storable } from './storable.js';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const HALF = '\ud83d';

test.each(['', 'José', 'a\tb\nc\r\nd', '😀', '\u0085'])('%j can be kept', (text) => {
  expect(isStorable(text)).toBe(true);
});

test.each(['\0', 'a\u001b[2J', 'a\rb', HALF, `x${HALF}`, '\ude00x', '\ude00\ud83d'])('%j cannot', (text) => {
  expect([isStorable(text), storable(text)]).toEqual([false, undefined]);
  expect(isStorable(madeStorable(text))).toBe(true);
});

test('one writing is kept of what looks the same', () => {
  expect(storable('Jose\u0301')).toBe('José');
});

test('an emoji on the limit goes as a whole', () => {
  expect(cut(`${'x'.repeat(99)}😀`, 100)).toBe('x'.repeat(99));
  expect(cut(`${'x'.repeat(98)}😀`, 100)).toBe(`${'x'.repeat(98)}😀`);
});

test('half an emoji that somebody else left at the end goes too', () => {
  expect(cut(`x${HALF}`, 100)).toBe('x');
});

test('what was cut is as storable as the whole', () => {
  fc.assert(
    fc.property(anyText, fc.nat(310), (text, most) => {
      const whole = madeStorable(text);
      expect(isStorable(cut(whole, most).replace(/\r$/, ''))).toBe(true);
      expect(whole.startsWith(cut(whole, most))).toBe(true);
      expect(cut(whole, most).length).toBeLessThanOrEqual(most);
    }),
  );
});
