import { afterAll, expect, test } from 'vitest';
import { addDemoContent } from '#demo/content.ts';
import { entryKinds } from '#domain/content/entry.ts';
import type { PieceState } from '#domain/content/states.ts';
import { DEMO_PASSWORD } from '#modules/accounts/demo-accounts.ts';
import { importContent } from '#modules/content/import.ts';
import { listPieces } from '#modules/content/pieces/pieces.ts';
import { seed } from '#scripts/seed.ts';
import { freshDatabase } from '../../support/database.ts';

const database = await freshDatabase();
const { db } = database.connection;
afterAll(() => database.drop());

test('the demo has a draft and a text that the desk has published, once', async () => {
  await importContent(db, { samples: true }, entryKinds);
  await seed(database.owner, { password: DEMO_PASSWORD, founders: [] });
  const found = async (state: PieceState) => {
    const { pieces } = await listPieces(db, { state, limit: 10, offset: 0 });
    return pieces.map(({ kind, draft, changed }) => [kind, draft?.by ?? changed?.by]);
  };
  for (const _time of [1, 2]) {
    await addDemoContent(db, new Date());
    await importContent(db, { samples: true }, entryKinds);
    expect(await found('draft')).toEqual([['article', 'Nele Hartmann']]);
    const { pieces } = await listPieces(db, { sort: '-changedAt', limit: 3, offset: 0 });
    expect(pieces.map(({ changed }) => changed?.by)).toContain('Tom Weber');
  }
  expect(await found('missing')).toEqual([]);
});
