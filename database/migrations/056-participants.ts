import { type Kysely, sql } from 'kysely';

/** Who takes part in formations, and invitations to take part in one. Those that there are have their leads. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table projections.participations (
      foundation_id uuid not null,
      account_id uuid not null,
      role text not null,
      participant_id uuid not null,
      ended_at timestamptz
    )`.execute(db);
  const table = sql`projections.participations`;
  await sql`alter table ${table} add primary key (foundation_id, account_id, participant_id)`.execute(
    db,
  );
  await sql`create index on ${table} (account_id)`.execute(db);
  await sql`
    insert into ${table} (foundation_id, account_id, role, participant_id)
    select formation.id, formation.founder_id, 'lead', begun.event_id
    from projections.foundations as formation
    join projections.timeline as begun
      on begun.foundation_id = formation.id and begun.type = 'FoundationStarted'`.execute(db);
  await sql`
    create table participant_invitations (
      id uuid primary key,
      foundation_id uuid not null,
      participant_id uuid not null,
      token_hash text not null unique,
      account_id uuid references users on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`
    create index on participant_invitations (foundation_id, participant_id)`.execute(db);
  await sql`
    create index on participant_invitations (expires_at) where closed_at is null`.execute(db);
  await sql`
    create table suppressed_addresses (
      address_hash text primary key,
      suppressed_at timestamptz not null default now()
    )`.execute(db);
}
