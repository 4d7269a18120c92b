import { cut } from '@brokerage/domain/text/storable';
import { joined, plainLetters } from '@brokerage/domain/text/plain-letters';

/** Writing without spaces between words: each sign is a word, so that a part of a name finds it. */
const SIGN = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/g;
const LONGEST_WORD = 60;

const wordsIn = (text: string): string[] =>
  (
    plainLetters(text)
      .replace(SIGN, ' $& ')
      .match(/[\p{L}\p{Nd}]+/gu) ?? []
  ).map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''));

/** The words of a text, as search_words() of the database makes them: O’Brien is o, brien and obrien. */
export const searchWords = (text: string): string[] => [
  ...wordsIn(text),
  ...text.split(' ').flatMap((part) => (joined(part) === part ? [] : wordsIn(joined(part)))),
];

const allBegin = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** `ada@example.ca`, from the first sign after the dot on */
const ADDRESS = /^([^\s@]+)@([^\s@]+)\.[^\s@.]+$/;

/**
 * The words of an email address are whole ones, and what stands after its last dot says little. As beginnings they would have
 * the index gather everybody with that provider.
 */
function ofAddress(q: string): string | null {
  const [, name = '', provider = ''] = ADDRESS.exec(q) ?? [];
  const [whose, where] = [wordsIn(name), wordsIn(provider)];
  if (whose.length === 0 || where.length === 0) return null;
  return [...whose, ...where].map((word) => `'${word}'`).join(' & ');
}

/**
 * The tsquery in which every word must start a word of the text: 'tremb ada' finds Ada Tremblay. Of an email address they are
 * whole words. With an apostrophe a name is
 * also found where it is written without one, and where a space stands for it.
 */
export function wordBeginnings(q: string, leastLetters: number): string | null {
  const address = ofAddress(q.trim());
  if (address !== null) return address;
  const words = wordsIn(q);
  if (words.join('').length < leastLetters) return null;
  const asOne = joined(q);
  return asOne === q ? allBegin(words) : `(${allBegin(words)}) | (${allBegin(wordsIn(asOne))})`;
}

const LONGEST_NAME = 100;

/** A pattern that finds the text wherever it stands; what LIKE would read as a sign of its own is taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What `isNamed` looks for; null: everything. */
export function nameSearch(text: string | null | undefined): [pattern: string, words: string | null] | null {
  const wanted = cut(text?.trim() ?? '', LONGEST_NAME);
  return wanted === '' ? null : [containing(wanted), wordBeginnings(wanted, 1)];
}

/** SQL: a name has the text in it as it was typed, or its words begin so, without minding accents and signs. */
export const isNamed = (name: string, parameter: string): string =>
  `(${parameter}::text[] is null or ${name} ilike (${parameter}::text[])[1]
    or search_words(${name}) @@ ((${parameter}::text[])[2])::tsquery)`;
