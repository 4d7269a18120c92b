/** The first letter of a word, whole: letters outside the basic plane are two units of a text. Empty where there is none. */
export const firstLetter = ([letter = '']: string): string => letter;

/** 'AC' of Avery Chen, 'MT' of Marie-Ève Tremblay: of the first word of a name and of the last. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/[\s-]+/).flatMap((word) => firstLetter(word) || []);
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
