import { sql } from 'kysely';

/** People and what they log in with. */
export const accounts = sql`
  create table users (
    id uuid primary key,
    email text not null check (length(email) <= 254),
    pending_email text,
    password_hash text,
    -- 'default' logs in with a password, others with an OpenID provider.
    provider text not null default 'default',
    first_name text,
    last_name text,
    phone text,
    role text not null check (role in ('member', 'staff', 'lawyer', 'admin')),
    status text not null
      check (status in ('invited', 'unverified', 'active', 'suspended', 'archived')),
    -- BCP 47 tags such as de-DE, as clients of the accounts API send them.
    language text not null default 'de'
      check (language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' and length(language) <= 35),
    terms_accepted_at timestamptz,
    newsletter_requested_at timestamptz,
    newsletter_at timestamptz,
    -- The second factor: a sealed TOTP secret, and the one that is offered until a code confirms it.
    tfa_secret text,
    tfa_enabled_at timestamptz,
    tfa_last_step integer,
    tfa_offered text,
    tfa_offered_at timestamptz,
    created_at timestamptz not null default now(),
    last_login_at timestamptz,
    -- A removed account that the record of a foundation still names keeps its row.
    removed_at timestamptz
  );
  create unique index users_email on users (lower(email));

  -- Pictures of people, re-encoded by us and small enough for a row.
  create table avatars (
    id uuid primary key,
    uploaded_by uuid not null references users on delete cascade,
    title text not null,
    filename_download text not null,
    type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
    width integer not null,
    height integer not null,
    bytes bytea not null,
    created_at timestamptz not null default now()
  );
  create index avatars_uploaded_by on avatars (uploaded_by, created_at);
  alter table users add column avatar uuid references avatars on delete set null;
  create index users_avatar on users (avatar) where avatar is not null;

  -- The last passwords, which may not be chosen again.
  create table password_history (
    user_id uuid not null references users on delete cascade,
    password_hash text not null,
    created_at timestamptz not null default now()
  );
  create index password_history_user on password_history (user_id, created_at);

  -- For when the device with the second factor is lost.
  create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  );

  -- The subject of an OpenID provider binds the account, not its address.
  create table identities (
    provider text not null,
    subject text not null check (length(subject) between 1 and 255),
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    primary key (provider, subject),
    unique (user_id, provider)
  );

  create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    mode text not null check (mode in ('json', 'cookie', 'session')),
    browser text,
    system text,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  );
  create index sessions_user on sessions (user_id);

  -- For some seconds a rotated token yields the same successor, so that parallel requests agree.
  create table refresh_tokens (
    token_hash text primary key,
    session_id uuid not null references sessions on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    rotated_at timestamptz,
    sealed_successor text,
    check ((rotated_at is null) = (sealed_successor is null))
  );
  create index refresh_tokens_session on refresh_tokens (session_id);
`;

/** What waits for a link in a mail. */
export const accountLinks = sql`
  -- What somebody entered when registering an address that is not verified yet. It becomes the
  -- account's when the link that was mailed for it is followed, and only then.
  create table registrations (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    password_hash text not null,
    first_name text,
    last_name text,
    phone text,
    terms_accepted_at timestamptz,
    newsletter_at timestamptz,
    newsletter_text text,
    created_at timestamptz not null default now()
  );
  create index registrations_user on registrations (user_id);

  create table account_tokens (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    registration_id uuid references registrations on delete set null,
    purpose text not null check (purpose in ('verify-email', 'reset-password', 'accept-invite')),
    token_hash text not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index account_tokens_user on account_tokens (user_id, purpose);

  create table email_changes (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    session_id uuid references sessions on delete set null,
    old_email text not null,
    new_email text not null check (length(new_email) <= 254),
    token_hash text not null unique,
    requested_at timestamptz not null default now(),
    expires_at timestamptz not null,
    confirmed_at timestamptz,
    withdrawn_at timestamptz
  );
  create index email_changes_user on email_changes (user_id);

  -- Consents to the newsletter with the version of the text that was agreed to. One without an
  -- account has an address and a language, but no user until one with this address confirms it.
  create table newsletter_consents (
    id uuid primary key,
    user_id uuid references users on delete cascade,
    email text not null,
    language text,
    text_version text not null,
    token_hash text not null unique,
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    confirmed_at timestamptz,
    ended_at timestamptz
  );
  create index newsletter_consents_user on newsletter_consents (user_id);
  create index newsletter_consents_email on newsletter_consents (lower(email));
`;
