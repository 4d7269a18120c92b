/**
 * Two parts of a statement that stores once what came in, one record or several with different keys: `key` misses those
 * whose key another request has (two sent at once wait for each other at its unique index; a key whose time is over may be
 * used again), and so does `go`. They read `"keyId"`, `"key"`, `"requestHash"` and `"reply"` of `input`. Keys are claimed
 * in order, so that two statements with the same keys wait for each other and never both.
 */
export const claimKeys = (operation: string): string => `
key as (
  insert into idempotency_key (id, operation, key, request_hash, reply)
  select "keyId", '${operation}', "key", "requestHash", "reply" from input where "key" is not null order by "key"
  on conflict (operation, key) do update
    set id = excluded.id, request_hash = excluded.request_hash, reply = excluded.reply, expires_at = excluded.expires_at
    where idempotency_key.expires_at < now()
  returning id
), go as materialized (
  select input.* from input where "key" is null or "keyId" in (select id from key)
)`;
