import type { Database } from '#database/connection.ts';
import {
  type Consultant,
  type ConsultantKind,
  freeTimesOf,
  type Slot,
} from '#domain/slots/slots.ts';
import { loadCalendars } from './free-slots.ts';

type Person = Pick<Consultant, 'id' | 'name'>;

export interface HourTimes {
  /** Everybody who holds such hours. */
  people: Person[];
  /** Whose times these are: who was asked for, else who has one. */
  with: Person | null;
  slots: Slot[];
}

interface Asked {
  minutes: number;
  /** An id: times of this person alone, also when there are none. */
  personId?: string | undefined;
  /** Preferred to others without being asked for. */
  knownId?: string | undefined;
}

/** When somebody is free for that long, at most 200 times of one person. @param now ISO 8601 */
export async function loadHourTimes(
  db: Database,
  kind: ConsultantKind,
  { minutes, personId, knownId }: Asked,
  now: string,
): Promise<HourTimes> {
  const { consultants, bookings } = await loadCalendars(db, [kind], now);
  const people = consultants.map(personOf);
  const timesOf = (one: Consultant) => freeTimesOf(one, bookings, minutes, now);
  const asked = consultants.find(({ id }) => id === personId);
  if (asked) return { people, with: personOf(asked), slots: timesOf(asked) };
  const known = consultants.filter(({ id }) => id === knownId);
  for (const one of [...known, ...consultants]) {
    const slots = timesOf(one);
    if (slots.length > 0) return { people, with: personOf(one), slots };
  }
  return { people, with: people[0] ?? null, slots: [] };
}

const personOf = ({ id, name }: Consultant): Person => ({ id, name });

/** With whom the latest consultation of these foundations is or was booked. */
export async function consultedIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<string | undefined> {
  if (foundationIds.length === 0) return undefined;
  const row = await db
    .selectFrom('bookings')
    .select('consultant_id')
    .where('foundation_id', 'in', foundationIds)
    .where('kind', '=', 'consultation')
    .where('freed_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.consultant_id;
}

/** Takes a time, inside `retryWhileTaken`. */
export async function takeHourSlot(
  db: Database,
  id: string,
  { startsAt, endsAt, consultant }: Slot,
  now: Date,
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      id,
      kind: 'hours',
      foundation_id: null,
      consultant_id: consultant.id,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: now,
    })
    .execute();
}

/** Frees a time that was moved or cancelled. */
export async function freeHourSlot(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ freed_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'hours')
    .where('freed_at', 'is', null)
    .execute();
}
