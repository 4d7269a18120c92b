import type { EntityManager } from 'typeorm';
import { EMAIL_ERROR, isEmail } from '@brokerage/domain/forms/email';
import { nameProblem } from '@brokerage/domain/account/account';
import { addressInName } from '@brokerage/domain/forms/web-address';
import { parseCanadianPhone } from '@brokerage/domain/forms/phone';
import { cut } from '@brokerage/domain/text/storable';
import { emailTo } from '../../../platform/email.js';
import { newId } from '../../../platform/ids.js';
import { networkOf } from '../../../platform/limits.js';
import { hashPassword } from '../../../platform/passwords.js';
import type { MailCause } from '../../../platform/interfaces.js';
import type { Platform } from '../../../platform/platform.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { DomainError, type Problem } from '../../../kernel/domain-error.js';
import { claimByAddress } from '../../co-applicants/public.js';
import type { SessionService } from '../sessions/session.service.js';
import type { LoginData } from '../sessions/session.types.js';
import { holderOfToken, isConfirmedAlready, spendToken } from '../tokens/one-time-tokens.js';
import { PASSWORD_CHANGED } from './emails/password-changed.email.js';
import { RESET_PASSWORD } from './emails/reset-password.email.js';
import { VERIFY_EMAIL } from './emails/verify-email.email.js';
import { checkNewPassword, newPasswordProblem, wordsAbout } from './new-password.js';
import type { RegisterInput } from './registration.types.js';
import { FORGOT, FORGOT_ADDRESS, ONE_TIME_TOKEN, REGISTER } from './registration.limits.js';
import { MAIL_MESSAGE } from '../../mail/public.sql.js';
import { USER_ACCOUNT, ADD_ACCOUNT, CONFIRM_EMAIL, SET_NEW_PASSWORD } from '../../users/public.sql.js';

export const ACCOUNT_QUEUE = 'account';
const MAX_EMAIL = 254;
const UNUSABLE_EMAIL = 'We can’t write to this address. Change your email address first.';
const BAD_LINK = 'This link no longer works: it was used, it expired, or a newer one was sent.';

interface Registration {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** How somebody comes to an account, and back into it. */
export class RegistrationService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'log' | 'mail'>;
  readonly #sessions: SessionService;

  constructor(
    platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'log' | 'mail'>,
    sessions: SessionService,
  ) {
    this.#platform = platform;
    this.#sessions = sessions;
  }

  /** Answers what `forgotPassword` was asked. */
  async answerForgotten(data: Record<string, unknown>): Promise<void> {
    const { encryption } = this.#platform;
    const by = typeof data['by'] === 'string' ? { ip: encryption.decryptText(data['by']) } : undefined;
    await this.#sendReset(encryption.decryptText(String(data['forgotten'])), by);
  }

