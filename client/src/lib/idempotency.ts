import { tabStorage } from './tab-storage';

const keyOf = (form: string): string => `idempotency:${form}`;

/**
 * One key for one visit to a form: a double click, the automatic retry after a 429 and a reload in between all send the
 * same key, and the server makes one record of it.
 */
export function idempotencyKey(form: string): string {
  const known = tabStorage.read(keyOf(form));
  if (known) return known;
  // not randomUUID: that exists on secure origins only
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  tabStorage.write(keyOf(form), fresh);
  return fresh;
}

/** After a success the next application is another one. */
export function forgetIdempotencyKey(form: string): void {
  tabStorage.remove(keyOf(form));
}
