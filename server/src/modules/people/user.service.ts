import { keysOf } from '@brokerage/domain/data/objects';
import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { ROLE_LEVEL } from '@brokerage/domain/account/roles';
import { validate as isUuid } from 'uuid';
import type { EntityManager } from 'typeorm';
import { emailTo, type Email } from '../../platform/email.js';
import { hashPassword } from '../../platform/passwords.js';
import type { Platform } from '../../platform/platform.js';
import { openedText, sealedText } from '../../platform/sealed-text.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { writeAudit } from '../audits/public.js';
import { consentRows, writeConsents } from '../consents/public.js';
import { DomainError } from '../../kernel/domain-error.js';
import { checkNewPassword, PASSWORD_CHANGED, type SessionService, VERIFY_EMAIL, wordsAbout } from '../auth/public.js';
import type { OwnershipService } from './ownership.service.js';
import { EMAIL_CHANGED } from './emails/email-changed.email.js';
import { keepAnAdmin, lockAdmins } from './last-admin.js';
import { lockedPerson, SEEN } from './person-rows.js';
import {
  audited,
  changeOf,
  checkMayChange,
  isSameAddress,
  maskEmail,
  movesAddress,
  type Before,
  type Change,
} from './user-change.js';
import { ONE, type Spend } from '../users/public.js';
import type { UpdatedUser, UpdateUserInput, UserView } from './user.types.js';
import { CHANGE_ACCOUNT } from '../users/public.sql.js';
import { errorCode } from '../../kernel/error-code.js';

const TAKEN = 'Another account has this email address.';

type Parts = Pick<Platform, 'db' | 'encryption' | 'limits' | 'mail'>;

/** Changes to an account, by its owner and by those who look after people. */
export class UserService {
  readonly #platform: Parts;
  readonly #sessions: SessionService;
  readonly #ownership: OwnershipService;

  constructor(platform: Parts, sessions: SessionService, ownership: OwnershipService) {
    this.#platform = platform;
    this.#sessions = sessions;
    this.#ownership = ownership;
  }

  async profile(actor: Actor): Promise<UserView | null> {
    const [user] = await this.#platform.db.query<UserView[]>(ONE, [actor.userId]);
    return user ? this.#opened(user) : null;
  }

