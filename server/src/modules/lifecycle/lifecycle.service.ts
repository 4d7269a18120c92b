import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { maskSins } from '@brokerage/domain/forms/sin';
import { fundedTermProblem, termEnd, type FundedTerm } from '@brokerage/domain/retention/funded-term';
import {
  findTransition,
  needsReason,
  type LifecycleActor,
  type Transition,
} from '@brokerage/domain/application/application-lifecycle';
import { OFFICE_STATUS_LABELS, type ApplicationStatus } from '@brokerage/domain/application/application-status';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { Application, ownersMailbox, storeMove } from '../applications/public.js';
import { isOwn } from '../users/public.js';
import { writeAudit } from '../audits/public.js';
import { TOLD_BY_STATUS, TOLD_SINCE_LAST_STEP } from '../documents/public.js';
import type { EnquiryService } from '../enquiries/public.js';
import { missingCreditConsents, type PeopleOnFile } from './credit-consents.js';
import { APPLICATION_STATUS, statusWords } from './emails/application-status.email.js';
import type { ApplicationMoveView, TransitionPreview } from './lifecycle.types.js';
import { GONE, lockApplication } from './lock-application.js';
import { APPLICATION } from '../applications/public.sql.js';

const LONGEST_TEXT = 2_000;
const CHANGED = 'Someone else just changed this application. Reload it to see what they did.';
const TOO_LATE = 'This application can no longer be withdrawn. Call us if something is wrong.';

/** A transition that was found allowed. The texts are trimmed; an empty one is none. */
interface Asked {
  by: LifecycleActor;
  transition: Transition;
  reason: string | null;
  message: string | null;
  /** Of a mortgage that funded, where the office said it */
  termEndsOn?: string | null;
}
export interface OfficeTransition {
  id: string;
  to: ApplicationStatus;
  note: string | null;
  visibleNote?: string | null;
  funded?: FundedTerm | null;
  version: number;
}

