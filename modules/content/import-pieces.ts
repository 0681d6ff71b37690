import type { Database } from '#database/connection.ts';
import * as catalogue from '../catalogue/import.ts';
import * as partners from '../partners/import.ts';
import type { ImportOptions } from '../shared/imported-files.ts';
import { hasContent, importContent, renewAmounts } from './import.ts';
import { recordFiles } from './pieces/filed.ts';

/** The desk edits the words of products and partners, so their files are recorded as pieces. */

export const importCatalogue = (db: Database, options: ImportOptions): Promise<string[]> =>
  catalogue.importCatalogue(db, options, recordFiles);

export const importPartners = (db: Database, options: ImportOptions): Promise<string[]> =>
  partners.importPartners(db, options, recordFiles);

/**
 * What every start does: products cost and consist of what their files say. With the rest of `content/` a
 * new system begins; from then on it belongs to the desk, and `npm run content:import` brings what is new.
 *
 * @throws BrokenFile, Error that names the file, when one cannot be used
 */
export async function prepareContent(db: Database, options: ImportOptions): Promise<void> {
  await importCatalogue(db, options);
  if (await hasContent(db)) return renewAmounts(db);
  await importPartners(db, options);
  await importContent(db, options.folder);
}
