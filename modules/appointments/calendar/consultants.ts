import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/connection.ts';
import type { ConsultantKind } from '#domain/appointments/rules.ts';
import type { HourChange, WeeklyHours } from '#domain/appointments/weekly-hours.ts';

/** More than a team has. */
const MOST = 200;

/** Names of consultants by id, and whose they are; unknown ids are left out. */
export async function consultantsNamed(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string; kind: ConsultantKind }>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('consultants')
    .select(['id', 'name', 'kind'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((consultant) => [consultant.id, consultant]));
}

/** Whether somebody, of a name or a kind, has times here. */
export async function hasConsultants(
  db: Database,
  which: Partial<Pick<NewConsultant, 'name' | 'kind'>> = {},
): Promise<boolean> {
  const those = db
    .selectFrom('consultants')
    .select('id')
    .where((where) => where.and(which));
  return (await those.limit(1).executeTakeFirst()) !== undefined;
}

export interface NewConsultant {
  id: string;
  name: string;
  kind: ConsultantKind;
  /** Of the team. */
  accountId: string | null;
  hours: readonly WeeklyHours[];
}

/** One statement: a consultant without the hours that were entered would keep the name taken. */
async function insertConsultant(
  db: Database,
  { id, name, kind, accountId, hours }: NewConsultant,
): Promise<void> {
  const person = { id, name, kind, account_id: accountId };
  if (hours.length === 0) {
    await db.insertInto('consultants').values(person).execute();
    return;
  }
  await db
    .with('added', (query) => query.insertInto('consultants').values(person))
    .insertInto('weekly_hours')
    .values(
      hours.map(({ weekday, startsMinute, endsMinute }) => ({
        consultant_id: id,
        weekday,
        starts_minute: startsMinute,
        ends_minute: endsMinute,
      })),
    )
    .execute();
}

interface SameHours extends Pick<NewConsultant, 'name' | 'kind'> {
  accountId?: string;
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** Minutes since midnight in Berlin. */
  opens: number;
  closes: number;
}

/** Adds a consultant with the same hours on each of the weekdays. @returns the id */
export async function addConsultant(db: Database, consultant: SameHours): Promise<string> {
  const { name, kind, accountId = null, weekdays, opens, closes } = consultant;
  const id = randomUUID();
  const hours = weekdays.map((weekday) => ({ weekday, startsMinute: opens, endsMinute: closes }));
  await insertConsultant(db, { id, name, kind, accountId, hours });
  return id;
}

const UNIQUE_VIOLATION = '23505';

/** The account looks after another calendar already. */
type AccountTaken = { refused: 'ACCOUNT_TAKEN' };

const unlessAccountTaken = (error: unknown): AccountTaken => {
  if (error instanceof pg.DatabaseError && error.constraint === 'consultants_account_id_key') {
    return { refused: 'ACCOUNT_TAKEN' };
  }
  throw error;
};

/** Adds a consultant whom the team enters. A repetition does nothing. */
export async function enterConsultant(
  db: Database,
  consultant: NewConsultant,
): Promise<{ repeated: boolean } | AccountTaken | { refused: 'NAME_TAKEN' }> {
  const { id, name } = consultant;
  const same = await db
    .selectFrom('consultants')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('name', '=', name)]))
    .execute();
  if (same.some((one) => one.id === id)) return { repeated: true };
  if (same.length > 0) return { refused: 'NAME_TAKEN' };
  try {
    await insertConsultant(db, consultant);
    return { repeated: false };
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION) {
      return error.constraint === 'consultants_pkey'
        ? { repeated: true }
        : unlessAccountTaken(error);
    }
    throw error;
  }
}

export interface ConsultantChange {
  name: string;
  accountId: string | null;
  isPaused: boolean;
}

/** While somebody is paused nothing new is booked; what is booked stays. */
export async function changeConsultant(
  db: Database,
  id: string,
  { name, accountId, isPaused }: ConsultantChange,
  now: Date,
): Promise<{ refused?: 'NOT_FOUND' | 'ACCOUNT_TAKEN' }> {
  const paused_at = isPaused ? sql<Date>`coalesce(paused_at, ${now})` : null;
  try {
    const { numUpdatedRows } = await db
      .updateTable('consultants')
      .set({ name, account_id: accountId, paused_at })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? { refused: 'NOT_FOUND' } : {};
  } catch (error) {
    return unlessAccountTaken(error);
  }
}

export interface CalendarOwner {
  id: string;
  name: string;
  kind: ConsultantKind;
  accountId: string | null;
  isPaused: boolean;
}

/** Everybody with a calendar, or who looks after the own one alone. */
export async function calendarOwners(
  db: Database,
  { accountId }: { accountId: string | null },
): Promise<CalendarOwner[]> {
  let query = db.selectFrom('consultants').selectAll().orderBy('name').orderBy('id').limit(MOST);
  if (accountId !== null) query = query.where('account_id', '=', accountId);
  const rows = await query.execute();
  return rows.map(({ id, name, kind, account_id, paused_at }) => ({
    id,
    name,
    kind,
    accountId: account_id,
    isPaused: paused_at !== null,
  }));
}

/** Holds from a day on; the same day again replaces it. What is booked stays. */
export async function changeHours(
  db: Database,
  consultantId: string,
  { holdsFrom, hours }: HourChange,
  now: Date,
): Promise<void> {
  const change = { hours: JSON.stringify(hours), changed_at: now };
  await db
    .insertInto('hour_changes')
    .values({ consultant_id: consultantId, holds_from: holdsFrom, ...change })
    .onConflict((conflict) => conflict.columns(['consultant_id', 'holds_from']).doUpdateSet(change))
    .execute();
}
