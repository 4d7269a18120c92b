import { PICTURE_TYPES } from '../blog/pictures.js';

/** What a photo of an agent may be sent as. */
export const PHOTO_TYPES = PICTURE_TYPES;
const MOST_MB = 10;
export const PHOTO_MAX_BYTES = MOST_MB * 1024 * 1024;
export const PHOTO_REFUSAL = `Choose a PNG, JPEG, WebP or AVIF photo of ${MOST_MB} MB or less.`;
