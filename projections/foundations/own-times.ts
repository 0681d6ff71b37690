import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Hindrance } from '#domain/foundations/forecast/time-spent.ts';
import {
  type FinishedCase,
  type OwnTimes,
  ownTimesOf,
} from '#domain/foundations/forecast/usual.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { ObstacleKind } from '#domain/foundations/obstacles.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { FoundationDetails } from '../foundation-details.ts';

/** Enough for the large courts; older cases say little about present durations. */
const CASES_READ = 1_000;
const KEPT_MS = 3_600_000;

/** The latest completed cases, without anything that identifies people. */
export async function finishedCases(db: Database): Promise<FinishedCase[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select([
      'since',
      sql<FoundationDetails['history'] | null>`details -> 'history'`.as('history'),
      sql<FoundationDetails['order'] | null>`details -> 'order'`.as('order'),
      sql<string | null>`details #>> '{consultation,endsAt}'`.as('talk_ends_at'),
      sql<string | null>`details #>> '{notaryAppointment,startsAt}'`.as('appointment_starts_at'),
      sql<string | null>`details #>> '{coreData,city}'`.as('city'),
      sql<string | null>`details #>> '{registerEntry,registerCourt}'`.as('register_court'),
    ])
    .where('status', '=', 'completed' satisfies Status)
    .orderBy('since', 'desc')
    .limit(CASES_READ)
    .execute();
  // Rows of an earlier version lack these times until they are rebuilt.
  const known = rows.flatMap((row) => (row.history ? [{ ...row, history: row.history }] : []));
  return known.map((row) => ({
    completedAt: row.since.toISOString(),
    history: row.history,
    order: row.order,
    consultation: row.talk_ends_at === null ? null : { declined: false, endsAt: row.talk_ends_at },
    notaryAppointment:
      row.appointment_starts_at === null ? null : { startsAt: row.appointment_starts_at },
    city: row.city,
    registerCourt: row.register_court,
  }));
}

/** Durations of our own cases, computed once an hour rather than for every page. */
export function keepOwnTimes(db: Database): () => Promise<OwnTimes> {
  let kept: { until: number; times: Promise<OwnTimes> } | undefined;
  return () => {
    const now = Date.now();
    if (kept && now < kept.until) return kept.times;
    const times = finishedCases(db).then(ownTimesOf);
    kept = { until: now + KEPT_MS, times };
    times.catch(() => {
      kept = undefined;
    });
    return times;
  };
}

/** All obstacles of a foundation so far, the oldest first. */
export async function hindrancesOf(db: Database, foundationId: string): Promise<Hindrance[]> {
  const rows = await db
    .selectFrom('projections.timeline')
    .select(['type', 'occurred_at', 'details'])
    .where('foundation_id', '=', foundationId)
    .where('type', 'in', ['ObstacleReported', 'ObstacleResolved'] satisfies EventType[])
    .orderBy('revision')
    .execute();
  const hindrances: Hindrance[] = [];
  for (const { type, occurred_at: instant, details } of rows) {
    const { kind, dueOn } = details as { kind: ObstacleKind; dueOn: string };
    const at = instant.toISOString();
    // At most one obstacle of a kind is open at a time.
    const open = hindrances.find((known) => known.kind === kind && !known.resolvedAt);
    if (type === 'ObstacleReported') hindrances.push({ kind, reportedAt: at, dueOn });
    else if (open) open.resolvedAt = at;
  }
  return hindrances;
}
