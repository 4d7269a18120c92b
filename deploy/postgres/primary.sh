#!/bin/sh
# Run once by the image of PostgreSQL on an empty primary: the product's roles and database, and leave to be followed.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" \
  --set replicator_password="$REPLICATOR_PASSWORD" --file /deploy/postgres/roles.sql
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
