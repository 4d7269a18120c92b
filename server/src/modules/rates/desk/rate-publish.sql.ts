import { FACT_COLUMNS, FACTS_OF_RECORD, FACTS_RECORD } from '../rate-facts.js';
import { USER_ACCOUNT } from '../../users/public.sql.js';

/** Makes the drafts live: $1 rows of {id, bankId, facts}. */
const ROWS = `
  jsonb_to_recordset($1::jsonb) as p(id uuid, "bankId" uuid, facts jsonb)
  cross join lateral jsonb_to_record(p.facts) as ${FACTS_RECORD}`;

export const UPDATE_RATES = `
  update rate r
  set (${FACT_COLUMNS}) = row (${FACTS_OF_RECORD}), fees_to_check = false, version = r.version + 1, updated_at = now()
  from ${ROWS}
  where r.id = p.id`;

export const INSERT_RATES = `
  insert into rate (id, bank_id, ${FACT_COLUMNS})
  select p.id, p."bankId", ${FACTS_OF_RECORD}
  from ${ROWS}`;

export const PUBLICATIONS = {
  name: 'rates.publications',
  text: `
    select p.id, p.created_at as at, u.name as "actorName", p.source,
           (select count(*)::int from publication_entry e where e.publication_id = p.id)
             + (select count(*)::int from publication_lender l where l.publication_id = p.id) as changes,
           (select coalesce(json_agg(json_build_object('id', l.id, 'bankId', l.bank_id, 'before', l.before, 'after', l.after)
              order by l.before ->> 'name', l.id), '[]')
            from publication_lender l where l.publication_id = p.id) as lenders,
           (select coalesce(json_agg(json_build_object('id', e.id, 'rateId', e.rate_id, 'bankId', e.bank_id,
              'bankName', e.bank_name, 'kind', e.kind, 'before', e.before, 'after', e.after)
              order by e.bank_name, e.id), '[]')
            from publication_entry e where e.publication_id = p.id) as entries
    from publication p
    left join ${USER_ACCOUNT} u on u.id = p.actor_id
    where $1::uuid is null or p.id = $1
    order by p.created_at desc, p.id desc
    limit $2 offset $3`,
};
