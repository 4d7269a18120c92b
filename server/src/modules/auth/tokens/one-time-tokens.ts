import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { newId } from '../../../platform/ids.js';
import type { QueuedMail } from '../../../platform/interfaces.js';
import { plainCode, readableCode } from '../../../platform/readable-code.js';
import { sha256 } from '../../../platform/sha256.js';
import { MAIL_MESSAGE } from '../../mail/public.sql.js';
import { USER_ACCOUNT_ROWS } from '../../users/public.sql.js';

export type TokenPurpose = 'verify_email' | 'reset_password' | 'confirm_change';

interface Kind {
  minutes: number;
  make: () => string;
  /** The token as it is hashed: what a person types may be written in several ways. */
  plain: (token: string) => string;
}

const link = { make: () => randomBytes(32).toString('base64url'), plain: (token: string) => token };
const KINDS: Record<TokenPurpose, Kind> = {
  verify_email: { ...link, minutes: 24 * 60 },
  reset_password: { ...link, minutes: 30 },
  confirm_change: { make: readableCode, plain: plainCode, minutes: 30 },
};
const LONGEST = 200;

export interface MintedToken {
  /** Whom the email greets */
  name: string;
  token: string;
}

/**
 * Makes the token of an email as it is written, so that it is stored nowhere but in the email. It belongs to the address
 * the email goes to: undefined where that is no longer the account's, or the email was voided. A newer token ends those
 * before it.
 *
 * Whoever changes the address or the password holds the person's row. They come before us, and we see what they did, or
 * after us, and they end our token.
 */
export function mintToken(
  db: DataSource,
  userId: string,
  { id, to }: QueuedMail,
  purpose: TokenPurpose,
): Promise<MintedToken | undefined> {
  const { make, plain, minutes } = KINDS[purpose];
  return db.transaction(async (manager) => {
    const [person] = await manager.query<{ name: string }[]>(
      `select name from ${USER_ACCOUNT_ROWS} user_account where id = $1 and lower(email) = lower($2) for share`,
      [userId, to],
    );
    const waiting = await manager.query<unknown[]>(
      `select id from ${MAIL_MESSAGE} mail_message where id = $1 and status = 'pending'`,
      [id],
    );
    if (!person || waiting.length === 0) return undefined;
    const token = make();
    await manager.query(
      'update one_time_token set expires_at = least(expires_at, now()) where user_id = $1 and purpose = $2',
      [userId, purpose],
    );
    await manager.query(
      `insert into one_time_token (id, user_id, purpose, token_hash, email, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [newId(), userId, purpose, sha256(plain(token)), to, minutes],
    );
    return { name: person.name, token };
  });
}

/**
 * Whose token it is, once. Refused where the address it was sent to is no longer the account's. The person's row is locked
 * first: two who bring a token at the same moment come one after the other.
 */
export async function spendToken(
  manager: Pick<EntityManager, 'query'>,
  token: string,
  purpose: TokenPurpose,
): Promise<string | undefined> {
  if (token.length > LONGEST) return undefined;
  const hash = sha256(KINDS[purpose].plain(token));
  const holders = await manager.query<unknown[]>(
    `select u.id from ${USER_ACCOUNT_ROWS} u join one_time_token t on t.user_id = u.id
     where t.token_hash = $1 and lower(u.email) = lower(t.email) for update of u`,
    [hash],
  );
  if (holders.length === 0) return undefined;
  const [rows] = await manager.query<[{ userId: string }[], number]>(
    `update one_time_token set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning user_id as "userId"`,
    [hash, purpose],
  );
  return rows[0]?.userId;
}

/** Whose token it is, for as long as it can be spent. */
export async function holderOfToken(
  db: Pick<DataSource, 'query'>,
  token: string,
  purpose: TokenPurpose,
): Promise<{ name: string; email: string } | undefined> {
  if (token.length > LONGEST) return undefined;
  const [holder] = await db.query<{ name: string; email: string }[]>(
    `select u.name, u.email from ${USER_ACCOUNT_ROWS} u join one_time_token t on t.user_id = u.id
     where t.token_hash = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > now()
       and lower(u.email) = lower(t.email) and u.suspended_at is null`,
    [sha256(KINDS[purpose].plain(token)), purpose],
  );
  return holder;
}

/**
 * Whether a used or expired link was for an address that is confirmed by now: somebody clicked it twice, a mail scanner
 * opened it first, or a newer link was used.
 */
export async function isConfirmedAlready(manager: Pick<EntityManager, 'query'>, token: string): Promise<boolean> {
  if (token.length > LONGEST) return false;
  const rows = await manager.query<unknown[]>(
    `select from one_time_token t join ${USER_ACCOUNT_ROWS} u on u.id = t.user_id
     where t.token_hash = $1 and t.purpose = 'verify_email' and lower(u.email) = lower(t.email)
       and u.email_verified_at is not null`,
    [sha256(KINDS.verify_email.plain(token))],
  );
  return rows.length > 0;
}
