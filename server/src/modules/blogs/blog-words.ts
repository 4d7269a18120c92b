import { plainLetters } from '@brokerage/domain/text/plain-letters';

/** The number of letters to add, leave out, change or swap, up to `most`; more than that is `most + 1`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (before[j - 2] ?? 0) + 1
          : Infinity;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? most + 1;
}

/** Short words tolerate one mistake, longer ones two. */
const tolerance = (word: string): number => (word.length < 6 ? 1 : 2);
const MOST_WORDS = 6;

/** What was meant by words that find nothing: each unknown word by the nearest one that posts have. */
export function suggestionFor(q: string, vocabulary: readonly string[]): string | null {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > MOST_WORDS) return null;
  let changed = false;
  const meant = words.map((word) => {
    const plain = plainLetters(word);
    if (plain.length < 3 || vocabulary.some((known) => known.startsWith(plain))) return word;
    let [best, least] = [word, tolerance(plain) + 1];
    for (const known of vocabulary) {
      const far = distance(plain, known, least - 1);
      if (far < least) [best, least] = [known, far];
    }
    if (best !== word) changed = true;
    return best;
  });
  return changed ? meant.join(' ') : null;
}
