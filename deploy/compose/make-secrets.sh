#!/bin/sh
# Makes the folder of secrets that docker-compose.yml reads, once: passwords, addresses that hold one, and
# the certificates of KurrentDB. What is there already stays. Needs openssl.
#   sh deploy/compose/make-secrets.sh [folder]
set -eu
folder=${1:-secrets}
mkdir -p "$folder"
# Containers run as users of their own and have to read the files; the folder keeps everybody else out.
chmod 700 "$folder"
cd "$folder"

keep() { # name, value
  [ -s "$1" ] || printf '%s' "$2" >"$1"
  chmod 444 "$1"
}
password() { openssl rand -hex 24; }

for name in postgres-password app-postgres-password worker-postgres-password \
  temporal-postgres-password kurrentdb-admin-password kurrentdb-password \
  worker-kurrentdb-password files-secret-key; do
  keep "$name" "$(password)"
done
for name in token-secret link-secret person-key-secret metrics-token; do
  keep "$name" "$(openssl rand -hex 32)"
done
keep files-access-key siebenschritt
keep owner-database-url "postgres://postgres:$(cat postgres-password)@postgres:5432/siebenschritt"
keep database-url "postgres://siebenschritt_app:$(cat app-postgres-password)@postgres:5432/siebenschritt"
keep worker-database-url "postgres://siebenschritt_worker:$(cat worker-postgres-password)@postgres:5432/siebenschritt"
keep kurrentdb-url "kurrentdb://siebenschritt:$(cat kurrentdb-password)@kurrentdb:2113?tls=true&tlsCaFile=/run/secrets/kurrentdb-ca"
keep worker-kurrentdb-url "kurrentdb://siebenschritt_worker:$(cat worker-kurrentdb-password)@kurrentdb:2113?tls=true&tlsCaFile=/run/secrets/kurrentdb-ca"
keep files-url "s3://$(cat files-access-key):$(cat files-secret-key)@objects:7070/siebenschritt?region=eu-central-1&tls=off"
# Yours: an empty file counts as missing.
for name in smtp-url login-providers identification-providers stripe-secret-key stripe-webhook-secret public-static-token \
  demo-password temporal-api-key temporal-server-ca temporal-client-certificate temporal-client-key; do
  [ -e "$name" ] || : >"$name"
  chmod 444 "$name"
done

if ! [ -s kurrentdb-ca ]; then
  openssl req -x509 -newkey rsa:3072 -noenc -days 3650 -subj '/CN=siebenschritt KurrentDB CA' \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -keyout kurrentdb-ca-key -out kurrentdb-ca 2>/dev/null
  openssl req -newkey rsa:3072 -noenc -subj '/CN=eventstoredb-node' \
    -keyout kurrentdb-key -out request 2>/dev/null
  printf '%s\n' 'subjectAltName=DNS:kurrentdb,DNS:localhost,IP:127.0.0.1' \
    'extendedKeyUsage=serverAuth,clientAuth' >extensions
  openssl x509 -req -in request -CA kurrentdb-ca -CAkey kurrentdb-ca-key -CAcreateserial \
    -days 825 -extfile extensions -out kurrentdb-certificate 2>/dev/null
  rm -f request extensions kurrentdb-ca.srl
  chmod 444 kurrentdb-ca kurrentdb-key kurrentdb-certificate
  chmod 400 kurrentdb-ca-key
fi
echo "Secrets are in $folder. Write the address of your mail server into $folder/smtp-url."
