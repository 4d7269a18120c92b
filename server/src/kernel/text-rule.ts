/**
 * Characters that no person types: C0 controls other than tabs and line breaks, and half of a surrogate pair. PostgreSQL
 * cannot store NUL or a lone surrogate. A carriage return is fine as part of the line break that Windows writes.
 */
export const FORBIDDEN_CHARACTERS = /(?![\t\n\r\x7f-\x9f])\p{Cc}|\r(?!\n)|\p{Surrogate}/u;

/** The same characters in an address, as percent-encoded bytes. A surrogate is no UTF-8 at all. */
export const FORBIDDEN_IN_ADDRESS = /%(?:0[0-8b-f]|1[0-9a-f])/i;

export const FORBIDDEN_TEXT = 'This text contains a character we cannot store. Please type it again.';
