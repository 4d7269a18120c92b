import { setTimeout as pause } from 'node:timers/promises';
import { isEmail } from '@brokerage/domain/forms/email';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { isStaff } from '@brokerage/domain/account/roles';
import { cut } from '@brokerage/domain/text/storable';
import { networkOf, RateLimitedError } from '../../../platform/limits.js';
import { verifyPassword } from '../../../platform/passwords.js';
import type { Platform } from '../../../platform/platform.js';
import type { Origin } from '../../../kernel/actor.js';
import { writeAudit } from '../../audits/public.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { namedQuery } from '../../../platform/postgres/named-query.js';
import type { SecondFactorService } from '../second-factor/second-factor.service.js';
import type { SessionService } from './session.service.js';
import { BY_EMAIL, type Credentials } from './session.sql.js';
import type { LoginData, LoginInput } from './session.types.js';
import { LOGIN, LOGIN_ACCOUNT, LOGIN_ADDRESS } from './session.limits.js';

const MAX_EMAIL = 254;
const MAX_PASSWORD = 1_000;
const DELAY_STEP_MS = 250;
const LONGEST_DELAY_MS = 5_000;

class LoginThrottledError extends RateLimitedError {
  override message: string = MESSAGES.loginThrottled;
}

/** Signing in by email and password. */
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
   * Attempts are counted before the password is hashed, so that many at once do not slip through, and given back when the
   * password is right. Failures from everywhere only slow an account down: they never keep its owner out.
   */
  async login(origin: Origin, { email, password, code }: LoginInput): Promise<LoginData> {
    const address = cut(email.trim(), MAX_EMAIL);
    const network = networkOf(origin.ip);
    const key = `${address.toLowerCase()} ${network}`;
    await this.#throttle(network, key, address.toLowerCase());
    const [person] = await namedQuery<Credentials>(this.#platform.db, BY_EMAIL, [address, isEmail(address)]);
    const right = password.length <= MAX_PASSWORD && (await verifyPassword(person?.passwordHash, password));
    if (!person || !right) {
      this.#noteFailure(origin, person);
      throw new DomainError('INVALID', MESSAGES.loginFailed);
    }
    await this.#giveBack(network, key, address.toLowerCase());
    if (person.secondFactor) await this.#secondFactors.check(person, origin, code);
    return this.#sessions.begin(person, origin);
  }

  async #throttle(network: string, key: string, address: string): Promise<void> {
    const { limits, log } = this.#platform;
    try {
      await limits.consume(LOGIN, key);
      await limits.consume(LOGIN_ADDRESS, network);
      const excess = await limits.excess(LOGIN_ACCOUNT, address);
      if (excess > 0) await pause(Math.min(excess * DELAY_STEP_MS, LONGEST_DELAY_MS));
    } catch (error) {
      if (!(error instanceof RateLimitedError)) throw error;
      log.warn({ event: 'authn_login_throttled', ip: network }, 'sign-ins throttled');
      throw new LoginThrottledError(error.retryAfterSeconds);
    }
  }

  /** Only failures count in the end: an office behind one network signs in all day. */
  async #giveBack(network: string, key: string, address: string): Promise<void> {
    const { limits } = this.#platform;
    await Promise.all([
      limits.reset(LOGIN, key),
      limits.giveBack(LOGIN_ADDRESS, network),
      limits.giveBack(LOGIN_ACCOUNT, address),
    ]);
  }

  /** The row about somebody of staff is written after the answer, whose time would tell that they are staff. */
  #noteFailure(origin: Origin, person: Credentials | undefined): void {
    const { db, log } = this.#platform;
    log.info({ event: 'authn_login_fail', ip: origin.ip, requestId: origin.requestId }, 'sign-in failed');
    if (!person || !isStaff(person.role)) return;
    const entry = { action: 'session.refuse', subjectType: 'user', subjectId: person.id };
    writeAudit(db.manager, null, origin, entry).catch((error: unknown) => {
      log.error({ err: error }, 'a failed sign-in of staff could not be written down');
    });
  }
}
