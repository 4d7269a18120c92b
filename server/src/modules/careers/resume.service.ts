import { createHash } from 'node:crypto';
import {
  MAX_RESUME_MB,
  RESUME_EMPTY,
  RESUME_ENDINGS,
  RESUME_NOT_TAKEN,
  RESUME_TOO_LARGE,
} from '@brokerage/domain/careers/resume';
import { codedError } from '../../graphql/coded-error.js';
import { MEGABYTE, type UploadedFile } from '../../graphql/upload.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { ScannerAwayError } from '../../platform/scanner.js';
import { fileNameOf, takeDocument, type TakenDocument } from '../documents/public.js';

export const MAX_RESUME_BYTES = MAX_RESUME_MB * MEGABYTE;

const VIRUS = 'We can’t take this file: it holds a virus.';
const NO_SCANNER = 'We can’t check files for viruses at the moment. Please try again shortly.';
const ONLY = { endings: RESUME_ENDINGS, notTaken: RESUME_NOT_TAKEN };

const refusal = (message: string): DomainError => new DomainError('INVALID', message, 'resume');

/** A résumé that is looked at and not kept yet. */
export interface TakenResume extends TakenDocument {
  /** As it was sent */
  name: string;
  scanned: boolean;
}

/** A résumé in the store, which nothing refers to yet. */
export interface KeptResume {
  id: string;
  wrappedKey: string;
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Résumés, from their bytes to the store. */
export class ResumeService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'log' | 'privateFiles' | 'scanner'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'log' | 'privateFiles' | 'scanner'>) {
    this.#platform = platform;
  }

  /** Throws what is wrong with a file. Without the scanner's word none is taken: nobody comes back to look at it. */
  async take({ name, bytes }: UploadedFile): Promise<TakenResume> {
    if (bytes.length === 0) throw refusal(RESUME_EMPTY);
    if (bytes.length > MAX_RESUME_BYTES) throw refusal(RESUME_TOO_LARGE);
    const taken = await takeDocument(bytes, ONLY).catch((error: unknown) => {
      throw error instanceof DomainError ? refusal(error.message) : error;
    });
    const verdict = await this.#platform.scanner.scan([taken.bytes]).catch((error: unknown) => {
      if (!(error instanceof ScannerAwayError)) throw error;
      this.#platform.log.warn({ err: error }, 'a résumé was refused: the virus scanner is away');
      throw codedError('UNAVAILABLE', NO_SCANNER);
    });
    if (verdict === 'infected') throw refusal(VIRUS);
    return { ...taken, name, scanned: verdict === 'clean' };
  }

  /**
   * The row comes first: an object that nobody knows of would stay for ever. Where no application follows, the row is swept
   * with its object after a day. Nothing is removed before: whether a statement was done is not known where its answer is
   * lost.
   */
  async keep({ bytes, mime, extension, name, scanned, active }: TakenResume): Promise<KeptResume> {
    const { db, encryption, privateFiles } = this.#platform;
    const [id, objectKey] = [newId(), newId()];
    const sealedName = encryption.encryptText(fileNameOf(name, extension));
    await db.query(
      `insert into career_resume (id, object_key, sha256, bytes, mime, name, scanned, active)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, objectKey, digestOf(bytes), bytes.length, mime, sealedName, scanned, active],
    );
    return { id, wrappedKey: await privateFiles.put(objectKey, [bytes]) };
  }
}
