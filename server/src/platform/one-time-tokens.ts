import { createHash, randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { newId } from './ids.js';

export type TokenPurpose = 'verify_email' | 'reset_password';

const MINUTES: Record<TokenPurpose, number> = { verify_email: 24 * 60, reset_password: 30 };
const LONGEST = 200;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface SpentToken {
  userId: string;
  email: string;
}

/**
 * Makes the token of a link as its letter is written, so that it is never stored anywhere but in the letter. A newer one
 * ends those before it.
 */
export async function mintToken(db: DataSource, { userId, email }: SpentToken, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (manager) => {
    await manager.query('delete from one_time_token where user_id = $1 and purpose = $2', [userId, purpose]);
    await manager.query(
      `insert into one_time_token (id, user_id, purpose, token_hash, email, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [newId(), userId, purpose, sha256(token), email, MINUTES[purpose]],
    );
  });
  return token;
}

/** Whose token it is, once: two who bring it at the same moment are told apart by the row's lock. */
export async function spendToken(
  manager: Pick<EntityManager, 'query'>,
  token: string,
  purpose: TokenPurpose,
): Promise<SpentToken | undefined> {
  if (token.length > LONGEST) return undefined;
  const [rows] = await manager.query<[SpentToken[], number]>(
    `update one_time_token set used_at = now()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning user_id as "userId", email`,
    [sha256(token), purpose],
  );
  return rows[0];
}
