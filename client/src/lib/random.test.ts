import { randomHex } from './random';

test('so many bytes are twice as many digits, and never the same again', () => {
  const made = Array.from({ length: 200 }, () => randomHex(8));
  for (const hex of made) expect(hex).toMatch(/^[\da-f]{16}$/);
  expect(new Set(made).size).toBe(made.length);
});
