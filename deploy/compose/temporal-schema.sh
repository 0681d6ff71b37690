#!/bin/sh
# The schema job: brings both databases of Temporal to the version of this image; nothing where they are.
set -eu
SQL_PASSWORD=$(cat /run/secrets/temporal-postgres-password)
export SQL_PASSWORD
for pair in temporal:temporal temporal_visibility:visibility; do
  tool="temporal-sql-tool --plugin postgres12 --ep postgres -p 5432 -u temporal --db ${pair%%:*}"
  # Fails where the table of versions is there already; what matters fails below.
  $tool setup-schema -v 0.0 >/dev/null 2>&1 || true
  $tool update-schema -d "/etc/temporal/schema/postgresql/v12/${pair##*:}/versioned"
done
