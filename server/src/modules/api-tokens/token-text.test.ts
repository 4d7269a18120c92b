import { isTokenText, newTokenText } from './token-text.js';

test('a token has the prefix that scanners look for, 256 random bits and a checksum', () => {
  const texts = Array.from({ length: 200 }, newTokenText);
  for (const text of texts) {
    expect(text).toMatch(/^mb_[0-9A-Za-z]{49}$/);
    expect(isTokenText(text)).toBe(true);
  }
  expect(new Set(texts).size).toBe(texts.length);
});

test('the checksum is the CRC-32 of what is random, in base 62: a scanner works it out without us', () => {
  // zlib.crc32(b'0' * 43) of Python is 2018072207, and that is 2CZclj in the digits 0 to 9, A to Z, a to z
  expect(isTokenText(`mb_${'0'.repeat(43)}2CZclj`)).toBe(true);
  expect(isTokenText(`mb_${'0'.repeat(43)}2CZcl0`)).toBe(false);
});

test('a letter too many, too few or changed makes it none of ours', () => {
  const text = newTokenText();
  const changed = text.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const swapped = `mb_${text.slice(4)}${text.slice(3, 4)}`;
  const others = [text.slice(0, -1), `${text}0`, changed, swapped, text.replace('mb_', 'MB_'), ` ${text}`, '', 'mb_'];
  expect(others.filter((other) => isTokenText(other))).toEqual([]);
});
