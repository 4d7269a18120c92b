import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { RELEASED_FOR_DAYS } from '@brokerage/domain/agents/subdomain';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { columnList } from '../../kernel/field-columns.js';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { HOURS_EXCEPTION, WORKING_HOURS } from '../bookings/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** The days on which an agent takes no calls, those that follow each other as one. */
const AWAY = `select coalesce(json_agg(json_build_object('from', d.first, 'to', d.last) order by d.first), '[]')
  from (select min(x.on_date) as first, max(x.on_date) as last
        from (select e.on_date, e.on_date - (row_number() over (order by e.on_date))::int as run
              from ${HOURS_EXCEPTION} e
              where e.calendar_no = a.calendar_no and e.starts is null and e.on_date >= (now() at time zone '${OFFICE_ZONE}')::date) x
        group by x.run) d`;

const COLUMNS = `a.id, ${columnList(AGENT_FORM, { of: 'a', columns: { licensedName: 'name' } })}, a.level, a.licences, a.languages,
  a.specialities, a.service_areas as "serviceAreas", a.reviews, a.photo, a.focus_x as "focusX", a.focus_y as "focusY", a.province,
  a.zone, a.active, a.user_id as "userId", u.name as "userName", a.version, a.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'starts', to_char(h.starts, 'HH24:MI'),
     'ends', to_char(h.ends, 'HH24:MI')) order by h.weekday, h.starts), '[]')
   from ${WORKING_HOURS} h where h.calendar_no = a.calendar_no) as hours,
  (${AWAY}) as away`;
const FROM = `from agent a left join ${USER_ACCOUNT} u on u.id = a.user_id`;

/** $1: those who are not shown, too. */
export const AGENTS: NamedStatement = {
  name: 'agents.list',
  text: `select ${COLUMNS} ${FROM} where a.active or $1 order by a.name collate "und-x-icu", a.id`,
};

/** $1 those who are not shown, too; $2 an id or null; $3 a name in the address, or one of before, or null. */
export const AGENT: NamedStatement = {
  name: 'agents.one',
  text: `
    select ${COLUMNS} ${FROM}
    where (a.active or $1) and (a.id = $2::uuid or a.subdomain = $3
      or a.id = (select h.agent_id from subdomain_history h
                 where h.subdomain = $3 and h.released_at > now() - interval '${RELEASED_FOR_DAYS} days'
                   and not exists (select from agent own where own.subdomain = $3)))`,
};

/** Every name that leads to somebody who is shown: their own, and those that they gave up less than a year ago. */
export const SHOWN_ADDRESSES: NamedStatement = {
  name: 'agents.addresses',
  text: `
    select a.subdomain as label, a.id, a.subdomain from agent a where a.active
    union all
    select h.subdomain, a.id, a.subdomain from subdomain_history h join agent a on a.id = h.agent_id and a.active
    where h.released_at > now() - interval '${RELEASED_FOR_DAYS} days'
      and not exists (select from agent own where own.subdomain = h.subdomain)`,
};

/** Whoever gives or takes a name waits for the one before. */
export const CLAIMING = `select pg_advisory_xact_lock(hashtext('agent.subdomain'))`;

/** $1 the name, $2 who asks for it (null: somebody new). Says who stands in the way. */
export const IN_THE_WAY = `
  select case when exists (select from agent where subdomain = $1 and id is distinct from $2::uuid) then 'taken'
              when exists (select from subdomain_history where subdomain = $1
                             and (agent_id is null or agent_id is distinct from $2::uuid)
                             and released_at > now() - interval '${RELEASED_FOR_DAYS} days') then 'held' end as why`;

/** $1 the name, $2 whose it was. */
export const RELEASE = `
  insert into subdomain_history (subdomain, agent_id) values ($1, $2)
  on conflict (subdomain) do update set agent_id = excluded.agent_id, released_at = now()`;

export const NEXT_CALENDAR = 'select coalesce(max(calendar_no), 0) + 1 as no from agent';
