export const MIN_SECRET = 32;
const KEY_BYTES = 32;

/** Whether a text is a ring of encryption keys: 32 bytes each in base64, with commas between. */
export const isKeyRing = (keys: string): boolean =>
  keys.split(',').every((key) => Buffer.from(key.trim(), 'base64').length === KEY_BYTES);
