import { createCipheriv, createDecipheriv } from 'node:crypto';
import { DecryptionError } from '../encryption.js';

const ALGORITHM = 'aes-256-gcm';
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * A file as frames of 64 KiB, each sealed by itself, so that neither sealing nor opening holds the whole file. The nonce of
 * a frame is its number and whether it is the last one: frames that were cut off, left out, repeated or swapped do not
 * open. That is safe because each file has a key of its own, and a key seals each number once.
 */
export async function* sealFrames(key: Buffer, bytes: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(bytes, FRAME_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, last), { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** The plain bytes again; throws `DecryptionError` at the first frame that was changed. */
export async function* openFrames(key: Buffer, sealed: Bytes): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(sealed, FRAME_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new DecryptionError('this file was cut off');
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, last), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    yield finished(decipher, piece.subarray(0, -TAG_BYTES));
    number += 1;
  }
}

function finished(decipher: ReturnType<typeof createDecipheriv>, sealed: Buffer): Buffer {
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch (cause) {
    throw new DecryptionError('this file was changed after it was sealed', { cause });
  }
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce[NONCE_BYTES - 1] = last ? 1 : 0;
  return nonce;
}

/** The bytes in pieces of one size; the last one may be shorter, and of an empty file it is empty. */
async function* pieces(bytes: Bytes, size: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    length += chunk.byteLength;
    // a piece is given away only when there is more: the last one must know that it is
    if (length <= size) continue;
    let joined = Buffer.concat(waiting);
    for (; joined.length > size; joined = joined.subarray(size)) yield { piece: joined.subarray(0, size), last: false };
    waiting = [joined];
    length = joined.length;
  }
  yield { piece: Buffer.concat(waiting), last: true };
}
