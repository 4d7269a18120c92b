import type { RoleName } from '@brokerage/domain/account/roles';
import type { Actor } from '../../../kernel/actor.js';
import type { NamedStatement } from '../../../platform/postgres/named-query.js';
import { SITE_SETTINGS } from '../../settings/public.sql.js';
import { USER_ACCOUNT, USER_ACCOUNT_ROWS, USER_CREDENTIALS } from '../../users/public.sql.js';

/** Asked of the database, whose clock decides; a suspended person has no session. With what decides how much they may do. */
export const LIVING: NamedStatement = {
  name: 'sessions.living',
  text: `
    select s.id as "sessionId", u.id as "userId", u.name, u.email, u.role,
           exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as "hasFactor",
           (select sections -> 'STAFF_SIGN_IN' from ${SITE_SETTINGS} site_settings) as "rule"
    from session s
    join ${USER_ACCOUNT} u on u.id = s.user_id
    where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > now() and u.suspended_at is null`,
};

/** A row of LIVING. `rule`: what the settings say of the second factor; null: nothing yet */
export interface LivingRow extends Pick<Actor, 'userId' | 'sessionId' | 'name' | 'email' | 'role'> {
  hasFactor: boolean;
  rule: unknown;
}

/** Who a session is begun for. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: RoleName;
}

export interface Credentials extends Person {
  passwordHash: string | null;
  secondFactor: boolean;
}

/**
 * $2 false: no address by the rule. Somebody from before the rule signs in with exactly theirs; letters that PostgreSQL
 * takes for each other, such as İ and i, would otherwise be further writings of it, each with a throttle of its own.
 */
export const BY_EMAIL: NamedStatement = {
  name: 'sessions.credentials',
  text: `
    select u.id, u.name, u.email, u.role, u.password_hash as "passwordHash",
           f.confirmed_at is not null as "secondFactor"
    from ${USER_CREDENTIALS} u
    left join second_factor f on f.user_id = u.id
    where lower(u.email) = lower($1) and ($2 or u.email = $1) and u.suspended_at is null`,
};

/** What somebody showed: where it was changed since, they have shown nothing. */
export interface Proof {
  passwordHash?: string | null;
  googleSubject?: string | null;
}

/**
 * $2 the account, $6 the password, hashed, and $7 Google's name for the person, as they were shown. Nothing where the account
 * is gone, suspended or has another by now; a change under way is waited for, and one that comes later finds the session.
 */
export const BEGIN: NamedStatement = {
  name: 'sessions.begin',
  text: `
    insert into session (id, user_id, expires_at, ip, user_agent)
    select $1::uuid, u.id, $3::timestamptz, $4::text, $5::text
    from ${USER_ACCOUNT_ROWS} u
    where u.id = $2 and u.suspended_at is null
      and ($6::text is null or u.password_hash = $6) and ($7::text is null or u.google_subject = $7)
    for share
    returning id`,
};

export const END: NamedStatement = {
  name: 'sessions.end',
  text: 'update session set ended_at = now(), updated_at = now() where id = $1 and ended_at is null',
};

/** $2: the one that goes on, or null */
export const END_ALL = `
  update session set ended_at = now(), updated_at = now()
  where user_id = $1 and ended_at is null and ($2::uuid is null or id <> $2)
  returning id`;

export const OF_PERSON = `
  select id, ip, user_agent as "userAgent", created_at as "createdAt", expires_at as "expiresAt"
  from session
  where user_id = $1 and ended_at is null and expires_at > now()
  order by created_at desc, id desc
  limit 100`;

/** Whether the person signed in before, and never from this device and network. $2 is the session just begun. */
export const IS_NEW_DEVICE: NamedStatement = {
  name: 'sessions.is-new-device',
  text: `
    select exists (select from session where user_id = $1 and id <> $2)
      and not exists (select from session where user_id = $1 and id <> $2 and ip = $3
                        and user_agent is not distinct from $4) as "isNew"`,
};
