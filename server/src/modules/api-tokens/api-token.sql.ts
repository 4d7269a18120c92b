import type { TokenScope } from '@brokerage/domain/integrations/token-scopes';
import type { Actor } from '../../kernel/actor.js';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** Asked of the database each time, whose clock decides: what is revoked, and who is suspended, is out at once. */
export const LIVING_TOKEN: NamedStatement = {
  name: 'api-tokens.living',
  text: `
    select t.id, t.scopes, u.id as "userId", u.name, u.email,
           t.last_used_at is null or t.last_used_at < now() - interval '1 minute' as "isNews"
    from api_token t
    join ${USER_ACCOUNT} u on u.id = t.user_id
    where t.token_hash = $1 and t.revoked_at is null and t.expires_at > now() and u.suspended_at is null`,
};

/** `isNews`: its last use is to be written down again */
export interface LivingTokenRow extends Pick<Actor, 'userId' | 'name' | 'email'> {
  id: string;
  scopes: TokenScope[];
  isNews: boolean;
}

export const USED: NamedStatement = {
  name: 'api-tokens.used',
  text: 'update api_token set last_used_at = now() where id = $1',
};

const COLUMNS = `id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", expires_at <= now() as expired,
  last_used_at as "lastUsedAt"`;

export const OF_OWNER = `
  select ${COLUMNS} from api_token where user_id = $1 and revoked_at is null order by created_at desc, id desc`;

/** $6 days */
export const MAKE = `
  insert into api_token (id, user_id, name, token_hash, scopes, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))
  returning ${COLUMNS}`;

export const WORKING = `
  select count(*)::int as count from api_token where user_id = $1 and revoked_at is null and expires_at > now()`;

export const REVOKE = `
  update api_token set revoked_at = now() where id = $1 and user_id = $2 and revoked_at is null returning scopes`;
