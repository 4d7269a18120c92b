import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { DomainError } from '../kernel/domain-error.js';
import { turns } from './turns.js';

/** A phone's largest picture is 48 or 50 million */
const MAX_PIXELS = 52_000_000;
/** One picture can take 200 MB and a thread. Several at once would leave no threads for files and DNS. */
const inTurn = turns(1);
const UNREADABLE = 'We can’t read this picture. Save it as a PNG and try again.';

export type Draw = (upright: Sharp) => Sharp;

/**
 * A new picture made from the pixels of the one sent, the right way up. Whatever else the file held is gone: where and when
 * it was taken, a thumbnail of what was cut off, a script, another file behind it. Throws what sharp does at a picture that
 * it cannot read; `failOn` says at which faults.
 */
export async function redrawn(
  bytes: Buffer,
  draw: Draw,
  failOn: 'warning' | 'error' = 'warning',
): Promise<DrawnPicture> {
  // 20 MB that most instances never need
  const { default: sharp } = await import('sharp');
  const { data, info } = await inTurn(() =>
    draw(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn }).rotate()).toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

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

/** The picture `redrawn`, where it is of a type that is taken. Throws a `DomainError` for the field `file`. */
export async function drawnAnew(bytes: Buffer, { largest, types, refusal }: Taken, draw: Draw): Promise<DrawnPicture> {
  const type = bytes.length <= largest ? await fileTypeFromBuffer(bytes) : undefined;
  if (!type || !types.includes(type.mime)) throw new DomainError('INVALID', refusal, 'file');
  try {
    return await redrawn(bytes, draw);
  } catch {
    throw new DomainError('INVALID', UNREADABLE, 'file');
  }
}
