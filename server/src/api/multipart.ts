import { isObject } from '@brokerage/domain/data/objects';
import { madeStorable } from '@brokerage/domain/text/storable';
import busboy from 'busboy';
import type { Request } from 'express';
import Upload from 'graphql-upload/Upload.mjs';
import type { UploadedFile } from '../graphql/upload.js';
import { NOT_UTF8 } from './json-body.js';
import { boundaryOf, unreadable, UploadRefusal } from './upload-refusal.js';

const MAX_FIELD_BYTES = 64 * 1024;

interface Operations {
  query?: unknown;
}

/** Whether the operation takes a file; throws where this sender may not send it. */
export type CheckOperation = (operations: Operations) => boolean;

/**
 * The one GraphQL operation of a multipart request, with its file in its place: `operations`, then `map`, then the file, as
 * the GraphQL multipart request specification says. `check` sees the operation before any of the file is kept, and says
 * whether it takes one; what it throws ends the reading. Everything is held in memory, so the caller has checked how long the body may be.
 */
export const readMultipart = (request: Request, check: CheckOperation): Promise<object> =>
  readParts(request, new OperationParts(check), 2);

/** A form with one file. */
export interface SentForm {
  /** Null: the part is missing, or the browser's field was left empty */
  file: Upload | null;
  fields: Readonly<Record<string, string>>;
}

/**
 * A form whose file is in the part `file`, and whose other parts are among `fields`. It is held in memory, so the caller has
 * checked its length.
 */
export const readForm = (request: Request, names: { file: string; fields: readonly string[] }): Promise<SentForm> =>
  readParts(request, new FormParts(names), names.fields.length);

function readParts<Whole>(request: Request, parts: Parts<Whole>, fields: number): Promise<Whole> {
  return new Promise((resolve, reject) => {
    const parser = busboy({
      headers: { 'content-type': `multipart/form-data; boundary="${boundaryOf(request.headers) ?? ''}"` },
      defParamCharset: 'utf8',
      limits: { fieldSize: MAX_FIELD_BYTES, fieldNameSize: 100, fields, files: 1, headerPairs: 20 },
    });
    const fail = (error: Error): void => {
      request.unpipe(parser);
      // the answer waits for the end of the body: a browser that is still sending would not read it
      if (request.readableEnded || request.destroyed) reject(error);
      else request.resume().once('end', () => reject(error));
    };
    const guarded = (work: () => void): void => {
      try {
        work();
      } catch (error) {
        fail(error instanceof Error ? error : unreadable());
      }
    };
    // without a value: in an encoding that the parser does not know
    parser.on('field', (name: string, value: string | undefined, { valueTruncated }) =>
      guarded(() => {
        // what the parser could not read in UTF-8 is such a sign by now
        if (value === undefined || value.includes('\ufffd')) throw new UploadRefusal(400, NOT_UTF8, 'BAD_REQUEST');
        parts.field(name, value, valueTruncated);
      }),
    );
    parser.on('file', (name, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      // a part that never ends
      stream.on('error', () => fail(unreadable()));
      stream.on('end', () =>
        guarded(() => parts.file(name, { name: madeStorable(filename ?? ''), bytes: Buffer.concat(chunks) })),
      );
    });
    const tooMany = (): void => fail(unreadable('The upload has more parts than this call takes.'));
    parser.on('fieldsLimit', tooMany).on('filesLimit', tooMany);
    parser.on('error', () => fail(unreadable()));
    parser.on('close', () => guarded(() => resolve(parts.whole())));
    request.once('close', () => {
      if (!request.readableEnded) reject(unreadable());
    });
    request.pipe(parser);
  });
}

/** What becomes of the parts as they come. */
interface Parts<Whole> {
  field(name: string, value: string, truncated: boolean): void;
  file(name: string, file: UploadedFile): void;
  whole(): Whole;
}

/** The value of an `Upload` argument. Its file is in the promise alone: whoever walks through values counts no bytes. */
function uploadOf(file: UploadedFile): Upload {
  const upload = new Upload();
  // the package's own reader would have put a file of the temporary folder here
  upload.promise = Promise.resolve(file) as unknown as typeof upload.promise;
  return upload;
}

const tooLong = (name: string): UploadRefusal =>
  unreadable(`The part ${name} is longer than ${MAX_FIELD_BYTES / 1024} kB.`, name);

class FormParts implements Parts<SentForm> {
  readonly #names: { file: string; fields: readonly string[] };
  readonly #fields = new Map<string, string>();
  #file: Upload | null = null;

  constructor(names: { file: string; fields: readonly string[] }) {
    this.#names = names;
  }

  field(name: string, value: string, truncated: boolean): void {
    // a part becomes a file by its file name
    if (name === this.#names.file) throw unreadable(`Send ${name} as a file: with a file name.`, name);
    if (truncated) throw tooLong(name);
    if (!this.#names.fields.includes(name)) throw unreadable(`This call takes no part called ${name}.`, name);
    if (this.#fields.has(name)) throw unreadable(`The part ${name} came twice.`, name);
    this.#fields.set(name, value);
  }

  file(name: string, file: UploadedFile): void {
    if (name !== this.#names.file) throw unreadable(`Send the file in a part called ${this.#names.file}.`, name);
    // what a browser sends for a field where no file was chosen
    if (file.name !== '' || file.bytes.length > 0) this.#file = uploadOf(file);
  }

  whole(): SentForm {
    return { file: this.#file, fields: Object.fromEntries(this.#fields) };
  }
}

class OperationParts implements Parts<object> {
  readonly #check: CheckOperation;
  #operations: Record<string, unknown> | undefined;
  #takesFile = false;
  /** Where each part belongs, by its name */
  readonly #places = new Map<string, string[]>();
  #mapped = false;

  constructor(check: CheckOperation) {
    this.#check = check;
  }

  field(name: string, value: string, truncated: boolean): void {
    if (truncated) throw tooLong(name);
    if (name === 'operations') {
      this.#operations = parsed(value);
      this.#takesFile = this.#check(this.#operations);
    } else if (name === 'map') {
      for (const [part, places] of Object.entries(parsed(value))) {
        if (!isListOfTexts(places)) throw unreadable('map must name a list of places for each file.');
        this.#places.set(part, places);
      }
      this.#mapped = true;
    }
  }

  file(name: string, file: UploadedFile): void {
    const places = this.#places.get(name);
    if (!this.#operations || !places)
      throw unreadable('Send operations, then map, then the file that map names.', name);
    if (!this.#takesFile) throw unreadable('This operation takes no file.', name);
    const upload = uploadOf(file);
    for (const place of places) put(this.#operations, place.split('.'), upload);
    this.#places.delete(name);
  }

  whole(): object {
    if (!this.#operations || !this.#mapped)
      throw unreadable('Send operations, then map, then the file that map names.');
    if (this.#places.size > 0) throw unreadable('The file that map names is missing.');
    return this.#operations;
  }
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parsed(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw unreadable('operations and map must be JSON.');
  }
  if (!isObject(value) || Array.isArray(value)) {
    throw unreadable('operations and map must be JSON objects.');
  }
  return value;
}

/** Only where the operation says null: whatever else a path names is not for a file. */
function put(operations: Record<string, unknown>, [key = '', ...rest]: string[], file: Upload): void {
  const here = Object.hasOwn(operations, key) ? operations[key] : undefined;
  if (rest.length > 0 && isObject(here)) {
    put(here, rest, file);
    return;
  }
  if (rest.length > 0 || here !== null) throw unreadable('map names a place that is not null in operations.');
  operations[key] = file;
}
