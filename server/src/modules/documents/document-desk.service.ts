import { maskSins } from '@brokerage/domain/forms/sin';
import { DOCUMENTS } from '@brokerage/domain/underwriting/documents';
import {
  MAX_NOTE,
  MAX_WORDS,
  OTHER_DOCUMENT,
  type DocumentRequestState,
  type RefusalReason,
} from '@brokerage/domain/application/document-requests';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { writeAudit } from '../audits/public.js';
import { NO_REQUEST } from './document-access.js';
import type { DocumentListService, PaperFile } from './document-list.service.js';
import { insertDocumentRequests, TELL_AGAIN, TELL_UNTOLD, type DocumentRequestRow } from './document-requests.sql.js';
import { TELL } from './document.limits.js';
import type { ApplicationDocuments, DocumentDecision, DocumentRequestInput } from './document.types.js';
import { DOCUMENTS_ASKED } from './emails/documents-asked.email.js';
import { APPLICATION, OWNERS_MAILBOX } from '../applications/public.sql.js';

const CHANGED = 'This paper changed while you looked at it. Load it again.';
const NOTHING_TO_DECIDE = 'There is no file to decide about.';
const STILL_CHECKING = 'A file is still being checked for viruses.';
const MAX_REQUESTS = 50;
const REMIND_AFTER_DAYS = 2;
const TOO_SOON = `Nobody has papers to send that we emailed them about more than ${REMIND_AFTER_DAYS} days ago.`;

interface Decided {
  id: string;
  applicationId: string;
  applicationNumber: string;
  state: DocumentRequestState;
  code: string;
  version: number;
  files: number;
  waiting: number;
}

export interface Decision {
  requestId: string;
  expectedVersion: number;
  decision: DocumentDecision;
  reason?: RefusalReason | null;
  words?: string | null;
}

