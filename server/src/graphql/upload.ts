import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Extensions } from 'type-graphql';
import { DomainError } from '../kernel/domain-error.js';

export { GraphQLUpload as Upload };

export const MEGABYTE = 1024 * 1024;

/** A file that somebody sent. It is held in memory: what is private must not touch a disk before it is sealed. */
export interface UploadedFile {
  /** As the sender's device calls it: never to be trusted */
  name: string;
  bytes: Buffer;
}

/** How large the file of this field may be, where that is not the usual 5 MB. */
export const MaxUpload = (bytes: number): MethodDecorator => Extensions({ maxUploadBytes: bytes });

/** The file of an `Upload` argument, where it is no larger than `most`. */
export async function readUpload(file: Promise<UploadedFile>, most: number): Promise<UploadedFile> {
  const sent = await file;
  if (sent.bytes.length > most) {
    throw new DomainError('INVALID', `The file is larger than ${most / MEGABYTE} MB.`, 'file');
  }
  return sent;
}
