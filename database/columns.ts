import type { ColumnType, JSONColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type MaybeInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
/** A column of search words, which the database generates from other columns. */
export type Words = ColumnType<string, never, never>;
export type Json<T> = JSONColumnType<T & object, string, string>;
