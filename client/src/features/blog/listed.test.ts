import { isStorable } from '@brokerage/domain/text/storable';
import { listedIn } from './listed';

test.each([98, 99, 100, 101])('an emoji after %i letters is whole or gone', (letters) => {
  const text = `${'x'.repeat(letters)}😀`;
  const { q = '', tag = '' } = listedIn(new URLSearchParams({ q: text, tag: text }));
  expect([isStorable(q), isStorable(tag)]).toEqual([true, true]);
  expect(q.length).toBeLessThanOrEqual(100);
  expect(q.startsWith('x'.repeat(98))).toBe(true);
});

test('half of an emoji in an address is read as a mark for it', () => {
  const { q = '' } = listedIn(new URLSearchParams('?q=%ED%A0%BD'));
  expect(isStorable(q)).toBe(true);
});
