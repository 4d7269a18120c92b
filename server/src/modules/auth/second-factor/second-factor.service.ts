import { Secret, TOTP } from 'otpauth';
import { savedSecondFactorRule, secondFactorDay } from '@brokerage/domain/settings/staff-sign-in';
import { isStaff, type RoleName } from '@brokerage/domain/account/roles';
import { networkOf } from '../../../platform/limits.js';
import type { Platform } from '../../../platform/platform.js';
import { plainCode, readableCode } from '../../../platform/readable-code.js';
import type { Actor, Origin } from '../../../kernel/actor.js';
import { writeAudit } from '../../audits/public.js';
import { DomainError, ForbiddenError } from '../../../kernel/domain-error.js';
import type { SecondFactorDemand, SecondFactorSetup } from './second-factor.types.js';
import { CONFIRM, RECOVERY_CODE, SECOND_FACTOR, SECOND_FACTOR_PERSON } from './second-factor.limits.js';
import { SITE_SETTINGS } from '../../settings/public.sql.js';
import { provePassword } from '../../users/public.js';
import { USER_CREDENTIALS } from '../../users/public.sql.js';

const PERIOD_SECONDS = 30;
/** A clock may be half a minute off. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const APP_CODE = /^\d{6}$/;
const SCAN_FIRST = 'Scan a new code first.';
const WRONG = 'That code is not right. Codes change every 30 seconds.';

interface Checked {
  id: string;
  role: RoleName;
}

interface Factor {
  secret: string;
  confirmed: boolean;
  lastStep: string;
  recoveryHashes: string[];
}

const FIND = `
  select secret, confirmed_at is not null as confirmed, last_step as "lastStep", recovery_hashes as "recoveryHashes"
  from second_factor where user_id = $1`;

const DEMAND = `
  select sections -> 'STAFF_SIGN_IN' as rule,
         exists (select from second_factor where user_id = $1 and confirmed_at is not null) as "hasFactor"
  from ${SITE_SETTINGS} site_settings`;

/** The authenticator app of staff (TOTP), and the codes for the day the telephone is lost. */
export class SecondFactorService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits'>) {
    this.#platform = platform;
  }

  /** From which day the settings ask it of a person who has none; null: they do not. */
  async demand({ userId, role, heldBack = role }: Actor): Promise<SecondFactorDemand | null> {
    const [row] = await this.#platform.db.query<{ rule: unknown; hasFactor: boolean }[]>(DEMAND, [userId]);
    const day = row
      ? secondFactorDay(savedSecondFactorRule(row.rule), { role: heldBack, hasFactor: row.hasFactor })
      : null;
    return day === null ? null : { from: day, isDue: role !== heldBack };
  }

  /** A fresh secret to scan; it counts once a code of it was typed back. */
  async start(actor: Actor): Promise<SecondFactorSetup> {
    if (!isStaff(actor.heldBack ?? actor.role)) throw new ForbiddenError();
    const secret = new Secret({ size: 20 });
    const rows = await this.#platform.db.query<unknown[]>(
      `insert into second_factor (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, updated_at = now()
         where second_factor.confirmed_at is null
       returning user_id`,
      [actor.userId, this.#platform.encryption.encryptText(secret.base32)],
    );
    if (rows.length === 0) throw new DomainError('CONFLICT', 'Two-step sign-in is already on. Turn it off first.');
    const [brand] = await this.#platform.db.query<{ name: string }[]>(
      `select brand_name as name from ${SITE_SETTINGS} site_settings`,
    );
    const uri = totp(secret.base32, brand?.name ?? '', actor.email).toString();
    const { default: QRCode } = await import('qrcode');
    const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 });
    const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return { secret: secret.base32, uri, qrCode };
  }

  /** The first code typed back turns it on; the recovery codes are shown this once. */
  async confirm(actor: Actor, origin: Origin, code: string): Promise<string[]> {
    const { db, encryption } = this.#platform;
    await this.#platform.limits.consume(CONFIRM, actor.userId);
    const factor = await this.#find(actor.userId);
    if (!factor || factor.confirmed) throw new DomainError('CONFLICT', SCAN_FIRST);
    const step = this.#stepOf(factor, code);
    if (step === undefined) throw new DomainError('INVALID', WRONG, 'code');
    const codes = Array.from({ length: RECOVERY_CODES }, readableCode);
    await db.transaction(async (manager) => {
      // once, and what was proven: the codes of a second press would take the place of those that were shown
      const [confirmed] = await manager.query<[unknown[], number]>(
        `update second_factor set confirmed_at = now(), last_step = $2, recovery_hashes = $3, updated_at = now()
         where user_id = $1 and confirmed_at is null and secret = $4 returning user_id`,
        [actor.userId, step, codes.map((code) => encryption.blindIndex(recovery(code))), factor.secret],
      );
      if (confirmed.length === 0) throw new DomainError('CONFLICT', SCAN_FIRST);
      const entry = { action: 'second_factor.on', subjectType: 'user', subjectId: actor.userId };
      await writeAudit(manager, actor, origin, entry);
    });
    return codes;
  }

  /** Turns it off; whoever found an open screen does not know the password. */
  async remove(actor: Actor, origin: Origin, password: string): Promise<void> {
    const { db } = this.#platform;
    await this.#platform.limits.consume(CONFIRM, actor.userId);
    const [row] = await db.query<{ hash: string | null }[]>(
      `select u.password_hash as hash from ${USER_CREDENTIALS} u where u.id = $1`,
      [actor.userId],
    );
    const spend = await provePassword({ id: actor.userId, hash: row?.hash }, { text: password, field: 'password' });
    await db.transaction(async (manager) => {
      await spend(manager);
      await manager.query('delete from second_factor where user_id = $1', [actor.userId]);
      const entry = { action: 'second_factor.off', subjectType: 'user', subjectId: actor.userId };
      await writeAudit(manager, actor, origin, entry);
    });
  }

  /**
   * Asked for at a sign-in after the right password. A code or a recovery code is good once. Wrong codes from elsewhere
   * keep nobody out: each network has its own count, and recovery codes have theirs.
   */
  async check({ id: userId, role }: Checked, origin: Origin, code: string | null | undefined): Promise<void> {
    if (!code?.trim()) {
      throw new DomainError('REQUIRED', 'Enter the code from your authenticator app.', 'code');
    }
    const { db, limits } = this.#platform;
    const here = `${userId} ${networkOf(origin.ip)}`;
    const ofApp = APP_CODE.test(code.replace(/\s/g, ''));
    const limit = ofApp ? SECOND_FACTOR : RECOVERY_CODE;
    await limits.consume(limit, here);
    if (ofApp) await limits.consume(SECOND_FACTOR_PERSON, userId);
    const factor = await this.#find(userId);
    if (!factor?.confirmed) return;
    const spent = ofApp ? await this.#spendStep(userId, factor, code) : await this.#spendRecoveryCode(userId, code);
    if (!spent) {
      const entry = { action: 'session.refuse', subjectType: 'user', subjectId: userId, after: { step: 'code' } };
      if (isStaff(role)) await writeAudit(db.manager, null, origin, entry);
      throw new DomainError('INVALID', WRONG, 'code');
    }
    await limits.reset(limit, here);
    if (ofApp) await limits.giveBack(SECOND_FACTOR_PERSON, userId);
  }

  async #find(userId: string): Promise<Factor | undefined> {
    const [factor] = await this.#platform.db.query<Factor[]>(FIND, [userId]);
    return factor;
  }

  #stepOf({ secret, lastStep }: Factor, code: string): number | undefined {
    const token = code.replace(/\s/g, '');
    if (!APP_CODE.test(token)) return undefined;
    const delta = totp(this.#platform.encryption.decryptText(secret)).validate({ token, window: WINDOW });
    if (delta === null) return undefined;
    const step = Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + delta;
    return step > Number(lastStep) ? step : undefined;
  }

  async #spendStep(userId: string, factor: Factor, code: string): Promise<boolean> {
    const step = this.#stepOf(factor, code);
    if (step === undefined) return false;
    const [rows] = await this.#platform.db.query<[unknown[], number]>(
      'update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
      [userId, step],
    );
    return rows.length > 0;
  }

  async #spendRecoveryCode(userId: string, code: string): Promise<boolean> {
    const { db, encryption } = this.#platform;
    const [rows] = await db.query<[unknown[], number]>(
      `update second_factor set recovery_hashes = array_remove(recovery_hashes, $2), updated_at = now()
       where user_id = $1 and $2 = any (recovery_hashes) returning user_id`,
      [userId, encryption.blindIndex(recovery(code))],
    );
    return rows.length > 0;
  }
}

const totp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** What is hashed of a recovery code. */
const recovery = (code: string): string => `recovery ${plainCode(code)}`;
