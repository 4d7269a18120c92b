import fc from 'fast-check';
import { draftContent } from './draft-content.js';
import { maskSins, withoutSins } from './sin.js';

const MASK = '*** *** ***';

test.each([
  ['046454286', MASK],
  ['my SIN is 046 454 286.', `my SIN is ${MASK}.`],
  ['046-454-286, and 130 692 544', `${MASK}, and ${MASK}`],
  ['123 046 454 286', `123 ${MASK}`],
  ['046\u00a0454\u00a0286', MASK],
  ['046\u2013454\u2013286', MASK],
  // no Luhn number, a phone number, an amount, a longer number, an id
  ['046 454 287', '046 454 287'],
  ['416 555-0142', '416 555-0142'],
  ['1 416 555 0142', '1 416 555 0142'],
  ['$689,000', '$689,000'],
  ['0464542860', '0464542860'],
  ['04645428-6130-7925-8440-000000000000', '04645428-6130-7925-8440-000000000000'],
])('%s is stored as %s', (text, stored) => {
  expect(maskSins(text)).toBe(stored);
});

test('fields named after it are dropped, at any depth', () => {
  const tree = { applicant: { SIN: '1', social_insurance_number: 2, single: 'sin', jobs: [{ sin: 'x', title: 'y' }] } };
  expect(withoutSins(tree)).toEqual({ applicant: { single: 'sin', jobs: [{ title: 'y' }] } });
});

const check = (digits: number[]): number => {
  const sum = digits.reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

test('no valid number gets through, however it is written and wherever it stands', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const separator = fc.constantFrom('', ' ', '-', '.');
  fc.assert(
    fc.property(fc.array(digit, { minLength: 8, maxLength: 8 }), separator, fc.string(), (digits, between, around) => {
      const all = [...digits, check(digits)].join('');
      const written = [all.slice(0, 3), all.slice(3, 6), all.slice(6)].join(between);
      const stored = draftContent({ a: [{ b: `${around.replace(/\d/g, '')} ${written} ` }] });
      expect(JSON.stringify(stored)).not.toContain(written);
    }),
  );
});

test('masking twice is masking once, and leaves everything else as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(maskSins(maskSins(text))).toBe(maskSins(text));
      if (!/\d{3}/.test(text)) expect(maskSins(text)).toBe(text);
    }),
  );
});
