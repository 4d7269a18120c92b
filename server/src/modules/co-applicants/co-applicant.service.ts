import { coApplicantId } from '@brokerage/domain/application/row-ids';
import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import {
  coApplicantState,
  mayBeInvited,
  mayBeReaddressed,
  type InvitationAnswer,
} from '@brokerage/domain/application/co-applicants';
import { EMAIL_ERROR, isEmail } from '@brokerage/domain/forms/email';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import type { Platform } from '../../platform/platform.js';
import { changeAnswer } from '../answer-changes/public.js';
import { writeAudit } from '../audits/public.js';
import { coApplicantView, type Standing } from './co-applicant-view.js';
import { INVITE_AGAIN, INVITE_FROM } from './co-applicant.limits.js';
import { LOCK_REACHABLE, REACHABLE, STANDING_OF } from './co-applicant.sql.js';
import type { CoApplicantView } from './co-applicant.types.js';
import { CO_APPLICANT_INVITATION } from './emails/co-applicant-invitation.email.js';
import { CO_APPLICANT_MOVED } from './emails/co-applicant-moved.email.js';
import { personIndexOf } from './person-index.js';

const NOBODY = 'We couldn’t find this person.';
const OVER = 'This application is over. Nobody can be invited to it any more.';
const ANSWERED = 'This person has answered. No other invitation can be sent.';
const KEPT = 'This person has answered with their address. Call us to correct it.';
const CLAIMED = 'Somebody has signed in with this person’s address. Call us to correct it.';
const NO_EMAIL = 'Enter their email address';

interface Row {
  id: string;
  rowId: string;
  fullName: string;
  email: string | null;
  version: number;
  answer: InvitationAnswer | null;
  creditCheck: boolean;
  /** Another account than the actor’s has the part, or had it until it was deleted */
  isTaken: boolean;
  /** The address of that account, while there is one */
  ownerEmail: string | null;
  applicationId: string;
  applicationNumber: string;
  status: ApplicationStatus;
  content: string;
}

/** What of an application's answers this module changes */
interface People {
  coApplicants?: { id?: string; email?: string }[];
}

/** What the applicant and the office do about co-applicants: send the invitation again, or to another address. */
export class CoApplicantService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  /**
   * Emails an invitation again. With another `email` than before, that is their address from now on, and links that went
   * to the former one are no good any more. An address that somebody signed in with is corrected by the office alone: it
   * takes the part from them.
   */
  async invite(actor: Actor, origin: Origin, id: string, email: string | null): Promise<CoApplicantView> {
    const { db, encryption, mail } = this.#platform;
    const address = email?.trim() ?? '';
    if (!isEmail(address)) throw new DomainError('INVALID', EMAIL_ERROR, 'email');
    await this.#count(actor, await this.#find(db.manager, actor, id, REACHABLE), address);
    const standing = await db.transaction(async (manager) => {
      const row = await this.#find(manager, actor, id, LOCK_REACHABLE);
      const to = this.#addressFor(actor, row, address);
      const readdressed = !isSame(this.#known(row), to);
      if (readdressed) await this.#readdress(manager, actor, row, to);
      const [mailId] = await mail.queue(
        manager,
        [emailTo(CO_APPLICANT_INVITATION, to, { coApplicantId: row.id })],
        origin,
      );
      if (readdressed && row.ownerEmail !== null) {
        await mail.queue(manager, [emailTo(CO_APPLICANT_MOVED, row.ownerEmail, {})], origin);
      }
      await manager.query(
        'update co_applicant set mail_id = $2, invited_at = now(), updated_at = now() where id = $1',
        [row.id, mailId],
      );
      await writeAudit(manager, actor, origin, {
        action: readdressed ? 'co_applicant.readdress' : 'co_applicant.invite',
        subjectType: 'application',
        subjectId: row.applicationId,
        after: { applicationNumber: row.applicationNumber },
      });
      const [found] = await manager.query<{ standing: Standing }[]>(STANDING_OF, [row.id]);
      return found?.standing;
    });
    if (!standing) throw new DomainError('NOT_FOUND', NOBODY);
    return coApplicantView(encryption, standing);
  }

  async #find(manager: EntityManager, { userId, role }: Actor, id: string, statement: string): Promise<Row> {
    const [row] = isUuid(id) ? await manager.query<Row[]>(statement, [id, userId, role === 'ADMIN']) : [];
    if (!row) throw new DomainError('NOT_FOUND', NOBODY);
    return row;
  }

  /** Where the invitation goes, or why it may not. */
  #addressFor({ role }: Actor, row: Row, address: string): string {
    const { answer, creditCheck } = row;
    const known = this.#known(row);
    const to = address === '' || isSame(known, address) ? known : address;
    const facts = { hasEmail: known !== '', refused: false, openedAt: null, answer, creditCheck };
    const state = coApplicantState(facts);
    if (isFinal(row.status)) throw new DomainError('GONE', OVER);
    if (!mayBeInvited(state)) throw new DomainError('CONFLICT', ANSWERED);
    if (to === '') throw new DomainError('REQUIRED', NO_EMAIL, 'email');
    if (isSame(known, to)) return to;
    if (!mayBeReaddressed(state)) throw new DomainError('CONFLICT', KEPT, 'email');
    if (row.isTaken && role !== 'ADMIN') throw new DomainError('CONFLICT', CLAIMED, 'email');
    return to;
  }

  /** Before the transaction: a throttle takes a connection of its own. */
  async #count(actor: Actor, row: Row, address: string): Promise<void> {
    const { encryption, limits } = this.#platform;
    const to = this.#addressFor(actor, row, address);
    await limits.consume(INVITE_FROM, row.applicationId);
    await limits.consume(INVITE_AGAIN, personIndexOf(encryption, to));
  }

  /**
   * The new address everywhere it counts: the invitation and the answers. What is asked for waits for who claims it; files of
   * whoever had the part stay with the office: the trigger does it.
   */
  async #readdress(manager: EntityManager, actor: Actor, row: Row, email: string): Promise<void> {
    const { encryption } = this.#platform;
    await manager.query(
      `update co_applicant set email = $2, email_index = $3, version = version + 1, opened_at = null where id = $1`,
      [row.id, encryption.encryptText(email), personIndexOf(encryption, email)],
    );
    const content = encryption.decryptJson<People>(row.content);
    const people = content.coApplicants ?? [];
    const place = people.findIndex((person, index) => coApplicantId(person.id, index) === row.rowId);
    if (place < 0) return;
    const coApplicants = people.map((person, index) => (index === place ? { ...person, email } : person));
    await changeAnswer(manager, encryption, actor, {
      applicationId: row.applicationId,
      application: { ...content, coApplicants },
      place: `coApplicants.${place}.email`,
      was: people[place]?.email ?? '',
      now: email,
    });
  }

  #known({ email }: Row): string {
    return email === null ? '' : this.#platform.encryption.decryptText(email);
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
