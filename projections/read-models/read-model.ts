import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant, Json, MaybeInstant, Words } from '#database/columns.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { RecordedEvent } from '../event.ts';
import type { FoundationRow } from '../foundation-details.ts';

export interface Column<Type> {
  /** Its SQL type, with what the database holds it to. */
  sql: string;
  /** Whom its values tell about: the foundation that it names, or nobody. */
  of?: 'foundation' | 'nobody';
  /** Made by the database of other columns, which only readers need. */
  generated?: true;
  /** What Kysely takes the column for; only the compiler looks at it. */
  typed?: Type;
}

export const uuid: Column<string> = { sql: 'uuid not null' };
export const maybeUuid: Column<string | null> = { sql: 'uuid' };
export const text: Column<string> = { sql: 'text not null' };
export const maybeText: Column<string | null> = { sql: 'text' };
export const integer: Column<number> = { sql: 'integer not null' };
export const truth: Column<boolean> = { sql: 'boolean not null' };
export const instant: Column<Instant> = { sql: 'timestamptz not null' };
export const maybeInstant: Column<MaybeInstant> = { sql: 'timestamptz' };
export const json = <Type>(): Column<Json<Type>> => ({ sql: 'jsonb not null' });
export const checked = <Type>(column: Column<Type>, condition: string): Column<Type> => ({
  ...column,
  sql: `${column.sql} check (${condition})`,
});
/** What the search finds a row by. */
export const words = (...texts: string[]): Column<Words> => ({
  sql: `tsvector generated always as (search_words(${texts.join(', ')})) stored`,
  generated: true,
});
/** The id of the foundation that a row is about. */
export const foundationId: Column<string> & { of: 'foundation' } = { ...uuid, of: 'foundation' };
/** The Monday of a week. */
export const week: Column<string> & { of: 'nobody' } = { ...text, of: 'nobody' };
export const counts: Column<Json<Record<string, number>>> & { of: 'nobody' } = {
  ...json(),
  of: 'nobody',
};

export type Columns = Record<string, Column<unknown>>;
export type TableOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer Type> ? Type : never;
};

export type Index = (table: RawBuilder<unknown>) => RawBuilder<unknown>;

export const index =
  (on: string): Index =>
  (table) =>
    sql`create index on ${table} ${sql.raw(on)}`;
export const uniqueIndex =
  (on: string): Index =>
  (table) =>
    sql`create unique index on ${table} ${sql.raw(on)}`;
/** A primary key or another constraint. */
export const key =
  (constraint: string): Index =>
  (table) =>
    sql`alter table ${table} add ${sql.raw(constraint)}`;

/** A foundation before and after a batch of events. */
export interface Change {
  before: StoredRow | undefined;
  after: FoundationRow;
}

/** A row as it was written, with what was worked out then. */
export type StoredRow = FoundationRow & { dueOn: string | null; waitingOn: string };

type Handlers<Said> = { [Type in EventType]?: (event: RecordedEvent<Type>) => Said | null };

interface Definition<Name extends string, Of extends Columns, Said> {
  /** Of its table in the schema `projections`. */
  name: Name;
  columns: Of;
  indexes: {
    /** There while a rebuild fills the table. */
    toWrite: readonly Index[];
    /** Made once it is full: each row costs less then. */
    toRead: readonly Index[];
  };
  /** The events that concern it, and what each of them says. */
  on: 'every event' | Handlers<Said>;
  /**
   * Writes what a batch of events says. Called in the transaction that moves the checkpoint.
   *
   * @param changes the foundations of the batch, known once they are folded
   */
  write(
    db: Kysely<Record<Name, TableOf<Of>>>,
    said: readonly Said[],
    changes: Promise<readonly Change[]>,
  ): Promise<void>;
}

/**
 * When somebody is erased, the rows of their foundations are written anew: a table that does not say which
 * foundation a row is about holds nothing that is about anybody.
 */
type Forgettable<Of extends Columns> = [Extract<Of[keyof Of], { of: 'foundation' }>] extends [never]
  ? { columns: Record<keyof Of, { of: 'nobody' }> }
  : unknown;

export interface ReadModel<Name extends string = string, Of extends Columns = Columns> {
  name: Name;
  columns: Of;
  indexes: Definition<Name, Of, unknown>['indexes'];
  /** The column that says which foundation a row is about, where rows are about one. */
  foundation: string | undefined;
  write(
    db: Kysely<object>,
    events: readonly RecordedEvent[],
    changes: Promise<readonly Change[]>,
  ): Promise<void>;
}

/** A table that is derived from events alone. Rebuild, erasure and types follow from its definition. */
export function readModel<Name extends string, Of extends Columns, Said = RecordedEvent>(
  definition: Definition<Name, Of, Said> & Forgettable<Of>,
): ReadModel<Name, Of> {
  const { name, columns, indexes, on } = definition;
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
  };
}

function saidBy<Said>(handlers: Handlers<Said>, events: readonly RecordedEvent[]): Said[] {
  return events.flatMap((event) => {
    const handler = handlers[event.type] as ((event: RecordedEvent) => Said | null) | undefined;
    const said = handler?.(event) ?? null;
    return said === null ? [] : [said];
  });
}

type Loose = Record<string, Record<string, unknown>>;

/**
 * An insert whose rows are one parameter, however many there are: a rebuild writes thousands with
 * each statement. All rows have the columns of the first.
 *
 * @param over the column by which rows that are there already are found and replaced
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
