import { isEmail } from 'domain/forms/email';
import { nameProblem } from 'domain/forms/account';
import { parseCanadianPhone } from 'domain/forms/phone';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import { hashPassword } from '../../platform/passwords.js';
import { spendToken } from '../../platform/one-time-tokens.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { DomainError, type Problem } from '../domain-error.js';
import { sendLetter } from '../mail/send-letter.js';
import type { SessionService } from '../sessions/session.service.js';
import type { LoginData } from '../sessions/session.types.js';
import { checkNewPassword, newPasswordProblem, wordsAbout } from './new-password.js';
import type { RegisterInput } from './user.types.js';

const QUEUE = 'account';
const MAX_EMAIL = 254;
const BAD_LINK = 'This link is no longer good: it was used, ran out, or a newer one was sent.';

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

  /** Begins to answer what `forgotPassword` was asked. */
  async start(): Promise<void> {
    await this.#platform.jobs.work(QUEUE, async ({ data }) => {
      const email = this.#platform.encryption.decryptText(String(data['forgotten']));
      await this.#sendReset(email);
    });
  }

  /** Makes an account of the first level and signs in at once; its e-mail is confirmed by a letter. */
  async register(origin: Origin, input: RegisterInput): Promise<LoginData> {
    await this.#platform.limits.consume('register', networkOf(origin.ip));
    const { name, email, phone, password } = checkRegistration(input);
    const passwordHash = await hashPassword(password);
    const id = newId();
    await this.#platform.db.transaction(async (manager) => {
      const made = await manager.query<unknown[]>(
        `insert into user_account (id, name, email, phone, password_hash) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id`,
        [id, name, email, phone, passwordHash],
      );
      if (made.length === 0) {
        throw new DomainError(
          'ALREADY_EXISTS',
          'There is an account with this email address. Sign in instead.',
          'email',
        );
      }
      await sendLetter(this.#platform, manager, { template: 'verify-email', to: email, params: { userId: id } });
    });
    return this.#sessions.begin({ id, name, email, role: 'ACCOUNT_HOLDER' }, origin);
  }

  /**
   * Promises a letter. Whether there is such an account is looked up later, by a job: the same work is done here for
   * everybody, so that neither the answer nor its time tells who has one.
   */
  async forgotPassword({ ip }: Origin, email: string): Promise<void> {
    const { db, encryption, jobs, limits } = this.#platform;
    const address = email.trim();
    if (!address || !isEmail(address)) {
      throw new DomainError('INVALID', 'Enter an email address, like name@example.ca', 'email');
    }
    const network = networkOf(ip);
    await limits.consume('forgot-address', network);
    await limits.consume('forgot', `${address.toLowerCase()} ${network}`);
    const data = { forgotten: encryption.encryptText(address.slice(0, MAX_EMAIL)) };
    await jobs.insert(db.manager, [{ id: newId(), queue: QUEUE, data }]);
  }

  /** A new password for whoever has the letter. Every session ends; nobody is signed in by it. */
  async resetPassword({ ip }: Origin, token: string, password: string): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume('one-time-token', networkOf(ip));
    // before the token: a password that is refused must not use up the link
    checkNewPassword(password, 'password');
    const passwordHash = await hashPassword(password);
    const userId = await db.transaction(async (manager) => {
      const spent = await spendToken(manager, token, 'reset_password');
      if (!spent) throw new DomainError('INVALID', BAD_LINK, 'token');
      const [rows] = await manager.query<[{ email: string }[], number]>(
        // the letter was read, so the address is theirs
        `update user_account set password_hash = $2, updated_at = now(),
           email_verified_at = coalesce(email_verified_at, case when lower(email) = lower($3) then now() end)
         where id = $1 and suspended_at is null returning email`,
        [spent.userId, passwordHash, spent.email],
      );
      const [person] = rows;
      if (!person) throw new DomainError('INVALID', BAD_LINK, 'token');
      await this.#sessions.endAllOf(spent.userId, { manager });
      const params = { userId: spent.userId };
      await sendLetter(this.#platform, manager, { template: 'password-changed', to: person.email, params });
      return spent.userId;
    });
    this.#sessions.forgetPerson(userId);
  }

  /** The address is theirs who has the letter, as long as it is still the account's. */
  async verifyEmail({ ip }: Origin, token: string): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume('one-time-token', networkOf(ip));
    await db.transaction(async (manager) => {
      const spent = await spendToken(manager, token, 'verify_email');
      const [rows] = spent
        ? await manager.query<[unknown[], number]>(
            `update user_account set email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
             where id = $1 and lower(email) = lower($2) returning id`,
            [spent.userId, spent.email],
          )
        : [[]];
      if (rows.length === 0) throw new DomainError('INVALID', BAD_LINK, 'token');
    });
  }

  /** The letter again, for somebody who lost it. */
  async resendVerification(actor: Actor): Promise<void> {
    const { db, limits } = this.#platform;
    await limits.consume('forgot', `verify ${actor.userId}`);
    await db.transaction(async (manager) => {
      const [open] = await manager.query<{ email: string }[]>(
        'select email from user_account where id = $1 and email_verified_at is null',
        [actor.userId],
      );
      if (!open) throw new DomainError('CONFLICT', 'Your email address is confirmed already.');
      const params = { userId: actor.userId };
      await sendLetter(this.#platform, manager, { template: 'verify-email', to: open.email, params });
    });
  }

  async #sendReset(email: string): Promise<void> {
    await this.#platform.db.transaction(async (manager) => {
      const [person] = await manager.query<{ id: string; email: string }[]>(
        'select id, email from user_account where lower(email) = lower($1) and suspended_at is null',
        [email],
      );
      if (!person) return;
      const params = { userId: person.id };
      await sendLetter(this.#platform, manager, { template: 'reset-password', to: person.email, params });
    });
  }
}

/** Throws everything that is wrong at once; gives what is stored. */
function checkRegistration(input: RegisterInput): Registration {
  const email = input.email.trim();
  const name = input.name.trim();
  const phone = parseCanadianPhone(input.phone);
  const found: [string, string | undefined][] = [
    ['name', nameProblem(name)],
    ['email', email && isEmail(email) ? undefined : 'Enter an email address, like name@example.ca'],
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
