import { coApplicantId } from '@brokerage/domain/application/row-ids';
import {
  APPLICANT,
  warningsOf,
  WHOLE_FILE,
  type DocumentOwner,
  type DocumentState,
} from '@brokerage/domain/application/document-requests';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { claimByAddress } from '../co-applicants/public.js';
import { ALL_REQUESTS, FILE_BY_ID, SEEN_FILE, SEEN_REQUESTS } from './document-requests.sql.js';
import type { ApplicationDocuments, DocumentFileView, DocumentRequestView } from './document.types.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

export const NO_APPLICATION = 'We couldn’t find this application.';

interface FileRow extends Omit<ApplicationDocuments, 'applicationId' | 'requests' | 'emailVerified'> {
  id: string;
  fullName: string;
  email: string;
  /** Sealed */
  content: string;
}

type FileRowOf = Omit<DocumentFileView, 'warnings'> & { active: boolean; scanned: boolean };

interface RequestRow extends Omit<DocumentRequestView, 'personName' | 'told' | 'documents'> {
  toldAt: Date | null;
  documents: FileRowOf[];
}

/** What of an application's answers names its people */
interface People {
  coApplicants?: { id?: string; fullName?: string; email?: string }[];
}

export interface PaperFile extends Pick<FileRow, 'id' | 'applicationNumber' | 'email'> {
  people: { id: string; owner: DocumentOwner; name: string | null; email: string | null }[];
}

const canBeOpened = (state: DocumentState): boolean => state !== 'scanning' && state !== 'infected';

/** The papers of one application, as its people and the office see them. */
export class DocumentListService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** What somebody may see of an application, or of the newest that has papers of theirs; null where none has. */
  async seen(actor: Actor, origin: Origin, applicationNumber: string | null): Promise<ApplicationDocuments | null> {
    const { db, encryption } = this.#platform;
    // who was invited while they were signed in finds their papers at once
    await claimByAddress(db.manager, encryption, actor.userId, origin);
    const [file] = await db.query<FileRow[]>(SEEN_FILE, [actor.userId, applicationNumber]);
    if (!file && applicationNumber === null) return null;
    if (!file) throw new DomainError('NOT_FOUND', NO_APPLICATION, 'applicationNumber');
    const [requests, [person]] = await Promise.all([
      db.query<RequestRow[]>(SEEN_REQUESTS, [actor.userId, file.id]),
      db.query<{ verified: boolean }[]>(
        `select email_verified_at is not null as verified from ${USER_ACCOUNT} user_account where id = $1`,
        [actor.userId],
      ),
    ]);
    return { ...this.#viewOf(file, requests, false), emailVerified: person?.verified ?? false };
  }

  /** All of it, for the office. The reading is written down. */
  async read(actor: Actor, origin: Origin, applicationId: string): Promise<ApplicationDocuments> {
    const view = await this.all(applicationId);
    const { applicationNumber } = view;
    const entry = { action: 'document.list', subjectType: 'application', subjectId: applicationId };
    await writeAudit(this.#platform.db.manager, actor, origin, { ...entry, after: { applicationNumber } });
    return view;
  }

  async all(applicationId: string): Promise<ApplicationDocuments> {
    const file = await this.#row(this.#platform.db.manager, applicationId);
    const requests = await this.#platform.db.query<RequestRow[]>(ALL_REQUESTS, [file.id]);
    return { ...this.#viewOf(file, requests, true), emailVerified: true };
  }

  /** Who is on an application, and where each of them is written to. */
  async peopleOf(manager: Pick<EntityManager, 'query'>, applicationId: string): Promise<PaperFile> {
    const file = await this.#row(manager, applicationId);
    return { ...file, people: this.#peopleOf(file) };
  }

  async #row(manager: Pick<EntityManager, 'query'>, applicationId: string): Promise<FileRow> {
    const [file] = isUuid(applicationId) ? await manager.query<FileRow[]>(FILE_BY_ID, [applicationId]) : [];
    if (!file) throw new DomainError('NOT_FOUND', NO_APPLICATION, 'applicationId');
    return file;
  }

  #peopleOf({ fullName, email, content }: FileRow): PaperFile['people'] {
    const { coApplicants = [] } = this.#platform.encryption.decryptJson<People>(content);
    return [
      { id: APPLICANT, owner: APPLICANT, name: fullName, email },
      { id: WHOLE_FILE, owner: WHOLE_FILE, name: null, email },
      ...coApplicants.map((person, index) => ({
        id: coApplicantId(person.id, index),
        owner: 'co_applicant' as const,
        name: person.fullName ?? null,
        email: person.email?.trim() || null,
      })),
    ];
  }

  #viewOf(
    file: FileRow,
    requests: readonly RequestRow[],
    forOffice: boolean,
  ): Omit<ApplicationDocuments, 'emailVerified'> {
    const names = new Map(this.#peopleOf(file).map(({ id, name }) => [id, name]));
    const { id: applicationId, applicationNumber, mortgageType, handledBy } = file;
    return {
      applicationId,
      applicationNumber,
      mortgageType,
      handledBy,
      requests: requests.map(({ toldAt, words, note, documents, ...request }) => ({
        ...request,
        personName: names.get(request.person) ?? null,
        words: this.#opened(words),
        // what the office wrote about somebody else's paper is for them
        note: request.mine ? this.#opened(note) : null,
        reason: request.mine ? request.reason : null,
        told: toldAt !== null,
        documents: documents.map(({ name, active, scanned, ...document }) => ({
          ...document,
          name: this.#opened(name) ?? '',
          warnings: forOffice && canBeOpened(document.state) ? warningsOf({ active, scanned }) : [],
        })),
      })),
    };
  }

  #opened(sealed: string | null): string | null {
    return sealed === null ? null : this.#platform.encryption.decryptText(sealed);
  }
}
