import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { type RiskFile, riskFile } from '#domain/identification/risk.ts';
import { opened, type SealingKeys, sealed } from './sealed.ts';

interface Deps {
  db: Database;
  keys: SealingKeys;
}

const content = z.object({ by: z.uuid(), file: riskFile });

const placeOf = (id: string) => `risk_files/${id}`;

export interface StoredRiskFile extends RiskFile {
  by: string;
  madeAt: string;
}

/** Adds a version of the file; earlier ones stay, since they say what was known when. */
export async function storeRiskFile(
  { db, keys }: Deps,
  { foundationId, by, file }: { foundationId: string; by: string; file: RiskFile },
  now: Date,
): Promise<void> {
  const id = randomUUID();
  const text = await sealed(keys, foundationId, { by, file }, placeOf(id));
  await db
    .insertInto('risk_files')
    .values({ id, foundation_id: foundationId, content: text, made_at: now })
    .execute();
}

/** The newest version; undefined while there is none. */
export async function riskFileOf(
  { db, keys }: Deps,
  foundationId: string,
): Promise<StoredRiskFile | undefined> {
  const row = await db
    .selectFrom('risk_files')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const [found] = await opened(keys, content, [{ content: row.content, place: placeOf(row.id) }]);
  return found && { ...found.file, by: found.by, madeAt: row.made_at.toISOString() };
}
