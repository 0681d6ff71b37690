import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { PieceRow } from '../tables.ts';
import type { PieceName } from './pieces.ts';

/** Who does something to which piece, as they have seen it. */
export interface PieceChange extends PieceName {
  /** What they have seen; somebody else may have gone on since. */
  revision: number;
  by: string;
}

export type HeldPiece = Selectable<PieceRow>;
export type NotHeld = { refused: 'NOT_FOUND' | 'CONTENT_CHANGED' };

/** Holds the row until the transaction ends, so that nobody else changes it meanwhile. */
export async function holdPiece(
  transaction: Database,
  { kind, key, revision }: PieceChange,
): Promise<HeldPiece | NotHeld> {
  const row = await transaction
    .selectFrom('content_pieces')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { refused: 'NOT_FOUND' };
  return row.revision === revision ? row : { refused: 'CONTENT_CHANGED' };
}
