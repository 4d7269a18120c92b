import type { NamedStatement } from '../named-query.js';

/** What the office should look at: $1 who asks, $2 how many. An enquiry over its time counts as that, and not as new too. */
export const NOTIFICATIONS: NamedStatement = {
  name: 'notifications.list',
  text: `
    with seen as (
      select coalesce((select seen_at from notification_seen where user_id = $1), '-infinity') as at
    ),
    matters as (
      select e.id, 'OVERDUE_ENQUIRY' as kind, e.full_name as title, e.subject as detail, e.first_response_due_at as at
      from enquiry e
      where e.first_responded_at is null and e.status <> 'CLOSED' and e.first_response_due_at < now()
      union all
      select e.id, 'NEW_ENQUIRY', e.full_name, e.subject, e.created_at
      from enquiry e
      where e.status = 'NEW' and e.first_responded_at is null and e.first_response_due_at >= now()
      union all
      select m.id, 'FAILED_MAIL', m.subject, m.recipient, m.updated_at
      from mail_message m where m.status = 'failed'
    ),
    shown as (
      select matters.*, matters.at > seen.at as unseen from matters cross join seen order by matters.at desc, id limit $2
    )
    select (select count(*)::int from matters cross join seen where matters.at > seen.at) as unseen,
      coalesce((select json_agg(shown order by shown.at desc, shown.id) from shown), '[]') as items`,
};

export const MARK_SEEN: NamedStatement = {
  name: 'notifications.seen',
  text: `insert into notification_seen (user_id, seen_at) values ($1, now())
    on conflict (user_id) do update set seen_at = now()`,
};
