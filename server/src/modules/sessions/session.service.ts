import { LRUCache } from 'lru-cache';
import { MESSAGES } from 'domain/vocabulary/messages';
import { ROLE_LEVEL, type RoleName } from 'domain/vocabulary/roles';
import { newId } from '../../platform/ids.js';
import { RateLimitedError } from '../../platform/limits.js';
import { verifyPassword } from '../../platform/passwords.js';
import type { Platform } from '../../platform/platform.js';
import type { Actor, Origin } from '../actor.js';
import { DomainError } from '../domain-error.js';
import { namedQuery, type NamedStatement } from '../named-query.js';
import { SessionTokens } from './session-token.js';
import type { LoginData, LoginInput } from './session.types.js';

const HOUR_MS = 3_600_000;
const LIFE_MS = 12 * HOUR_MS;
const STAFF_LIFE_MS = 8 * HOUR_MS;
/** How long another instance may believe a session that ended while the news of it was lost. */
const BELIEVED_MS = 5_000;
const MAX_EMAIL = 254;
const MAX_PASSWORD = 1_000;

/** Asked of the database, whose clock decides; a suspended person has no session. */
const LIVING: NamedStatement = {
  name: 'sessions.living',
  text: `
    select s.id as "sessionId", u.id as "userId", u.name, u.email, u.role
    from session s
    join user_account u on u.id = s.user_id
    where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > now() and u.suspended_at is null`,
};

interface Credentials {
  id: string;
  name: string;
  email: string;
  role: RoleName;
  passwordHash: string | null;
}

const BY_EMAIL: NamedStatement = {
  name: 'sessions.credentials',
  text: `
    select id, name, email, role, password_hash as "passwordHash"
    from user_account
    where lower(email) = lower($1) and suspended_at is null`,
};

const BEGIN: NamedStatement = {
  name: 'sessions.begin',
  text: 'insert into session (id, user_id, expires_at, ip, user_agent) values ($1, $2, $3, $4, $5)',
};

const END: NamedStatement = {
  name: 'sessions.end',
  text: 'update session set ended_at = now(), updated_at = now() where id = $1 and ended_at is null',
};

class LoginThrottledError extends RateLimitedError {
  override message: string = MESSAGES.loginThrottled;
}

/** Who somebody is: tokens, and the session row behind each of them. */
export class SessionService {
  readonly #platform: Pick<Platform, 'db' | 'limits' | 'log'>;
  readonly #tokens: SessionTokens;
  readonly #living = new LRUCache<string, Actor>({ max: 10_000, ttl: BELIEVED_MS });
  /** Goes up whenever a session ends, so that an answer read before it is not remembered after it. */
  #generation = 0;

  constructor(platform: Pick<Platform, 'config' | 'db' | 'limits' | 'log' | 'notifications'>) {
    const { config, notifications } = platform;
    if (!config.jwtSecret) throw new Error('JWT_SECRET is missing.');
    this.#platform = platform;
    this.#tokens = new SessionTokens({ secret: config.jwtSecret, issuer: config.siteUrl });
    notifications.on('session', (id) => this.#forget(id));
    notifications.onLost(() => this.#forgetAll());
  }

  /** The person behind a token, or undefined: forged, expired, ended, suspended or deleted. */
  async authenticate(token: string): Promise<Actor | undefined> {
    const subject = await this.#tokens.verify(token);
    if (!subject) return undefined;
    const known = this.#living.get(subject.sessionId);
    if (known) return known.userId === subject.userId ? known : undefined;
    const generation = this.#generation;
    const [actor] = await namedQuery<Actor>(this.#platform.db, LIVING, [subject.sessionId, subject.userId]);
    if (actor && generation === this.#generation) this.#living.set(actor.sessionId, actor);
    return actor;
  }

  /**
   * Signs in by e-mail and password. Attempts are counted before the password is hashed, so that many at once do not slip
   * through; the right password from an address without failures is never refused for what others tried.
   */
  async login(origin: Origin, { email, password }: LoginInput): Promise<LoginData> {
    const address = email.trim().slice(0, MAX_EMAIL);
    const key = `${address.toLowerCase()} ${origin.ip}`;
    await this.#throttle(origin.ip, key);
    const [person] = await namedQuery<Credentials>(this.#platform.db, BY_EMAIL, [address]);
    const right = password.length <= MAX_PASSWORD && (await verifyPassword(person?.passwordHash, password));
    if (!person || !right) {
      await this.#countFailure(origin);
      throw new DomainError('INVALID', MESSAGES.loginFailed);
    }
    await this.#platform.limits.reset('login', key);
    return this.#begin(person, origin);
  }

  async logout(actor: Actor): Promise<void> {
    await namedQuery(this.#platform.db, END, [actor.sessionId]);
    this.#forget(actor.sessionId);
  }

  async #begin({ id, name, email, role }: Credentials, { ip, userAgent }: Origin): Promise<LoginData> {
    const life = ROLE_LEVEL[role] > ROLE_LEVEL.ACCOUNT_HOLDER ? STAFF_LIFE_MS : LIFE_MS;
    const expiresAt = new Date(Date.now() + life);
    const sessionId = newId();
    await namedQuery(this.#platform.db, BEGIN, [sessionId, id, expiresAt, ip, userAgent ?? null]);
    const token = await this.#tokens.sign({ userId: id, sessionId }, expiresAt);
    return { token, id, name, email, role };
  }

  async #throttle(ip: string, key: string): Promise<void> {
    const { limits, log } = this.#platform;
    try {
      await limits.check('login-address', ip);
      await limits.consume('login', key);
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error;
      log.warn({ event: 'authn_login_throttled', ip }, 'sign-ins throttled');
      throw new LoginThrottledError(error.retryAfterSeconds);
    }
  }

  /** The address's own limit counts failures only: an office behind one address signs in all day. */
  async #countFailure({ ip, requestId }: Origin): Promise<void> {
    const { limits, log } = this.#platform;
    log.info({ event: 'authn_login_fail', ip, requestId }, 'sign-in failed');
    await limits.consume('login-address', ip).catch((error: unknown) => {
      if (!(error instanceof RateLimitedError)) throw error;
    });
  }

  /** `id` is a session's or a person's: a person's ends every session of theirs. */
  #forget(id: string): void {
    this.#generation += 1;
    this.#living.delete(id);
    for (const [sessionId, { userId }] of this.#living.entries()) if (userId === id) this.#living.delete(sessionId);
  }

  #forgetAll(): void {
    this.#generation += 1;
    this.#living.clear();
  }
}
