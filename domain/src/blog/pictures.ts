import { BLOG_LIMITS } from './post.js';

/** What a picture of a post may be sent as. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
export const PICTURE_MAX_BYTES = BLOG_LIMITS.pictureMb * 1024 * 1024;
export const PICTURE_REFUSAL = `Choose a PNG, JPEG, WebP or AVIF picture of ${BLOG_LIMITS.pictureMb} MB or less.`;
