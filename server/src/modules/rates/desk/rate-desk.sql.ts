import { RATE_CARDS_ANONYMOUS, RATES_PER_CARD } from '@brokerage/domain/vocabulary/constants';
import { isNamed } from '../../../kernel/word-search.js';
import { DESK_BANK } from '../../lenders/public.js';
import { FACTS } from '../rate-facts.js';
import { visibleTo } from '../public/rate.sql.js';
import { BANK, BANK_CHANGE } from '../../lenders/public.sql.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

export const STALE_AFTER_DAYS = 7;

/** Every rate with its draft. Lists filter and sort by the values it will have. */
const DESK = `
  desk as (
    select coalesce(r.id, c.rate_id) as id, coalesce(r.bank_id, c.bank_id) as bank_id,
           case when r.id is not null then ${FACTS} end as live,
           r.rate as live_rate, r.created_at as made_at, r.updated_at as published_at, coalesce(r.fees_to_check, false) as fees_to_check,
           c.kind, c.facts, c.author_id, c.updated_at as changed_at,
           coalesce(c.version, r.version) as version, r.version as live_version,
           coalesce((c.facts ->> 'rate')::numeric, r.rate) as rate,
           coalesce((c.facts ->> 'term')::numeric, r.term) as term,
           coalesce(c.facts ->> 'type', r.type) as type,
           coalesce(c.facts ->> 'visibility', r.visibility) as visibility,
           coalesce(c.facts ->> 'purpose', r.purpose) as purpose,
           case when c.facts is null then r.province else c.facts ->> 'province' end as province
    from rate r
    full join rate_change c on c.rate_id = r.id
  ),
  home as (
    select card.rate_id as id
    from (
      select b.id, min(r.rate) as cheapest, b.position
      from ${BANK} b join rate r on r.bank_id = b.id and ${visibleTo('false')}
      where b.active
      group by b.id, b.position
      order by 2, 3, 1
      limit ${RATE_CARDS_ANONYMOUS}
    ) first
    join lateral (
      select r.id as rate_id from rate r
      where r.bank_id = first.id and ${visibleTo('false')}
      order by r.rate, r.position, r.term, r.id
      limit ${RATES_PER_CARD}
    ) card on true
  )`;

const IS_STALE = `d.changed_at is null and d.published_at < now() - interval '${STALE_AFTER_DAYS} days'`;

const FILTER = `
  ($1::text is null or $1 = 'ALL'
    or $1 = 'HOME' and d.id in (select id from home)
    or $1 = 'HIDDEN' and d.visibility = 'hidden'
    or $1 = 'STALE' and ${IS_STALE}
    or $1 = 'PENDING' and d.kind is not null)
  and ${isNamed('b.name', '$2')}
  and ($3::numeric is null or d.term = $3)
  and ($4::text is null or d.type = $4)
  and ($5::text is null or d.visibility = $5)
  and ($6::text is null or d.province = $6 or d.province is null)
  and ($7::text is null or d.purpose in ($7, 'any'))
  and ($8::uuid is null or d.bank_id = $8)
  and ($9::uuid[] is null or d.id = any($9))`;

const SORTS = {
  LENDER: 'b.name collate "und-x-icu"',
  RATE: 'd.rate',
  TERM: 'd.term',
  UPDATED: 'coalesce(d.changed_at, d.published_at)',
} as const;
export type DeskSort = keyof typeof SORTS;

