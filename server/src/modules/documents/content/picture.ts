import { DomainError } from '../../../kernel/domain-error.js';

/** A phone's largest picture is 48 or 50 million */
const MAX_PIXELS = 52_000_000;
const UNREADABLE = 'We can’t read this picture. Take it again, or send it as a PDF.';
const QUALITY = 90;

/**
 * A new picture made from the pixels of the one sent, the right way up. Whatever else the file held is gone: where and when
 * it was taken, a thumbnail of what was cut off, another file behind it.
 */
export async function redrawPicture(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate().toColourspace('srgb');
    return await (format === 'jpeg' ? upright.jpeg({ quality: QUALITY }) : upright.png()).toBuffer();
  } catch {
    throw new DomainError('INVALID', UNREADABLE, 'file');
  }
}
