import { keptAgainstErasure, type ErasedFile } from './erasure.js';

const FILE: ErasedFile = { isApplication: false, arranged: false, held: false };

test.each<[Partial<ErasedFile>, RegExp | undefined]>([
  [{}, undefined],
  [{ isApplication: true }, /an application, and the rules for mortgage brokers/],
  [{ arranged: true }, /a mortgage was arranged/],
  [{ held: true }, /a legal hold/],
  [{ held: true, isApplication: true, arranged: true }, /a legal hold/],
])('a file with %j', (change, why) => {
  const kept = keptAgainstErasure({ ...FILE, ...change });
  if (why) expect(kept).toMatch(why);
  else expect(kept).toBeUndefined();
});
