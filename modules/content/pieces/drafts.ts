import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type PieceKind, type Typed, tidied } from '#domain/content/fields.ts';
import { changePiece, type NotHeld, type PieceChange } from './held.ts';
import { readVersion, searchTextOf } from './pieces.ts';

interface Saved {
  revision: number;
  at: Date;
}

/** Saves a draft, finished or not; the site keeps its text. */
export async function saveDraft(
  db: Database,
  { typed, ...change }: PieceChange & { typed: Typed },
  now: Date,
): Promise<Saved | NotHeld> {
  return changePiece(db, change, async (transaction, held) => {
    const { kind, key, by } = change;
    const draft = tidied(kind, typed);
    const goesOn = held.draft !== null && held.draft_by === by;
    await transaction
      .updateTable('content_pieces')
      .set({
        draft: JSON.stringify(draft),
        draft_by: by,
        draft_since: goesOn ? (held.draft_since ?? now) : now,
        draft_at: now,
        revision: held.revision + 1,
        ...(held.desk === null && held.file === null && { search: searchTextOf(key, draft) }),
      })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
    return { revision: held.revision + 1, at: now };
  });
}

/** Discards a draft, and a piece that consists of nothing else. */
export async function discardDraft(
  db: Database,
  change: PieceChange,
): Promise<{ gone: boolean } | NotHeld> {
  return changePiece(db, change, async (transaction, held) => {
    const { kind, key } = change;
    const gone = held.desk === null && held.file === null;
    if (gone) {
      await transaction
        .deleteFrom('content_pieces')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .execute();
    } else {
      await transaction
        .updateTable('content_pieces')
        .set({ ...noDraft, revision: held.revision + 1 })
        .where('kind', '=', kind)
        .where('key', '=', key)
        .execute();
    }
    return { gone };
  });
}

export const noDraft = { draft: null, draft_by: null, draft_since: null, draft_at: null } as const;

/** Makes an earlier version the draft, which appears on the site once it is published. */
export async function restoreVersion(
  db: Database,
  { version, ...change }: PieceChange & { version: number },
  now: Date,
): Promise<Saved | NotHeld> {
  const typed = await readVersion(db, change, version);
  if (!typed) return { refused: 'NOT_FOUND' };
  return saveDraft(db, { ...change, typed }, now);
}

interface Begun {
  kind: PieceKind;
  key: string;
  category: string;
  by: string;
}

/** Creates a text without a file. All kinds of entries share one set of keys. */
export async function beginPiece(
  db: Database,
  { kind, key, category, by }: Begun,
  now: Date,
): Promise<'begun' | 'KEY_TAKEN'> {
  const taken = await db
    .selectFrom('content_pieces')
    .select('key')
    .where('key', '=', key)
    .where('kind', 'not in', ['product', 'partner'])
    .executeTakeFirst();
  if (taken) return 'KEY_TAKEN';
  const row = await db
    .insertInto('content_pieces')
    .values({
      kind,
      key,
      category,
      draft: '{}',
      draft_by: by,
      draft_since: now,
      draft_at: now,
      changed_by: by,
      search: sql`${searchTextOf(key, {})}`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row ? 'begun' : 'KEY_TAKEN';
}
