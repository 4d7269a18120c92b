import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { DecryptionError } from '../encryption.js';
import { openFrames, sealFrames } from './frames.js';

const FRAME = 64 * 1024;
const SEALED = FRAME + 16;
const key = randomBytes(32);

async function joined(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const seal = (plain: Buffer): Promise<Buffer> => joined(sealFrames(key, [plain]));
const open = (sealed: Buffer, by = key): Promise<Buffer> => joined(openFrames(by, [sealed]));

test.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 3 * FRAME + 17])('%i bytes come back', async (length) => {
  const plain = randomBytes(length);
  const sealed = await seal(plain);
  expect(sealed.length).toBe(length + 16 * Math.max(1, Math.ceil(length / FRAME)));
  expect((await open(sealed)).equals(plain)).toBe(true);
});

test('however the bytes arrive, the same frames come of them', async () => {
  const plain = randomBytes(2 * FRAME + 100);
  const whole = await seal(plain);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: FRAME + 9 }), { maxLength: 40 }), async (sizes) => {
      const chunks: Buffer[] = [];
      let at = 0;
      for (const size of sizes) chunks.push(plain.subarray(at, (at += size)));
      chunks.push(plain.subarray(at));
      expect((await joined(sealFrames(key, chunks))).equals(whole)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

const MANGLED: [string, (sealed: Buffer) => Buffer][] = [
  [
    'one bit changed',
    (sealed) => Buffer.concat([sealed.subarray(0, 9), Buffer.from([sealed[9]! ^ 1]), sealed.subarray(10)]),
  ],
  ['the last frame cut off', (sealed) => sealed.subarray(0, 2 * SEALED)],
  ['everything cut off', () => Buffer.alloc(0)],
  ['cut inside a frame', (sealed) => sealed.subarray(0, SEALED + 100)],
  [
    'two frames swapped',
    (sealed) =>
      Buffer.concat([sealed.subarray(SEALED, 2 * SEALED), sealed.subarray(0, SEALED), sealed.subarray(2 * SEALED)]),
  ],
  ['a frame left out', (sealed) => sealed.subarray(SEALED)],
  ['a frame repeated', (sealed) => Buffer.concat([sealed.subarray(0, SEALED), sealed])],
  ['something added', (sealed) => Buffer.concat([sealed, Buffer.alloc(40)])],
];

test.each(MANGLED)('%s does not open', async (_what, mangle) => {
  const sealed = await seal(randomBytes(2 * FRAME + 100));
  await expect(open(mangle(sealed))).rejects.toThrow(DecryptionError);
});

test('another key does not open it', async () => {
  await expect(open(await seal(Buffer.from('figures')), randomBytes(32))).rejects.toThrow(DecryptionError);
});
