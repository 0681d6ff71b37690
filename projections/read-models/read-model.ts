import { type Kysely, sql } from 'kysely';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { RecordedEvent } from '../event.ts';
import type { FoundationRow } from '../foundation-details.ts';
import type { Columns, Index, TableOf } from './columns.ts';

/** A foundation before and after a batch of events. */
export interface Change {
  before: StoredRow | undefined;
  after: FoundationRow;
}

/** A stored row with the values derived from it at the time. */
export type StoredRow = FoundationRow & { dueOn: string | null; waitingOn: string };

type Handlers<Said> = { [Type in EventType]?: (event: RecordedEvent<Type>) => Said | null };

interface Definition<Name extends string, Of extends Columns, Said> {
  /** Name of its table in the schema `projections`. */
  name: Name;
  columns: Of;
  indexes: {
    /** Indexes that exist while a rebuild fills the table. */
    toWrite: readonly Index[];
    /** Indexes created once the table is full, which makes each row cheaper. */
    toRead: readonly Index[];
  };
  /** The events that the table is derived from, with what each of them contributes. */
  on: 'every event' | Handlers<Said>;
  /**
   * Writes what a batch of events contributes, inside the transaction that moves the checkpoint.
   *
   * @param changes the foundations of the batch, known once they are folded
   */
  write(
    db: Kysely<Record<Name, TableOf<Of>>>,
    said: readonly Said[],
    changes: Promise<readonly Change[]>,
  ): Promise<void>;
  /** Removes the rows of a foundation where others follow from them; without it they are deleted. */
  forget?(db: Kysely<Record<Name, TableOf<Of>>>, foundationId: string): Promise<void>;
}

/**
 * An erasure rewrites the rows of somebody's foundations. So a table whose rows do not name their foundation may
 * not hold anything about people.
 */
type Forgettable<Of extends Columns> = [Extract<Of[keyof Of], { of: 'foundation' }>] extends [never]
  ? { columns: Record<keyof Of, { of: 'nobody' }> }
  : unknown;

export interface ReadModel<Name extends string = string, Of extends Columns = Columns> {
  name: Name;
  columns: Of;
  indexes: Definition<Name, Of, unknown>['indexes'];
  /** The column that names the foundation of a row, if rows belong to one. */
  foundation: string | undefined;
  write(
    db: Kysely<object>,
    events: readonly RecordedEvent[],
    changes: Promise<readonly Change[]>,
  ): Promise<void>;
  forget?: (db: Kysely<object>, foundationId: string) => Promise<void>;
}

/** A table that is derived from events alone. Rebuild, erasure and types follow from its definition. */
export function readModel<Name extends string, Of extends Columns, Said = RecordedEvent>(
  definition: Definition<Name, Of, Said> & Forgettable<Of>,
): ReadModel<Name, Of> {
  const { name, columns, indexes, on, forget } = definition;
  return {
    name,
    columns,
    indexes,
    foundation: Object.keys(columns).find((column) => columns[column]?.of === 'foundation'),
    async write(db, events, changes) {
      const said = on === 'every event' ? (events as unknown as Said[]) : saidBy(on, events);
      const own = db as unknown as Kysely<Record<Name, TableOf<Of>>>;
      await definition.write(own, said, changes);
    },
    ...(forget && { forget: forget as NonNullable<ReadModel['forget']> }),
  };
}

function saidBy<Said>(handlers: Handlers<Said>, events: readonly RecordedEvent[]): Said[] {
  return events.flatMap((event) => {
    const handler = handlers[event.type] as ((event: RecordedEvent) => Said | null) | undefined;
    const said = handler?.(event) ?? null;
    return said === null ? [] : [said];
  });
}

const SHARED_ROWS_LOCK = 735_110_009;

/**
 * Until the transaction ends only one at a time changes rows that follow from several foundations. One lock for all
 * tables: lanes that write event by event would take several in different orders.
 */
export const oneAtATime = <Tables>(db: Kysely<Tables>) =>
  sql`select pg_advisory_xact_lock(${SHARED_ROWS_LOCK})`.execute(db);

type Loose = Record<string, Record<string, unknown>>;

/**
 * An insert that passes all its rows as one parameter: a rebuild writes thousands with each statement. All rows
 * have the columns of the first.
 *
 * @param over the column by which existing rows are found and replaced
 */
export async function insertRows<Tables, Name extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly { [Column in keyof Tables[Name]]?: unknown }[],
  { over }: { over?: keyof Tables[Name] & string } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  const insert = (db as unknown as Kysely<Loose>)
    .insertInto(table)
    .columns(columns)
    .expression(
      sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`,
    );
  if (over === undefined) {
    await insert.execute();
    return;
  }
  const others = columns.filter((column) => column !== over);
  const replaced = Object.fromEntries(others.map((name) => [name, sql.ref(`excluded.${name}`)]));
  await insert
    .onConflict((conflict) => conflict.column(over).doUpdateSet(replaced as never))
    .execute();
}
