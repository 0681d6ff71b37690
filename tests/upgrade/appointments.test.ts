import { Migrator } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadMigrations } from '#database/migrate.ts';
import { bookedBetween, lastBooked } from '#modules/appointments/bookings.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { rowsOf } from '../support/rows.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const consultant = id(1);
const foundation = id(2);
const meeting = id(3);
const hours = id(4);
const otherHours = id(5);
const moved = id(11);
const talk = id(12);
const met = id(13);
const booked = id(14);
const cancelled = id(15);
const askedAt = '2030-01-01T08:00:00.000Z';

/** As the tables were before the bookings knew whose they are: one time on each day. */
const rows = `
  set local session_replication_role = replica;
  insert into consultants (id, name, kind) values ('${consultant}', 'Ada Kern', 'lawyer');
  insert into bookings (id, consultant_id, kind, foundation_id, starts_at, ends_at, freed_at)
  select id::uuid, '${consultant}', kind, foundation::uuid, day::timestamptz + interval '9 hours',
    day::timestamptz + interval '10 hours', freed::timestamptz
  from (values
    ('${moved}', 'consultation', '${foundation}', '2030-01-07', '2030-01-02'),
    ('${talk}', 'consultation', '${foundation}', '2030-01-08', null),
    ('${met}', 'strategy-meeting', null, '2030-01-09', null),
    ('${booked}', 'hours', null, '2030-01-10', null),
    ('${cancelled}', 'hours', null, '2030-01-11', '2030-01-03')
  ) as time (id, kind, foundation, day, freed);
  insert into meetings (id, command_id, booking_id, token_hash, language, consultant_id, starts_at,
    ends_at, version)
  select '${meeting}', id, id, 'hash', 'de', consultant_id, starts_at, ends_at, 3
  from bookings where id = '${met}';
  insert into hour_times (redemption_id, account_id, booking_id, consultant_id, starts_at, ends_at,
    version, changed_at, cancelled_at)
  select case id when '${booked}' then '${hours}' else '${otherHours}' end::uuid, '${id(6)}', id, consultant_id,
    starts_at, ends_at, 2, now(), freed_at
  from bookings where kind = 'hours';
  insert into rebookings (booking_id, subject_id, found_at, asked_at)
  values ('${moved}', '${foundation}', now(), '${askedAt}');`;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase(async (owner) => {
    const migrator = new Migrator({
      db: owner.db,
      provider: { getMigrations: loadMigrations },
    });
    const { error } = await migrator.migrateTo('053-hours-that-end.ts');
    if (error) throw error;
    await owner.pool.query(`begin; ${rows} commit;`);
    await updateSchema(owner);
  });
});
afterAll(() => database.drop());

test('every booking knows whose it is, how often that was changed and who was asked', async () => {
  const { db } = database.connection;
  const standing = await bookedBetween(db, [consultant], { startsAt: '2030-01-01T00:00:00Z' });
  expect(standing.map(({ id: one, subjectId, version }) => [one, subjectId, version])).toEqual([
    [talk, foundation, 0],
    [met, meeting, 3],
    [booked, hours, 2],
  ]);
  expect(await lastBooked(db, otherHours)).toMatchObject({
    id: cancelled,
    version: 2,
    isFreed: true,
  });
  const before = await rowsOf(db, 'bookings', { id: moved }, 'subject_id', 'asked_at');
  expect(before).toEqual([{ subject_id: foundation, asked_at: new Date(askedAt) }]);
});

test('the release before goes on with what it names, and reads the times of meetings', async () => {
  const { pool, db } = database.owner;
  const late = id(21);
  const again = id(22);
  const times = "'2030-02-01T09:00Z', '2030-02-01T10:00Z'";
  await pool.query(`insert into bookings (id, consultant_id, kind, foundation_id, starts_at, ends_at)
    values ('${late}', '${consultant}', 'consultation', '${foundation}', ${times})`);
  expect(await lastBooked(db, foundation)).toMatchObject({ id: late });
  await pool.query(`update bookings set freed_at = now() where id = '${met}'`);
  await pool.query(`insert into bookings (id, consultant_id, kind, starts_at, ends_at)
    values ('${again}', '${consultant}', 'strategy-meeting', '2030-03-01T09:00Z', '2030-03-01T09:15Z')`);
  await pool.query(
    `update meetings set booking_id = '${again}', version = 4 where id = '${meeting}'`,
  );
  expect(await lastBooked(db, meeting)).toMatchObject({ id: again, version: 4 });
  const { rows: kept } = await pool.query(`select starts_at from meetings where id = '${meeting}'`);
  expect(kept).toEqual([{ starts_at: new Date('2030-03-01T09:00Z') }]);
});
