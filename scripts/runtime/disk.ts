import { mkdirSync, statfsSync } from 'node:fs';
import { Problem } from './progress.ts';

const FREE_BYTES_MIN = 500 * 1024 * 1024;

/** @throws Problem when the disk of the data has less than 500 MB left */
export function refuseFullDisk(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  if (free >= FREE_BYTES_MIN) return;
  const megabytes = Math.floor(free / 1024 / 1024);
  throw new Problem(
    `The disk is full: ${megabytes} MB are free at ${dataDir}, 500 MB are needed. ` +
      'Free some space or set DATA_DIR to another disk.',
  );
}
