import { LRUCache } from 'lru-cache';
import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { rolesNow, savedSecondFactorRule } from '@brokerage/domain/settings/staff-sign-in';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { isStaff } from '@brokerage/domain/account/roles';
import { validate as isUuid } from 'uuid';
import type { EntityManager } from 'typeorm';
import { deviceOf } from '../../../platform/device.js';
import { emailTo } from '../../../platform/email.js';
import { newId } from '../../../platform/ids.js';
import type { Platform } from '../../../platform/platform.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { writeAudit } from '../../audits/public.js';
import { isConnectionError } from '../../../platform/postgres/errors.js';
import { claimByAddress } from '../../co-applicants/public.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { namedQuery } from '../../../platform/postgres/named-query.js';
import { NEW_SIGN_IN } from './emails/new-sign-in.email.js';
import { SessionTokens } from './session-token.js';
import {
  BEGIN,
  END,
  END_ALL,
  IS_NEW_DEVICE,
  LIVING,
  OF_PERSON,
  type LivingRow,
  type Person,
  type Proof,
} from './session.sql.js';
import type { LoginData, SessionView } from './session.types.js';

const HOUR_MS = 3_600_000;
const LIFE_MS = 12 * HOUR_MS;
const STAFF_LIFE_MS = 8 * HOUR_MS;
/** How long another instance may believe a session that ended while the news of it was lost. */
const BELIEVED_MS = 5_000;

/** Who acts, and how much they may do today. */
function actorNow({ role, hasFactor, rule, ...person }: LivingRow): Actor {
  const today = localDateOf(Date.now(), OFFICE_ZONE);
  return { ...person, ...rolesNow(savedSecondFactorRule(rule), { role, hasFactor }, today) };
}

interface SessionRow {
  id: string;
  ip: string | null;
  userAgent: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Tokens, and the session row behind each of them. */
export class SessionService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'mail'>;
  readonly #tokens: SessionTokens;
  readonly #living = new LRUCache<string, Actor>({ max: 10_000, ttl: BELIEVED_MS });
  /** Goes up whenever a session ends, so that an answer read before it is not remembered after it. */
  #generation = 0;

