import { PHOTO_MAX_BYTES, PHOTO_REFUSAL, PHOTO_TYPES } from '@brokerage/domain/agents/photo';
import { drawnAnew } from '../../platform/picture.js';

/** Twice the opening of the window it is shown in, with room for the choice of what is seen */
const [WIDEST, TALLEST] = [900, 1100];
const TAKEN = { largest: PHOTO_MAX_BYTES, types: PHOTO_TYPES, refusal: PHOTO_REFUSAL };

export interface DrawnPhoto {
  webp: Buffer;
  avif: Buffer;
  width: number;
  height: number;
}

/** The photo anew, whole: which part is shown is said beside it, so that a change of mind needs no second upload. */
export async function drawPhoto(bytes: Buffer): Promise<DrawnPhoto> {
  const webp = await drawnAnew(bytes, TAKEN, (upright) =>
    upright
      .toColourspace('srgb')
      .resize(WIDEST, TALLEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 }),
  );
  const avif = await drawnAnew(webp.bytes, TAKEN, (picture) => picture.avif({ quality: 60, effort: 3 }));
  return { webp: webp.bytes, avif: avif.bytes, width: webp.width, height: webp.height };
}
