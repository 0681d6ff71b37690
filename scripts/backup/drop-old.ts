import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { DAYS } from '#domain/erasures/retention.ts';
import { nameOfBackup } from './make-backup.ts';

/** Names of incomplete backups begin with a dot, see `makeBackup`. */
const BACKUP = /^(\.?)(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)(?:\.\d+)?$/;

/**
 * Removes backups that the privacy page says are gone, since they hold what has been erased. Nothing else in the
 * folder is touched.
 *
 * @returns the names of the removed ones: backups older than 30 days, and incomplete ones older than a day
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
