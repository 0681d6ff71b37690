import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { ConsultantKind } from '#domain/slots/slots.ts';

/** Names of consultants by id; unknown ids are left out. */
export async function consultantsNamed(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('consultants')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((consultant) => [consultant.id, consultant]));
}

export const hasConsultants = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('consultants').select('id').limit(1).executeTakeFirst()) !== undefined;

export const isConsultant = async (db: Database, name: string): Promise<boolean> =>
  (await db.selectFrom('consultants').select('id').where('name', '=', name).executeTakeFirst()) !==
  undefined;

/** Whether somebody of a kind has times here. */
export const hasConsultantsOf = async (db: Database, kind: ConsultantKind): Promise<boolean> =>
  (await db
    .selectFrom('consultants')
    .select('id')
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface NewConsultant {
  name: string;
  kind: ConsultantKind;
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** Minutes since midnight in Berlin. */
  opens: number;
  closes: number;
}

/** Adds a consultant with the same hours on each of the weekdays. @returns the id */
export async function addConsultant(db: Database, consultant: NewConsultant): Promise<string> {
  const { name, kind, weekdays, opens, closes } = consultant;
  const id = randomUUID();
  const hours = weekdays.map((weekday) => ({
    consultant_id: id,
    weekday,
    starts_minute: opens,
    ends_minute: closes,
  }));
  // One statement: without hours nobody could be booked, and the name would be taken.
  await db
    .with('added', (query) => query.insertInto('consultants').values({ id, name, kind }))
    .insertInto('weekly_hours')
    .values(hours)
    .execute();
  return id;
}
