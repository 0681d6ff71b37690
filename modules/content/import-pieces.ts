import type { Database } from '#database/connection.ts';
import * as catalogue from '../catalogue/import.ts';
import * as partners from '../partners/import.ts';
import type { ImportOptions } from '../shared/imported-files.ts';
import { recordFiles } from './pieces/filed.ts';

/** The desk edits the words of products and partners, so their files are recorded as pieces. */

export const importCatalogue = (db: Database, options: ImportOptions): Promise<string[]> =>
  catalogue.importCatalogue(db, options, recordFiles);

export const importPartners = (db: Database, options: ImportOptions): Promise<string[]> =>
  partners.importPartners(db, options, recordFiles);
