import type { RequestHandler } from 'express';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { DomainError } from '../modules/domain-error.js';

export { GraphQLUpload };

export interface FileUpload {
  filename: string;
  createReadStream: () => NodeJS.ReadableStream;
}

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 5 * MEGABYTE;
/** The file and the parts around it */
const MAX_REQUEST_BYTES = MAX_FILE_BYTES + 64 * 1024;
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'];

const refusal = (message: string, code: string): object => ({ errors: [{ message, extensions: { code } }] });

/**
 * Takes multipart requests apart. The package does so before Apollo's check against forged requests, and reads before it
 * measures: both are refused here first.
 */
export function uploads(): RequestHandler {
  const take = graphqlUploadExpress({
    maxFileSize: MAX_FILE_BYTES,
    maxFiles: 1,
    maxFieldSize: 64 * 1024,
  }) as RequestHandler;
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      next();
      return;
    }
    if (!PREFLIGHT_HEADERS.some((header) => request.headers[header] !== undefined)) {
      response.status(400).json(refusal('Send the header apollo-require-preflight with an upload.', 'BAD_REQUEST'));
      return;
    }
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    if (!(length <= MAX_REQUEST_BYTES)) {
      response.status(413).json(refusal('The file is larger than 5 MB.', 'BAD_USER_INPUT'));
      return;
    }
    return take(request, response, next);
  };
}

/** The whole of an uploaded file, never more than `most` bytes of it. */
export async function readUpload(file: Promise<FileUpload>, most: number): Promise<{ name: string; bytes: Buffer }> {
  const { filename, createReadStream } = await file;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream()) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size <= most) chunks.push(bytes);
    }
  } catch {
    throw new DomainError('INVALID', 'The file did not arrive whole. Please send it again.', 'file');
  }
  if (size > most) throw new DomainError('INVALID', `The file is larger than ${most / MEGABYTE} MB.`, 'file');
  return { name: filename, bytes: Buffer.concat(chunks) };
}
