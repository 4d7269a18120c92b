import { isLevelOne, SENT_NEEDS_LEVEL_TWO } from '../../licensing/public.js';
import { AGENT } from '../../agents/public.sql.js';
import { SITE_SETTINGS } from '../../settings/public.sql.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

/** Who takes part: the office's active people, unless they asked to be passed over. */
const TAKES_PART = `u.role = 'ADMIN' and u.suspended_at is null
  and coalesce((select m.takes from enquiry_rota_member m where m.user_id = u.id), true)`;

/** The adviser through whose own page they came to us, and who may arrange it: the latest one. */
const BY_OWN_PAGE = `(select a.id from ${AGENT} a where a.active and not (a.level = 1 and ${SENT_NEEDS_LEVEL_TWO})
  and a.subdomain in ("attribution" #>> '{first,agent}', "attribution" #>> '{last,agent}')
  order by coalesce(a.subdomain = "attribution" #>> '{last,agent}', false) desc limit 1)`;

/**
 * Parts of a statement: `adviser` has whom each enquiry of `go` is for, by the source's own expression `agent` or by the page
 * it came through, and nobody where that is null; `given` has who gets each of the others, and nothing while the rule is off or nobody takes part.
 * Two statements at the same moment wait for each other at the one row. It is an insert with a conflict, because that works
 * with the row as the other left it; an update would repeat the statement's other parts and fail. What only level 2 may arrange passes over agents of
 * level 1, and so does what arrives in the same statement.
 */
export const giveOut = (agent: string | null): string => `
adviser as materialized (
  select "enquiryId", ${agent === null ? 'null::uuid' : `coalesce(${agent}, ${BY_OWN_PAGE})`} as id from go
), wanting as materialized (
  select "enquiryId", row_number() over (order by "enquiryId") as place, count(*) over () as many,
         ${SENT_NEEDS_LEVEL_TWO} as level_two
  from go join adviser using ("enquiryId") where adviser.id is null and ${agent !== null}
), taker as materialized (
  select u.id, row_number() over (order by u.id) - 1 as place, count(*) over () as many
  from ${USER_ACCOUNT} u
  where (select round_robin from ${SITE_SETTINGS} site_settings) and ${TAKES_PART}
    and not (${isLevelOne('u.id')} and exists (select from wanting where level_two))
), turn as (
  insert into enquiry_rota (id, last_given_to_id)
  select 1, t.id from taker t where t.place = ((select count(*) from wanting) - 1) % t.many and exists (select from wanting)
  on conflict (id) do update set last_given_to_id = (
    select t.id from taker t
    where t.place = ((select count(*) from taker before where before.id <= enquiry_rota.last_given_to_id)
                     + (select count(*) from wanting) - 1) % t.many)
  returning last_given_to_id
), given as materialized (
  select w."enquiryId", t.id as owner
  from turn
  join taker last on last.id = turn.last_given_to_id
  cross join wanting w
  join taker t on t.place = mod(mod(last.place - (w.many - w.place), last.many) + last.many, last.many)
)`;

/** The office's people with what they chose, and whose turn is next. */
export const ROTA = `
  select s.round_robin as "isOn",
    coalesce((
      select json_agg(json_build_object('id', u.id, 'name', u.name, 'takes', u.takes) order by u.name collate "und-x-icu", u.id)
      from (select u.id, u.name, (${TAKES_PART}) as takes from ${USER_ACCOUNT} u
            where u.role = 'ADMIN' and u.suspended_at is null) u
    ), '[]') as members,
    (select u.id from ${USER_ACCOUNT} u left join enquiry_rota r on true
     where ${TAKES_PART}
     order by coalesce(u.id <= r.last_given_to_id, false), u.id limit 1) as "nextId"
  from ${SITE_SETTINGS} s`;

/** $1 who, $2 whether they take new enquiries. */
export const SET_TAKES = `
  insert into enquiry_rota_member (user_id, takes) values ($1, $2)
  on conflict (user_id) do update set takes = excluded.takes`;
