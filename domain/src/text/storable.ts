/**
 * Characters that no person types: C0 controls other than tabs and line breaks, and half of a surrogate pair. PostgreSQL
 * cannot store NUL or a lone surrogate. A carriage return is fine as part of the line break that Windows writes.
 */
const UNSTORABLE = /(?![\t\n\r\x7f-\x9f])\p{Cc}|\r(?!\n)|\p{Surrogate}/u;
const ALL_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');
/** Without the u flag it sees the halves of pairs. */
const HALF_AT_END = /[\ud800-\udbff]$/;

/** Whether a text from outside can be kept as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** The door for text from outside: one writing (NFC) of what can be kept; undefined where it cannot. */
export const storable = (text: string): string | undefined => (isStorable(text) ? text.normalize('NFC') : undefined);

/** The same text with a space for each sign that cannot be kept. */
export const withoutUnstorable = (text: string): string => text.replace(ALL_UNSTORABLE, ' ');

/** For words that nobody here can be asked to type again, such as those of a mail server. */
export const madeStorable = (text: string): string => withoutUnstorable(text).normalize('NFC');

/** At most so many UTF-16 units from the start of a text, and never half of a pair. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(HALF_AT_END, '');
