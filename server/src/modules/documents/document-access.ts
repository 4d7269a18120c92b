import { validate as isUuid } from 'uuid';
import { codedError } from '../../graphql/coded-error.js';
import type { Actor } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { DOCUMENT, REQUEST } from './document-requests.sql.js';
import type { DocumentRequestState, DocumentState } from '@brokerage/domain/application/document-requests';
import { USER_ACCOUNT } from '../users/public.sql.js';

export interface ReachedRequest {
  id: string;
  state: DocumentRequestState;
  code: string;
  applicationId: string;
  applicationNumber: string;
  fileCount: number;
}

export interface ReachedDocument {
  id: string;
  state: DocumentState;
  /** Sealed */
  name: string;
  mime: string;
  bytes: number;
  active: boolean;
  scanned: boolean;
  objectKey: string;
  wrappedKey: string | null;
  requestId: string;
  requestState: DocumentRequestState;
  applicationId: string;
  code: string;
  applicationNumber: string;
}

export const NO_REQUEST = 'We couldn’t find this request.';
export const NO_DOCUMENT = 'We couldn’t find this file.';
const VERIFY_FIRST = 'Confirm your email address first. We can send you the link again.';

/** Who may reach which papers: the office all, a person their own. What they may not reach is not there. */
export class DocumentAccess {
  readonly #platform: Pick<Platform, 'db'>;

  constructor(platform: Pick<Platform, 'db'>) {
    this.#platform = platform;
  }

  async request(actor: Actor, id: string): Promise<ReachedRequest> {
    const [request] = isUuid(id) ? await this.#find<ReachedRequest>(REQUEST, actor, id) : [];
    if (!request) throw new DomainError('NOT_FOUND', NO_REQUEST, 'requestId');
    return request;
  }

  async document(actor: Actor, id: string): Promise<ReachedDocument> {
    const [document] = isUuid(id) ? await this.#find<ReachedDocument>(DOCUMENT, actor, id) : [];
    if (!document) throw new DomainError('NOT_FOUND', NO_DOCUMENT, 'documentId');
    return document;
  }

  /** Throws where the person has not shown that their email address is theirs. The office need not. */
  async checkVerified(actor: Actor): Promise<void> {
    if (actor.role === 'ADMIN') return;
    const verified = await this.#platform.db.query<unknown[]>(
      `select from ${USER_ACCOUNT} user_account where id = $1 and email_verified_at is not null`,
      [actor.userId],
    );
    if (verified.length === 0) throw codedError('EMAIL_NOT_VERIFIED', VERIFY_FIRST);
  }

  #find<Row>(statement: string, actor: Actor, id: string): Promise<Row[]> {
    return this.#platform.db.query<Row[]>(statement, [actor.userId, actor.role === 'ADMIN', id]);
  }
}
