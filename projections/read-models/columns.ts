import { type ColumnType, type RawBuilder, sql } from 'kysely';
import type { Instant, Json, MaybeInstant, Words } from '#database/columns.ts';

export interface Column<Type> {
  /** SQL type with its constraints. */
  sql: string;
  /** Whom its values are about: the foundation that the column names, or nobody. */
  of?: 'foundation' | 'nobody';
  /** The database generates the column from others, and only readers need it. */
  generated?: true;
  /** The type that Kysely gives the column; only the compiler reads it. */
  typed?: Type;
}
type OfNobody = { of: 'nobody' };

const of = <Type>(type: string): Column<Type> => ({ sql: type });

/** All values under a path of a column, `details.people[*].name`. */
export const collecting = (path: string): string => {
  const [column = '', ...steps] = path.split('.');
  return `jsonb_path_query_array(${column}, '$.${steps.join('.')}')`;
};

export const column = {
  uuid: of<string>('uuid not null'),
  maybeUuid: of<string | null>('uuid'),
  text: of<string>('text not null'),
  maybeText: of<string | null>('text'),
  integer: of<number>('integer not null'),
  truth: of<boolean>('boolean not null'),
  instant: of<Instant>('timestamptz not null'),
  maybeInstant: of<MaybeInstant>('timestamptz'),
  json: <Type>() => of<Json<Type>>('jsonb not null'),
  maybeJson: <Type>() => of<Json<Type> | null>('jsonb'),
  checked: <Type>({ sql: type }: Column<Type>, condition: string) =>
    of<Type>(`${type} check (${condition})`),
  /** Words by which the search finds a row. */
  words: (...texts: string[]): Column<Words> => ({
    sql: `tsvector generated always as (search_words(${texts.join(', ')})) stored`,
    generated: true,
  }),
  /** Values of documents, collected by the database. */
  collected: (...paths: string[]): Column<ColumnType<string[], never, never>> => ({
    sql: `jsonb generated always as (${paths.map(collecting).join(' || ')}) stored`,
    generated: true,
  }),
  /** The id of the foundation that a row is about. */
  foundation: { sql: 'uuid not null', of: 'foundation' } as Column<string> & { of: 'foundation' },
  week: { sql: 'text not null', of: 'nobody' } as Column<string> & OfNobody,
  counts: { sql: 'jsonb not null', of: 'nobody' } as Column<Json<Record<string, number>>> &
    OfNobody,
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
