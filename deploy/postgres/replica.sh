#!/bin/sh
# Starts PostgreSQL as a follower of PRIMARY_HOST: a folder without a database is filled from there first. Once it was
# promoted it starts as a primary: the copy is not made again.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until PGPASSWORD="$REPLICATOR_PASSWORD" pg_basebackup --host "$PRIMARY_HOST" --username replicator \
    --pgdata "$PGDATA" --write-recovery-conf --wal-method stream --checkpoint fast; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chmod 700 "$PGDATA"
  if [ "$(id -u)" = 0 ]; then chown -R postgres:postgres "$PGDATA"; fi
fi
exec docker-entrypoint.sh postgres "$@"
