#!/bin/sh
# Run by Postgres on its first start: a role and two databases of Temporal's own.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=password="$(cat /run/secrets/temporal-postgres-password)" <<'SQL'
create role temporal login password :'password';
create database temporal owner temporal;
create database temporal_visibility owner temporal;
SQL
