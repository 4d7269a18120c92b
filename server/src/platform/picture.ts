import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { DomainError } from '../kernel/domain-error.js';

const MAX_PIXELS = 52_000_000;
const UNREADABLE = 'We can’t read this picture. Save it as a PNG and try again.';

interface Taken {
  /** In bytes */
  largest: number;
  /** By what the bytes show: the name and the declared type of a file say nothing */
  types: readonly string[];
  /** What is said of any other file */
  refusal: string;
}

export interface DrawnPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * A new picture made from the pixels of the one sent, the right way up. Whatever else the file held is gone: where it was
 * taken, a script, another file behind it. Throws a `DomainError` for the field `file`.
 */
export async function drawnAnew(
  bytes: Buffer,
  { largest, types, refusal }: Taken,
  draw: (upright: Sharp) => Sharp,
): Promise<DrawnPicture> {
  const type = bytes.length <= largest ? await fileTypeFromBuffer(bytes) : undefined;
  if (!type || !types.includes(type.mime)) throw new DomainError('INVALID', refusal, 'file');
  // 20 MB that most instances never need
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await draw(sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate()).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new DomainError('INVALID', UNREADABLE, 'file');
  }
}
