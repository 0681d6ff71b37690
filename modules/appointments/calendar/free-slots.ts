import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  type Booking,
  type Consultant,
  freeSlots,
  type Slot,
} from '#domain/appointments/free-times.ts';
import {
  appointmentRules,
  type ConsultantKind,
  type MeetingKind,
  type SlotTaker,
} from '#domain/appointments/rules.ts';
import { hasConsultants } from './consultants.ts';
import { neverThere, workingsOf } from './working.ts';

/** Free times as of now, at most 200. @param now ISO 8601 */
export async function loadFreeSlots(
  db: Database,
  kind: MeetingKind,
  now: string,
  taker: SlotTaker = 'member',
): Promise<Slot[]> {
  const { consultants, bookings } = await loadCalendars(db, await holderOf(db, kind), now);
  return freeSlots({ kind, taker }, consultants, bookings, now);
}

async function holderOf(db: Database, kind: MeetingKind): Promise<ConsultantKind> {
  const [first, second] = appointmentRules[kind].heldBy;
  return second === undefined || (await hasConsultants(db, { kind: first })) ? first : second;
}

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

/** When somebody is free for hours bought in advance, at most 200 times of one person. @param now ISO 8601 */
export async function loadHourTimes(
  db: Database,
  kind: ConsultantKind,
  { minutes, personId, knownId }: Asked,
  now: string,
): Promise<HourTimes> {
  const { consultants, bookings } = await loadCalendars(db, kind, now);
  const people = consultants.map(personOf);
  const timesOf = (one: Consultant) => freeSlots({ kind: 'hours', minutes }, [one], bookings, now);
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

/** The next free times of everybody who holds such hours, the earliest first. @param now ISO 8601 */
export async function loadTimesOfAll(
  db: Database,
  kind: ConsultantKind,
  minutes: number,
  now: string,
): Promise<Slot[]> {
  const { consultants, bookings } = await loadCalendars(db, kind, now);
  return consultants
    .flatMap((one) => freeSlots({ kind: 'hours', minutes }, [one], bookings, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

/** Those of a kind whom one can book, and what is taken from now on. @param now ISO 8601 */
async function loadCalendars(
  db: Database,
  kind: ConsultantKind,
  now: string,
): Promise<{ consultants: Consultant[]; bookings: Booking[] }> {
  const rows = await db
    .selectFrom('consultants')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .where('paused_at', 'is', null)
    .orderBy('name')
    .execute();
  const workings = await workingsOf(
    db,
    rows.map(({ id }) => id),
    new Date(now),
  );
  const consultants = rows.map((row) => ({ ...row, ...(workings.get(row.id) ?? neverThere) }));
  return { consultants: consultants.filter(isEverThere), bookings: await takenFrom(db, now) };
}

/** Times begin at the same few minutes with everybody, and are read and written once for all of them. */
async function takenFrom(db: Database, now: string): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select([
      'starts_at',
      'ends_at',
      'by_visitor',
      sql<string[]>`array_agg(consultant_id)`.as('ids'),
    ])
    .where('freed_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .groupBy(['starts_at', 'ends_at', 'by_visitor'])
    .execute();
  return rows.flatMap(({ starts_at, ends_at, by_visitor: byVisitor, ids }) => {
    const times = { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() };
    return ids.map((consultantId) => ({ consultantId, ...times, byVisitor }));
  });
}

/** Whether there ever are hours: others are not offered as people to meet. */
const isEverThere = ({ hours, changes }: Consultant) =>
  hours.length > 0 || changes.some((change) => change.hours.length > 0);
