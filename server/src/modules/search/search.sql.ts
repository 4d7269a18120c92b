import { SEARCH_FINDS } from '@brokerage/domain/vocabulary/constants';
import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { BANK } from '../lenders/public.sql.js';
import { personWords, USER_ACCOUNT } from '../users/public.sql.js';

/**
 * $1 tsquery of the word beginnings or null, $2 blind index of a phone number or null, $3 how many of each kind. Of people with
 * a common name only so many are put in their order: sorting all of them takes a second.
 */
export const SEARCH: NamedStatement = {
  name: 'search.all',
  text: `
    (select e.id, 'ENQUIRY' as kind, e.full_name as title,
       e.application_number as detail, e.topic, e.province, e.source, 1 as place
     from ${ENQUIRY} e
     where e.words @@ $1::tsquery or e.phone_index = $2
     order by e.created_at desc, e.id desc limit $3)
    union all
    (select u.id, 'PERSON', u.name, u.email, null, null, null, 2
     from (select u.id, u.name, u.email from ${USER_ACCOUNT} u
       where ${personWords('u')} @@ $1::tsquery limit ${SEARCH_FINDS}) u
     order by u.name collate "und-x-icu", u.id limit $3)
    union all
    (select b.id, 'LENDER', b.name, b.kind, null, null, null, 3
     from ${BANK} b
     where search_words(b.name) @@ $1::tsquery
     order by b.position, b.name collate "und-x-icu" limit $3)
    order by place`,
};
