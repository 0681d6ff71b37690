import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import { isFinished, type Status } from '#domain/foundations/statuses.ts';
import type { Founded } from '#domain/orders/billing.ts';
import { startedFoundations } from '#modules/commands/started-foundations.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import type { ParticipationRole } from '../read-models/participations.ts';
import { isWithin } from '../scope.ts';
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

/** A formation in which somebody takes part, or has taken part. */
export interface Part {
  foundationId: string;
  participantId: string;
  role: ParticipationRole;
  /** When the part of the account in it was over: with the formation, or before. Null while it goes on. */
  overAt: string | null;
}

/** All formations in which an account takes part or has taken part, the oldest first. */
export async function partsOf(db: Database, accountId: string): Promise<Part[]> {
  const rows = await db
    .selectFrom('projections.participations as part')
    .innerJoin('projections.foundations as formation', 'formation.id', 'part.foundation_id')
    .select(['part.foundation_id', 'part.participant_id', 'part.role', 'part.ended_at'])
    .select(['formation.status', 'formation.since'])
    .where('part.account_id', '=', accountId)
    .orderBy('formation.started_at')
    .execute();
  return rows.map(({ foundation_id, participant_id, role, ended_at, status, since }) => {
    const over = ended_at ?? (isFinished(status as Status) ? since : null);
    return {
      foundationId: foundation_id,
      participantId: participant_id,
      role: role as ParticipationRole,
      overAt: over?.toISOString() ?? null,
    };
  });
}

/** Participants of a formation who have, or had, an account of their own. */
export async function participantsWithAccount(
  db: Database,
  foundationId: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('projections.participations')
    .select('participant_id')
    .where('foundation_id', '=', foundationId)
    .execute();
  return new Set(rows.map(({ participant_id }) => participant_id));
}

/** More than anybody chooses among. */
const MOST_COMPANIES = 20;

/** Registered companies of which an account sees the formation, the newest first. */
export async function companiesOf(db: Database, accountId: string): Promise<Founded[]> {
  const rows = await db
    .selectFrom('projections.foundations')
    .select('details')
    .where(isWithin({ accountId }, 'id'))
    .where('status', '=', 'completed' satisfies Status)
    .orderBy('since', 'desc')
    .limit(MOST_COMPANIES)
    .execute();
  return rows.flatMap(({ details }) => {
    const { coreData } = details as Partial<FoundationDetails>;
    if (!coreData || coreData.companyName === ERASED) return [];
    const { companyName, city, businessAddress } = coreData;
    const isThere = businessAddress && !Object.values(businessAddress).includes(ERASED);
    return { companyName, city, businessAddress: isThere ? businessAddress : undefined };
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

/**
 * Number of unfinished foundations that somebody leads, including those that no read model has seen yet, or takes
 * part in.
 */
export async function runningOf(db: Database, accountId: string): Promise<number> {
  const ids = new Set(await startedFoundations(db, accountId));
  const ended = new Set<string>();
  for (const { foundationId: id, overAt } of await partsOf(db, accountId)) {
    ids.add(id);
    if (overAt !== null) ended.add(id);
  }
  return ids.size - ended.size;
}
