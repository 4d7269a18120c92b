import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import type { DocumentAccess, ReachedDocument } from './document-access.js';
import type { DocumentAddress } from './document.types.js';
import { fileCookie, FileTickets, type Follower } from './file-tickets.js';

const NOT_CHECKED = 'This file is still being checked for viruses.';
const NOT_KEPT = 'Nothing of this file was kept.';
/** What a browser shows by itself */
const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

export interface OpenedFile {
  name: string;
  mime: string;
  bytes: number;
  inline: boolean;
  content: AsyncGenerator<Buffer>;
}

/** Short-lived addresses of files, and what is behind them. */
export class DocumentFileService {
  readonly #platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'privateFiles'>;
  readonly #access: DocumentAccess;
  readonly #tickets: FileTickets;

  constructor(platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'privateFiles'>, access: DocumentAccess) {
    this.#platform = platform;
    this.#access = access;
    this.#tickets = new FileTickets(platform, 'document');
  }

  /** An address for this person and this file, good for 5 minutes of this session. */
  async address(actor: Actor, documentId: string, inline: boolean): Promise<DocumentAddress> {
    const document = await this.#access.document(actor, documentId);
    checkOpen(document);
    return this.#tickets.make(actor, document, inline && SHOWN.has(document.mime));
  }

  /** The cookie without which such an address opens nothing. */
  cookie(actor: Actor): string {
    return fileCookie(this.#platform, actor);
  }

  /**
   * The file behind an address; undefined where it is not one, has run out, or its session has ended. What the person may
   * reach is asked again, and that they opened it is written down before the first byte goes out.
   */
  async open(origin: Origin & Follower, token: string): Promise<OpenedFile | undefined> {
    const taken = await this.#tickets.take(origin, token);
    if (!taken) return undefined;
    const { actor, inline } = taken;
    const { db, encryption, privateFiles } = this.#platform;
    const document = await this.#reached(actor, taken.file);
    if (!document?.wrappedKey) return undefined;
    const content = await privateFiles.read(document.objectKey, document.wrappedKey);
    const { id: documentId, applicationId, applicationNumber, code, mime, bytes } = document;
    await writeAudit(db.manager, actor, origin, {
      action: inline ? 'document.view' : 'document.download',
      subjectType: 'application',
      subjectId: applicationId,
      after: { applicationNumber, code, documentId },
    });
    return { name: encryption.decryptText(document.name), mime, bytes, inline, content };
  }

  async #reached(actor: Actor, id: string): Promise<ReachedDocument | undefined> {
    try {
      const document = await this.#access.document(actor, id);
      checkOpen(document);
      return document;
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }
}

function checkOpen({ state, wrappedKey }: ReachedDocument): void {
  if (state === 'scanning') throw new DomainError('CONFLICT', NOT_CHECKED, 'documentId');
  if (state === 'infected' || wrappedKey === null) throw new DomainError('CONFLICT', NOT_KEPT, 'documentId');
}
