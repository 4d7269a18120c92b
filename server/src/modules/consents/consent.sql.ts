import { SITE_SETTINGS } from '../settings/public.sql.js';

/**
 * The version of the words that were read. Code knows the first ones; where the office wrote others, the settings know theirs,
 * and the row says it as of its own transaction.
 */
export const readVersion = (purpose: string, version: string): string =>
  `coalesce((select s.consent_versions ->> (${purpose} || ' ' || ${version}) from ${SITE_SETTINGS} s), ${version})`;

/**
 * The one insert of consents: part of a statement, or a statement of its own. `list` is a jsonb array of `ConsentRow`s,
 * `from` the rows it is read from, if any.
 */
export const insertConsents = (list: string, from?: string): string => `
insert into consent (id, user_id, email, source_id, purpose, granted, text_version, ip, created_at)
select c.id, c."userId", c.email, c."sourceId", c.purpose, c.granted, ${readVersion('c.purpose', 'c."textVersion"')},
  c.ip, coalesce(c."createdAt", now())
from ${from === undefined ? '' : `${from}, `}jsonb_to_recordset(${list}) as c(id uuid, "userId" uuid, email text,
  "sourceId" uuid, purpose text, granted boolean, "textVersion" text, ip text, "createdAt" timestamptz)`;
