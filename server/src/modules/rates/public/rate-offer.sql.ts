import { isNamed } from '../../../kernel/word-search.js';
import type { NamedStatement } from '../../../platform/postgres/named-query.js';
import { visibleTo } from './rate.sql.js';
import { publicFacts } from '../rate-facts.js';
import type { RateOfferSort } from './rate-offer.types.js';
import { BANK } from '../../lenders/public.sql.js';

/** The rate of one month, as the product compounds: payments on the same mortgage sort the same way. Decimals would take 50 times as long. */
const MONTHLY = `case r.compounding when 'monthly' then r.rate::float8 / 1200
  else power(1 + r.rate::float8 / 200, 1.0 / 6) - 1 end`;

const ORDER: Record<RateOfferSort, (direction: string) => string> = {
  rate: (direction) => `m.rate ${direction}, m.monthly, m.lender, m.term, m.id`,
  payment: (direction) => `m.monthly ${direction}, m.rate, m.lender, m.term, m.id`,
  lender: (direction) => `lower(m.lender) ${direction}, m.rate, m.term, m.id`,
  // every row is asked for, and put in order where it is costed
  cost: (direction) => `m.monthly ${direction}, m.rate, m.lender, m.term, m.id`,
};

/**
 * A page of every lender's rates, how many match, and which terms there are: $1 ids, $2 term, $3 type, $4 purpose,
 * $5 insurance, $6 province, $7 limit, $8 offset. With $9 also the fixed rates of everybody, which penalties compare with.
 * $10 what `nameSearch` made of the lender's name. What goes through every rate carries what it is found and sorted by, and no more.
 */
export function offers(sort: RateOfferSort, descending: boolean): NamedStatement {
  const direction = descending ? 'desc' : 'asc';
  const order = ORDER[sort](direction);
  return {
    name: `rates.offers.${sort}.${direction}`,
    text: `
      with seen as (
        select r.id, r.bank_id, r.term, r.type, r.rate, r.purpose, r.insurance, r.province, b.name as lender,
               ${MONTHLY} as monthly
        from rate r
        join ${BANK} b on b.id = r.bank_id and b.active
        where ${visibleTo('true')}
      ),
      matching as (
        select id, bank_id, term, rate, lender, monthly from seen
        where ($1::uuid[] is null or id = any ($1))
          and ($2::numeric is null or term = $2)
          and ($3::text is null or type = $3)
          and ($4::text is null or purpose in ($4, 'any'))
          and ($5::text is null or insurance in ($5, 'any'))
          and ($6::text is null or province is null or province = $6)
          and ${isNamed('lender', '$10')}
      ),
      counts as (
        select coalesce(sum(rates), 0)::int as total, count(*)::int as lenders
        from (select count(*) as rates from matching group by bank_id) of_lender
      ),
      listed as (
        select * from matching m
        order by ${order}
        limit $7 offset $8
      )
      select counts.total as "totalItems", counts.lenders,
             coalesce((select json_agg(term order by term) from (select distinct term from seen) t), '[]') as terms,
             coalesce((
               select json_agg(json_build_object(
                 'id', r.id, 'bankId', b.id, 'bankName', b.name, 'bankKind', b.kind, 'penalty', b.penalty,
                 'logoUrl', coalesce(b.logo_file, '/logos/' || b.slug || '.svg'), ${publicFacts('r')},
                 'updatedAt', r.updated_at
               ) order by ${order})
               from listed m
               join rate r on r.id = m.id
               join ${BANK} b on b.id = r.bank_id
             ), '[]') as items,
             case when $9::boolean then coalesce((
               select json_agg(json_build_object('bankId', bank_id, 'term', term, 'rate', rate))
               from seen where type = 'fixed'
             ), '[]') end as lent
      from counts`,
  };
}

/** Every rate that everybody may see, with what its cost depends on. */
export const PUBLIC_OFFERS: NamedStatement = {
  name: 'rates.public-offers',
  text: `
    select r.id, b.id as "bankId", b.name as "bankName", b.kind as "bankKind", b.penalty,
           coalesce(b.logo_file, '/logos/' || b.slug || '.svg') as "logoUrl",
           r.term::float8 as term, r.type, r.compounding, r.rate::float8 as rate, r.fees::float8 as fees,
           r.purpose, r.insurance, r.province, r.notes, r.updated_at as "updatedAt"
    from rate r
    join ${BANK} b on b.id = r.bank_id and b.active
    where ${visibleTo('false')}`,
};

/** The lowest rate of each term and type that everyone can see. */
export const BEST_RATES: NamedStatement = {
  name: 'rates.best',
  text: `
    with seen as (
      select r.*, b.name as lender
      from rate r
      join ${BANK} b on b.id = r.bank_id and b.active
      where ${visibleTo('false')}
    )
    select distinct on (term, type) term::float8 as term, type, rate::float8 as rate, fees::float8 as fees,
           insurance, compounding, lender as "bankName", updated_at as "updatedAt",
           (select count(distinct bank_id)::int from seen s where s.term = seen.term and s.type = seen.type) as lenders
    from seen
    order by term, type, rate, compounding desc, fees nulls last, id`,
};

/** How many rates people with an account see, of how many lenders. */
export const RATE_COUNTS: NamedStatement = {
  name: 'rates.counts',
  text: `
    select count(*)::int as rates, count(distinct r.bank_id)::int as lenders
    from rate r
    join ${BANK} b on b.id = r.bank_id and b.active
    where ${visibleTo('true')}`,
};

/** The lowest rate of each term, type, purpose, insurance class and province that everybody may see: few rows to choose from. */
export const START_RATES: NamedStatement = {
  name: 'rates.start',
  text: `
    select distinct on (r.term, r.type, r.purpose, r.insurance, r.province)
           r.id, b.name as "bankName", r.term::float8 as term, r.type, r.compounding, r.rate::float8 as rate,
           r.fees::float8 as fees, r.purpose, r.insurance, r.province, r.updated_at as "updatedAt"
    from rate r
    join ${BANK} b on b.id = r.bank_id and b.active
    where ${visibleTo('false')}
    order by r.term, r.type, r.purpose, r.insurance, r.province, r.rate, lower(b.name), r.id`,
};
