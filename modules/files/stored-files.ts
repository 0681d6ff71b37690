import type { Database } from '#database/connection.ts';

export interface FileOnRecord {
  id: string;
  sha256: string;
}

const PAGE = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Every file that a row names, in pages. */
export async function* filesOnRecord(db: Database): AsyncGenerator<FileOnRecord> {
  for (let after = FIRST, full = true; full; ) {
    const page = await db
      .selectFrom('files')
      .select(['id', 'sha256'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    full = page.length === PAGE;
    after = page.at(-1)?.id ?? after;
  }
}
