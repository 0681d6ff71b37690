import { type SqlBool, sql } from 'kysely';

/** Whose formations to read: those in which an account takes part, or all. */
export type Scope = { accountId: string } | 'all';

/**
 * Whether the formation with the id in this column is within the scope. Who sees a formation is decided here
 * alone; an account has few of them, so their ids come first.
 */
export const isWithin = (scope: Scope, column: string) =>
  scope === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.ref(column)} = any(array(
        select foundation_id from projections.participations
        where account_id = ${scope.accountId} and ended_at is null))`;

/** Whether the scope is that of the lead of the formation with the id in this column. */
export const isLedWithin = (scope: Exclude<Scope, 'all'>, column: string) =>
  sql<SqlBool>`${sql.ref(column)} = any(array(
    select foundation_id from projections.participations
    where account_id = ${scope.accountId} and ended_at is null and role = 'lead'))`;
