import { opensWithoutPassword } from './pdf-password.js';
import { PdfReader, type PdfDictionary } from './pdf-values.js';

/** `open` where no password is needed, `password` where one is, `other` where it is locked in a way of its own. */
type PdfLock = 'open' | 'password' | 'other';

const HEADER = '%PDF-';
/** Viewers look so far for it (ISO 32000-1, Annex H, note 13). */
const HEADER_WITHIN = 1_024;
/** A tag, a script's first line, a program: then it is that, whatever comes after it. */
const ANOTHER_TYPE = /<[a-z!?/%]|^#!|^MZ|^\x7fELF|^PK/i;

/**
 * The PDF in these bytes, from its header on: printers and web servers leave lines before it. Undefined where there is
 * none, or where what stands before it makes the file something else.
 */
export function pdfIn(bytes: Buffer): Buffer | undefined {
  const start = bytes.subarray(0, HEADER_WITHIN).toString('latin1');
  const at = start.indexOf(HEADER);
  return at === -1 || ANOTHER_TYPE.test(start.slice(0, at)) ? undefined : bytes.subarray(at);
}

const MARK = '/Encrypt';
/** A reference to the dictionary, or the dictionary itself: the trailer and the stream of references are never packed. */
const IN_USE = /^\/Encrypt\s*(?:(\d{1,10})\s+(\d{1,5})\s+R|(<<))/;
const LOOK = 64;
/** Revisions that are looked at, and how much of a dictionary: a hostile file costs no more than another. */
const MOST = 8;
const LONGEST = 65_536;

/** Where each of the marks stands, the last first: that one counts. */
function places(text: string, mark: string): number[] {
  const found: number[] = [];
  for (let at = text.lastIndexOf(mark); at !== -1 && found.length < MOST;) {
    found.push(at);
    at = at === 0 ? -1 : text.lastIndexOf(mark, at - 1);
  }
  return found;
}

const dictionaryAt = (text: string, at: number): PdfDictionary | undefined =>
  new PdfReader(text.slice(at, at + LONGEST), 0).dictionary();

function objectAt(text: string, number: string, generation: string): PdfDictionary | undefined {
  const head = `${number} ${generation} obj`;
  const at = places(text, head).find((place) => place === 0 || !/\d/.test(text.charAt(place - 1)));
  return at === undefined ? undefined : dictionaryAt(text, at + head.length);
}

function encryptionOf(text: string): PdfDictionary[] {
  return places(text, MARK).flatMap((at) => {
    const [, number, generation, direct] = IN_USE.exec(text.slice(at, at + LOOK)) ?? [];
    if (direct !== undefined) return dictionaryAt(text, at + MARK.length) ?? [];
    return (number && generation && objectAt(text, number, generation)) || [];
  });
}

/** The first half of each identifier: the second changes with each revision. */
function identifiers(text: string): Buffer[] {
  const ids = places(text, '/ID').flatMap((at) => {
    const [opening] = /^\/ID\s*\[/.exec(text.slice(at, at + LOOK)) ?? [];
    return (opening !== undefined && new PdfReader(text.slice(at + opening.length, at + LONGEST), 0).string()) || [];
  });
  return [...ids, Buffer.alloc(0)];
}

/** How a PDF is locked. Many statements of banks are locked against editing only, and every viewer opens them. */
export function pdfLock(bytes: Buffer): PdfLock {
  if (!bytes.includes(MARK)) return 'open';
  const text = bytes.toString('latin1');
  // what has no filter is no encryption dictionary: the mark stood in somebody's text
  const locks = encryptionOf(text).filter((dictionary) => dictionary.has('Filter'));
  if (locks.length === 0) return 'open';
  if (!locks.every((dictionary) => dictionary.get('Filter') === 'Standard')) return 'other';
  const ids = identifiers(text);
  return locks.some((dictionary) => opensWithoutPassword(dictionary, ids)) ? 'open' : 'password';
}
