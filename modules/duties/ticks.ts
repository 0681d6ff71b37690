import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';

export interface Tick {
  state: 'done' | 'not-applicable';
  /** A day. */
  on: string | null;
  /** null without one, and once whoever wrote it is erased. */
  why: string | null;
  documentId: string | null;
}

export interface TickDeps {
  db: Database;
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
}

const placeOf = (foundationId: string, key: string) => `duties/${foundationId}/${key}`;

/** What was said of the duties of a company, by their keys. */
export async function ticksOf(
  { db, keys }: { db: Database; keys: Pick<PersonKeys, 'openTexts'> },
  foundationId: string,
): Promise<Map<string, Tick>> {
  const rows = await db
    .selectFrom('duty_ticks')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .orderBy('key')
    .execute();
  const said = rows.flatMap(({ key, why }) => (why ? [{ key, why }] : []));
  const texts = await keys.openTexts(
    said.map(({ key, why }) => ({ sealed: why, place: placeOf(foundationId, key) })),
  );
  const words = new Map(said.map(({ key }, index) => [key, texts[index]]));
  return new Map(
    rows.map(({ key, state, on_day, document_id }): [string, Tick] => {
      const why = words.get(key);
      return [
        key,
        {
          state,
          on: on_day,
          why: why === undefined || why === ERASED ? null : why,
          documentId: document_id,
        },
      ];
    }),
  );
}

/** Keys of duties of which nobody is reminded any more. */
export async function tickedKeys(db: Database, foundationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('duty_ticks')
    .select('key')
    .where('foundation_id', '=', foundationId)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

interface Ticking {
  foundationId: string;
  /** The person whose key seals the words. */
  founderId: string;
  key: string;
}

/** Says what became of a duty; what was said before is replaced. */
export async function setTick(
  { db, keys }: TickDeps,
  { foundationId, founderId, key }: Ticking,
  { state, on, why, documentId }: Tick,
  now: Date,
): Promise<void> {
  const person = keyOf(founderId, 'formation');
  const sealed =
    why === null ? null : await keys.sealText([person], why, placeOf(foundationId, key));
  const said = {
    state,
    on_day: on,
    why: sealed && JSON.stringify(sealed),
    document_id: documentId,
    set_at: now,
  };
  await db
    .insertInto('duty_ticks')
    .values({ foundation_id: foundationId, key, ...said })
    .onConflict((conflict) => conflict.columns(['foundation_id', 'key']).doUpdateSet(said))
    .execute();
}

export async function removeTick(
  db: Database,
  { foundationId, key }: Pick<Ticking, 'foundationId' | 'key'>,
): Promise<void> {
  await db
    .deleteFrom('duty_ticks')
    .where('foundation_id', '=', foundationId)
    .where('key', '=', key)
    .execute();
}
