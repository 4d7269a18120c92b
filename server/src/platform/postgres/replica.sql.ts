/** Which database of which server: one server has several, and all of them go on together */
const SYSTEM = `(select system_identifier::text || ' ' || current_database() from pg_control_system())`;

/**
 * How far the primary is. What is inserted, not what is flushed: nothing that others can see comes after it. Just behind a
 * page's header no record ends, and a replica that has everything stops before it.
 */
export const PRIMARY_STATE = `
select (pg_wal_lsn_diff(lsn, '0/0') - case when place = 40 then 40 when place % 8192 = 24 then 24 else 0 end)::text as place,
       ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline,
       ${SYSTEM} as system,
       extract(epoch from clock_timestamp())::float8 * 1000 as clock
from (select lsn, (pg_walfile_name_offset(lsn)).file_offset as place from pg_current_wal_insert_lsn() as lsn) as here`;

/** How far a replica is, and on whose history. */
export const REPLICA_STATE = `
select pg_is_in_recovery() as follows,
       coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text as place,
       greatest((select timeline_id from pg_control_checkpoint()),
                (select min_recovery_end_timeline from pg_control_recovery())) as timeline,
       ${SYSTEM} as system,
       extract(epoch from clock_timestamp())::float8 * 1000 as clock`;
