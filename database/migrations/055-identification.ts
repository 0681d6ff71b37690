import { type Kysely, sql } from 'kysely';

/** Who was identified, and the file on risk: apart from everything else, and with an end of its own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Rights that an admin gives to a person of the team, beside those of the role.
    alter table users add column given_rights text[] not null default '{}'`.execute(db);
  await sql`
    -- No reference to accounts: the records stay when an account goes, see domain/identification/retention.ts.
    create table identifications (
      id uuid primary key,
      foundation_id uuid not null,
      participant_id uuid not null,
      method text not null check (method in ('in-person', 'provider')),
      state text not null check (state in ('cleared', 'checking', 'refused')),
      -- Documents, answers, comparison and decisions, sealed under the key of this class.
      content jsonb not null,
      -- Keyed hash of issuer and subject at a provider.
      subject_hash text,
      made_at timestamptz not null,
      -- When the formation was told that the person is identified.
      told_at timestamptz
    );
    create index identifications_of_foundation
      on identifications (foundation_id, participant_id, made_at);
    create index identifications_untold on identifications (made_at)
      where state = 'cleared' and told_at is null;
    create table identification_copies (
      id uuid primary key,
      identification_id uuid not null references identifications on delete cascade,
      -- SHA-256 of the sealed bytes in the file store.
      sha256 text not null
    );
    create index identification_copies_of on identification_copies (identification_id);
    -- Each version of the file on risk; the newest counts.
    create table risk_files (
      id uuid primary key,
      foundation_id uuid not null,
      content jsonb not null,
      made_at timestamptz not null
    );
    create index risk_files_of_foundation on risk_files (foundation_id, made_at desc)`.execute(db);
  await sql`
    -- One way to a provider and back.
    create table identification_attempts (
      id uuid primary key,
      foundation_id uuid not null,
      participant_id uuid not null,
      -- Of whoever began it: an account, or a mailed link.
      account_id uuid,
      link_id uuid,
      provider text not null,
      state_hash text not null unique,
      -- Nonce, code verifier and declarations, sealed under the key of this class.
      content jsonb not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      check ((account_id is null) <> (link_id is null))
    );
    create index identification_attempts_by_end on identification_attempts (expires_at);
    create table identification_links (
      id uuid primary key,
      foundation_id uuid not null,
      participant_id uuid not null,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    );
    create unique index one_open_identification_link on identification_links (participant_id)
      where used_at is null and revoked_at is null`.execute(db);
}
