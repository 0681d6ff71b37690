import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { PieceRow } from '../tables.ts';
import type { PieceName } from './pieces.ts';

/** A change of a piece by somebody, who has seen this revision. */
export interface PieceChange extends PieceName {
  /** The revision that the person saw; it may have changed since. */
  revision: number;
  by: string;
}

export type HeldPiece = Selectable<PieceRow>;
export type NotHeld = { refused: 'NOT_FOUND' | 'CONTENT_CHANGED' };

/** Changes a piece unless somebody else has changed it since; the row is locked meanwhile. */
export const changePiece = <Done>(
  db: Database,
  { kind, key, revision }: PieceChange,
  work: (transaction: Database, held: HeldPiece) => Promise<Done>,
): Promise<Done | NotHeld> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('content_pieces')
      .selectAll()
      .where('kind', '=', kind)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { refused: 'NOT_FOUND' };
    return row.revision === revision ? work(transaction, row) : { refused: 'CONTENT_CHANGED' };
  });
