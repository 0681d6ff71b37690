import type { Database } from '#database/connection.ts';
import * as catalogue from '../catalogue/import.ts';
import * as partners from '../partners/import.ts';
import type { ImportOptions } from '../shared/imported-files.ts';
import { hasContent, importContent, renewAmounts } from './import.ts';
import { recordFiles } from './pieces/filed.ts';

/** Records the files of products and partners as pieces, since the desk edits their words. */

export const importCatalogue = (db: Database, options: ImportOptions): Promise<string[]> =>
  catalogue.importCatalogue(db, options, recordFiles);

export const importPartners = (db: Database, options: ImportOptions): Promise<string[]> =>
  partners.importPartners(db, options, recordFiles);

/**
 * Prepares the content at every start. Prices and parts of products follow their files. All other files of
 * `content/` are for a new system; after that the desk owns them, and `npm run content:import` adds new ones.
 *
 * @throws BrokenFile, Error that names the file, when one cannot be used
 */
export async function prepareContent(db: Database, options: ImportOptions): Promise<void> {
  await importCatalogue(db, options);
  if (await hasContent(db)) return renewAmounts(db);
  await importPartners(db, options);
  await importContent(db, options.folder);
}
