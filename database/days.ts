import { type RawBuilder, sql } from 'kysely';

/** When a day such as `2026-11-26` begins in Berlin, or the next day. */
export const startOf = (day: string): RawBuilder<Date> =>
  sql<Date>`${day}::date::timestamp at time zone 'Europe/Berlin'`;
export const endOf = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Berlin'`;

/**
 * The day of an instant in Berlin, or some days later, as `2026-11-27`; a due day at the weekend becomes Monday.
 */
export function dayOf(
  column: string | RawBuilder<Date>,
  days: number | RawBuilder<number> = 0,
): RawBuilder<string> {
  const instant = typeof column === 'string' ? sql.ref(column) : column;
  const day = sql`((${instant} at time zone 'Europe/Berlin')::date + ${days}::int)`;
  return sql<string>`to_char(${day} + case extract(isodow from ${day})
    when 6 then 2 when 7 then 1 else 0 end::int, 'YYYY-MM-DD')`;
}
