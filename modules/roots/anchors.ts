import { sql } from 'kysely';
import { inPages } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import type { StoredEvent } from '#event-store/port.ts';
import type { ChainWalk } from '#event-store/walk-chains.ts';

const PAGE = 1_000;

/** Those of these events that contradict a root. */
export async function contradicted(
  db: Database,
  events: readonly StoredEvent[],
): Promise<string[]> {
  const { rows } = await sql<{ day: string; stream: string; revision: number }>`
    select day, stream, revision from chain_heads
    join unnest(
      ${events.map(({ stream }) => stream)}::text[],
      ${events.map(({ revision }) => revision)}::integer[],
      ${events.map(({ metadata }) => metadata.hash)}::text[]
    ) as found (stream, revision, hash) using (stream, revision)
    where chain_heads.hash <> found.hash
    order by day`.execute(db);
  return rows.map(
    ({ day, stream, revision }) =>
      `${stream}: event ${revision} is not the one that the root of ${day} stands for.`,
  );
}

/**
 * Streams that end before the revision in a root. Streams that are broken otherwise are left out.
 *
 * @param walk over all streams, or over `only` one
 */
export async function shortened(
  db: Database,
  { ends, broken }: Pick<ChainWalk, 'ends' | 'broken'>,
  only?: string,
): Promise<string[]> {
  const faults: string[] = [];
  const pages = inPages<LastHead>(PAGE, (last) => lastHeads(db, last?.stream ?? '', only));
  for await (const page of pages) {
    for (const { stream, revision, day } of page) {
      const reached = ends.get(stream)?.revision ?? -1;
      if (reached >= revision || broken.has(stream)) continue;
      const end = reached < 0 ? 'is gone' : `ends with event ${reached}`;
      faults.push(`${stream} ${end}, but the root of ${day} knows event ${revision}.`);
    }
  }
  return faults;
}

type LastHead = Awaited<ReturnType<typeof lastHeads>>[number];

const lastHeads = (db: Database, after: string, only: string | undefined) =>
  db
    .selectFrom('chain_heads')
    .distinctOn('stream')
    .select(['stream', 'revision', 'day'])
    .where('stream', '>', after)
    .$if(only !== undefined, (all) => all.where('stream', '=', only ?? ''))
    .orderBy('stream')
    .orderBy('revision', 'desc')
    .limit(PAGE)
    .execute();
