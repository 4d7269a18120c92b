import { MEGABYTE } from '../../graphql/upload.js';
import { drawnAnew } from '../../platform/picture.js';

export const MAX_LOGO_BYTES = 2 * MEGABYTE;
const SIDE_PX = 256;
const TAKEN = {
  largest: MAX_LOGO_BYTES,
  types: ['image/png', 'image/jpeg', 'image/webp'],
  refusal: 'Choose a PNG, JPEG or WebP picture of 2 MB or less.',
};

/** A square WebP with nothing but the pixels of what was sent. */
export async function redrawLogo(bytes: Buffer): Promise<Buffer> {
  const logo = await drawnAnew(bytes, TAKEN, (upright) =>
    upright
      .resize(SIDE_PX, SIDE_PX, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 88 }),
  );
  return logo.bytes;
}
