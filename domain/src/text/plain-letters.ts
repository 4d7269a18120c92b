/** Letters that Unicode does not take apart into a plain one and its marks. */
const PLAIN: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ς: 'σ',
};

/** Small letters without their accents: `Nguyễn` is nguyen, `Cœur` is coeur. Other alphabets keep their letters. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[œæßøłđðþıħŧŋĸς]/g, (letter) => PLAIN[letter] ?? letter);

/** What an address can be made of: `Thirty years or twenty-five?` is thirty-years-or-twenty-five. */
export const hyphenated = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An apostrophe joins, however it is typed: O’Brien is found as o'brien and obrien. Before NFKD, which makes a space of some. */
export const joined = (text: string): string => text.replace(/['’‘ʼʻ`´＇]/g, '');

/** Any other sign parts two words. */
const compared = (text: string): string =>
  plainLetters(joined(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text has what somebody typed to find it, without minding case, accents and signs. Nothing typed is in every text. */
export function textHas(text: string, typed: string): boolean {
  const wanted = compared(typed);
  return wanted === '' ? text.includes(typed.trim()) : compared(text).includes(wanted);
}
