import type { Limit } from '../../platform/interfaces.js';

/** Files of one person: a whole file's papers several times over */
export const UPLOAD: Limit = { name: 'document-upload', points: 120, duration: 60 * 60 };

/** Emails about papers for one file */
export const TELL: Limit = { name: 'document-tell', points: 10, duration: 60 * 60 };
