import { createCipheriv, createHash } from 'node:crypto';
import type { PdfDictionary } from './pdf-values.js';

/** Stands for the rest of a password of less than 32 bytes: of the empty one, for all of it. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const CHECKED_BYTES = 16;

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which OpenSSL no longer has. It protects nothing here: it is how these files are checked. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256;
      j = (j + (state[i] ?? 0)) % 256;
      swap(i, j);
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) % 256] ?? 0);
    }),
  );
}

/** Algorithm 2 of ISO 32000-1, 7.6.3.3, for the empty password. */
function fileKey(dictionary: PdfDictionary, id: Buffer, revision: number, keyBytes: number): Buffer {
  const owner = dictionary.get('O');
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(dictionary.get('P') ?? 0) | 0);
  const open = revision >= 4 && dictionary.get('EncryptMetadata') === false ? [Buffer.alloc(4, 0xff)] : [];
  const ownerBytes = Buffer.isBuffer(owner) ? owner.subarray(0, 32) : Buffer.alloc(0);
  let key = md5(PADDING, ownerBytes, permissions, id, ...open).subarray(0, keyBytes);
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyBytes);
  return key;
}

/** Algorithms 4 to 6. */
function opensByRc4(dictionary: PdfDictionary, user: Buffer, id: Buffer, revision: number, keyBytes: number): boolean {
  const key = fileKey(dictionary, id, revision, keyBytes);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, PADDING.length));
  let check = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1) check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
  return check.equals(user.subarray(0, CHECKED_BYTES));
}

/** Algorithm 2.B of ISO 32000-2 for the empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const choice = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][choice] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function opensByHash(user: Buffer, revision: number): boolean {
  const salt = user.subarray(32, 40);
  const hash = revision === 5 ? createHash('sha256').update(salt).digest() : hardenedHash(salt);
  return salt.length === 8 && hash.equals(user.subarray(0, 32));
}

/** Bytes of the key: files say them in bits, some in bytes, and some wrongly. */
function keySizes(dictionary: PdfDictionary): number[] {
  const said = Number(dictionary.get('Length') ?? 40);
  const bytes = said < 40 ? said : Math.floor(said / 8);
  return [...new Set([bytes, 16, 5])].filter((size) => size >= 5 && size <= 16);
}

/**
 * Whether a PDF of this encryption dictionary opens without a password, as one does that is only locked against editing:
 * whether the empty user password is right (ISO 32000-2, 7.6.4). `ids` are the identifiers that its trailers give.
 */
export function opensWithoutPassword(dictionary: PdfDictionary, ids: readonly Buffer[]): boolean {
  const user = dictionary.get('U');
  const revision = dictionary.get('R');
  if (!Buffer.isBuffer(user) || typeof revision !== 'number') return false;
  if (revision === 5 || revision === 6) return opensByHash(user, revision);
  if (revision < 2 || revision > 4) return false;
  const sizes = revision === 2 ? [5] : keySizes(dictionary);
  return ids.some((id) => sizes.some((size) => opensByRc4(dictionary, user, id, revision, size)));
}