/** How applications move. The table of the domain says which transitions exist, and what goes with each. */
export class LifecycleService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'mail'>;
  readonly #enquiries: EnquiryService;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'mail'>, enquiries: EnquiryService) {
    this.#platform = platform;
    this.#enquiries = enquiries;
  }

  /** A transition by the office. Of two people at once, the second is refused. */
  transition(
    actor: Actor,
    origin: Origin,
    { id, to, note, visibleNote, funded, version }: OfficeTransition,
  ): Promise<{ status: ApplicationStatus; version: number; move: ApplicationMoveView }> {
    const reason = checkedText(note, 'note');
    const message = checkedText(visibleNote, 'visibleNote');
    const termEndsOn = funded ? checkedTermEnd(to, funded) : null;
    return this.#platform.db.transaction(async (manager) => {
      const found = await lockApplication(manager, id);
      if (!found) throw new DomainError('NOT_FOUND', GONE);
      if (found.version !== version) throw new DomainError('CONFLICT', CHANGED);
      const transition = listed(found.status, to, 'office');
      if (reason === null && needsReason(transition, found.kind)) {
        const words = transition.reasonRequired
          ? 'Write the reason. Only the office reads it.'
          : 'Write how and when the applicant agreed to a credit check. The basic form doesn’t ask for it.';
        throw new DomainError('REQUIRED', words, 'note');
      }
      if (transition.needsCreditConsents) await this.#refuseWithoutConsents(manager, found);
      const move = await this.#make(manager, actor, origin, found, {
        by: 'office',
        transition,
        reason,
        message,
        termEndsOn,
      });
      return { status: to, version: version + 1, move: { ...move, reason, message } };
    });
  }

  /** By the person whose application it is. Withdrawing a second time changes nothing. */
  withdraw(actor: Actor, origin: Origin, id: string, reason: string | null): Promise<{ withdrawnId: string }> {
    const why = checkedText(reason, 'reason');
    return this.#platform.db.transaction(async (manager) => {
      const found = await lockApplication(manager, id);
      const own = `select from ${APPLICATION} a where a.id = $2 and ${isOwn('$1')}`;
      if (!found || (await manager.query<object[]>(own, [actor.userId, id])).length === 0) {
        throw new DomainError('NOT_FOUND', GONE);
      }
      if (found.status === 'withdrawn') return { withdrawnId: id };
      const transition = findTransition(found.status, 'withdrawn', 'applicant');
      if (!transition) throw new DomainError('CONFLICT', TOO_LATE);
      await this.#make(manager, actor, origin, found, { by: 'applicant', transition, reason: why, message: null });
      return { withdrawnId: id };
    });
  }

  /** What a transition of the office would send, and what keeps it from being made. Leaves an audit row. */
  async preview(
    actor: Actor,
    origin: Origin,
    id: string,
    to: ApplicationStatus,
    hasMessage: boolean,
  ): Promise<TransitionPreview | null> {
    const { db } = this.#platform;
    const found = isUuid(id) ? await db.manager.findOneBy(Application, { id }) : null;
    if (!found) return null;
    await writeAudit(db.manager, actor, origin, {
      action: 'application.preview',
      subjectType: 'application',
      subjectId: id,
      after: { status: to },
    });
    const transition = listed(found.status, to, 'office');
    const news = { fullName: found.fullName, applicationNumber: found.applicationNumber, status: to, hasMessage };
    const emails = await this.#emails(db.manager, id, transition, hasMessage);
    const mailbox = await ownersMailbox(db.manager, id);
    return {
      email: emails && mailbox !== null ? { to: mailbox, ...statusWords(news) } : null,
      nobodyToTell: emails && mailbox === null,
      missingConsents: transition.needsCreditConsents ? await this.#missing(db.manager, found) : [],
    };
  }

  /** Everything that goes with a transition, in the caller's transaction. */
  async #make(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    found: Application,
    { by, transition, reason, message, termEndsOn }: Asked,
  ): Promise<Omit<ApplicationMoveView, 'reason' | 'message'>> {
    const { encryption, mail } = this.#platform;
    const { id, status: from, applicationNumber } = found;
    const { to, enquiry } = transition;
    const emails = await this.#emails(manager, id, transition, message !== null);
    const sealed = (text: string | null): string | null => (text === null ? null : encryption.encryptText(text));
    const event = { id: newId(), fromStatus: from, toStatus: to, createdAt: new Date() };
    const texts = { note: sealed(reason), visibleNote: sealed(message) };
    const term = termEndsOn ? { termEndsOn } : {};
    await storeMove(manager, found, { ...event, ...texts, actorId: actor.userId }, term);
    await writeAudit(manager, actor, origin, {
      action: 'application.status',
      subjectType: 'application',
      subjectId: id,
      before: { status: from },
      after: { status: to, ...term },
    });
    const along = { sourceId: id, status: enquiry, byOffice: by === 'office' };
    await this.#enquiries.follow(manager, actor, origin, along);
    const address = emails ? await ownersMailbox(manager, id) : null;
    if (address !== null) {
      const news = emailTo(APPLICATION_STATUS, address, { eventId: event.id }, { applicationNumber });
      await mail.queue(manager, [news]);
      if (to === 'documents_requested') await manager.query(TOLD_BY_STATUS, [id]);
    }
    return { id: event.id, actorName: actor.name, from, to, at: event.createdAt };
  }

  /** An email about papers that went since the last step says the same. A message of the office is news anyway. */
  async #emails(manager: EntityManager, id: string, { emails, to }: Transition, hasMessage: boolean): Promise<boolean> {
    if (!emails || to !== 'documents_requested' || hasMessage) return emails;
    const [since] = await manager.query<{ told: boolean }[]>(TOLD_SINCE_LAST_STEP, [id]);
    return !since?.told;
  }

  async #refuseWithoutConsents(manager: EntityManager, found: Application): Promise<void> {
    const missing = await this.#missing(manager, found);
    if (missing.length === 0) return;
    const words = `No lender sees this file yet. The consent to a credit check is missing from: ${missing.join(', ')}.`;
    throw new DomainError('INVALID', words, 'to');
  }

  /** The basic form asks for no such consent: the office's reason says how it was given. */
  #missing(manager: EntityManager, { id, kind, content }: Application): Promise<string[]> {
    if (kind === 'basic') return Promise.resolve([]);
    return missingCreditConsents(manager, id, this.#platform.encryption.decryptJson<PeopleOnFile>(content));
  }
}

function listed(from: ApplicationStatus, to: ApplicationStatus, by: LifecycleActor): Transition {
  const transition = findTransition(from, to, by);
  if (transition) return transition;
  const words = `You can’t move an application from “${OFFICE_STATUS_LABELS[from]}” to “${OFFICE_STATUS_LABELS[to]}”.`;
  throw new DomainError('INVALID', words, 'to');
}

function checkedTermEnd(to: ApplicationStatus, funded: FundedTerm): string {
  if (to !== 'funded') throw new DomainError('INVALID', 'Only a funded mortgage has a term.', 'funded');
  const problem = fundedTermProblem(funded, localDateOf(Date.now(), OFFICE_ZONE));
  if (problem) throw new DomainError('INVALID', problem.message, `funded.${problem.field}`);
  return termEnd(funded);
}

function checkedText(text: string | null | undefined, field: string): string | null {
  const words = text?.trim() ?? '';
  if (words.length > LONGEST_TEXT) {
    throw new DomainError('INVALID', `Keep it to ${LONGEST_TEXT.toLocaleString('en-CA')} characters or fewer.`, field);
  }
  return words === '' ? null : maskSins(words);
}