/** What the office does with papers: asks, decides, waives, and tells people once for all of it. */
export class DocumentDeskService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;
  readonly #lists: DocumentListService;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>, lists: DocumentListService) {
    this.#platform = platform;
    this.#lists = lists;
  }

  /** Asks for papers. One of the checklist that is asked for already stays as it stands. */
  async ask(
    actor: Actor,
    origin: Origin,
    applicationId: string,
    items: readonly DocumentRequestInput[],
  ): Promise<ApplicationDocuments> {
    if (items.length === 0) throw new DomainError('REQUIRED', 'Choose a paper to ask for.', 'items');
    if (items.length > MAX_REQUESTS) throw new DomainError('INVALID', `Up to ${MAX_REQUESTS} papers.`, 'items');
    await this.#platform.db.transaction(async (manager) => {
      const file = await this.#lists.peopleOf(manager, applicationId);
      const rows = items.map((item, index) => this.#rowOf(actor, file, item, index));
      await manager.query(insertDocumentRequests('$1::jsonb'), [JSON.stringify(rows)]);
      await writeAudit(manager, actor, origin, {
        action: 'document.ask',
        subjectType: 'application',
        subjectId: applicationId,
        after: { applicationNumber: file.applicationNumber, codes: rows.map(({ code }) => code) },
      });
    });
    return this.#lists.all(applicationId);
  }

  /** Takes a paper or refuses it with a reason. A decision may be changed until the person sends something new. */
  async decide(actor: Actor, origin: Origin, decision: Decision): Promise<ApplicationDocuments> {
    const accepts = decision.decision === 'ACCEPT';
    const note = maskSins(decision.words?.trim() ?? '') || null;
    if (!accepts && !decision.reason) throw new DomainError('REQUIRED', 'Choose a reason.', 'reason');
    if (!accepts && decision.reason === 'other' && !note) throw new DomainError('REQUIRED', 'Say why.', 'words');
    if (note && note.length > MAX_NOTE) throw new DomainError('INVALID', `Up to ${MAX_NOTE} characters.`, 'words');
    return this.#change(actor, origin, decision, async (manager, request) => {
      if (request.files === 0) throw new DomainError('CONFLICT', NOTHING_TO_DECIDE);
      if (request.waiting > 0) throw new DomainError('CONFLICT', STILL_CHECKING);
      const days = accepts ? daysOf(request.code) : undefined;
      const sealed = note === null ? null : this.#platform.encryption.encryptText(note);
      const reason = accepts ? null : (decision.reason ?? null);
      await manager.query(
        `update document_request set state = $2, reason = $3, note = $4, decided_by_id = $5, decided_at = now(),
           expires_at = now() + make_interval(days => $6), told_at = case when $2 = 'accepted' then now() end
         where id = $1`,
        [request.id, accepts ? 'accepted' : 'refused', reason, sealed, actor.userId, days ?? null],
      );
      await manager.query(
        `update document set updated_at = now(),
           state = case when not $2 then 'refused' when scanned then 'clean' else 'not_scanned' end
         where request_id = $1 and state in ('clean', 'not_scanned', 'refused')`,
        [request.id, accepts],
      );
      return accepts
        ? { action: 'document.accept' }
        : { action: 'document.refuse', after: { reason: decision.reason } };
    });
  }

  /** Says that a paper is not needed, or that it is after all. */
  async waive(
    actor: Actor,
    origin: Origin,
    { requestId, expectedVersion, waived }: { requestId: string; expectedVersion: number; waived: boolean },
  ): Promise<ApplicationDocuments> {
    return this.#change(actor, origin, { requestId, expectedVersion }, async (manager, request) => {
      const back = request.files > 0 ? 'received' : 'needed';
      await manager.query(
        `update document_request set state = $2, reason = null, note = null, decided_by_id = $3, decided_at = now(),
           expires_at = null, told_at = case when $2 = 'needed' then null else coalesce(told_at, now()) end
         where id = $1`,
        [request.id, waived ? 'waived' : back, actor.userId],
      );
      return { action: waived ? 'document.waive' : 'document.ask_again' };
    });
  }

  /** One email to each person for all they were not told of yet. Gives how many. */
  tell(actor: Actor, origin: Origin, applicationId: string): Promise<number> {
    return this.#email(actor, origin, applicationId, 'document.tell', TELL_UNTOLD, []);
  }

  /** The same email again to each person who has not sent what they were told of. Gives how many. */
  async remind(actor: Actor, origin: Origin, applicationId: string): Promise<number> {
    const days = [REMIND_AFTER_DAYS];
    const emails = await this.#email(actor, origin, applicationId, 'document.remind', TELL_AGAIN, days);
    if (emails === 0) throw new DomainError('CONFLICT', TOO_SOON);
    return emails;
  }

  async #email(
    actor: Actor,
    origin: Origin,
    applicationId: string,
    action: string,
    statement: string,
    values: readonly number[],
  ): Promise<number> {
    const { db, limits, mail } = this.#platform;
    await limits.consume(TELL, applicationId);
    return db.transaction(async (manager) => {
      const file = await this.#lists.peopleOf(manager, applicationId);
      const { address } = onlyRow(await manager.query<{ address: string | null }[]>(OWNERS_MAILBOX, [applicationId]));
      const mailboxOf = ({ owner, email }: PaperFile['people'][number]): string | null =>
        owner === 'co_applicant' ? email : address;
      const unreached = file.people.filter((person) => mailboxOf(person) === null);
      const [told] = await manager.query<[{ person: string }[], number]>(statement, [
        ...[applicationId, unreached.map(({ id }) => id)],
        ...values,
      ]);
      const concerned = new Set(told.map(({ person }) => person));
      const addresses = new Map(
        file.people
          .filter(({ id }) => concerned.has(id))
          .map((person) => [mailboxOf(person), person.id] as const)
          .flatMap(([email, id]) => (email === null ? [] : [[email.toLowerCase(), id] as const])),
      );
      const { applicationNumber } = file;
      await mail.queue(
        manager,
        [...addresses].map(([address, rowId]) =>
          emailTo(DOCUMENTS_ASKED, address, { applicationId, rowId }, { applicationNumber }),
        ),
      );
      await writeAudit(manager, actor, origin, {
        action,
        subjectType: 'application',
        subjectId: applicationId,
        after: { applicationNumber, emails: addresses.size },
      });
      return addresses.size;
    });
  }

  /** One change of one request: locked, compared with what its author saw, and written down. */
  async #change(
    actor: Actor,
    origin: Origin,
    { requestId, expectedVersion }: { requestId: string; expectedVersion: number },
    work: (manager: EntityManager, request: Decided) => Promise<{ action: string; after?: Record<string, unknown> }>,
  ): Promise<ApplicationDocuments> {
    const applicationId = await this.#platform.db.transaction(async (manager) => {
      const [request] = isUuid(requestId) ? await manager.query<Decided[]>(LOCKED, [requestId]) : [];
      if (!request) throw new DomainError('NOT_FOUND', NO_REQUEST, 'requestId');
      if (request.version !== expectedVersion) throw new DomainError('CONFLICT', CHANGED, 'expectedVersion');
      const { action, after } = await work(manager, request);
      await manager.query('update document_request set version = version + 1, updated_at = now() where id = $1', [
        request.id,
      ]);
      const { state, code, applicationId, applicationNumber } = request;
      await writeAudit(manager, actor, origin, {
        action,
        subjectType: 'application',
        subjectId: applicationId,
        before: { state },
        after: { ...after, code, applicationNumber },
      });
      return applicationId;
    });
    return this.#lists.all(applicationId);
  }

  #rowOf({ userId }: Actor, file: PaperFile, item: DocumentRequestInput, index: number): DocumentRequestRow {
    const { encryption } = this.#platform;
    const at = (name: string): string => `items.${index}.${name}`;
    const person = file.people.find(({ id }) => id === item.person);
    if (!person) throw new DomainError('INVALID', 'This person is not on the application.', at('person'));
    const words = maskSins(item.words?.trim() ?? '') || null;
    if (words && words.length > MAX_WORDS)
      throw new DomainError('INVALID', `Up to ${MAX_WORDS} characters.`, at('words'));
    const code = item.code ?? OTHER_DOCUMENT;
    if (code !== OTHER_DOCUMENT && !Object.hasOwn(DOCUMENTS, code)) {
      throw new DomainError('INVALID', 'There is no such paper on the checklist.', at('code'));
    }
    if (code === OTHER_DOCUMENT && !words) throw new DomainError('REQUIRED', 'Say what you need.', at('words'));
    return {
      id: newId(),
      applicationId: file.id,
      ownerKind: person.owner,
      person: person.id,
      code,
      words: words === null ? null : encryption.encryptText(words),
      addedById: userId,
      told: false,
    };
  }
}

const LOCKED = `
select r.id, r.application_id as "applicationId", a.application_number as "applicationNumber", r.state, r.code, r.version,
  (select count(*)::int from document d where d.request_id = r.id and d.state not in ('pending', 'infected')) as files,
  (select count(*)::int from document d where d.request_id = r.id and d.state = 'scanning') as waiting
from document_request r join ${APPLICATION} a on a.id = r.application_id
where r.id = $1 for update of r`;

/** For how many days lenders take it. We do not read the paper's own date: the office refuses one that is too old. */
function daysOf(code: string): number | undefined {
  const kinds: Readonly<Record<string, { expiresAfterDays?: number }>> = DOCUMENTS;
  return kinds[code]?.expiresAfterDays;
}
