import { DomainError } from '../../../kernel/domain-error.js';
import { type Draw, redrawn } from '../../../platform/picture.js';

const UNREADABLE = 'We can’t read this picture. Take it again, or send it as a PDF.';
const QUALITY = 90;

/** The picture of a document anew, as large as it was: its words have to stay readable. */
export async function redrawPicture(bytes: Buffer, format: 'jpeg' | 'png'): Promise<Buffer> {
  const draw: Draw = (upright) => {
    const picture = upright.toColourspace('srgb');
    return format === 'jpeg' ? picture.jpeg({ quality: QUALITY }) : picture.png();
  };
  try {
    return (await redrawn(bytes, draw, 'error')).bytes;
  } catch {
    throw new DomainError('INVALID', UNREADABLE, 'file');
  }
}
