import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import { MORTGAGE_TYPES, type MortgageTypeValue } from '@brokerage/domain/application/applications';
import type { InvitationAnswer as StoredAnswer, InvitationState } from '@brokerage/domain/application/co-applicants';
import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { consentRows, type GivenConsent, readVersion, writeConsents } from '../consents/public.js';
import { INVITATION_LINK, INVITATION_NETWORK } from './co-applicant.limits.js';
import { LOCK_INVITED } from './co-applicant.sql.js';
import type { CoApplicantInvitation, InvitationAnswer } from './co-applicant.types.js';
import { readInvitation } from './invitation-token.js';

const NO_LINK = 'This link isn’t valid. Open it from the newest email again.';
const TOO_OLD = 'This link has expired. Ask the person who invited you, or call us, for a new one.';
const OVER = 'This application is over. You don’t need to do anything.';
const AGREED_ALREADY = 'You agreed to take part before. To take it back, please call us.';

interface Row {
  id: string;
  fullName: string;
  email: string | null;
  version: number;
  openedAt: Date | null;
  answeredAt: Date | null;
  answer: StoredAnswer | null;
  creditCheck: boolean;
  applicationId: string;
  applicationNumber: string;
  status: ApplicationStatus;
  inviterName: string;
  mortgageType: MortgageTypeValue;
}

export interface GivenAnswer {
  answer: InvitationAnswer;
  creditCheck: boolean;
}

/** What somebody does with the link of their invitation. The link is all they need, and all they have. */
export class InvitationService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits'>) {
    this.#platform = platform;
  }

  /** Who invites, and what is asked. The first time is kept. */
  open(origin: Origin, token: string): Promise<CoApplicantInvitation> {
    return this.#withLink(origin, token, async (manager, row) => {
      if (row.openedAt === null && stateOf(row) !== 'CLOSED') {
        await manager.query('update co_applicant set opened_at = now(), updated_at = now() where id = $1', [row.id]);
      }
      return this.#viewOf(row);
    });
  }

  /**
   * Takes part or not. Sent twice it is stored once. Who declined may still agree, and who agreed may add the credit
   * check; what was agreed to is taken back over the phone.
   */
  answer(origin: Origin, token: string, given: GivenAnswer): Promise<CoApplicantInvitation> {
    return this.#withLink(origin, token, async (manager, row) => {
      const agrees = given.answer === 'AGREE';
      if (stateOf(row) === 'CLOSED') throw new DomainError('GONE', OVER);
      if (!agrees && row.answer === 'agreed') throw new DomainError('CONFLICT', AGREED_ALREADY);
      const creditCheck = row.creditCheck || (agrees && given.creditCheck);
      const answer = agrees ? 'agreed' : 'declined';
      if (answer === row.answer && creditCheck === row.creditCheck) return this.#viewOf(row);
      await this.#store(manager, origin, row, answer, creditCheck);
      return this.#viewOf({ ...row, answer, creditCheck, answeredAt: new Date() });
    });
  }

  async #store(
    manager: EntityManager,
    origin: Origin,
    row: Row & { email: string },
    answer: StoredAnswer,
    creditCheck: boolean,
  ): Promise<void> {
    await manager.query(
      `update co_applicant set answer = $2, credit_check = $3, text_version = ${readVersion(`'privacy'`, '$4::text')}, answered_at = now(),
         opened_at = coalesce(opened_at, now()), updated_at = now() where id = $1`,
      [row.id, answer, creditCheck, CONSENT_VERSION],
    );
    // a box left open is no consent and takes none back: others may share the address
    const given: (GivenConsent & { isNew: boolean })[] = [
      { purpose: 'privacy', granted: answer === 'agreed', textVersion: CONSENT_VERSION, isNew: answer !== row.answer },
      { purpose: 'credit_check', granted: true, textVersion: CONSENT_VERSION, isNew: creditCheck && !row.creditCheck },
    ];
    const giver = {
      email: this.#platform.encryption.decryptText(row.email),
      sourceId: row.applicationId,
      ip: origin.ip,
    };
    const written = given.filter(({ isNew }) => isNew).map(({ isNew: _isNew, ...consent }) => consent);
    await writeConsents(manager, consentRows(giver, written));
    await writeAudit(manager, null, origin, {
      action: 'co_applicant.answer',
      subjectType: 'application',
      subjectId: row.applicationId,
      after: { applicationNumber: row.applicationNumber, coApplicantId: row.id, answer, creditCheck },
    });
  }

  /** Runs `work` with the invitation that a link names, locked. Links that are no good are refused before. */
  async #withLink<Result>(
    { ip }: Origin,
    token: string,
    work: (manager: EntityManager, row: Row & { email: string }) => Promise<Result>,
  ): Promise<Result> {
    const { db, encryption, limits } = this.#platform;
    await limits.consume(INVITATION_NETWORK, networkOf(ip));
    const invited = readInvitation(encryption, token);
    if (!invited || !isUuid(invited.id)) throw new DomainError('INVALID', NO_LINK, 'token');
    await limits.consume(INVITATION_LINK, invited.id);
    return db.transaction(async (manager) => {
      const [row] = await manager.query<Row[]>(LOCK_INVITED, [invited.id]);
      if (!hasAddress(row) || row.version !== invited.version) throw new DomainError('INVALID', NO_LINK, 'token');
      if (invited.expired) throw new DomainError('GONE', TOO_OLD, 'token');
      return work(manager, row);
    });
  }

  #viewOf(row: Row): CoApplicantInvitation {
    const { inviterName, mortgageType, answeredAt } = row;
    return {
      fullName: this.#platform.encryption.decryptText(row.fullName),
      inviterName,
      mortgageType: MORTGAGE_TYPES.find(({ value }) => value === mortgageType)?.graphql ?? 'OTHER',
      state: stateOf(row),
      answeredAt,
    };
  }
}

const hasAddress = (row: Row | undefined): row is Row & { email: string } => row?.email != null;

function stateOf({ status, answer, creditCheck }: Pick<Row, 'status' | 'answer' | 'creditCheck'>): InvitationState {
  if (isFinal(status)) return 'CLOSED';
  if (answer === 'declined') return 'DECLINED';
  if (answer === null) return 'OPEN';
  return creditCheck ? 'AGREED' : 'AGREED_IN_PART';
}
