import { parseNorthAmericanPhone } from 'domain/forms/phone';
import { ENQUIRY_STATUSES, enquiryTransitions } from 'domain/vocabulary/applications';
import type { Answered } from 'domain/chat/steps';
import { validate as isUuid } from 'uuid';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { labelAnswers, type BasicAnswers } from '../applications/answers.js';
import { writeAudit } from '../audits/audit.service.js';
import { DomainError } from '../domain-error.js';
import { labelDetails } from '../leads/lead-details.js';
import { checkPage, type Paged } from '../paging.js';
import { EnquiryEvent } from './enquiry-event.entity.js';
import { EnquiryNote } from './enquiry-note.entity.js';
import { Enquiry, type EnquiryStatus } from './enquiry.entity.js';
import { COUNT, list, ONE, READ, type DetailRow } from './enquiry.sql.js';
import type { EnquiryDetail, EnquiryFilter, EnquiryNoteView, EnquirySort, EnquiryView } from './enquiry.types.js';

const MAX_NOTE = 4_000;
const MAX_SEARCH = 200;
const NO_ENQUIRY = 'This enquiry does not exist any more.';
const CHANGED = 'Somebody else changed this enquiry meanwhile. Reload it to see what they did.';

const statusLabel = (status: EnquiryStatus): string =>
  ENQUIRY_STATUSES.find(({ value }) => value === status)?.label ?? status;

/** The office's inbox. */
export class EnquiryService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Newest first, unless asked otherwise. Two statements. */
  async list(
    _actor: Actor,
    filter: EnquiryFilter,
    paging: { page: number; limit: number },
    sort: { by: EnquirySort; descending: boolean } = { by: 'CREATED', descending: true },
  ): Promise<Paged<EnquiryView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const { status = null, kind = null, overdue = null, waiting = null } = filter;
    const values = [status, kind, overdue, ...this.#search(filter.q), waiting];
    const { db } = this.#platform;
    const [items, [count]] = await Promise.all([
      db.query<EnquiryView[]>(list(sort.by, sort.descending), [...values, limit, offset]),
      db.query<{ total: number }[]>(COUNT, values),
    ]);
    return { items, totalItems: count?.total ?? 0, page, limit };
  }

  /** Everything of one enquiry; leaves an audit row. Null where there is none. */
  async read(actor: Actor, origin: Origin, id: string): Promise<EnquiryDetail | null> {
    if (!isUuid(id)) return null;
    const { db, encryption } = this.#platform;
    const values = [id, newId(), actor.userId, origin.requestId, origin.ip];
    const [row] = await db.query<DetailRow[]>(READ, values);
    if (!row) return null;
    const { phone, content, details, bankName, notes, events, ...enquiry } = row;
    const answers = [
      ...(content === null ? [] : labelAnswers(encryption.decryptJson<BasicAnswers>(content), bankName)),
      ...(details === null ? [] : labelDetails(encryption.decryptJson<Answered>(details))),
    ];
    return { enquiry, phone: phone === null ? '' : encryption.decryptText(phone), answers, notes, events };
  }

  /** Only listed moves exist. Leaving NEW for the first time is the first response and stops the clock. */
  async updateStatus(
    actor: Actor,
    origin: Origin,
    { id, status, expectedVersion }: { id: string; status: EnquiryStatus; expectedVersion?: number | null },
  ): Promise<EnquiryView> {
    return this.#platform.db.transaction(async (manager) => {
      const found = isUuid(id)
        ? await manager.findOne(Enquiry, { where: { id }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!found) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
      const from = found.status;
      if (expectedVersion != null && expectedVersion !== found.version) throw new DomainError('CONFLICT', CHANGED);
      if (!enquiryTransitions(from).includes(status)) {
        const message = `An enquiry that is '${statusLabel(from)}' cannot become '${statusLabel(status)}'.`;
        throw new DomainError('INVALID', message, 'status');
      }
      const firstRespondedAt = found.firstRespondedAt ?? (from === 'NEW' ? new Date() : null);
      await manager.update(Enquiry, { id }, { status, firstRespondedAt, version: found.version + 1 });
      await manager.insert(EnquiryEvent, {
        id: newId(),
        enquiryId: id,
        actorId: actor.userId,
        fromStatus: from,
        toStatus: status,
      });
      const change = { before: { status: from }, after: { status } };
      await writeAudit(manager, actor, origin, {
        action: 'enquiry.status',
        subjectType: 'enquiry',
        subjectId: id,
        ...change,
      });
      const [view] = await manager.query<EnquiryView[]>(ONE, [id]);
      if (!view) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
      return view;
    });
  }

  async addNote(actor: Actor, origin: Origin, id: string, text: string): Promise<EnquiryNoteView> {
    const words = text.trim();
    if (words === '') throw new DomainError('REQUIRED', 'Write the note first.', 'text');
    if (words.length > MAX_NOTE)
      throw new DomainError('INVALID', `Keep the note within ${MAX_NOTE} characters.`, 'text');
    return this.#platform.db.transaction(async (manager) => {
      const there = isUuid(id) && (await manager.existsBy(Enquiry, { id }));
      if (!there) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
      const note = { id: newId(), enquiryId: id, authorId: actor.userId, text: words, createdAt: new Date() };
      await manager.insert(EnquiryNote, note);
      await writeAudit(manager, actor, origin, { action: 'enquiry.note', subjectType: 'enquiry', subjectId: id });
      return { id: note.id, authorName: actor.name, text: words, createdAt: note.createdAt };
    });
  }

  /** A LIKE pattern in which `%` and `_` stand for themselves, and the index of what may be a phone number. */
  #search(q: string | null | undefined): [pattern: string | null, phoneIndex: string | null] {
    const words = q?.trim().slice(0, MAX_SEARCH);
    if (!words) return [null, null];
    const phone = parseNorthAmericanPhone(words);
    const index = 'e164' in phone ? this.#platform.encryption.blindIndex(phone.e164) : null;
    return [`%${words.replace(/[\\%_]/g, '\\$&')}%`, index];
  }
}
