import type { DraftKind } from '@brokerage/domain/application/drafts';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const COLUMNS = `id, kind, content, version, last_step as "lastStep", device, updated_at as "updatedAt",
  previous_content as "previousContent", previous_step as "previousStep", previous_at as "previousAt",
  ended, application_number as "applicationNumber"`;

export const READ_DRAFT: NamedStatement = {
  name: 'draft-read',
  text: `select ${COLUMNS} from draft where user_id = $1 and kind = $2`,
};

/**
 * Saves if the caller knew the version that stands there ($8), or does not ask (null). 0 means that there was none. The
 * same content again is no new version: the answer to the first save may have been lost. No row comes back where the draft
 * is another one by now or has ended. $9: keeps what is replaced as the previous version.
 */
export const SAVE_DRAFT: NamedStatement = {
  name: 'draft-save',
  text: `
insert into draft as d (id, user_id, kind, content, content_hash, last_step, device)
select $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::int, $7::text
where coalesce($8::int, 0) = 0 or exists (select from draft where user_id = $2::uuid and kind = $3::text)
on conflict (user_id, kind) do update set
  id = case when d.ended is null then d.id else excluded.id end,
  content = case when d.content_hash = excluded.content_hash then d.content else excluded.content end,
  content_hash = excluded.content_hash,
  version = case when d.content_hash = excluded.content_hash then d.version else d.version + 1 end,
  last_step = excluded.last_step,
  device = excluded.device,
  previous_content = case when $9::boolean and d.content_hash <> excluded.content_hash then d.content
                          when d.ended is null then d.previous_content end,
  previous_step = case when $9::boolean and d.content_hash <> excluded.content_hash then d.last_step
                       when d.ended is null then d.previous_step end,
  previous_at = case when $9::boolean and d.content_hash <> excluded.content_hash then d.updated_at
                     when d.ended is null then d.previous_at end,
  ended = null,
  announced_at = null,
  updated_at = now()
where (d.ended is null and (d.content_hash = excluded.content_hash or coalesce($8::int, d.version) = d.version))
   or (d.ended = 'discarded' and coalesce($8::int, 0) = 0)
returning id, version, updated_at as "updatedAt"`,
};

const EMPTIED = `content = null, content_hash = null, previous_content = null, previous_step = null, previous_at = null,
  announced_at = null, version = d.version + 1, last_step = 0, updated_at = now()`;

export const DISCARD_DRAFT: NamedStatement = {
  name: 'draft-discard',
  text: `
update draft d set ${EMPTIED}, ended = 'discarded', application_number = null
where user_id = $1 and kind = $2 and ended is distinct from 'discarded'`,
};

/**
 * Ends the drafts that became applications, as a part of the statement that stores them. It reads `go`: its own columns
 * "sourceId" and "applicationNumber"; `owner` is the sender's id as SQL, null where nobody was signed in. A person who had
 * saved nothing yet gets the row too: their first save may still be under way.
 */
export const endDrafts = (kind: DraftKind, owner: string): string => `
insert into draft as d (id, user_id, kind, device, ended, application_number)
select distinct on (sender.id) go."sourceId", sender.id, '${kind}', '', 'sent', go."applicationNumber"
from go join ${USER_ACCOUNT} sender on sender.id = ${owner}
on conflict (user_id, kind) do update set ${EMPTIED}, ended = 'sent', application_number = excluded.application_number`;

/** Whose draft it is, for a form that is sent without signing in: whoever knows the id of a draft may end it. */
export const draftOwner = (id: string): string => `(select known.user_id from draft known where known.id = ${id})`;
