import { maskSins } from '@brokerage/domain/forms/sin';
import { madeStorable } from '@brokerage/domain/text/storable';

const LONGEST = 100;
/** Control characters, marks that turn the direction of writing, and what paths are made of */
const UNSAFE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>:"|?*]/gu;
/** The ending: `.2025` is none */
const ENDING = /\.[a-z][a-z0-9]{0,4}$/i;
/** One of the types we take before it, as in `letter.pdf.exe` */
const ENDING_BEFORE = /\.(?:pdf|docx?|docm|jpe?g|png|hei[cf])$/i;

/** The name to show and to download by: the sender's words, with the ending of what the file is. */
export function fileNameOf(sent: string, extension: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const clean = madeStorable(maskSins(last).replace(UNSAFE, ''));
  const stem = clean.replace(ENDING, '').replace(ENDING_BEFORE, '').replace(/\s+/g, ' ').trim();
  const short = Array.from(stem).slice(0, LONGEST).join('').replace(/^\.+/, '');
  return `${short || 'document'}.${extension}`;
}
