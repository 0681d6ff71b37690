import type { Database } from '#database/connection.ts';
import { typedWords } from '#domain/search/terms.ts';
import { type Found, foundOf } from '../../shared/search.ts';
import { listPieces, type PieceCard } from './pieces.ts';

export type FoundPiece = Pick<PieceCard, 'id' | 'kind' | 'titles'>;

/** Finds articles, pages and the like as their list does, the last changed first. */
export async function findPieces(
  db: Database,
  q: string,
  limit: number,
): Promise<Found<FoundPiece>> {
  if (typedWords(q).length === 0) return foundOf([], limit);
  const { pieces } = await listPieces(db, { q, limit: limit + 1, offset: 0 });
  return foundOf(
    pieces.map(({ id, kind, titles }) => ({ id, kind, titles })),
    limit,
  );
}
