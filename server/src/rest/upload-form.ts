import type { Request, Response } from 'express';
import { readForm, type SentForm } from '../api/multipart.js';
import { checkLength, holdUntilAnswered, lengthOf, unreadable, UploadRefusal } from '../api/upload-refusal.js';
import { sendFailure, type FieldError } from './envelope.js';
import { fromTexts } from './from-texts.js';
import type { Route, UploadPart } from './route.js';

/** What a form with a file says. */
export interface UploadForm {
  file: unknown;
  body: Record<string, unknown>;
  /** What is wrong with the file's part */
  errors: FieldError[];
}

/** The form of a call that takes a file; undefined where it was answered with why it cannot be read. */
export async function readUploadForm(
  { upload, body, stranger }: { upload: UploadPart; body: Route['body']; stranger: boolean },
  request: Request,
  response: Response,
): Promise<UploadForm | undefined> {
  const { part = 'file', maxBytes, missing } = upload;
  try {
    if (!request.is('multipart/form-data')) {
      const message = `Send the file as multipart/form-data, in a part called ${part}.`;
      throw new UploadRefusal(415, message, 'BAD_REQUEST');
    }
    const bytes = lengthOf(request.headers);
    checkLength(bytes, maxBytes);
    holdUntilAnswered(response, bytes, stranger);
    const sent = await readForm(request, { file: part, fields: Object.keys(body?.properties ?? {}) });
    if (!sent.file && missing === undefined) throw unreadable();
    return { ...sent, body: body ? fromTexts(body, sent.fields) : {}, errors: missingFile(sent, part, missing) };
  } catch (refusal) {
    if (!(refusal instanceof UploadRefusal)) throw refusal;
    const { status, message, part: field, retryAfterSeconds } = refusal;
    sendFailure(response, status, message, field === undefined ? [] : [{ field, message }], retryAfterSeconds);
    return undefined;
  }
}

const missingFile = ({ file }: SentForm, field: string, message = ''): FieldError[] =>
  file ? [] : [{ field, message }];
