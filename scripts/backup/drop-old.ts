import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { DAYS } from '#domain/erasures/retention.ts';
import { nameOfBackup } from './make-backup.ts';

/** One that was cut off begins with a dot, see `makeBackup`. */
const BACKUP = /^(\.?)(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)(?:\.\d+)?$/;

/**
 * Removes what the privacy page says is gone by now: they hold what has been erased since. Nothing else in
 * the folder is touched.
 *
 * @returns the names of what was removed: backups of more than 30 days, and those cut off more than a day ago
 */
export async function dropOldBackups(target: string, now: Date): Promise<string[]> {
  const before = (days: number) => nameOfBackup(subDays(now, days));
  const old = (await readdir(target)).filter((entry) => {
    const [, dot, name] = BACKUP.exec(entry) ?? [];
    return name !== undefined && name < before(dot ? 1 : DAYS.backup);
  });
  for (const name of old) await rm(join(target, name), { recursive: true, force: true });
  return old;
}
