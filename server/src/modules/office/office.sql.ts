import type { NamedStatement } from '../../platform/postgres/named-query.js';
import { isOpen, isUnanswered } from '../enquiries/public.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { MAIL_MESSAGE } from '../mail/public.sql.js';

const TODAY = `(now() at time zone 'America/Toronto')::date`;

export const COUNTS: NamedStatement = {
  name: 'office.counts',
  text: `
    with waiting as (
      select first_response_due_at as due from ${ENQUIRY} enquiry where ${isUnanswered()}
    )
    select
      (select count(*)::int from waiting) as waiting,
      (select count(*)::int from waiting where due < now()) as overdue,
      (select count(*)::int from waiting where due >= now() and due < now() + interval '4 hours') as "dueSoon",
      (select count(*)::int from ${ENQUIRY} enquiry
       where kind = 'APPLICATION' and ${isOpen()}) as "openApplications",
      (select count(*)::int from ${ENQUIRY} enquiry
       where created_at >= ${TODAY}::timestamp at time zone 'America/Toronto') as today,
      (select count(*)::int from ${MAIL_MESSAGE} mail_message where status = 'failed') as "failedMail"`,
};

/** $1 number of days, ending today. Quiet days are 0. */
export const PER_DAY: NamedStatement = {
  name: 'office.per-day',
  text: `
    with days as (select (${TODAY} - back)::date as day from generate_series(0, $1::int - 1) back)
    select to_char(day, 'YYYY-MM-DD') as "on", count(e.id)::int as enquiries
    from days
    left join ${ENQUIRY} e on e.created_at >= day::timestamp at time zone 'America/Toronto'
                       and e.created_at < (day + 1)::timestamp at time zone 'America/Toronto'
    group by day
    order by day`,
};
