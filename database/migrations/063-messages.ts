import { type Kysely, sql } from 'kysely';

/** What people of a formation write to each other, by whom it is for. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table message_threads (
      foundation_id uuid not null,
      audience text not null check (audience in ('team', 'law-firm', 'notary')),
      -- Number and time of the newest message.
      newest int not null,
      newest_at timestamptz not null,
      -- Since when a question of a member waits for an answer.
      asked_at timestamptz,
      primary key (foundation_id, audience)
    );
    create index message_threads_asked on message_threads (audience, asked_at)
      where asked_at is not null`.execute(db);
  await sql`
    create table messages (
      id uuid primary key,
      foundation_id uuid not null,
      audience text not null,
      -- One order for all readers of a thread.
      number int not null,
      -- No reference to accounts: what was written stays when an account goes, without its words.
      author_id uuid not null,
      author_role text not null
        check (author_role in ('lead', 'co-founder', 'staff', 'lawyer', 'notary')),
      -- Sealed under the author's key, or the lead's where the author is no member; null once removed.
      text jsonb,
      written_at timestamptz not null,
      changed_at timestamptz,
      removed_at timestamptz,
      unique (foundation_id, audience, number),
      foreign key (foundation_id, audience) references message_threads on delete cascade
    );
    create index messages_by_author on messages (author_id);
    create table message_files (
      id uuid primary key,
      foundation_id uuid not null,
      audience text not null,
      author_id uuid not null,
      name text not null,
      size int not null,
      -- Null until the message is sent.
      message_id uuid references messages on delete cascade,
      place int,
      created_at timestamptz not null default now()
    );
    create index message_files_of on message_files (message_id);
    create index message_files_by_author on message_files (author_id);
    create index message_files_of_foundation on message_files (foundation_id)`.execute(db);
  await sql`
    -- How far somebody has read: an account, or a part of the team, which reads as one.
    create table message_readings (
      foundation_id uuid not null,
      audience text not null,
      reader text not null,
      read_to int not null default 0,
      -- The newest message that a mail told of, and when that goes out.
      mailed_to int not null default 0,
      mailed_at timestamptz,
      primary key (reader, foundation_id, audience)
    )`.execute(db);
}
