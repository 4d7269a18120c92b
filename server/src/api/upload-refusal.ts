import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@brokerage/domain/vocabulary/error-codes';
import type { Response } from 'express';
import { MEGABYTE } from '../graphql/upload.js';

/** The parts around a file */
const AROUND_BYTES = 64 * 1024;
/** What all uploads of an instance may hold in memory together */
const MAX_HELD_BYTES = 256 * MEGABYTE;
/** What of it people may hold whom we do not know: they must not keep the others from sending */
const MAX_HELD_BY_STRANGERS = 64 * MEGABYTE;

const UNREADABLE = 'The upload could not be read. Send it as multipart/form-data with a boundary.';
const NO_LENGTH = 'Say how long the upload is: send it with a Content-Length header, not in chunks.';
const BUSY = 'Too many files are being sent at the moment. Please try again shortly.';
const RETRY_AFTER_S = 5;
const BOUNDARY = /;\s*boundary=("?)([\w'()+,./:=? -]{1,70})\1\s*(?:;|$)/i;

/** Why an upload is not taken, as it is answered. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';

  constructor(
    readonly status: number,
    message: string,
    readonly code: ErrorCode,
    readonly retryAfterSeconds?: number,
    /** The part of the form that is wrong */
    readonly part?: string,
  ) {
    super(message);
  }
}

/** The parts make no sense: the sender's fault, and the sender reads which one. */
export const unreadable = (message = UNREADABLE, part?: string): UploadRefusal =>
  new UploadRefusal(400, message, 'BAD_REQUEST', undefined, part);

/** What stands between the parts; undefined where the header names none. Programs quote it or not, whatever is in it. */
export const boundaryOf = (headers: IncomingHttpHeaders): string | undefined =>
  BOUNDARY.exec(headers['content-type'] ?? '')?.[2]?.trim();

/** The length of a multipart body as its headers tell it, NaN where they do not; refused where it has no boundary. */
export function lengthOf(headers: IncomingHttpHeaders): number {
  if (!boundaryOf(headers)) throw unreadable();
  return Number(headers['content-length'] ?? Number.NaN);
}

/** A body is held in memory: how much room it takes must be known before it is read. */
export function checkLength(bytes: number, maxBytes: number): void {
  if (Number.isNaN(bytes)) throw new UploadRefusal(413, NO_LENGTH, 'BAD_USER_INPUT');
  if (bytes <= maxBytes + AROUND_BYTES) return;
  throw new UploadRefusal(413, `The file is larger than ${maxBytes / MEGABYTE} MB.`, 'BAD_USER_INPUT');
}

const held = { all: 0, strangers: 0 };

/** Takes room in memory for a body, and gives it back when its answer is sent. */
export function holdUntilAnswered(response: Response, bytes: number, stranger: boolean): void {
  const byStranger = stranger ? bytes : 0;
  if (held.all + bytes > MAX_HELD_BYTES || held.strangers + byStranger > MAX_HELD_BY_STRANGERS) {
    throw new UploadRefusal(503, BUSY, 'UNAVAILABLE', RETRY_AFTER_S);
  }
  held.all += bytes;
  held.strangers += byStranger;
  response.once('close', () => {
    held.all -= bytes;
    held.strangers -= byStranger;
  });
}
