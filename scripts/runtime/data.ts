import { lstatSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHARED_DATA } from '../servers/postgres.ts';

/** Removes a data folder and what it links to; nothing may be running on it. */
export function removeData(dataDir: string): void {
  const postgres = join(dataDir, 'postgres');
  if (lstatSync(postgres, { throwIfNoEntry: false })?.isSymbolicLink()) {
    const elsewhere = realpathSync(postgres);
    if (dirname(elsewhere) === SHARED_DATA) rmSync(elsewhere, { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}
