import type { Encryption } from './interfaces.js';

/** As `makeEncryption` writes it. */
const SEALED = /^v1\.[0-9a-f]{8}\.[\w-]+$/;

/** True where the column holds a text that was stored in clear, before such texts were sealed. */
export const isInClear = (column: string): string => `${column} !~ '^v1\\.[0-9a-f]{8}\\.[A-Za-z0-9_-]+$'`;

type Sealing = Pick<Encryption, 'encryptText' | 'decryptText'>;

/** A text of a column that once held texts in clear: a job seals those that are left. */
export function openedText(sealing: Pick<Sealing, 'decryptText'>, text: string): string;
export function openedText(sealing: Pick<Sealing, 'decryptText'>, text: string | null): string | null;
export function openedText({ decryptText }: Pick<Sealing, 'decryptText'>, text: string | null): string | null {
  return text !== null && SEALED.test(text) ? decryptText(text) : text;
}

export function sealedText(sealing: Pick<Sealing, 'encryptText'>, text: string): string;
export function sealedText(sealing: Pick<Sealing, 'encryptText'>, text: string | null): string | null;
export function sealedText({ encryptText }: Pick<Sealing, 'encryptText'>, text: string | null): string | null {
  return text === null ? null : encryptText(text);
}
