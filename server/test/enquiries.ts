import type { TestApi } from './api.js';

interface Made {
  count: number;
  status: string;
  /** Has every second of those that are not new */
  owner: string;
  name?: string;
}

/** So many enquiries with this status, each with an owner and a follow-up of its own. */
export const makeEnquiries = (
  api: TestApi,
  { count, status, owner, name = 'Person' }: Made,
): Promise<{ id: string }[]> =>
  api.rows(
    `insert into enquiry (id, kind, status, topic, full_name, email, first_response_due_at, assigned_to_id, follow_up_at,
                          lost_reason)
     select gen_random_uuid(), 'LEAD', $2, 'renewal', $3 || ' ' || n, 'p' || n || '@example.ca', now() + interval '1 day',
            case when n % 2 = 0 and $2 <> 'NEW' then $4::uuid end,
            case when n % 3 = 0 then date_trunc('milliseconds', now()) + n * interval '1 day' end,
            case when $2 = 'LOST' then 'UNREACHABLE' end
     from generate_series(1, $1) n returning id`,
    [count, status, name, owner],
  );
