import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../../kernel/domain-error.js';
import { checkDocx } from './docx.js';
import { hasActiveContent } from './pdf-active.js';
import { pdfIn, pdfLock } from './pdf.js';
import { redrawPicture } from './picture.js';

export interface TakenDocument {
  bytes: Buffer;
  mime: string;
  extension: string;
  /** A PDF with scripts or files inside, or something to launch */
  active: boolean;
}

const NOT_TAKEN = 'We take PDF, JPG, PNG and Word (.docx) files. Save it as a PDF and send it again.';
const EMPTY = 'This file is empty. Please choose it again.';
const LOCKED = 'This PDF asks for a password, so we can’t open it. Save a copy without the password and send that.';
const LOCKED_OTHERWISE =
  'This PDF is locked with a certificate or by a rights service, so we can’t open it. Save an open copy and send that.';
const LOCKED_OFFICE =
  'This file asks for a password, so we can’t open it. Save it as a PDF without a password and send that.';
const MACROS = 'This Word file holds macros. Save it as a PDF or a plain .docx and send that.';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The container of older Office files, of emails that Outlook saved, and of newer files with a password */
const CFB = 'application/x-cfb';
const ZIP = 'application/zip';
const DOCM = 'application/vnd.ms-word.document.macroenabled.12';

const refuse = (message: string): never => {
  throw new DomainError('INVALID', message, 'file');
};

function takePdf(bytes: Buffer): Buffer {
  const lock = pdfLock(bytes);
  if (lock === 'open') return bytes;
  return refuse(lock === 'password' ? LOCKED : LOCKED_OTHERWISE);
}

/** How each type is taken: checked, or made anew. Its name and declared type say nothing. */
const TYPES: Readonly<Record<string, { extension: string; take: (bytes: Buffer) => Buffer | Promise<Buffer> }>> = {
  [PDF]: { extension: 'pdf', take: takePdf },
  'image/jpeg': { extension: 'jpg', take: (bytes) => redrawPicture(bytes, 'jpeg') },
  // moves in browsers that know it, and is a picture like any other everywhere else
  'image/apng': { extension: 'png', take: (bytes) => redrawPicture(bytes, 'png') },
  'image/png': { extension: 'png', take: (bytes) => redrawPicture(bytes, 'png') },
  // no library of ours can read it: it is kept as it is, and only ever downloaded
  'image/heic': { extension: 'heic', take: (bytes) => bytes },
  'image/heif': { extension: 'heic', take: (bytes) => bytes },
  [DOCX]: { extension: 'docx', take: checkDocx },
  [DOCM]: { extension: 'docm', take: () => refuse(MACROS) },
};

/** Who takes fewer types names them by their endings, with what to say of the others. */
interface Only {
  endings: readonly string[];
  notTaken: string;
}

/** What people send instead, by its name, so that they see which file it is that we mean. */
const NAMES: Readonly<Record<string, string>> = {
  [CFB]: 'an older Word or Excel file (.doc, .xls)',
  'application/rtf': 'a rich text file (.rtf)',
  [ZIP]: 'a folder of files (.zip)',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'an Excel file (.xlsx)',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'a PowerPoint file (.pptx)',
  'application/vnd.oasis.opendocument.text': 'an OpenDocument file (.odt)',
  'image/gif': 'a GIF picture',
  'image/tiff': 'a TIFF picture',
  'image/webp': 'a WebP picture',
};

/** Names inside containers, as their directories write them: a file with a password looks like an old one otherwise. */
const IN_LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const IN_MESSAGE = Buffer.from('__properties_version1.0', 'utf16le');
const IN_IWORK = 'Index/Document.iwa';

const isMessage = ({ mime, bytes }: Found): boolean => mime === CFB && bytes.includes(IN_MESSAGE);

// an email may have a locked file with it
const isLockedOffice = (found: Found): boolean =>
  found.mime === CFB && found.bytes.includes(IN_LOCKED) && !isMessage(found);

function nameOf(found: Found): string | undefined {
  const { mime, bytes } = found;
  if (isMessage(found)) return 'an email saved from Outlook (.msg)';
  if (mime === ZIP && bytes.includes(IN_IWORK)) return 'a Pages or Numbers file';
  return Object.hasOwn(NAMES, mime) ? NAMES[mime] : undefined;
}

interface Found {
  mime: string;
  bytes: Buffer;
}

/** The type, by the file's first bytes, and the file itself: before a PDF there may be lines that are no part of it. */
async function typeOf(bytes: Buffer): Promise<Found | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const pdf = found === undefined || found.mime === PDF ? pdfIn(bytes) : undefined;
  return pdf ? { mime: PDF, bytes: pdf } : found && { mime: found.mime, bytes };
}

/** What is kept of a file, known by its bytes; throws in words what is wrong with it. */
export async function takeDocument(bytes: Buffer, only?: Only): Promise<TakenDocument> {
  if (bytes.length === 0) refuse(EMPTY);
  const found = await typeOf(bytes);
  const type = found && Object.hasOwn(TYPES, found.mime) ? TYPES[found.mime] : undefined;
  if (found && isLockedOffice(found)) refuse(LOCKED_OFFICE);
  const name = found && nameOf(found);
  const notTaken = `${name === undefined ? '' : `This is ${name}. `}${only?.notTaken ?? NOT_TAKEN}`;
  if (!found || !type) return refuse(notTaken);
  // a file with macros is refused in its own words
  if (only && ![...only.endings, 'docm'].includes(type.extension)) return refuse(notTaken);
  const taken = await type.take(found.bytes);
  const active = found.mime === PDF && hasActiveContent(taken);
  return { bytes: taken, mime: found.mime, extension: type.extension, active };
}
