/** People named in a note. The note keeps the person's id, so it shows the name they have today. */
export interface Mentionable {
  id: string;
  name: string;
}

/** A stretch of a note: plain text, or a person. */
export interface NotePiece {
  text: string;
  personId?: string;
}

/** Somebody whose account is gone */
export const FORMER_COLLEAGUE = 'Former colleague';

/** How a note keeps a person */
const MARK = /@\[([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\]/giu;
const LETTER = /[\p{L}\p{N}]/u;
/** Names have several words, and nobody has this many letters */
const LONGEST_TYPED = 60;

const markOf = (id: string): string => `@[${id}]`;

/** What a note says, and whom it names, in order. */
export function notePieces(text: string, people: readonly Mentionable[]): NotePiece[] {
  const pieces: NotePiece[] = [];
  let done = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > done) pieces.push({ text: text.slice(done, found.index) });
    const id = found[1]?.toLowerCase() ?? '';
    pieces.push({ text: `@${people.find((person) => person.id === id)?.name ?? FORMER_COLLEAGUE}`, personId: id });
    done = found.index + found[0].length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** Whom a note names, each once. */
export const mentionedIds = (text: string): string[] => [
  ...new Set(notePieces(text, []).flatMap(({ personId }) => personId ?? [])),
];

/** The note with its plain text changed. Ids stay as they are. */
export const mapNoteText = (text: string, change: (plain: string) => string): string =>
  notePieces(text, [])
    .map((piece) => (piece.personId === undefined ? change(piece.text) : markOf(piece.personId)))
    .join('');

/** What people are called while a note is written: their name, and a number where somebody before has the same one. */
export function mentionLabels(people: readonly Mentionable[]): Mentionable[] {
  const taken = new Map<string, number>();
  return people.map(({ id, name }) => {
    const key = name.toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return { id, name: count === 1 ? name : `${name} ${count}` };
  });
}

const isLetterAt = (text: string, at: number): boolean => {
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0x20);
  return at < text.length && LETTER.test(letter);
};
const beginsMention = (text: string, at: number): boolean =>
  text[at] === '@' && (at === 0 || !LETTER.test(text[at - 1] ?? ''));

/** A note as somebody wrote it, with the names they mention turned into ids. */
export function withMentions(written: string, labelled: readonly Mentionable[]): string {
  const longestFirst = [...labelled].sort((a, b) => b.name.length - a.name.length);
  let text = '';
  for (let at = 0; at < written.length;) {
    const named = beginsMention(written, at) ? longestFirst.find(({ name }) => isNamedAt(written, at + 1, name)) : null;
    text += named ? markOf(named.id) : (written[at] ?? '');
    at += named ? named.name.length + 1 : 1;
  }
  return text;
}

const isNamedAt = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() && !isLetterAt(text, at + name.length);

/** The mention being typed before the caret: where its @ stands, and what follows it. */
export function mentionTyped(text: string, caret: number): { at: number; typed: string } | undefined {
  const at = text.slice(0, caret).lastIndexOf('@');
  if (at < 0 || !beginsMention(text, at)) return undefined;
  const typed = text.slice(at + 1, caret);
  return typed.length > LONGEST_TYPED || /^\s|\n/u.test(typed) ? undefined : { at, typed };
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Whom that could be: each word typed begins a word of the name. Nobody once the name is written in full. */
export function mentionMatches(typed: string, labelled: readonly Mentionable[]): Mentionable[] {
  if (labelled.some(({ name }) => isNamedAt(typed, 0, name) && typed.length > name.length)) return [];
  const parts = wordsOf(typed).filter((part) => part !== '');
  return labelled.filter(({ name }) => {
    const words = wordsOf(name);
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}
