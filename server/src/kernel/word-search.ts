/** Removes accents, as search_words() in the database does. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** The tsquery in which every word must start a word of the text: 'tremb ada' finds Ada Tremblay. */
export function wordBeginnings(q: string, leastLetters: number): string | null {
  const words = plain(q).match(/[a-z0-9]+/g) ?? [];
  if (words.join('').length < leastLetters) return null;
  return words.map((word) => `'${word}':*`).join(' & ');
}
