import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import { isFinished, type Status } from '#domain/foundations/statuses.ts';
import { startedFoundations } from '#modules/commands/started-foundations.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import type { DocumentKind } from './views.ts';

/** Foundations of a founder, the oldest first, and since when each has its present status. */
export async function foundationsOfFounder(db: Database, founderId: string) {
  const rows = await db
    .selectFrom('projections.foundations')
    .select(['id', 'status', 'since'])
    .where('founder_id', '=', founderId)
    .orderBy('started_at')
    .execute();
  return rows.map(({ id, status, since }) => ({
    id,
    isFinished: isFinished(status as Status),
    since: since.toISOString(),
  }));
}

/** Registered companies of a founder, the newest first. */
export async function companiesOf(
  db: Database,
  founderId: string,
): Promise<{ companyName: string; city: string }[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('details')
    .where('founder_id', '=', founderId)
    .where('status', '=', 'completed' satisfies Status)
    .orderBy('since', 'desc')
    .execute();
  return rows.flatMap(({ details }) => {
    const { coreData } = details as Partial<FoundationDetails>;
    if (!coreData || coreData.companyName === ERASED) return [];
    return { companyName: coreData.companyName, city: coreData.city };
  });
}

/** The law firm's drafts for these foundations, including withdrawn ones: id of the file → foundation. */
export async function draftsOf(
  db: Database,
  foundationIds: readonly string[],
): Promise<Map<string, string>> {
  if (foundationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('projections.documents')
    .select(['id', 'foundation_id'])
    .where('foundation_id', 'in', foundationIds)
    .where('kind', '=', 'draft' satisfies DocumentKind)
    .execute();
  return new Map(rows.map(({ id, foundation_id }) => [id, foundation_id]));
}

/** Number of somebody's unfinished foundations, including those that no read model has seen yet. */
export async function runningOf(db: Database, founderId: string): Promise<number> {
  const ids = new Set(await startedFoundations(db, founderId));
  const ended = new Set<string>();
  for (const { id, isFinished: over } of await foundationsOfFounder(db, founderId)) {
    ids.add(id);
    if (over) ended.add(id);
  }
  return ids.size - ended.size;
}
