import { PHOTO_MAX_BYTES, PHOTO_REFUSAL, PHOTO_TYPES } from '@brokerage/domain/agents/photo';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { drawnAnew } from '../../platform/picture.js';
import type { AgentPhoto } from './agent.entity.js';
import { photoFile } from './agent-row.js';

/** Twice the opening of the window it is shown in, with room for the choice of what is seen */
const [WIDEST, TALLEST] = [900, 1100];
const TAKEN = { largest: PHOTO_MAX_BYTES, types: PHOTO_TYPES, refusal: PHOTO_REFUSAL };

interface DrawnPhoto {
  webp: Buffer;
  avif: Buffer;
  width: number;
  height: number;
}

/** The photo anew, whole: which part is shown is said beside it, so that a change of mind needs no second upload. */
async function drawPhoto(bytes: Buffer): Promise<DrawnPhoto> {
  const webp = await drawnAnew(bytes, TAKEN, (upright) =>
    upright
      .toColourspace('srgb')
      .resize(WIDEST, TALLEST, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 }),
  );
  const avif = await drawnAnew(webp.bytes, TAKEN, (picture) => picture.avif({ quality: 60, effort: 3 }));
  return { webp: webp.bytes, avif: avif.bytes, width: webp.width, height: webp.height };
}

/** The files of a photo; whoever shows it nowhere takes them away again. */
export async function keepPhoto(files: Platform['files'], bytes: Buffer): Promise<AgentPhoto> {
  const { webp, avif, width, height } = await drawPhoto(bytes);
  const id = newId();
  await files.put(photoFile(id, 'webp'), webp);
  await files.put(photoFile(id, 'avif'), avif);
  return { id, width, height };
}
