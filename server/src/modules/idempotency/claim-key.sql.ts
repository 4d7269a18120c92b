/**
 * Two parts of a statement that stores what came in once: `key` is empty where another request already has this key (two
 * sent at once wait for each other at its unique index; a key whose time is over may be used again), and `go` is then empty
 * too. They read `"keyId"`, `"key"`, `"requestHash"` and `"reply"` of `input`.
 */
export const claimKey = (operation: string): string => `
key as (
  insert into idempotency_key (id, operation, key, request_hash, reply)
  select "keyId", '${operation}', "key", "requestHash", "reply" from input where "key" is not null
  on conflict (operation, key) do update
    set request_hash = excluded.request_hash, reply = excluded.reply, expires_at = excluded.expires_at
    where idempotency_key.expires_at < now()
  returning id
), go as (
  select input.* from input where "key" is null or exists (select from key)
)`;
