#!/bin/sh
# Starts PostgreSQL as a follower of PRIMARY_HOST: a folder without a database is filled from there first. Once it was
# promoted it starts as a primary: the copy is not made again.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # made beside, and PG_VERSION moves last: a copy that was cut off is never taken for a database
  until rm -rf "${PGDATA:?}"/* && PGPASSWORD="$REPLICATOR_PASSWORD" pg_basebackup --host "$PRIMARY_HOST" \
    --username replicator --pgdata "$PGDATA/copy" --write-recovery-conf --wal-method stream --checkpoint fast; do
    sleep 2
  done
  # nobody follows it yet: once it is promoted, its commits are to wait for nobody
  echo "synchronous_standby_names = ''" >>"$PGDATA/copy/postgresql.auto.conf"
  for file in "$PGDATA"/copy/*; do
    [ "${file##*/}" = PG_VERSION ] || mv "$file" "$PGDATA"
  done
  mv "$PGDATA/copy/PG_VERSION" "$PGDATA"
  rmdir "$PGDATA/copy"
  chmod 700 "$PGDATA"
  if [ "$(id -u)" = 0 ]; then chown -R postgres:postgres "$PGDATA"; fi
fi
exec docker-entrypoint.sh postgres "$@"
