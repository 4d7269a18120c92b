#!/bin/sh
# Once the replica streams: from now on a commit is answered when the replica has it on its disk too, so that none is lost
# with the primary. PGHOST, PGUSER and PGPASSWORD say where.
set -eu
until [ "$(psql --tuples-only --no-align --command "select count(*) from pg_stat_replication where state = 'streaming'")" != 0 ]; do
  sleep 1
done
psql --command "alter system set synchronous_standby_names = '*'" --command 'select pg_reload_conf()'
