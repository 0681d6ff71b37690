import { createHash } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { ReviewPoint } from '#domain/foundations/review/review-checklist.ts';

/** A name for the present drafts, which changes with every draft and version. */
export function fingerprintOfDrafts(hashes: readonly string[]): string {
  const sorted = hashes.toSorted().join('\n');
  return createHash('sha256').update(sorted).digest('hex');
}

interface Reading {
  foundationId: string;
  reviewerId: string;
}

export interface Ticks {
  ticked: ReviewPoint[];
  /** Points ticked for earlier drafts only. */
  before: ReviewPoint[];
}

/** The points that a lawyer has ticked in one formation. */
export async function ticksOf(
  db: Database,
  { foundationId, reviewerId }: Reading,
  drafts: string,
): Promise<Ticks> {
  const rows = await db
    .selectFrom('review_ticks')
    .select(['point', 'drafts'])
    .where('foundation_id', '=', foundationId)
    .where('reviewer_id', '=', reviewerId)
    .execute();
  const pointsOf = (isNow: boolean) =>
    rows.flatMap((row) => ((row.drafts === drafts) === isNow ? [row.point as ReviewPoint] : []));
  const ticked = pointsOf(true);
  const before = new Set(pointsOf(false).filter((point) => !ticked.includes(point)));
  return { ticked, before: [...before] };
}

interface Tick extends Reading {
  drafts: string;
  point: ReviewPoint;
}

export async function setTick(
  db: Database,
  { foundationId, reviewerId, drafts, point }: Tick,
  isTicked: boolean,
): Promise<void> {
  const row = { foundation_id: foundationId, reviewer_id: reviewerId, drafts, point };
  if (isTicked) {
    await db
      .insertInto('review_ticks')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('review_ticks')
    .where((where) => where.and(row))
    .execute();
}
