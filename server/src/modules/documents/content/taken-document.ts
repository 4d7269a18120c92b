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
const MACROS = 'This Word file holds macros. Save it as a PDF or a plain .docx and send that.';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
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
  'application/x-cfb': 'an older Word or Excel file (.doc, .xls)',
  'application/rtf': 'a rich text file (.rtf)',
  'application/zip': 'a folder of files (.zip)',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'an Excel file (.xlsx)',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'a PowerPoint file (.pptx)',
  'application/vnd.oasis.opendocument.text': 'an OpenDocument file (.odt)',
  'image/gif': 'a GIF picture',
  'image/tiff': 'a TIFF picture',
  'image/webp': 'a WebP picture',
};

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
  const named = found && Object.hasOwn(NAMES, found.mime) ? `This is ${NAMES[found.mime]}. ` : '';
  const notTaken = `${named}${only?.notTaken ?? NOT_TAKEN}`;
  if (!found || !type) return refuse(notTaken);
  // a file with macros is refused in its own words
  if (only && ![...only.endings, 'docm'].includes(type.extension)) return refuse(notTaken);
  const taken = await type.take(found.bytes);
  const active = found.mime === PDF && hasActiveContent(taken);
  return { bytes: taken, mime: found.mime, extension: type.extension, active };
}
