import { ROLE_LEVEL } from 'domain/vocabulary/roles';
import { validate as isUuid } from 'uuid';
import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import { hashPassword, verifyPassword } from '../../platform/passwords.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { writeAudit } from '../audits/audit.service.js';
import { DomainError, ForbiddenError } from '../domain-error.js';
import { sendLetter } from '../mail/send-letter.js';
import type { SessionService } from '../sessions/session.service.js';
import { keepAnAdmin, lockAdmins } from './last-admin.js';
import { checkNewPassword, wordsAbout } from './new-password.js';
import { audited, changeOf, checkMayChange, maskEmail, type Before, type Change } from './user-change.js';
import { FOR_CHANGE, ONE } from './user.sql.js';
import type { PasswordInput, UpdatedUser, UpdateUserInput, UserView } from './user.types.js';

const TAKEN = 'Another account has this email address.';
/** The words beside the box of the e-mail preferences; a change of the words is a new version. */
const CONSENT_TEXT_VERSION = '2026-11';

type Parts = Pick<Platform, 'db' | 'jobs' | 'limits' | 'mail'>;

/** Changes to an account, by its owner and by those who look after people. */
export class UserService {
  readonly #platform: Parts;
  readonly #sessions: SessionService;

  constructor(platform: Parts, sessions: SessionService) {
    this.#platform = platform;
    this.#sessions = sessions;
  }

  async profile(actor: Actor): Promise<UserView | null> {
    const [user] = await this.#platform.db.query<UserView[]>(ONE, [actor.userId]);
    return user ?? null;
  }

