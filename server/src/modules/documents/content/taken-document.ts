import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../../../kernel/domain-error.js';
import { checkDocx } from './docx.js';
import { isEncryptedPdf } from './pdf.js';
import { redrawPicture } from './picture.js';

export interface TakenDocument {
  bytes: Buffer;
  mime: string;
  extension: string;
}

const NOT_TAKEN = 'We take PDF, JPG, PNG and Word (.docx) files. Save it as a PDF and send it again.';
const EMPTY = 'This file is empty. Please choose it again.';
const LOCKED = 'This PDF asks for a password, so we can’t open it. Save a copy without the password and send that.';
const MACROS = 'This Word file holds macros. Save it as a PDF or a plain .docx and send that.';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOCM = 'application/vnd.ms-word.document.macroenabled.12';

const refuse = (message: string): never => {
  throw new DomainError('INVALID', message, 'file');
};

/** How each type is taken: checked, or made anew. Its name and declared type say nothing. */
const TYPES: Readonly<Record<string, { extension: string; take: (bytes: Buffer) => Buffer | Promise<Buffer> }>> = {
  'application/pdf': { extension: 'pdf', take: (bytes) => (isEncryptedPdf(bytes) ? refuse(LOCKED) : bytes) },
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

/** What is kept of a file, known by its bytes; throws in words what is wrong with it. */
export async function takeDocument(bytes: Buffer, only?: Only): Promise<TakenDocument> {
  if (bytes.length === 0) refuse(EMPTY);
  const found = await fileTypeFromBuffer(bytes);
  const type = found && Object.hasOwn(TYPES, found.mime) ? TYPES[found.mime] : undefined;
  if (!found || !type) return refuse(only?.notTaken ?? NOT_TAKEN);
  // a file with macros is refused in its own words
  if (only && ![...only.endings, 'docm'].includes(type.extension)) return refuse(only.notTaken);
  return { bytes: await type.take(bytes), mime: found.mime, extension: type.extension };
}
