import fc from 'fast-check';
import { isEmail } from './email.js';

const long = (length: number): string => 'a'.repeat(length);

test.each([
  'ada@example.ca',
  "o'brien+mortgage@example.ca",
  'ADA.TREMBLAY@EXAMPLE.CA',
  '1@2.ca',
  'ada@xn--bcher-kva.example',
  'ada@example.xn--p1ai',
  `${long(64)}@example.ca`,
  `a@${long(63)}.ca`,
])('%s is an address', (address) => expect(isEmail(address)).toBe(true));

test.each([
  'josé1@sec.test',
  'ｐat@x.test',
  `a@${long(64)}.test`,
  'İvan@example.ca',
  '\u212Aim@example.ca',
  'ada@exämple.ca',
  'ada@example',
  'ada@-example.ca',
  'ada@example-.ca',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada..b@example.ca',
  '.ada@example.ca',
  'ada.@example.ca',
  'ada tremblay@example.ca',
  'ada@example.ca\nbcc: x@y.ca',
  'ada\u202E@example.ca',
  '"ada"@example.ca',
  `${long(65)}@example.ca`,
  `a@${Array.from({ length: 5 }, () => long(60)).join('.')}.ca`,
])('%s is none', (address) => expect(isEmail(address)).toBe(false));

test('whatever is an address is printable ASCII of at most 254 characters', () => {
  const likely = fc.tuple(fc.string({ unit: 'grapheme' }), fc.domain()).map(([local, domain]) => `${local}@${domain}`);
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), likely), (text) => {
      const address = text.trim();
      if (address && isEmail(text)) expect(/^[!-~]{6,254}$/.test(address)).toBe(true);
    }),
  );
});
