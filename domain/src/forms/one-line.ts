/** Line breaks, control characters, and marks that turn the direction of the text around them */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

export const ONE_LINE = 'Use letters, spaces and punctuation only, all on one line';

/** Whether a name can stand in a list, an email or a subject line without changing what stands around it. */
export const isOneLine = (text: string | undefined | null): boolean => !HIDDEN.test(text?.trim() ?? '');

/** The text without what `isOneLine` refuses: for names that nobody typed here. */
export const asOneLine = (text: string): string =>
  text.replace(new RegExp(HIDDEN, 'gu'), ' ').replace(/ {2,}/g, ' ').trim();