  /** Makes an account of the first level and signs in at once; its address is confirmed by an email. */
  async register(origin: Origin, input: RegisterInput): Promise<LoginData> {
    await this.#platform.limits.consume(REGISTER, networkOf(origin.ip));
    const { name, email, phone, password } = checkRegistration(input);
    const passwordHash = await hashPassword(password);
    const id = newId();
    await this.#platform.db.transaction(async (manager) => {
      const made = await manager.query<unknown[]>(ADD_ACCOUNT, [
        id,
        name,
        email,
        this.#platform.encryption.encryptText(phone),
        passwordHash,
      ]);
      if (made.length === 0) {
        throw new DomainError(
          'ALREADY_EXISTS',
          'There is an account with this email address. Sign in instead.',
          'email',
        );
      }
      await this.#platform.mail.queue(manager, [emailTo(VERIFY_EMAIL, email, { userId: id })], origin);
    });
    return this.#sessions.begin({ id, name, email, role: 'ACCOUNT_HOLDER', passwordHash }, origin);
  }

  /**
   * Promises an email. Whether there is such an account is looked up later, by a job: the same work is done here for
   * everybody, so that neither the answer nor its time tells who has one.
   */
  async forgotPassword({ ip }: Origin, email: string): Promise<void> {
    const { db, encryption, jobs, limits } = this.#platform;
    const address = email.trim();
    if (!address || !isEmail(address)) {
      throw new DomainError('INVALID', EMAIL_ERROR, 'email');
    }
    const network = networkOf(ip);
    await limits.consume(FORGOT_ADDRESS, network);
    await limits.consume(FORGOT, `${address.toLowerCase()} ${network}`);
    const data = { forgotten: encryption.encryptText(cut(address, MAX_EMAIL)), by: encryption.encryptText(network) };
    await jobs.insert(db.manager, [{ id: newId(), queue: ACCOUNT_QUEUE, data }]);
  }

  /** Whose password a link changes, so that a password manager keeps it under the right name. The link stays good. */
  async openReset({ ip }: Origin, token: string): Promise<string> {
    const { db, limits } = this.#platform;
    await limits.consume(ONE_TIME_TOKEN, networkOf(ip));
    const holder = await holderOfToken(db, token, 'reset_password');
    if (!holder) throw new DomainError('INVALID', BAD_LINK, 'token');
    return holder.email;
  }

  /** A new password for whoever has the email. Every session ends; nobody is signed in by it. */
  async resetPassword(origin: Origin, token: string, password: string): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume(ONE_TIME_TOKEN, networkOf(origin.ip));
    const known = await holderOfToken(db, token, 'reset_password');
    // before the token: a password that is refused must not use up the link
    checkNewPassword(password, 'password', known && wordsAbout(known));
    const passwordHash = await hashPassword(password);
    const userId = await db.transaction(async (manager) => {
      const holder = await spendToken(manager, token, 'reset_password');
      if (holder === undefined) throw new DomainError('INVALID', BAD_LINK, 'token');
      const [rows] = await manager.query<[{ email: string }[], number]>(SET_NEW_PASSWORD, [holder, passwordHash]);
      const [person] = rows;
      if (!person) throw new DomainError('INVALID', BAD_LINK, 'token');
      await claimByAddress(manager, this.#platform.encryption, holder, origin);
      await this.#sessions.endAllOf(holder, { manager });
      await this.#platform.mail.queue(manager, [emailTo(PASSWORD_CHANGED, person.email, { userId: holder })]);
      return holder;
    });
    this.#sessions.forgetPerson(userId);
  }

  /** The address is theirs who has the email, as long as it is still the account's. A second time changes nothing. */
  async verifyEmail(origin: Origin, token: string): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume(ONE_TIME_TOKEN, networkOf(origin.ip));
    await db.transaction(async (manager) => {
      const holder = await spendToken(manager, token, 'verify_email');
      if (holder === undefined) {
        if (await isConfirmedAlready(manager, token)) return;
        throw new DomainError('INVALID', BAD_LINK, 'token');
      }
      await manager.query(CONFIRM_EMAIL, [holder]);
      await claimByAddress(manager, this.#platform.encryption, holder, origin);
    });
  }

  /** The email again, for somebody who lost it. */
  async resendVerification(actor: Actor, origin: Origin): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume(FORGOT, `verify ${actor.userId}`);
    await db.transaction(async (manager) => {
      const [open] = await manager.query<{ email: string }[]>(
        `select email from ${USER_ACCOUNT} user_account where id = $1 and email_verified_at is null`,
        [actor.userId],
      );
      if (!open) throw new DomainError('CONFLICT', 'Your email address is already confirmed.');
      if (!isEmail(open.email)) throw new DomainError('INVALID', UNUSABLE_EMAIL);
      await this.#platform.mail.queue(manager, [emailTo(VERIFY_EMAIL, open.email, { userId: actor.userId })], origin);
    });
  }

  /** A link just sent or on its way, not one that waits for its mailbox, stands, so that nobody can keep ending another person's links by asking for more. */
  async #hasFreshLink(manager: EntityManager, userId: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `select id from ${MAIL_MESSAGE} mail_message
       where template = $2 and params ->> 'userId' = $1 and created_at > now() - interval '1 hour'
         and ((status = 'pending' and deferred_at is null) or (status = 'sent' and sent_at > now() - interval '2 minutes'))
       limit 1`,
      [userId, RESET_PASSWORD.name],
    );
    return rows.length > 0;
  }

  async #sendReset(email: string, by: MailCause | undefined): Promise<void> {
    await this.#platform.db.transaction(async (manager) => {
      const [person] = await manager.query<{ id: string; email: string }[]>(
        `select id, email from ${USER_ACCOUNT} user_account where lower(email) = lower($1) and suspended_at is null`,
        [email],
      );
      if (!person || (await this.#hasFreshLink(manager, person.id))) return;
      await this.#platform.mail.queue(manager, [emailTo(RESET_PASSWORD, person.email, { userId: person.id })], by);
    });
  }
}

/** Throws everything that is wrong at once; gives what is stored. */
function checkRegistration(input: RegisterInput): Registration {
  const email = input.email.trim();
  const name = input.name.trim();
  const phone = parseCanadianPhone(input.phone);
  const found: [string, string | undefined][] = [
    ['name', nameProblem(name) ?? addressInName(name)],
    ['email', email && isEmail(email) ? undefined : EMAIL_ERROR],
    ['phone', 'error' in phone ? phone.error : undefined],
    ['password', newPasswordProblem(input.password, wordsAbout({ name, email }))],
  ];
  const problems = found.flatMap(([field, message]): Problem[] =>
    message === undefined ? [] : [{ code: 'INVALID', message, field: [field] }],
  );
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return { name, email, phone: 'e164' in phone ? phone.e164 : '', password: input.password };
}
