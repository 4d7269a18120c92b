import { plainLetters } from '@brokerage/domain/text/plain-letters';

/** Writing without spaces between words: each sign is a word, so that a part of a name finds it. */
const SIGN = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/g;
const LONGEST_WORD = 60;

/** The words of a text, as search_words() of the database makes them. */
export const searchWords = (text: string): string[] =>
  (
    plainLetters(text)
      .replace(SIGN, ' $& ')
      .match(/[\p{L}\p{Nd}]+/gu) ?? []
  ).map((word) => Array.from(word).slice(0, LONGEST_WORD).join(''));

/** The tsquery in which every word must start a word of the text: 'tremb ada' finds Ada Tremblay. */
export function wordBeginnings(q: string, leastLetters: number): string | null {
  const words = searchWords(q);
  if (words.join('').length < leastLetters) return null;
  return words.map((word) => `'${word}':*`).join(' & ');
}
