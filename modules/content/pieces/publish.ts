import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Typed } from '#domain/content/fields.ts';
import type { Fault } from '#domain/content/piece.ts';
import { locales } from '#domain/site/paths.ts';
import { addressOf, surroundingsOf } from '../rules.ts';
import { noDraft } from './drafts.ts';
import { faultsOfPiece, knownEntries } from './faults.ts';
import { changePiece, type HeldPiece, type NotHeld, type PieceChange } from './held.ts';
import { putOnSite, takeOffSite } from './live.ts';
import { searchTextOf, VERSIONS_KEPT } from './pieces.ts';

const UNIQUE_VIOLATION = '23505';

interface Published {
  version: number;
  revision: number;
}

type NotPublished = NotHeld | { refused: 'NO_DRAFT' } | { refused: 'FAULTY'; faults: Fault[] };

/** Publishes the draft in both languages at once, by the same rules as files. */
export async function publishPiece(
  db: Database,
  change: PieceChange,
  now: Date,
): Promise<Published | NotPublished> {
  try {
    return await changePiece(db, change, async (transaction, held) => {
      const { draft } = held;
      if (draft === null) return { refused: 'NO_DRAFT' } as const;
      const faults = await faultsOfPiece(transaction, held, draft);
      if (faults.length > 0) return { refused: 'FAULTY', faults } as const;
      await putOnSite(transaction, held, draft, now);
      return settle(transaction, held, { by: change.by, now, typed: draft });
    });
  } catch (error) {
    // Another piece got the address at the same moment.
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    const faults = locales.map((locale) => ({
      path: `${locale}.slug`,
      code: 'ADDRESS_TAKEN' as const,
    }));
    return { refused: 'FAULTY', faults };
  }
}

interface Settled {
  by: string;
  now: Date;
  typed: Typed;
}

/** Records the text on the site as the next version. */
async function settle(
  transaction: Database,
  held: HeldPiece,
  { by, now, typed }: Settled,
): Promise<Published> {
  const { kind, key, file } = held;
  const isFirst = held.version === 0 && file !== null;
  const version = held.version + (isFirst ? 2 : 1);
  const shared = { kind, key };
  const before = {
    ...shared,
    version: 1,
    origin: 'file' as const,
    typed: JSON.stringify(file),
    published_by: null,
    published_at: held.changed_at,
  };
  const own = {
    ...shared,
    version,
    origin: 'desk' as const,
    typed: JSON.stringify(typed),
    published_by: by,
    published_at: now,
  };
  await transaction
    .insertInto('content_versions')
    .values(isFirst ? [before, own] : [own])
    .execute();
  await transaction
    .deleteFrom('content_versions')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '<=', version - VERSIONS_KEPT)
    .execute();
  const revision = held.revision + 1;
  await transaction
    .updateTable('content_pieces')
    .set({
      ...noDraft,
      version,
      revision,
      desk: JSON.stringify(typed),
      archived_at: null,
      archived_to: null,
      changed_by: by,
      changed_at: now,
      search: searchTextOf(key, typed),
    })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
  return { version, revision };
}

type NotArchived =
  | NotHeld
  | { refused: 'NOT_LIVE' | 'TARGET_UNKNOWN' }
  | { refused: 'LINKED'; by: string[] };

/** Archives a piece. Its addresses lead to another page, or say that it is gone. */
export async function archivePiece(
  db: Database,
  { target, ...change }: PieceChange & { target: string | null },
  now: Date,
): Promise<{ revision: number } | NotArchived> {
  return changePiece(db, change, async (transaction, held) => {
    const { kind, key, by } = { ...held, ...change };
    const isLive = held.archived_at === null && (held.desk ?? held.file) !== null;
    // Menus lead to the introductions of categories, which cannot be archived.
    if (!isLive || kind === 'category') return { refused: 'NOT_LIVE' } as const;
    const entries = await knownEntries(transaction);
    const others = entries.filter((one) => one.key !== key);
    if (target !== null && !surroundingsOf(others).addresses.has(target)) {
      return { refused: 'TARGET_UNKNOWN' } as const;
    }
    const addresses = entries.filter((one) => one.key === key).map(addressOf);
    const linked = target === null ? await linkedFrom(transaction, addresses) : [];
    if (linked.length > 0) return { refused: 'LINKED', by: linked } as const;
    await takeOffSite(transaction, held, now);
    const revision = held.revision + 1;
    await transaction
      .updateTable('content_pieces')
      .set({ archived_at: now, archived_to: target, revision, changed_by: by, changed_at: now })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
    return { revision };
  });
}

/** Keys of the entries whose text links to one of these addresses. */
async function linkedFrom(db: Database, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('content_entries')
    .select('key')
    .distinct()
    .where(({ or }) =>
      or(addresses.map((path) => sql<boolean>`strpos(markdown, ${`](${path}`}) > 0`)),
    )
    .orderBy('key')
    .limit(20)
    .execute();
  return rows.map(({ key }) => key);
}
