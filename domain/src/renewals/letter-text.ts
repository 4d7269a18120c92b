import { cut } from '../text/storable.js';
import { looksFrench } from './letter-language.js';
import { readWith, type LetterLine, type ReadLetter } from './letter-rules.js';
import { ENGLISH } from './letter-text-english.js';
import { FRENCH } from './letter-text-french.js';

/** A letter has a page or two; what is longer is something else. */
const MOST_LINES = 200;
const LONGEST_LINE = 300;

const clean = (text: string): string => cut(text, LONGEST_LINE).replace(/\s+/g, ' ').trim();

/**
 * What a renewal letter says, each answer with the line it stands in. Nothing is guessed: an answer needs its label, a line
 * that was read surely enough, and no other line that says something else. What is missing is asked. A letter is read by
 * the rules of one language, French where it looks French.
 */
export function readLetter(lines: readonly LetterLine[]): ReadLetter {
  const cleaned = lines
    .slice(0, MOST_LINES)
    .map(({ text, confidence }) => ({ text: clean(text), confidence }))
    .filter(({ text }) => text !== '');
  return readWith(looksFrench(cleaned) ? FRENCH : ENGLISH, cleaned);
}

/** Text that was typed or pasted: its lines are certain. */
export const linesOf = (text: string): LetterLine[] =>
  text.split(/\r?\n/).map((line) => ({ text: line, confidence: 100 }));
