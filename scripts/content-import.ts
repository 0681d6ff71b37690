import { importContent } from '#modules/content/import.ts';
import { importCatalogue, importPartners } from '#modules/content/import-pieces.ts';
import { differingPieces } from '#modules/content/pieces/filed.ts';
import { idOf } from '#modules/content/pieces/pieces.ts';
import { withConfig } from './shared/with-config.ts';

/**
 * `npm run content:import`: adds new files of `content/` to the desk, and renews pieces that nobody has changed
 * there. Pieces that the desk has published stay; those whose file differs are named.
 */
await withConfig(async ({ mode }, { db }) => {
  const samples = mode === 'demo';
  const products = await importCatalogue(db, { samples });
  const partners = await importPartners(db, { samples });
  const { added, renewed } = await importContent(db);
  console.log(`products written: ${products.length}, partners written: ${partners.length}`);
  console.log(`texts added: ${added}, texts renewed: ${renewed}`);
  for (const piece of await differingPieces(db)) {
    console.log(`differs from its file, left as the desk has it: ${idOf(piece)}`);
  }
});
