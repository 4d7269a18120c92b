import fc from 'fast-check';
import { heightsBelow, type Standing } from './bottom-edge';

const dock: Standing = { name: 'dock', left: 0, right: 1440, height: 72 };
const cookies = (left: number, right: number, height = 200): Standing => ({ name: 'cookies', left, right, height });
const chat = (left: number, right: number): Standing => ({ name: 'chat', left, right, height: 80 });

test.each([
  ['beside each other, both stand on the bar', [dock, cookies(20, 460), chat(1360, 1420)], [0, 72, 72]],
  ['at the same side, the assistant stands on the question', [dock, cookies(20, 460), chat(20, 80)], [0, 72, 272]],
  ['on a phone, too', [cookies(0, 390, 230), chat(310, 370)], [0, 230]],
  ['a bar that is hidden takes no room', [{ ...dock, height: 0 }, chat(310, 370)], [0, 0]],
])('%s', (_name, standing, heights) => {
  expect(heightsBelow(standing)).toEqual(heights);
});

test('whatever stands there, nothing that floats lies on another', () => {
  const width = fc.nat(1_440);
  const thing = fc.tuple(width, width, fc.nat(400)).map(([one, other, height]) => ({
    left: Math.min(one, other),
    right: Math.max(one, other) + 1,
    height,
  }));
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 6 }), (things) => {
      const names = ['dock', 'cookies', 'chat', 'a-toasts', 'chat', 'cookies'];
      const standing = things.map((one, at) => ({ ...one, name: names[at] ?? 'chat' }));
      const below = heightsBelow(standing);
      for (const [at, one] of standing.entries())
        for (const [lower, other] of standing.slice(0, at).entries()) {
          const apart = one.left >= other.right || other.left >= one.right;
          expect(apart || (below[at] ?? 0) >= (below[lower] ?? 0) + other.height).toBe(true);
        }
    }),
  );
});