/** One page of the desk, with everything its rows show: $1..$9 filter, $10 limit, $11 offset. */
export function deskPage(sort: DeskSort, descending: boolean): { name: string; text: string } {
  const way = descending ? 'desc' : 'asc';
  return {
    name: `rates.desk.${sort}.${way}`,
    text: `
      with ${DESK},
      page as (
        select d.*, row_number() over (order by ${SORTS[sort]} ${way}, b.name collate "und-x-icu", d.rate, d.id) as place
        from desk d
        join ${BANK} b on b.id = d.bank_id
        where ${FILTER}
        order by place
        limit $10 offset $11
      )
      select p.id, ${DESK_BANK} as bank, p.live, p.kind, p.facts, p.version, p.live_version as "liveVersion", author.name as "authorName",
             p.changed_at as "changedAt", p.published_at as "publishedAt", publisher.name as "publisherName",
             p.fees_to_check as "feesToCheck", p.rate - week.rate as "change7Days"
      from page p
      join ${BANK} b on b.id = p.bank_id
      left join ${USER_ACCOUNT} author on author.id = p.author_id
      left join lateral (
        select u.name from rate_history h join ${USER_ACCOUNT} u on u.id = h.actor_id
        where h.rate_id = p.id order by h.created_at desc, h.id desc limit 1
      ) publisher on true
      left join lateral (
        select coalesce(
          (select h.new_rate from rate_history h
           where h.rate_id = p.id and h.created_at <= now() - interval '7 days'
           order by h.created_at desc, h.id desc limit 1),
          case when p.made_at <= now() - interval '7 days' then coalesce(
            (select h.old_rate from rate_history h where h.rate_id = p.id order by h.created_at, h.id limit 1),
            p.live_rate) end
        ) as rate
      ) week on true
      order by p.place`,
  };
}

export const DESK_COUNT = {
  name: 'rates.desk.count',
  text: `with ${DESK} select count(*)::int as total from desk d join ${BANK} b on b.id = d.bank_id where ${FILTER}`,
};

export const DESK_SUMMARY = {
  // $1 who asks
  name: 'rates.desk.summary',
  text: `
    with ${DESK}
    select count(*)::int as all,
           (select count(*)::int from home) as home,
           count(*) filter (where d.visibility = 'hidden')::int as hidden,
           count(*) filter (where ${IS_STALE})::int as stale,
           count(*) filter (where d.kind is not null)::int as pending,
           (select count(*)::int from ${BANK_CHANGE} bank_change) as "pendingLenders",
           (count(*) filter (where d.kind is not null and d.author_id is distinct from $1)
             + (select count(*) from ${BANK_CHANGE} c where c.author_id is distinct from $1))::int as "pendingByOthers",
           coalesce(json_agg(json_build_object('facts', d.facts, 'live', d.live)) filter (where d.facts is not null), '[]') as "pendingRates"
    from desk d`,
};

/** The cards as they will be: drafts take the place of what they change. */
export const PREVIEW = {
  name: 'rates.desk.preview',
  text: `
    with ${DESK},
    next as (
      select d.*, coalesce(d.facts, d.live::jsonb) as says from desk d
      where d.kind is distinct from 'archive'
        and coalesce((coalesce(d.facts, d.live::jsonb) ->> 'endsOn')::date >= (now() at time zone 'America/Toronto')::date, true)
        and (d.visibility = 'everyone' or $1::boolean and d.visibility = 'signed_in')
    ),
    next_bank as (
      select b.id, b.slug, coalesce(c.facts ->> 'name', b.name) as name, coalesce(c.facts ->> 'kind', b.kind) as kind,
             coalesce(c.facts ->> 'logoFile', b.logo_file) as logo_file,
             coalesce((c.facts ->> 'position')::int, b.position) as position,
             coalesce((c.facts ->> 'active')::boolean, b.active) as active
      from ${BANK} b
      left join ${BANK_CHANGE} c on c.bank_id = b.id
    )
    select b.id, b.name, b.slug, b.kind, b.logo_file as "logoFile", b.position, now() as "updatedAt",
           json_agg(n.says || jsonb_build_object('id', n.id, 'version', n.version, 'updatedAt', coalesce(n.changed_at, n.published_at))
                    order by n.rate, n.term, n.id) as rates
    from next_bank b
    join next n on n.bank_id = b.id
    where b.active
    group by b.id, b.name, b.slug, b.kind, b.logo_file, b.position
    order by min(n.rate), b.position, b.id
    limit $2`,
};
