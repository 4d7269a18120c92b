import { createHash } from 'node:crypto';
import { MAX_DOCUMENT_MB, type DocumentState } from '@brokerage/domain/application/document-requests';
import { MEGABYTE, readUpload, type UploadedFile } from '../../graphql/upload.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { ScannerAwayError } from '../../platform/scanner.js';
import { isTaken } from '../../platform/postgres/taken.js';
import { writeAudit, type AuditEntry } from '../audits/public.js';
import { fileNameOf } from './content/file-name.js';
import { takeDocument, type TakenDocument } from './content/taken-document.js';
import type { DocumentAccess, ReachedRequest } from './document-access.js';
import { UPLOAD } from './document.limits.js';
import { filesOf, LOCK_REQUEST } from './document-requests.sql.js';
import { SCAN_QUEUE } from './scan-document.js';
import { FORGET_QUEUE, forgetPending } from './forget-file.js';

export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MB * MEGABYTE;
const MAX_FILES = 20;

const DECIDED = 'We’ve already accepted this paper, or don’t need it any more.';
const TOO_MANY = `A request takes up to ${MAX_FILES} files. Put several pages into one PDF.`;
const VIRUS = 'We can’t take this file: it holds a virus.';
const SAME_AGAIN = 'This is the file we couldn’t accept. Please send another one.';
const NOT_REMOVABLE = 'We’ve already looked at this file, so it stays.';

const COUNT_FILES = `select ${filesOf('$1')} as count`;

const OPEN_REQUEST = `state not in ('accepted', 'waived')`;

