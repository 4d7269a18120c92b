/**
 * Text as it comes from a clipboard. Contacts and chats put marks around a number that nobody sees, keyboards write digits
 * in several scripts, and a person cannot see what would be wrong with it.
 */

/** Marks without a shape: of direction, of width nought, of variants; letters that fill a place */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Emoji and the scripts of Asia are joined and varied by such marks: behind one of their signs they are spelling. */
const UNSEEN_IN_WORDS =
  /([\p{Lo}\p{Mn}\p{Mc}\p{Extended_Pictographic}\p{Emoji_Modifier}][\p{Join_Control}\p{Variation_Selector}]+)|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const FULL_WIDTH = 0xfee0;

/** Words of one line without the marks that nobody sees. */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN_IN_WORDS, (_mark, spelling?: string) => spelling ?? '');

/** The digits of a script follow each other from nought to nine, and so do the scripts that stand side by side. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Text that a machine reads, such as a number, an amount, an email address or a code: in ASCII as far as it is the same in
 * another width or script. Nothing that means something goes: letters, signs and spaces stay.
 */
export const machineText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/\s/g, ' ');