  /** Changes what the input names. A change of one's own password answers with the token of the one session left. */
  async update(
    actor: Actor,
    origin: Origin,
    id: string,
    input: UpdateUserInput,
  ): Promise<{ user: UpdatedUser; token?: string }> {
    const password = input.password ?? undefined;
    const passwordHash = await this.#confirm(actor, id, input, password);
    const { after, change } = await this.#platform.db.transaction(async (manager) => {
      if (actor.role === 'ADMIN' && (input.role != null || input.suspended != null)) await lockAdmins(manager);
      const before = await find(manager, id);
      checkMayChange(actor, before, input);
      const change = changeOf(before, input);
      if (leavesOffice(before, change)) await keepAnAdmin(manager, actor.userId, id);
      await this.#store(manager, before, change, passwordHash);
      await this.#tell(manager, actor, origin, before, change, passwordHash !== undefined);
      const endsSessions = passwordHash !== undefined || change.role !== undefined || change.suspended === true;
      if (endsSessions) await this.#sessions.endAllOf(id, { manager });
      return { after: { ...before, ...change, ...(change.email && { emailVerified: false }) }, change };
    });
    this.#sessions.forgetPerson(id);
    const user = await this.#seenBy(actor, after);
    if (passwordHash === undefined) return { user };
    const { token } = await this.#sessions.begin({ ...after, role: change.role ?? after.role }, origin);
    return { user, token };
  }

  /** Removes a person with everything that names them; what they applied for stays, without the account. */
  async delete(actor: Actor, origin: Origin, id: string, password?: string | null): Promise<void> {
    const self = id === actor.userId;
    if (!self && actor.role === 'ACCOUNT_HOLDER') throw new DomainError('NOT_FOUND', 'There is no such person.');
    if (!self && ROLE_LEVEL[actor.role] < ROLE_LEVEL.ADMIN) throw new ForbiddenError();
    if (self) await this.#confirmOwnPassword(actor, password ?? '', 'password');
    await this.#platform.db.transaction(async (manager) => {
      const [seen] = isUuid(id)
        ? await manager.query<Before[]>('select id, role, email from user_account where id = $1', [id])
        : [];
      if (!seen) throw new DomainError('NOT_FOUND', 'There is no such person.');
      // the lock of administrators is taken before the row's: two who take each other's row first would wait for ever
      if (seen.role === 'ADMIN') await keepAnAdmin(manager, actor.userId, id);
      const before = await find(manager, id);
      if (!before) throw new DomainError('NOT_FOUND', 'There is no such person.');
      const { role, email } = before;
      await writeAudit(manager, actor, origin, {
        action: 'user.delete',
        subjectType: 'user',
        subjectId: id,
        before: { role, ...audited({ email }) },
      });
      await sendLetter(this.#platform, manager, { template: 'account-deleted', to: email, params: {} });
      await this.#sessions.endAllOf(id, { manager });
      await manager.query('select erase_person($1, $2)', [id, email]);
    });
    this.#sessions.forgetPerson(id);
  }

  /** Proves the person where the change asks for it; the hash of the new password where there is one. */
  async #confirm(
    actor: Actor,
    id: string,
    input: UpdateUserInput,
    password: PasswordInput | undefined,
  ): Promise<string | undefined> {
    if (id !== actor.userId) return undefined;
    const { email } = input;
    const changesEmail = email != null && email.trim() !== actor.email;
    const next = password?.next ?? undefined;
    if (!changesEmail && next === undefined) return undefined;
    await this.#confirmOwnPassword(actor, password?.current ?? '', 'password.current');
    if (next === undefined) return undefined;
    checkNewPassword(next, 'password.next', wordsAbout(actor));
    return hashPassword(next);
  }

  /** Who only ever signed in with Google has no password to ask for. */
  async #confirmOwnPassword(actor: Actor, password: string, field: string): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume('confirm', `password ${actor.userId}`);
    const [row] = await db.query<{ hash: string | null }[]>(
      'select password_hash as hash from user_account where id = $1',
      [actor.userId],
    );
    if (row?.hash == null) return;
    if (!password) throw new DomainError('REQUIRED', 'Enter your current password.', field);
    if (!(await verifyPassword(row.hash, password))) {
      throw new DomainError('INVALID', 'That is not your current password.', field);
    }
    await limits.reset('confirm', `password ${actor.userId}`);
  }

  async #store(manager: EntityManager, before: Before, change: Change, passwordHash?: string): Promise<void> {
    const { name, phone, email, role, suspended, marketingConsent } = { ...before, ...change };
    await manager
      .query(
        `update user_account set name = $2, phone = $3, email = $4, role = $5, marketing_consent = $6,
           suspended_at = case when $7 then coalesce(suspended_at, now()) end,
           email_verified_at = case when lower(email) = lower($4) then email_verified_at end,
           password_hash = coalesce($8, password_hash), updated_at = now()
         where id = $1`,
        [before.id, name, phone, email, role, marketingConsent, suspended, passwordHash ?? null],
      )
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === '23505') throw new DomainError('ALREADY_EXISTS', TAKEN, 'email');
        throw error;
      });
  }

  /** Letters, consent and audit rows, in the transaction of what they tell of. */
  async #tell(
    manager: EntityManager,
    actor: Actor,
    origin: Origin,
    before: Before,
    change: Change,
    newPassword: boolean,
  ): Promise<void> {
    const params = { userId: before.id };
    const send = (template: 'email-changed' | 'verify-email' | 'password-changed', to: string): Promise<void> =>
      sendLetter(this.#platform, manager, { template, to, params });
    if (change.email !== undefined && change.email.toLowerCase() !== before.email.toLowerCase()) {
      await send('email-changed', before.email);
      await send('verify-email', change.email);
      // links to the old address prove nothing any more
      await manager.query('delete from one_time_token where user_id = $1', [before.id]);
    }
    if (newPassword) await send('password-changed', change.email ?? before.email);
    if (change.marketingConsent !== undefined) {
      await manager.query(
        `insert into consent (id, user_id, email, purpose, granted, text_version, ip)
         values ($1, $2, $3, 'marketing', $4, $5, $6)`,
        [newId(), before.id, before.email, change.marketingConsent, CONSENT_TEXT_VERSION, origin.ip],
      );
    }
    const fields = Object.keys(change) as (keyof Change)[];
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

  async #seenBy(actor: Actor, after: Before): Promise<UpdatedUser> {
    const [user] = await this.#platform.db.query<UserView[]>(ONE, [after.id]);
    if (!user) throw new DomainError('NOT_FOUND', 'There is no such person.');
    const outsider = user.id !== actor.userId && ROLE_LEVEL[actor.role] < ROLE_LEVEL.ADMIN;
    if (outsider) {
      user.email = maskEmail(user.email);
      user.phone = null;
    }
    return user;
  }
}

async function find(manager: EntityManager, id: string): Promise<Before | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await manager.query<Before[]>(FOR_CHANGE, [id]);
  return row;
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