/** Files that people send for a request, from the first byte to the row that says we have it. */
export class UploadService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'log' | 'privateFiles' | 'scanner'>;
  readonly #access: DocumentAccess;

  constructor(
    platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'log' | 'privateFiles' | 'scanner'>,
    access: DocumentAccess,
  ) {
    this.#platform = platform;
    this.#access = access;
  }

  /** Keeps a file, or nothing of it. The same file sent again for the same request is the one we have. Gives its id. */
  async upload(actor: Actor, origin: Origin, requestId: string, file: Promise<UploadedFile>): Promise<string> {
    await this.#access.checkVerified(actor);
    await this.#platform.limits.consume(UPLOAD, actor.userId);
    const request = await this.#access.request(actor, requestId);
    if (request.state === 'accepted' || request.state === 'waived') throw new DomainError('CONFLICT', DECIDED);
    if (request.fileCount >= MAX_FILES) throw new DomainError('CONFLICT', TOO_MANY);
    const { name, bytes } = await readUpload(file, MAX_DOCUMENT_BYTES);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await this.#known(requestId, sha256);
    if (known !== undefined) return known;
    const taken = await takeDocument(bytes);
    const state = await this.#scan(taken.bytes);
    const document = { ...taken, id: newId(), name, sha256, state };
    if (state === 'infected') {
      await this.#insert(actor, request, document);
      throw new DomainError('INVALID', VIRUS, 'file');
    }
    return this.#keep({ actor, origin }, request, document);
  }

  /** Takes a file back, as long as the office has not decided. */
  async remove(actor: Actor, origin: Origin, documentId: string): Promise<string> {
    const found = await this.#access.document(actor, documentId);
    const { id, requestId, objectKey, requestState, applicationId, code } = found;
    if (requestState !== 'received') throw new DomainError('CONFLICT', NOT_REMOVABLE);
    const { db, jobs } = this.#platform;
    await db.transaction(async (manager) => {
      await manager.query(LOCK_REQUEST, [requestId]);
      const [changed] = await manager.query<[{ id: string }[], number]>(
        `update document_request set version = version + 1, updated_at = now(),
           state = case when exists (select from document d where d.request_id = $1 and d.id <> $2
                                     and d.state in ('scanning', 'clean', 'not_scanned'))
                        then state else 'needed' end
         where id = $1 and state = 'received' returning id`,
        [requestId, id],
      );
      if (changed.length === 0) throw new DomainError('CONFLICT', NOT_REMOVABLE);
      await manager.query('delete from document where id = $1', [id]);
      await jobs.insert(manager, [{ id: newId(), queue: FORGET_QUEUE, data: { objectKey } }]);
      await writeAudit(manager, actor, origin, aboutPaper('document.remove', applicationId, code));
    });
    return requestId;
  }

  async #known(requestId: string, sha256: string): Promise<string | undefined> {
    const [known] = await this.#platform.db.query<{ id: string; state: DocumentState }[]>(
      `select id, state from document where request_id = $1 and sha256 = $2 and state not in ('pending', 'infected')`,
      [requestId, sha256],
    );
    if (known?.state === 'refused') throw new DomainError('CONFLICT', SAME_AGAIN, 'file');
    return known?.id;
  }

  /** A scanner that is away is asked again by a job: until it answers nobody can open the file. */
  async #scan(bytes: Buffer): Promise<DocumentState> {
    const { scanner, log } = this.#platform;
    try {
      return await scanner.scan([bytes]);
    } catch (error) {
      if (!(error instanceof ScannerAwayError)) throw error;
      log.warn({ err: error }, 'a file waits for the virus scanner');
      return 'scanning';
    }
  }

  /** The row comes first: an object that nobody knows of would stay for ever. */
  async #keep(by: Sending, request: ReachedRequest, document: NewDocument): Promise<string> {
    const { privateFiles } = this.#platform;
    const objectKey = await this.#insert(by.actor, request, { ...document, state: 'pending' });
    try {
      const wrappedKey = await privateFiles.put(objectKey, [document.bytes]);
      await this.#finish(by, request, { ...document, wrappedKey });
      return document.id;
    } catch (error) {
      await this.#forget(document.id);
      const known = isTaken(error) ? await this.#known(request.id, document.sha256) : undefined;
      if (known === undefined) throw error;
      return known;
    }
  }

  async #insert({ userId }: Actor, request: ReachedRequest, document: NewDocument): Promise<string> {
    const { db, encryption } = this.#platform;
    const { id, state, sha256, bytes, mime, extension, name, active } = document;
    const objectKey = newId();
    const sealedName = encryption.encryptText(fileNameOf(name, extension));
    await db.query(
      `insert into document (id, request_id, state, object_key, sha256, bytes, mime, name, uploaded_by_id, active)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, request.id, state, objectKey, sha256, bytes.length, mime, sealedName, userId, active],
    );
    return objectKey;
  }

  async #finish(
    { actor, origin }: Sending,
    { id: requestId, applicationId, code }: ReachedRequest,
    { id, state, wrappedKey }: NewDocument & { wrappedKey: string },
  ): Promise<void> {
    const { db, jobs } = this.#platform;
    await db.transaction(async (manager) => {
      const [open] = await manager.query<[{ id: string }[], number]>(
        `update document_request set state = 'received', reason = null, note = null, decided_by_id = null,
           decided_at = null, expires_at = null, told_at = now(), version = version + 1, updated_at = now()
         where id = $1 and ${OPEN_REQUEST} returning id`,
        [requestId],
      );
      if (open.length === 0) throw new DomainError('CONFLICT', DECIDED);
      // counted behind the lock: of several files sent at once, each counts those before it
      const [kept] = await manager.query<{ count: number }[]>(COUNT_FILES, [requestId]);
      if (kept && kept.count >= MAX_FILES) throw new DomainError('CONFLICT', TOO_MANY);
      await manager.query(
        'update document set state = $2, scanned = $3, wrapped_key = $4, updated_at = now() where id = $1',
        [id, state, state === 'clean', wrappedKey],
      );
      if (state === 'scanning') {
        await jobs.insert(manager, [{ id: newId(), queue: SCAN_QUEUE, data: { documentId: id } }]);
      }
      await writeAudit(manager, actor, origin, aboutPaper('document.send', applicationId, code));
    });
  }

  /** Leaves nothing behind. Where even that fails, the row stays pending and is swept with its object after a day. */
  async #forget(id: string): Promise<void> {
    try {
      await forgetPending(this.#platform, id);
    } catch (error) {
      this.#platform.log.warn({ err: error }, 'what is left of an upload is swept later');
    }
  }
}

interface Sending {
  actor: Actor;
  origin: Origin;
}

/** Whoever sent or took back a paper, which may be the office for somebody, stands in the audit: the file itself may be gone. */
const aboutPaper = (action: 'document.send' | 'document.remove', subjectId: string, code: string): AuditEntry => ({
  action,
  subjectType: 'application',
  subjectId,
  after: { code },
});

interface NewDocument extends TakenDocument {
  id: string;
  /** As it was sent */
  name: string;
  sha256: string;
  state: DocumentState;
}