  /** Changes what the input names. A change of one's own password answers with the token of the one session left. */
  async update(
    actor: Actor,
    origin: Origin,
    id: string,
    input: UpdateUserInput,
  ): Promise<{ user: UpdatedUser; token?: string }> {
    const { passwordHash, spend } = await this.#confirm(actor, id, input);
    const { after, change } = await this.#platform.db.transaction(async (manager) => {
      // with a proof the administrator's own row is locked too
      if (actor.role === 'ADMIN' && (spend ?? input.role ?? input.suspended) != null) await lockAdmins(manager);
      const found = await lockedPerson(manager, id);
      const before = found && this.#opened(found);
      checkMayChange(actor, before, input);
      const change = changeOf(before, input);
      await spend?.(manager);
      if (leavesOffice(before, change)) await keepAnAdmin(manager, actor.userId, id);
      await this.#store(manager, before, change, passwordHash);
      await this.#tell(manager, actor, origin, before, change, passwordHash !== undefined);
      const endsSessions = passwordHash !== undefined || change.role !== undefined || change.suspended === true;
      if (endsSessions) await this.#sessions.endAllOf(id, { manager });
      return { after: { ...before, ...change, ...(movesAddress(before, change) && { emailVerified: false }) }, change };
    });
    this.#sessions.forgetPerson(id);
    const user = await this.#seenBy(actor, after);
    if (passwordHash === undefined) return { user };
    const { token } = await this.#sessions.begin({ ...after, role: change.role ?? after.role, passwordHash }, origin);
    return { user, token };
  }

  /** Throws where the actor may change nothing of this person, or there is none. */
  async checkReachable(actor: Actor, id: string): Promise<void> {
    await this.#reachable(actor, id);
  }

  async #reachable(actor: Actor, id: string): Promise<Before> {
    const [target] = isUuid(id) ? await this.#platform.db.query<Before[]>(SEEN, [id]) : [];
    checkMayChange(actor, target, {});
    return target;
  }

  /** Proves the person where the change asks for it; gives the hash of the new password where there is one. */
  async #confirm(
    actor: Actor,
    id: string,
    { email, password, confirmationCode }: UpdateUserInput,
  ): Promise<{ passwordHash?: string; spend?: Spend }> {
    const self = id === actor.userId;
    if (!self && actor.role !== 'ADMIN') return {};
    // an address is the way into an account: whoever changes another person's shows who they are, too
    const known = email == null ? undefined : self ? actor : await this.#reachable(actor, id);
    const changesEmail = email != null && known !== undefined && !isSameAddress(email.trim(), known.email);
    const next = self ? (password?.next ?? undefined) : undefined;
    if (!changesEmail && next === undefined) return {};
    const spend = await this.#ownership.confirm(actor, {
      password: { text: password?.current ?? '', field: 'password.current' },
      code: { text: confirmationCode ?? '', field: 'confirmationCode' },
    });
    if (next === undefined) return { spend };
    checkNewPassword(next, 'password.next', wordsAbout(actor));
    return { spend, passwordHash: await hashPassword(next) };
  }

  async #store(manager: EntityManager, before: Before, change: Change, passwordHash?: string): Promise<void> {
    const { name, phone, email, role, suspended, marketingConsent } = { ...before, ...change };
    await manager
      .query(CHANGE_ACCOUNT, [
        before.id,
        name,
        sealedText(this.#platform.encryption, phone),
        email,
        role,
        marketingConsent,
        suspended,
        passwordHash ?? null,
      ])
      .catch((error: unknown) => {
        if (errorCode(error) === '23505') throw new DomainError('ALREADY_EXISTS', TAKEN, 'email');
        throw error;
      });
  }

  /** Emails, consent and audit rows, in the transaction of what they tell of. */
  async #tell(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    before: Before,
    change: Change,
    newPassword: boolean,
  ): Promise<void> {
    const params = { userId: before.id };
    const send = (email: Email<typeof params>, to: string): Promise<unknown> =>
      this.#platform.mail.queue(manager, [emailTo(email, to, params)], origin);
    if (movesAddress(before, change)) {
      await send(EMAIL_CHANGED, before.email);
      await send(VERIFY_EMAIL, change.email);
    }
    if (newPassword) await send(PASSWORD_CHANGED, change.email ?? before.email);
    if (change.marketingConsent !== undefined) {
      const giver = { userId: before.id, email: before.email, ip: origin.ip };
      const given = { purpose: 'marketing', granted: change.marketingConsent, textVersion: CONSENT_VERSION } as const;
      await writeConsents(manager, consentRows(giver, [given]));
    }
    const fields = keysOf(change);
    if (fields.length === 0 && !newPassword) return;
    const was = Object.fromEntries(fields.map((field) => [field, before[field] ?? undefined])) as Change;
    await writeAudit(manager, actor, origin, {
      action: actionOf(change, newPassword),
      subjectType: 'user',
      subjectId: before.id,
      before: audited(was),
      after: audited(change),
    });
  }

  #opened<Row extends { phone: string | null }>(row: Row): Row {
    return { ...row, phone: openedText(this.#platform.encryption, row.phone) };
  }

  async #seenBy(actor: Actor, after: Before): Promise<UpdatedUser> {
    const [user] = await this.#platform.db.query<UserView[]>(ONE, [after.id]);
    if (!user) throw new DomainError('NOT_FOUND', 'We couldn’t find this person.');
    user.phone = this.#opened(user).phone;
    const outsider = user.id !== actor.userId && ROLE_LEVEL[actor.role] < ROLE_LEVEL.ADMIN;
    if (outsider) {
      user.email = maskEmail(user.email);
      user.phone = null;
    }
    return user;
  }
}

/** Whether an administrator stops being one who can act. */
const leavesOffice = ({ role }: Before, change: Change): boolean =>
  role === 'ADMIN' && ((change.role !== undefined && change.role !== 'ADMIN') || change.suspended === true);

function actionOf({ role, suspended, email }: Change, newPassword: boolean): string {
  if (role !== undefined) return 'user.role';
  if (suspended !== undefined) return suspended ? 'user.suspend' : 'user.restore';
  if (newPassword) return 'user.password';
  return email === undefined ? 'user.update' : 'user.email';
}
