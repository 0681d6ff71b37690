import { type Kysely, sql } from 'kysely';
import { type Engaged, engagedAfter, isAboutNotaries } from '#domain/notaries/engaged.ts';
import { type Engagement, notaryKey, sortedAs } from '#domain/notaries/engagement.ts';
import type { RecordedEvent } from '../event.ts';
import { column, index, key, type TableOf, uniqueIndex } from './columns.ts';
import { type Change, insertRows, oneAtATime, readModel } from './read-model.ts';

/** What became of what was asked. */
export type NotaryKnown = Pick<
  Engagement,
  'askedAt' | 'releasedAt' | 'asked' | 'answers' | 'reported'
>;

/**
 * A notary in a formation. Of all rows of one notary, the last named stands for the notary in lists, so that these
 * need not put together all formations.
 */
export const notaryCases = readModel({
  name: 'notary_cases',
  columns: {
    /** The event that named the notary. */
    id: column.uuid,
    foundation_id: column.foundation,
    /** See `notaryKey`. */
    key: column.text,
    name: column.text,
    email: column.maybeText,
    city: column.maybeText,
    phone: column.maybeText,
    sorted_as: column.text,
    named_at: column.instant,
    left_at: column.maybeInstant,
    known: column.json<NotaryKnown>(),
    stands: column.truth,
    words: column.words('name', 'email', 'city', 'phone'),
  },
  indexes: {
    toWrite: [
      key('primary key (id)'),
      index('(foundation_id)'),
      index('(key, named_at desc, id)'),
      uniqueIndex('(key) where stands'),
    ],
    toRead: [index('(sorted_as, id) where stands'), index('using gin (words) where stands')],
  },
  on: 'every event',
  async write(db, events, changes): Promise<void> {
    const about = new Set(
      events.filter(({ type }) => isAboutNotaries(type)).map((event) => event.foundationId),
    );
    if (about.size === 0) return;
    await oneAtATime(db);
    const before = await rowsOf(db, [...about]);
    const own = Map.groupBy(events, ({ foundationId }) => foundationId);
    const changed = (await changes).filter(({ after }) => about.has(after.id));
    const after = changed.flatMap((change) => {
      const { id } = change.after;
      const known = before.filter((row) => row.foundation_id === id);
      const engaged = engagedIn(known, change, own.get(id) ?? []);
      return engaged.map((one) => rowFrom(id, one, known));
    });
    await replace(db, before, after);
  },
  async forget(db, foundationId): Promise<void> {
    await oneAtATime(db);
    await replace(db, await rowsOf(db, [foundationId]), []);
  },
});

type Table = TableOf<(typeof notaryCases)['columns']>;
type Writing = Kysely<{ notary_cases: Table }>;
type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type Written = ReturnType<typeof rowFrom>;

const rowsOf = (db: Writing, foundationIds: readonly string[]) =>
  db
    .selectFrom('notary_cases')
    .selectAll()
    .where('foundation_id', 'in', foundationIds)
    .orderBy('named_at')
    .orderBy('id')
    .execute();

function engagedIn(
  known: readonly Row[],
  { before }: Change,
  events: readonly RecordedEvent[],
): readonly Engagement[] {
  const isPending = before?.status === 'notary-appointment-pending';
  const start: Engaged = {
    notaries: known.map(engagementIn),
    pendingSince: isPending ? before.since : null,
  };
  return events.reduce<Engaged>(engagedAfter, start).notaries;
}

const engagementIn = (row: Row): Engagement => ({
  ...(row.known as NotaryKnown),
  id: row.id,
  name: row.name,
  email: row.email,
  city: row.city,
  phone: row.phone,
  namedAt: row.named_at.toISOString(),
  leftAt: row.left_at?.toISOString() ?? null,
});

function rowFrom(foundationId: string, engagement: Engagement, known: readonly Row[]) {
  const { id, name, email, city, phone, namedAt, leftAt, ...story } = engagement;
  const is = notaryKey(engagement);
  return {
    id,
    foundation_id: foundationId,
    key: is,
    name,
    email,
    city,
    phone,
    sorted_as: sortedAs(name),
    named_at: namedAt,
    left_at: leftAt,
    known: story,
    stands: known.some((row) => row.id === id && row.key === is && row.stands),
  };
}

/** Writes what has become of these rows, and says anew which row stands for the notaries that this concerns. */
async function replace(db: Writing, before: readonly Row[], after: readonly Written[]) {
  const kept = new Map(after.map((row) => [row.id, row.key]));
  const gone = before.filter(({ id }) => !kept.has(id));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await db.deleteFrom('notary_cases').where('id', 'in', ids).execute();
  }
  await insertRows(db, 'notary_cases', after, { over: 'id' });
  const stood = new Map(before.map((row) => [row.id, row.key]));
  const moved = [
    ...before.filter(({ id, key: was }) => kept.get(id) !== was),
    ...after.filter(({ id, key: is }) => stood.get(id) !== is),
  ];
  await standAnew(db, [...new Set(moved.map((row) => row.key))]);
}

async function standAnew(db: Writing, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('notary_cases')
    .set({ stands: false })
    .where('key', 'in', keys)
    .where('stands', '=', true)
    .execute();
  const newest = sql<string>`(
    select last.id from unnest(${keys}::text[]) as one (key), lateral (
      select id from ${sql.table('notary_cases')} as item where item.key = one.key
      order by named_at desc, id limit 1
    ) as last)`;
  await db.updateTable('notary_cases').set({ stands: true }).where('id', 'in', newest).execute();
}
