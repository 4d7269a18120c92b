import { randomHex } from './random';
import { tabStorage } from './tab-storage';

const keyOf = (form: string): string => `idempotency:${form}`;

const BYTES = 16;
const LENGTH = BYTES * 2;

/** Tells one content from another (FNV-1a, 32 bits). The content itself may hold a phone number, and is not kept. */
function markOf(content: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < content.length; at += 1) hash = Math.imul(hash ^ content.charCodeAt(at), 0x01000193);
  return content && String(hash);
}

/**
 * One key for one visit to a form: a double click, the automatic retry after a 429 and a reload in between all send the
 * same key, and the server makes one record of it. `content`: what is sent with it. Something else under the same key
 * would be refused, or taken for what was sent before its answer was lost; it gets a key of its own.
 */
export function idempotencyKey(form: string, content = ''): string {
  const known = tabStorage.read(keyOf(form));
  const mark = markOf(content);
  if (known?.slice(LENGTH) === mark) return known.slice(0, LENGTH);
  const fresh = randomHex(BYTES);
  tabStorage.write(keyOf(form), fresh + mark);
  return fresh;
}

/** After a success the next application is another one. */
export function forgetIdempotencyKey(form: string): void {
  tabStorage.remove(keyOf(form));
}
