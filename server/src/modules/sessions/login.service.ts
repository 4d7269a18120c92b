import { MESSAGES } from 'domain/vocabulary/messages';
import { networkOf, RateLimitedError } from '../../platform/limits.js';
import { verifyPassword } from '../../platform/passwords.js';
import type { Platform } from '../../platform/platform.js';
import type { Origin } from '../actor.js';
import { DomainError } from '../domain-error.js';
import { namedQuery } from '../named-query.js';
import type { SecondFactorService } from './second-factor.service.js';
import type { SessionService } from './session.service.js';
import { BY_EMAIL, type Credentials } from './session.sql.js';
import type { LoginData, LoginInput } from './session.types.js';

const MAX_EMAIL = 254;
const MAX_PASSWORD = 1_000;

class LoginThrottledError extends RateLimitedError {
  override message: string = MESSAGES.loginThrottled;
}

/** Signing in by e-mail and password. */
export class LoginService {
  readonly #platform: Pick<Platform, 'db' | 'limits' | 'log'>;
  readonly #sessions: SessionService;
  readonly #secondFactors: SecondFactorService;

  constructor(
    platform: Pick<Platform, 'db' | 'limits' | 'log'>,
    sessions: SessionService,
    secondFactors: SecondFactorService,
  ) {
    this.#platform = platform;
    this.#sessions = sessions;
    this.#secondFactors = secondFactors;
  }

  /**
   * Attempts are counted before the password is hashed, so that many at once do not slip through; the right password from
   * an address without failures is never refused for what others tried.
   */
  async login(origin: Origin, { email, password, code }: LoginInput): Promise<LoginData> {
    const address = email.trim().slice(0, MAX_EMAIL);
    const network = networkOf(origin.ip);
    const key = `${address.toLowerCase()} ${network}`;
    await this.#throttle(network, key);
    const [person] = await namedQuery<Credentials>(this.#platform.db, BY_EMAIL, [address]);
    const right = password.length <= MAX_PASSWORD && (await verifyPassword(person?.passwordHash, password));
    if (!person || !right) {
      await this.#countFailure(origin, network);
      throw new DomainError('INVALID', MESSAGES.loginFailed);
    }
    if (person.secondFactor) await this.#secondFactors.check(person.id, code);
    await this.#platform.limits.reset('login', key);
    return this.#sessions.begin(person, origin);
  }

  async #throttle(network: string, key: string): Promise<void> {
    const { limits, log } = this.#platform;
    try {
      await limits.check('login-address', network);
      await limits.consume('login', key);
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error;
      log.warn({ event: 'authn_login_throttled', ip: network }, 'sign-ins throttled');
      throw new LoginThrottledError(error.retryAfterSeconds);
    }
  }

  /** The address's own limit counts failures only: an office behind one address signs in all day. */
  async #countFailure({ ip, requestId }: Origin, network: string): Promise<void> {
    const { limits, log } = this.#platform;
    log.info({ event: 'authn_login_fail', ip, requestId }, 'sign-in failed');
    await limits.consume('login-address', network).catch((error: unknown) => {
      if (!(error instanceof RateLimitedError)) throw error;
    });
  }
}
