import fc from 'fast-check';
import { machineText, withoutUnseen } from './pasted.js';

test.each([
  ['\u202a+1 416 967 1111\u202c', '+1 416 967 1111'],
  ['416\u00a0967\u20111111', '416 967\u20111111'],
  ['５００，０００．５０', '500,000.50'],
  ['٥٠٠٬٠٠٠٫٥', '500,000.5'],
  ['a\u200bda@example.ca\u2060\ufeff', 'ada@example.ca'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃａ', 'ada@example.ca'],
  ['Ｍ５Ｖ\u3000２Ｔ６', 'M5V 2T6'],
  ['5\ufe0f\u20e30', '5\u20e30'],
  ['½²', '½²'],
])('%j is read as %j', (pasted, plain) => {
  expect(machineText(pasted)).toBe(plain);
});

test('every digit of every script is its own number', () => {
  const systems = Intl.supportedValuesOf('numberingSystem');
  const seven = (system: string): string => new Intl.NumberFormat(`en-u-nu-${system}`).format(7);
  const known = systems.filter((system) => /^\p{Nd}$/u.test(seven(system)));
  expect(known.length).toBeGreaterThan(40);
  for (const system of known) {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210);
    expect([system, machineText(written)]).toEqual([system, '9876543210']);
  }
});

test.each([
  ['José Côté', 'José Côté'],
  ['\u202aJohn\u200b Smith\u202c', 'John Smith'],
  ['Za\u00adcharias', 'Zacharias'],
  // Persian and Malayalam names, an emoji of a family, a variant of a Japanese name
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['Zoe\u200d\ufe0f', 'Zoe'],
])('of the words %j stay %j', (pasted, kept) => {
  expect(withoutUnseen(pasted)).toBe(kept);
});

test('reading twice changes nothing, and plain text is left alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const [words, machine] = [withoutUnseen(text), machineText(text)];
      expect(machineText(machine)).toBe(machine);
      expect(withoutUnseen(words).length).toBeLessThanOrEqual(words.length);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect([machineText(text), withoutUnseen(text)]).toEqual([text.replace(/\s/g, ' '), text]);
    }),
  );
});
