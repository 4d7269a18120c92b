import type { NamedStatement } from '../named-query.js';
import { visibleTo } from './rate.sql.js';
import type { RateOfferSort } from './rate-offer.types.js';

/** What a mortgage of one dollar costs in a month: fixed rates compound twice a year, variable ones monthly. */
const MONTHLY = `case when r.type = 'fixed' then power(1 + r.rate / 200, 1.0 / 6) - 1 else r.rate / 1200 end`;

const ORDER: Record<RateOfferSort, (direction: string) => string> = {
  rate: (direction) => `rate ${direction}, monthly, lender, term, id`,
  payment: (direction) => `monthly ${direction}, rate, lender, term, id`,
  lender: (direction) => `lower(lender) ${direction}, rate, term, id`,
};

/**
 * A page of every lender's rates, how many match, and which terms there are: $1 ids, $2 term, $3 type, $4 purpose,
 * $5 insurance, $6 province, $7 limit, $8 offset.
 */
export function offers(sort: RateOfferSort, descending: boolean): NamedStatement {
  const direction = descending ? 'desc' : 'asc';
  return {
    name: `rates.offers.${sort}.${direction}`,
    text: `
      with seen as (
        select r.*, b.name as lender, b.slug, b.kind, b.logo_file, ${MONTHLY} as monthly
        from rate r
        join bank b on b.id = r.bank_id and b.active
        where ${visibleTo('true')}
      ),
      matching as (
        select * from seen
        where ($1::uuid[] is null or id = any ($1))
          and ($2::numeric is null or term = $2)
          and ($3::text is null or type = $3)
          and ($4::text is null or purpose in ($4, 'any'))
          and ($5::text is null or insurance in ($5, 'any'))
          and ($6::text is null or province is null or province = $6)
      ),
      counts as (select count(*)::int as total, count(distinct bank_id)::int as lenders from matching),
      listed as (
        select *, row_number() over (order by ${ORDER[sort](direction)}) as place
        from matching
        order by place
        limit $7 offset $8
      )
      select counts.total as "totalItems", counts.lenders,
             coalesce((select json_agg(term order by term) from (select distinct term from seen) t), '[]') as terms,
             coalesce((
               select json_agg(json_build_object(
                 'id', id, 'bankId', bank_id, 'bankName', lender, 'bankKind', kind,
                 'logoUrl', coalesce(logo_file, '/logos/' || slug || '.svg'), 'term', term, 'type', type, 'rate', rate,
                 'apr', apr, 'purpose', purpose, 'insurance', insurance, 'province', province, 'notes', notes,
                 'updatedAt', updated_at
               ) order by place)
               from listed
             ), '[]') as items
      from counts`,
  };
}

/** The lowest rate of each term and type that everybody may see. */
export const BEST_RATES: NamedStatement = {
  name: 'rates.best',
  text: `
    select r.term, r.type, min(r.rate) as rate, count(distinct r.bank_id)::int as lenders
    from rate r
    join bank b on b.id = r.bank_id and b.active
    where ${visibleTo('false')}
    group by r.term, r.type
    order by r.term, r.type`,
};
