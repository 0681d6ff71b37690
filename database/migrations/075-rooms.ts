import { type Kysely, sql } from 'kysely';

/** Rooms of notaries, and the codes with which they are opened. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table notary_rooms (
      id uuid primary key,
      foundation_id uuid not null,
      made_at timestamptz not null,
      -- By the events of the formation, which the door asks itself; here for those who write to the room.
      ends_at timestamptz not null,
      closed_at timestamptz,
      -- When the notary looked last, and when at the visit before this one.
      looked_at timestamptz,
      last_visit_at timestamptz
    );
    create index notary_rooms_of_foundation on notary_rooms (foundation_id);
    create table room_codes (
      id uuid primary key,
      room_id uuid not null references notary_rooms on delete cascade,
      -- Hash of what the asking browser holds in a cookie.
      browser text not null,
      asked_at timestamptz not null,
      wrong_tries int not null default 0,
      used_at timestamptz
    );
    create index room_codes_of_room on room_codes (room_id, asked_at)`.execute(db);
}
