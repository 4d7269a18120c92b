import type { EntityManager } from 'typeorm';
import { isEmail } from '@brokerage/domain/forms/email';
import { parseCanadianPhone } from '@brokerage/domain/forms/phone';
import { newId } from '../../../platform/ids.js';
import { networkOf } from '../../../platform/limits.js';
import { sha256 } from '../../../platform/sha256.js';
import { verifyPassword } from '../../../platform/passwords.js';
import type { Platform } from '../../../platform/platform.js';
import type { Origin } from '../../../kernel/actor.js';
import { DomainError } from '../../../kernel/domain-error.js';
import type { PayloadOf } from '../../../kernel/user-error.types.js';
import type { SecondFactorService } from '../second-factor/second-factor.service.js';
import type { SessionService } from '../sessions/session.service.js';
import type { Credentials } from '../sessions/session.sql.js';
import { GoogleTokens, type GooglePerson } from './google-token.js';
import type { GoogleSignInInput, GoogleSignInPayload } from './google.types.js';
import { LOGIN } from '../sessions/session.limits.js';
import { GOOGLE } from './google.limits.js';
import { USER_ACCOUNT_ROWS, ADD_GOOGLE_ACCOUNT, LINK_GOOGLE, SET_PHONE, TAKE_OVER } from '../../users/public.sql.js';

const REFUSED = 'Google sign-in failed';
const UNUSABLE_EMAIL =
  'We can’t write to the email address of this Google account. Create an account with another one.';
const LINK_FIRST = 'There is an account with this email address. Enter its password once to link it with Google.';

interface Account extends Credentials {
  /** Encrypted */
  phone: string | null;
  googleSubject: string | null;
  verified: boolean;
  suspended: boolean;
}

const COLUMNS = `
  select u.id, u.name, u.email, u.role, u.phone, u.password_hash as "passwordHash", u.google_subject as "googleSubject",
         u.email_verified_at is not null as verified, u.suspended_at is not null as suspended,
         exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as "secondFactor"
  from ${USER_ACCOUNT_ROWS} u`;
const BY_SUBJECT = `${COLUMNS} where u.google_subject = $1 for update`;
const BY_EMAIL = `${COLUMNS} where lower(u.email) = lower($1) for update`;

type Outcome = { account: Account } | { requiresPhone: true };

