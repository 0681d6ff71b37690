import { importContent } from '#modules/content/import.ts';
import { withConfig } from './shared/with-config.ts';

/**
 * `npm run content:import`: adds new files of `content/` to the desk, and renews pieces that nobody has changed
 * there. Pieces that the desk has published stay; those whose file differs are named.
 */
await withConfig(async ({ mode }, { db }) => {
  const { written, differing } = await importContent(db, { samples: mode === 'demo' });
  console.log(`pieces written: ${written.length}`);
  for (const id of differing) console.log(`differs from its file, left as the desk has it: ${id}`);
});
