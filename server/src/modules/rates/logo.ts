import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { DomainError } from '../domain-error.js';

export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
const SIDE_PX = 256;
const MAX_PIXELS = 40_000_000;
const ACCEPTED: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const REFUSAL = 'Choose a PNG, JPEG or WebP picture of at most 2 MB.';

/**
 * A picture made anew from the pixels of the one that was sent: whatever else the file held (where it was taken, a script,
 * another file behind it) is gone. What a file is called or claims to be is not asked.
 */
export async function redrawLogo(bytes: Buffer): Promise<Buffer> {
  const type = bytes.length <= MAX_LOGO_BYTES ? await fileTypeFromBuffer(bytes) : undefined;
  if (!type || !ACCEPTED.has(type.mime)) throw new DomainError('INVALID', REFUSAL, 'file');
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 88 })
      .toBuffer();
  } catch {
    throw new DomainError('INVALID', 'This picture cannot be read. Save it again as a PNG and try once more.', 'file');
  }
}