/** Signing in with Google; whom a credential may be, decisions §7. */
export class GoogleService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits' | 'log'>;
  readonly #sessions: SessionService;
  readonly #secondFactors: SecondFactorService;
  readonly #tokens: GoogleTokens | undefined;
  readonly clientId: string | undefined;

  constructor(
    platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'limits' | 'log'>,
    sessions: SessionService,
    secondFactors: SecondFactorService,
  ) {
    const { googleClientId: clientId, googleJwksUrl: jwksUrl } = platform.config;
    this.#platform = platform;
    this.#sessions = sessions;
    this.#secondFactors = secondFactors;
    this.clientId = clientId;
    this.#tokens = clientId === undefined ? undefined : new GoogleTokens({ clientId, jwksUrl });
  }

  async signIn(origin: Origin, input: GoogleSignInInput): Promise<PayloadOf<GoogleSignInPayload>> {
    const { db, limits, log } = this.#platform;
    await limits.consume(GOOGLE, networkOf(origin.ip));
    const person = await this.#tokens?.read(input.credential, input.nonce);
    if (!person) {
      log.info({ event: 'authn_google_refused', requestId: origin.requestId }, 'a Google credential was refused');
      throw new DomainError('INVALID', REFUSED);
    }
    if (!isEmail(person.email)) throw new DomainError('INVALID', UNUSABLE_EMAIL, 'email');
    const given = phoneOf(input.phoneNumber);
    const phone = given === undefined ? undefined : this.#platform.encryption.encryptText(given);
    const outcome = await db.transaction(async (manager) => {
      const found = await this.#find(manager, person, phone, origin, input);
      // only a completed sign-in spends the credential: the question for the phone number does not
      if ('account' in found) {
        if (found.account.secondFactor) await this.#secondFactors.check(found.account, origin, input.code);
        await spend(manager, input.credential, person.expiresAt);
      }
      return found;
    });
    if ('requiresPhone' in outcome) {
      const { name, email, picture } = person;
      return { userData: { name, email, picture, requiresPhone: true } };
    }
    const { account } = outcome;
    this.#sessions.forgetPerson(account.id);
    const { id, name, email, role } = account;
    return { session: await this.#sessions.begin({ id, name, email, role, googleSubject: person.subject }, origin) };
  }

  async #find(
    manager: EntityManager,
    person: GooglePerson,
    phone: string | undefined,
    origin: Origin,
    { password }: GoogleSignInInput,
  ): Promise<Outcome> {
    const [linked] = await manager.query<Account[]>(BY_SUBJECT, [person.subject]);
    if (linked) return this.#known(manager, linked, phone);
    const [local] = await manager.query<Account[]>(BY_EMAIL, [person.email]);
    if (!local) return this.#create(manager, person, phone);
    if (local.suspended) throw new DomainError('INVALID', REFUSED);
    // another Google account has this one: the mailbox changed hands, and a person at the office must look at it
    if (local.googleSubject !== null) throw new DomainError('INVALID', REFUSED);
    const client = local.role === 'ACCOUNT_HOLDER';
    if (client && !local.verified && person.authoritative) return this.#takeOver(manager, local, person, phone);
    if (!client || !person.authoritative) await this.#provePassword(origin, local, password);
    await manager.query(LINK_GOOGLE, [local.id, person.subject]);
    return this.#known(manager, local, phone);
  }

  async #known(manager: EntityManager, account: Account, phone: string | undefined): Promise<Outcome> {
    if (account.suspended) throw new DomainError('INVALID', REFUSED);
    if (account.phone !== null) return { account };
    if (phone === undefined) return { requiresPhone: true };
    await manager.query(SET_PHONE, [account.id, phone]);
    return { account };
  }

  async #create(manager: EntityManager, person: GooglePerson, phone: string | undefined): Promise<Outcome> {
    if (phone === undefined) return { requiresPhone: true };
    const id = newId();
    const { name, email, subject } = person;
    const made = await manager.query<unknown[]>(ADD_GOOGLE_ACCOUNT, [id, name, email, phone, subject]);
    if (made.length === 0) throw new DomainError('CONFLICT', 'This account was just created. Please try again.');
    const fresh = { passwordHash: null, googleSubject: subject, verified: true, suspended: false, secondFactor: false };
    return { account: { id, name, email, role: 'ACCOUNT_HOLDER', phone, ...fresh } };
  }

  /**
   * Whoever registered this address never showed that it is theirs, and Google runs the mailbox. The password they set and
   * their sessions end. A second factor stays: no sign-in removes one.
   */
  async #takeOver(
    manager: EntityManager,
    local: Account,
    person: GooglePerson,
    phone: string | undefined,
  ): Promise<Outcome> {
    if (phone === undefined) return { requiresPhone: true };
    await manager.query(TAKE_OVER, [local.id, person.subject, person.name, phone]);
    await this.#sessions.endAllOf(local.id, { manager });
    return { account: { ...local, name: person.name, phone } };
  }

  async #provePassword(origin: Origin, local: Account, password: string | null | undefined): Promise<void> {
    if (!password) throw new DomainError('REQUIRED', LINK_FIRST, 'password');
    await this.#platform.limits.consume(LOGIN, `${local.email.toLowerCase()} ${networkOf(origin.ip)}`);
    if (!(await verifyPassword(local.passwordHash, password))) {
      throw new DomainError('INVALID', 'That isn’t this account’s password.', 'password');
    }
  }
}

function phoneOf(text: string | null | undefined): string | undefined {
  if (text == null) return undefined;
  const phone = parseCanadianPhone(text);
  if ('error' in phone) throw new DomainError('INVALID', phone.error, 'phoneNumber');
  return phone.e164;
}

async function spend(manager: EntityManager, credential: string, expiresAt: Date): Promise<void> {
  const spent = await manager.query<unknown[]>(
    'insert into google_credential (hash, expires_at) values ($1, $2) on conflict do nothing returning hash',
    [sha256(credential), expiresAt],
  );
  if (spent.length === 0) throw new DomainError('INVALID', REFUSED);
}
