import type { Database } from '#database/connection.ts';
import type { HourChange, WeeklyHours, Working } from '#domain/appointments/weekly-hours.ts';

export const neverThere: Working = { hours: [], changes: [], absences: [] };

type Writable = {
  hours: WeeklyHours[];
  changes: HourChange[];
  absences: Working['absences'][number][];
};

/** Hours and absences of consultants, without absences that were over by then. */
export async function workingsOf(
  db: Database,
  ids: readonly string[],
  from: Date,
): Promise<ReadonlyMap<string, Working>> {
  const found = new Map<string, Writable>(
    ids.map((id) => [id, { hours: [], changes: [], absences: [] }]),
  );
  if (ids.length === 0) return found;
  const hours = await db
    .selectFrom('weekly_hours')
    .selectAll()
    .where('consultant_id', 'in', ids)
    .orderBy('weekday')
    .orderBy('starts_minute')
    .execute();
  for (const { consultant_id, weekday, starts_minute, ends_minute } of hours) {
    const times = { weekday, startsMinute: starts_minute, endsMinute: ends_minute };
    found.get(consultant_id)?.hours.push(times);
  }
  const changes = await db
    .selectFrom('hour_changes')
    .selectAll()
    .where('consultant_id', 'in', ids)
    .orderBy('holds_from')
    .execute();
  for (const { consultant_id, holds_from, hours: held } of changes) {
    found.get(consultant_id)?.changes.push({ holdsFrom: holds_from, hours: held });
  }
  const absences = await db
    .selectFrom('absences')
    .select(['consultant_id', 'starts_at', 'ends_at'])
    .where('consultant_id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .execute();
  for (const { consultant_id, starts_at, ends_at } of absences) {
    const times = { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() };
    found.get(consultant_id)?.absences.push(times);
  }
  return found;
}
