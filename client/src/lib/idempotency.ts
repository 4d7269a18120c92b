import { contentMark } from './content-mark';
import { randomHex } from './random';
import { tabStorage } from './tab-storage';

const keyOf = (form: string): string => `idempotency:${form}`;

/**
 * One key for one visit to a form: a double click, the automatic retry after a 429 and a reload in between all send the
 * same key, and the server makes one record of it. Something else under the same key would be refused, or taken for what
 * was sent before its answer was lost: where that can be, the name of the form holds the `contentMark` of what is sent.
 * `fresh`: what several tabs share, so that one record comes of what they send.
 */
export function idempotencyKey(form: string, fresh = randomHex(16)): string {
  const known = tabStorage.read(keyOf(form));
  if (known) return known;
  tabStorage.write(keyOf(form), fresh);
  return fresh;
}

/**
 * The key of what is sent of a form whose draft the tab keeps. A browser copies a tab with all that it keeps: the same answers
 * sent from both are one record, and other answers another one. So the form's own key has to be there before it is copied.
 */
export const draftKey = (form: string, content: object): string => `${idempotencyKey(form)}-${contentMark(content)}`;

/** After a success the next application is another one. */
export function forgetIdempotencyKey(form: string): void {
  tabStorage.remove(keyOf(form));
}
