import { labelledTouch } from '@brokerage/domain/leads/attribution';
import { enquiryTransitions, statusForOwner } from '@brokerage/domain/enquiries/enquiry-status';
import { enquirySubject } from '@brokerage/domain/enquiries/enquiry-subject';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import type { AnsweringSource, CorrectedContact, LabelledAnswer } from './answer-labels.js';
import { changeEnquiry } from '../change.js';
import { openEmail } from '../work/email/open-email.js';
import { openNote } from './notes/note.sql.js';
import { Enquiry, type EnquiryStatus } from '../enquiry.entity.js';
import { READ, type DetailRow } from './file.sql.js';
import type { EnquiryDetail } from './file.types.js';

const UNTOUCHED: readonly EnquiryStatus[] = ['NEW', 'ASSIGNED'];

/** One enquiry of the inbox. */
export class EnquiryService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #sources = new Map<string, AnsweringSource>();

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** From now on the inbox can read the answers of this source. */
  addSource(source: AnsweringSource): void {
    this.#sources.set(source.name, source);
  }

  /** Puts the contact details right that the source keeps itself, in the caller's transaction. */
  async correctSource(manager: EntityManager, of: Enquiry, contact: CorrectedContact): Promise<void> {
    if (of.sourceId === null) return;
    await this.#sources.get(of.source ?? '')?.correct?.(manager, of.sourceId, contact);
  }

  /** One enquiry in full, or null. Leaves an audit row. `deskOf` as in `Target`. */
  async read(actor: Actor, origin: Origin, id: string, deskOf?: string): Promise<EnquiryDetail | null> {
    if (!isUuid(id)) return null;
    const { db, encryption } = this.#platform;
    const values = [id, newId(), actor.userId, origin.requestId, origin.ip, deskOf ?? null];
    const [row] = await db.query<DetailRow[]>(READ, values);
    if (!row) return null;
    const {
      phone,
      answers: sealed,
      attribution,
      bankName,
      sourceId,
      notes,
      events,
      contacts,
      emails,
      others,
      ...enquiry
    } = row;
    const more = sourceId === null ? undefined : await this.#sources.get(enquiry.source ?? '')?.more?.(sourceId);
    const answers = [...(more ?? []), ...this.answersOf(enquiry.source, sealed, bankName)];
    const opened = (text: string | null): string | null => (text === null ? null : encryption.decryptText(text));
    return {
      enquiry,
      phone: opened(phone),
      answers,
      firstTouch: attribution ? labelledTouch(attribution.first) : [],
      lastTouch: attribution ? labelledTouch(attribution.last) : [],
      notes: notes.map((note) => openNote(encryption, note)),
      events,
      contacts: contacts.map((contact) => ({ ...contact, note: opened(contact.note) })),
      emails: emails.map((email) => openEmail(encryption, email)),
      others: others.map(({ topic, province, source, ...other }) => ({
        ...other,
        subject: enquirySubject({ topic, province, source }),
      })),
    };
  }

  /** Sealed answers as the office reads them; none where their source is not known. */
  answersOf(source: string | null, sealed: string | null, bankName: string | null): LabelledAnswer[] {
    const label = this.#sources.get(source ?? '')?.label;
    return label && sealed !== null ? label(this.#platform.encryption.decryptJson<never>(sealed), bankName) : [];
  }

  /**
   * Takes the enquiry of a record along with it, in the caller's transaction, where that move is listed. Who moves it for
   * the office looks after the enquiry from then on if nobody does.
   */
  async follow(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    { sourceId, status, byOffice }: { sourceId: string; status: EnquiryStatus; byOffice: boolean },
  ): Promise<void> {
    const found = await manager.findOne(Enquiry, { where: { sourceId }, lock: { mode: 'pessimistic_write' } });
    if (!found) return;
    const takes = byOffice && found.assignedToId === null;
    const isListed = enquiryTransitions(found.status).includes(status);
    // a file that went back for documents is not a new conversation
    const moves = isListed && !(status === 'IN_REVIEW' && !UNTOUCHED.includes(found.status));
    if (!takes && !moves) return;
    await changeEnquiry(manager, actor, origin, found, moves ? 'enquiry.status' : 'enquiry.assign', {
      ...(takes && { assignedToId: actor.userId }),
      status: moves ? status : statusForOwner(found.status, takes || found.assignedToId !== null),
    });
  }
}
