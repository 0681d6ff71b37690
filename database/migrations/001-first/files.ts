import { sql } from 'kysely';

/** Records of stored files, and the links by which notaries upload one without a login. */
export const files = sql`
  create table files (
    id uuid primary key,
    foundation_id uuid not null,
    name text not null,
    size integer not null check (size > 0),
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    scan text not null check (scan in ('clean', 'not-configured')),
    created_at timestamptz not null default now(),
    -- Since when an event is known to name the file; what is confirmed is not looked at again.
    confirmed_at timestamptz
  );
  create index files_of_foundation on files (foundation_id);
  create index files_unconfirmed on files (created_at) where confirmed_at is null;

  create table upload_links (
    id uuid primary key,
    foundation_id uuid not null,
    purpose text not null check (purpose in ('foundation-certificate', 'register-extract')),
    token_hash text not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  );
  -- Renewing a link revokes the previous one, so only one is ever open.
  create unique index one_open_upload_link on upload_links (foundation_id, purpose)
    where used_at is null and revoked_at is null;
`;
