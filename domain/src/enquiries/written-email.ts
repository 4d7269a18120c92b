/** An email that a person writes: limits, and how its plain text becomes paragraphs and links. */
export const LONGEST_EMAIL_SUBJECT = 150;
export const LONGEST_EMAIL_TEXT = 10_000;

export type EmailPiece = { text: string; href?: string };
type EmailLine = readonly EmailPiece[];
export type EmailParagraph = readonly EmailLine[];

/** Web addresses only. No other scheme becomes a link. */
const LINK = /https?:\/\/[^\s<>"']+/giu;
/** What ends a sentence is no part of the address in it. */
const TRAILING = /[.,;:!?)\]}'’”]+$/u;

function hrefOf(text: string): string | undefined {
  try {
    const { protocol, href, username, password } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && !username && !password ? href : undefined;
  } catch {
    return undefined;
  }
}

function piecesOf(line: string): EmailPiece[] {
  const pieces: EmailPiece[] = [];
  let done = 0;
  const say = (to: number): void => {
    if (to > done) pieces.push({ text: line.slice(done, to) });
    done = to;
  };
  for (const { 0: found, index } of line.matchAll(LINK)) {
    const text = found.replace(TRAILING, '');
    const href = hrefOf(text);
    if (href === undefined) continue;
    say(index);
    pieces.push({ text, href });
    done = index + text.length;
  }
  say(line.length);
  return pieces;
}

/** A blank line begins a paragraph; every other line break stays one. */
export function emailParagraphs(text: string): EmailParagraph[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map((line) => piecesOf(line.trimEnd())));
}
