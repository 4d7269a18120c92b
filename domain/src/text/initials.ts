/** The first letter of a word, whole: letters outside the basic plane are two units of a text. Empty where there is none. */
export const firstLetter = (word: string): string => Array.from(word)[0] ?? '';

/** 'AC' of Avery Chen, 'MT' of Marie-Ève Tremblay: of the first word of a name and of the last. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  return [words[0], words.slice(1).at(-1)].map((word = '') => firstLetter(word).toUpperCase()).join('');
}
