/** So many random bytes, as hexadecimal text. Not randomUUID: that exists on secure origins only. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A UUID of version 4. */
export const randomUuid = (): string =>
  randomHex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
