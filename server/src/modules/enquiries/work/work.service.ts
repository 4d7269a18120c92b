import { maskSins } from '@brokerage/domain/forms/sin';
import {
  contactOutcome,
  type ContactKindName,
  type ContactOutcomeName,
} from '@brokerage/domain/enquiries/enquiry-contact';
import { statusForOwner, type LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import { writeAudit } from '../../audits/public.js';
import { changeEnquiry, checkFollowUp, CLOCK_SKEW_MS, statusChange } from '../change.js';
import { EnquiryUnlink } from './unlink.entity.js';
import { Enquiry, type EnquiryStatus } from '../enquiry.entity.js';
import { ASSIGNEES } from '../enquiry.sql.js';
import type { Assignee } from './work.types.js';
import type { EnquiryContactView } from '../enquiry.types.js';
import { NO_ENQUIRY, workOn, type Target, type Worked } from '../work-on.js';
import { writeContact } from './write-contact.js';

const LONGEST_NOTE = 4_000;

export interface Contact extends Target {
  kind: ContactKindName;
  outcome: ContactOutcomeName;
  note?: string | null;
  at?: Date | null;
  status?: EnquiryStatus | null;
  lostReason?: LostReasonName | null;
  takesOwner: boolean;
  followUpAt?: Date | null;
}

/** What the office does with an enquiry. */
export class EnquiryWorkService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Only the listed moves are allowed. No status stops the clock. Losing it asks why. */
  updateStatus(
    actor: Actor,
    origin: Origin,
    { status, lostReason, ...target }: Target & { status: EnquiryStatus; lostReason?: LostReasonName | null },
  ): Promise<Worked> {
    return this.#work(target, (manager, found) => {
      const change = statusChange(found.status, status, lostReason);
      return changeEnquiry(manager, actor, origin, found, 'enquiry.status', change);
    });
  }

  /** One save: writes the contact down, stops the clock where the person was reached, and changes what goes with it. */
  async recordContact(actor: Actor, origin: Origin, asked: Contact): Promise<Worked & { contact: EnquiryContactView }> {
    const { kind, outcome, status, lostReason, takesOwner: takes, followUpAt = null } = asked;
    if (!contactOutcome(kind, outcome)) {
      throw new DomainError('INVALID', 'Choose how the contact ended.', 'outcome');
    }
    const note = checkedNote(asked.note);
    checkFollowUp(followUpAt);
    const contact = { id: newId(), kind, outcome, at: asked.at ?? new Date() };
    const worked = await this.#work(asked, async (manager, found) => {
      contact.at = contactTime(contact.at, found.createdAt);
      const moves = status != null && status !== found.status;
      const chosen = moves ? statusChange(found.status, status, lostReason) : {};
      const sealed = note === null ? null : this.#platform.encryption.encryptText(note);
      return writeContact(manager, actor, origin, found, { ...contact, note: sealed, takes, followUpAt, chosen });
    });
    return { ...worked, contact: { ...contact, actorName: actor.name, note } };
  }

  /** To somebody who works in the office, or to nobody. */
  assign(
    actor: Actor,
    origin: Origin,
    { assigneeId, ...target }: Target & { assigneeId: string | null },
  ): Promise<Worked> {
    return this.#work(target, async (manager, found) => {
      await this.checkAssignee(assigneeId);
      const status = statusForOwner(found.status, assigneeId !== null);
      return changeEnquiry(manager, actor, origin, found, 'enquiry.assign', { assignedToId: assigneeId, status });
    });
  }

  /** When it comes back, or never. */
  followUp(actor: Actor, origin: Origin, { at, ...target }: Target & { at: Date | null }): Promise<Worked> {
    checkFollowUp(at);
    return this.#work(target, (manager, found) =>
      changeEnquiry(manager, actor, origin, found, 'enquiry.follow_up', { followUpAt: at }),
    );
  }

  /** Says that two enquiries are not of one person, or takes that back. Neither enquiry is changed. */
  async link(actor: Actor, origin: Origin, ids: readonly [string, string], linked: boolean): Promise<void> {
    const [firstId = '', secondId = ''] = [...ids].sort();
    await this.#platform.db.transaction(async (manager) => {
      const both =
        ids.every(isUuid) &&
        (await manager.countBy(
          Enquiry,
          ids.map((id) => ({ id })),
        )) === 2;
      if (!both) throw new DomainError('NOT_FOUND', NO_ENQUIRY);
      if (linked) await manager.delete(EnquiryUnlink, { firstId, secondId });
      else await manager.upsert(EnquiryUnlink, { firstId, secondId, actorId: actor.userId }, ['firstId', 'secondId']);
      await writeAudit(manager, actor, origin, {
        action: linked ? 'enquiry.link' : 'enquiry.unlink',
        subjectType: 'enquiry',
        subjectId: ids[0],
        after: { other: ids[1] },
      });
    });
  }

  /** Who works in the office, and may be named in a note. */
  colleagues(): Promise<Assignee[]> {
    return this.#platform.db.query(ASSIGNEES, [null, false]);
  }

  /** Who may look after enquiries; with an id, who may look after that one. */
  assignees(enquiryId?: string | null): Promise<Assignee[]> {
    return this.#platform.db.query(ASSIGNEES, [enquiryId != null && isUuid(enquiryId) ? enquiryId : null, true]);
  }

  /** Nobody, somebody who works in the office, or an adviser with an account. Whether they may have an enquiry is asked where it is given. */
  async checkAssignee(assigneeId: string | null): Promise<void> {
    if (assigneeId === null || (await this.assignees()).some(({ id }) => id === assigneeId)) return;
    throw new DomainError(
      'INVALID',
      'Choose somebody who works in the office, or an adviser with an account.',
      'assigneeId',
    );
  }

  #work(target: Target, work: Parameters<typeof workOn>[2]): Promise<Worked> {
    return workOn(this.#platform.db, target, work);
  }
}

/** A time is typed to the minute: the minute in which the enquiry came in is not before it. */
function contactTime(at: Date, createdAt: Date): Date {
  const began = new Date(createdAt).setSeconds(0, 0);
  if (at.getTime() > Date.now() + CLOCK_SKEW_MS || at.getTime() < began) {
    const words = 'Choose a time after the enquiry came in and not in the future.';
    throw new DomainError('INVALID', words, 'at');
  }
  return at < createdAt ? createdAt : at;
}

function checkedNote(text: string | null | undefined): string | null {
  const words = text?.trim() ?? '';
  if (words.length > LONGEST_NOTE) {
    const most = LONGEST_NOTE.toLocaleString('en-CA');
    throw new DomainError('INVALID', `Keep the note to ${most} characters or fewer.`, 'note');
  }
  return words === '' ? null : maskSins(words);
}
