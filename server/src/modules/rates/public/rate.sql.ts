import type { NamedStatement } from '../../../platform/postgres/named-query.js';
import { publicFacts } from '../rate-facts.js';
import type { BankView } from './rate.types.js';
import { BANK } from '../../lenders/public.sql.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

/** A row of BANKS or ONE_BANK, with its rates as JSON built by PostgreSQL. */
export type BankRow = Omit<BankView, 'logoUrl'> & { logoFile: string | null };

const COLUMNS = 'b.id, b.name, b.slug, b.kind, b.logo_file as "logoFile", b.position';

/** Whether a visitor can see the row `r`; $signedIn is an SQL condition. A rate shows through its last day in Toronto. */
export const visibleTo = (signedIn: string): string =>
  `(r.visibility = 'everyone' or ${signedIn} and r.visibility = 'signed_in')
   and (r.ends_on is null or r.ends_on >= (now() at time zone 'America/Toronto')::date)`;

const RATES = `
  select json_agg(json_build_object(
           'id', r.id, ${publicFacts('r')}, 'version', r.version, 'updatedAt', r.updated_at
         ) order by r.rate, r.position, r.term, r.id) as list,
         min(r.rate) as cheapest, max(r.updated_at) as changed
  from rate r
  where r.bank_id = b.id and ${visibleTo('$2::boolean')}`;

/** Active lenders with rates, lowest rate first. One statement, because a second would double the cost. */
export const BANKS: NamedStatement = {
  name: 'rates.banks',
  text: `
    select ${COLUMNS}, greatest(b.updated_at, rates.changed) as "updatedAt", rates.list as rates
    from ${BANK} b
    join lateral (${RATES}) rates on rates.list is not null
    where b.active
    order by rates.cheapest, b.position, b.id
    limit $1`,
};

export const ONE_BANK: NamedStatement = {
  name: 'rates.bank',
  text: `
    select ${COLUMNS}, greatest(b.updated_at, rates.changed) as "updatedAt", coalesce(rates.list, '[]') as rates
    from ${BANK} b
    left join lateral (${RATES}) rates on true
    where b.active and b.id = $1`,
};

export const HISTORY: NamedStatement = {
  name: 'rates.history',
  text: `
    select h.id, h.rate_id as "rateId", h.bank_name as "bankName", h.old_rate as "oldRate", h.new_rate as "newRate",
           u.name as "actorName", h.created_at as at
    from rate_history h
    left join ${USER_ACCOUNT} u on u.id = h.actor_id
    where $1::uuid is null or h.bank_id = $1
    order by h.created_at desc, h.id desc
    limit $2`,
};