  constructor(platform: Pick<Platform, 'config' | 'db' | 'encryption' | 'mail' | 'notifications'>) {
    const { config, notifications } = platform;
    if (!config.jwtSecret) throw new Error('JWT_SECRET is missing.');
    this.#platform = platform;
    this.#tokens = new SessionTokens({ secret: config.jwtSecret, issuer: config.siteUrl });
    notifications.on('session', (id) => this.#forget(id));
    notifications.on('cache', (tag) => {
      // the settings say of whom a second factor is asked
      if (tag === 'settings') this.#forgetAll();
    });
    notifications.onLost(() => this.#forgetAll());
  }

  /** The person behind a token, or undefined: forged, expired, ended, suspended or deleted. */
  async authenticate(token: string): Promise<Actor | undefined> {
    const subject = await this.#tokens.verify(token);
    if (!subject) return undefined;
    const known = this.#living.get(subject.sessionId);
    if (known) return known.userId === subject.userId ? known : undefined;
    const generation = this.#generation;
    const [row] = await namedQuery<LivingRow>(this.#platform.db, LIVING, [subject.sessionId, subject.userId]);
    const actor = row && actorNow(row);
    // who still has to set up a second factor is asked about each time: they may have done it on another instance
    const isSettled = actor && actor.heldBack === undefined;
    if (isSettled && generation === this.#generation) this.#living.set(actor.sessionId, actor);
    return actor;
  }

  /** A session for somebody who has proven who they are. Staff are told of one from a device not seen before. */
  async begin({ id, name, email, role, ...proof }: Person & Proof, origin: Origin): Promise<LoginData> {
    const { ip, userAgent } = origin;
    const { passwordHash = null, googleSubject = null } = proof;
    const staff = isStaff(role);
    const expiresAt = new Date(Date.now() + (staff ? STAFF_LIFE_MS : LIFE_MS));
    const sessionId = newId();
    const values = [sessionId, id, expiresAt, ip, userAgent ?? null, passwordHash, googleSubject];
    const begun = await namedQuery<object>(this.#platform.db, BEGIN, values);
    // changed since the proof: answered as an account that never was
    if (begun.length === 0) throw new DomainError('INVALID', MESSAGES.loginFailed);
    await this.#claim(id, origin);
    if (staff) {
      const entry = { action: 'session.begin', subjectType: 'user', subjectId: id };
      await writeAudit(this.#platform.db.manager, { userId: id }, origin, entry);
      await this.#tellOfNewDevice({ id, email }, sessionId, ip, userAgent ?? null);
    }
    const token = await this.#tokens.sign({ userId: id, sessionId }, expiresAt);
    return { token, id, name, email, role };
  }

  /** Where what is theirs is locked, it is claimed at the next sign-in: nobody is kept out for it. */
  async #claim(userId: string, origin: Origin): Promise<void> {
    try {
      await this.#platform.db.transaction(async (manager) => {
        await manager.query(`set local lock_timeout = '100ms'`);
        await claimByAddress(manager, this.#platform.encryption, userId, origin);
      });
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }

  /** Signs out everywhere. Returns how many sessions ended. */
  async endAll(actor: Actor, origin: Origin): Promise<number> {
    const ended = await this.#platform.db.transaction(async (manager) => {
      const count = await this.endAllOf(actor.userId, { manager });
      const entry = {
        action: 'session.end_all',
        subjectType: 'user',
        subjectId: actor.userId,
        after: { ended: count },
      };
      await writeAudit(manager, actor, origin, entry);
      return count;
    });
    this.forgetPerson(actor.userId);
    return ended;
  }

  async logout(actor: Actor): Promise<void> {
    await namedQuery(this.#platform.db, END, [actor.sessionId]);
    this.#forget(actor.sessionId);
  }

  /** One's own sessions, the newest first. */
  async list(actor: Actor): Promise<SessionView[]> {
    const rows = await this.#platform.db.query<SessionRow[]>(OF_PERSON, [actor.userId]);
    return rows.map(({ userAgent, ...row }) => ({
      ...row,
      device: deviceOf(userAgent),
      current: row.id === actor.sessionId,
    }));
  }

  /** Ends one of one's own sessions. */
  async end(actor: Actor, id: string): Promise<void> {
    const [rows] = isUuid(id)
      ? await this.#platform.db.query<[{ id: string }[], number]>(
          `update session set ended_at = now(), updated_at = now()
           where id = $1 and user_id = $2 and ended_at is null returning id`,
          [id, actor.userId],
        )
      : [[]];
    if (rows.length === 0) throw new DomainError('NOT_FOUND', 'We couldn’t find this session.');
    this.#forget(id);
  }

  /** Ends every session of a person, all but one where it is named. Returns how many. */
  async endAllOf(
    userId: string,
    {
      except = null,
      manager = this.#platform.db,
    }: { except?: string | null; manager?: Pick<EntityManager, 'query'> } = {},
  ): Promise<number> {
    const [rows] = await manager.query<[{ id: string }[], number]>(END_ALL, [userId, except]);
    this.#forget(userId);
    return rows.length;
  }

  /** What this instance believes of a person is asked again: after the transaction that changed it. */
  forgetPerson(userId: string): void {
    this.#forget(userId);
  }

  async #tellOfNewDevice(
    person: Pick<Person, 'id' | 'email'>,
    sessionId: string,
    ip: string,
    userAgent: string | null,
  ): Promise<void> {
    const { db, mail } = this.#platform;
    const [row] = await namedQuery<{ isNew: boolean }>(db, IS_NEW_DEVICE, [person.id, sessionId, ip, userAgent]);
    if (!row?.isNew) return;
    await db.transaction((manager) => mail.queue(manager, [emailTo(NEW_SIGN_IN, person.email, { sessionId })]));
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
