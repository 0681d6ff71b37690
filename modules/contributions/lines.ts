import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import type { Line } from '#domain/contributions/contributions.ts';
import { LINES_MAX } from '#domain/contributions/entering.ts';
import { ERASED } from '#domain/erased.ts';
import { keyOf, participantKey } from '#domain/erasures/classes.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';

export interface ContributionDeps {
  db: Database;
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
}

export interface Entered {
  /** 0 while nothing was entered. */
  revision: number;
  /** Whether law firm and notary see it. */
  offered: boolean;
  lines: Line[];
}

const contentSchema = z.object({
  bookedOn: z.string(),
  amountCents: z.int(),
  payer: z.string(),
});

const placeOf = (id: string) => `contribution_lines/${id}`;

/** Everything that was entered, without what is erased. */
export async function enteredIn(
  { db, keys }: ContributionDeps,
  foundationId: string,
): Promise<Entered> {
  const row = await db
    .selectFrom('contributions')
    .select(['revision', 'offered_at'])
    .where('foundation_id', '=', foundationId)
    .executeTakeFirst();
  if (!row) return { revision: 0, offered: false, lines: [] };
  const rows = await db
    .selectFrom('contribution_lines')
    .select(['id', 'participant_id', 'content'])
    .where('foundation_id', '=', foundationId)
    .execute();
  const texts = await keys.openTexts(
    rows.map(({ id, content }) => ({ sealed: content, place: placeOf(id) })),
  );
  const lines = rows.flatMap(({ participant_id: participantId }, at) => {
    const text = texts[at];
    if (text === undefined || text === ERASED) return [];
    return [{ ...contentSchema.parse(JSON.parse(text)), participantId }];
  });
  return { revision: row.revision, offered: row.offered_at !== null, lines };
}

interface Change {
  foundationId: string;
  /** The participant whose lines are replaced, or everybody's. */
  whose: string | 'all';
  lines: readonly Line[];
  /** Left out by who may not decide it. */
  offered?: boolean | undefined;
  /** What whoever changes it has seen. */
  revision: number;
}

/**
 * `changed`: somebody has changed it since; `erased`: a person's data are gone for good; `full`: with those of others
 * there are more than a formation takes.
 */
type ChangeOutcome = 'replaced' | 'changed' | 'erased' | 'full';

/** Replaces lines as a whole; said again, it changes nothing. */
export async function replaceLines(
  { db, keys }: ContributionDeps,
  change: Change,
  now: Date,
): Promise<ChangeOutcome> {
  const { foundationId, whose, lines, revision } = change;
  const sealed: { id: string; participantId: string; content: string }[] = [];
  for (const { participantId, ...content } of lines) {
    const id = randomUUID();
    const key = keyOf(participantKey(foundationId, participantId), 'formation');
    const text = await keys.sealText([key], JSON.stringify(content), placeOf(id));
    if (!text) return 'erased';
    sealed.push({ id, participantId, content: JSON.stringify(text) });
  }
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('contributions')
      .values({ foundation_id: foundationId, revision: 0, offered_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await transaction
      .selectFrom('contributions')
      .select('revision')
      .where('foundation_id', '=', foundationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.revision !== revision) {
      const standing = await enteredIn({ db: transaction, keys }, foundationId);
      return isSaid(standing, change) ? 'replaced' : 'changed';
    }
    if (lines.length + (await countOfOthers(transaction, change)) > LINES_MAX) return 'full';
    let old = transaction
      .deleteFrom('contribution_lines')
      .where('foundation_id', '=', foundationId);
    if (whose !== 'all') old = old.where('participant_id', '=', whose);
    await old.execute();
    if (sealed.length > 0) {
      const rows = sealed.map(({ id, participantId, content }) => ({
        id,
        foundation_id: foundationId,
        participant_id: participantId,
        content,
      }));
      await transaction.insertInto('contribution_lines').values(rows).execute();
    }
    await noteChange(transaction, change, now);
    return 'replaced';
  });
}

/** Payments that a change leaves as they are. */
async function countOfOthers(db: Database, { foundationId, whose }: Change): Promise<number> {
  if (whose === 'all') return 0;
  const { count } = await db
    .selectFrom('contribution_lines')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('foundation_id', '=', foundationId)
    .where('participant_id', '<>', whose)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function noteChange(
  db: Database,
  { foundationId, offered, revision }: Change,
  now: Date,
): Promise<void> {
  const isOffered = offered !== undefined && { offered_at: offered ? now : null };
  await db
    .updateTable('contributions')
    .set({ revision: revision + 1, ...isOffered })
    .where('foundation_id', '=', foundationId)
    .execute();
}

/** Whether a change that comes late is one that was made already. */
function isSaid(standing: Entered, { whose, lines, offered = standing.offered }: Change): boolean {
  const written = (all: readonly Line[]) =>
    all
      .map(({ bookedOn, amountCents, payer, participantId }) =>
        JSON.stringify([bookedOn, amountCents, payer, participantId]),
      )
      .toSorted()
      .join();
  const own = standing.lines.filter(
    ({ participantId }) => whose === 'all' || participantId === whose,
  );
  return written(own) === written(lines) && standing.offered === offered;
}

/** Removes what was entered in these formations. */
export async function forgetContributionsIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<void> {
  if (foundationIds.length === 0) return;
  await db.deleteFrom('contributions').where('foundation_id', 'in', foundationIds).execute();
}
