-- Once, on a new primary, as the superuser. The owner migrates; the application's role cannot change audit or consent rows;
-- the third copies the log for the replica. Passwords come from psql's variables.
create role owner login password :'owner_password';
create role app login password :'app_password';
create role replicator login replication password :'replicator_password';
create database brokerage owner owner;
