import { log } from '#logging/log.ts';
import { makeDailyRoot } from '#modules/roots/daily-root.ts';
import type { Job } from './background.ts';

/** Soon after midnight, whichever worker comes first. */
const LOOK_MS = 10 * 60_000;

interface Rooting extends Omit<Parameters<typeof makeDailyRoot>[0], 'now'> {
  now: () => Date;
}

/** Needs no Temporal. */
export const rootJob = ({ now, ...deps }: Rooting): Job => ({
  name: 'daily root',
  everyMs: LOOK_MS,
  async run() {
    const root = await makeDailyRoot({ ...deps, now: now() });
    if (root) log.info(root, 'daily root made');
  },
});
