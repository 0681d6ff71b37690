import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefer } from '#web/shared/staff/preference.ts';
import { staffPages } from '#web/staff-pages.ts';
import { barriersIn, onScreen, spill } from '../../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../../support/components/console.tsx';
import { appears } from '../../../support/components/controls.ts';
import { listPages, widths } from '../../../support/components/desk-pages.ts';

/** Axe takes as long as all else: each list once on each kind of screen, in each mode. */
const looks = [
  { count: 0, locale: 'en', axeAt: 768, mode: 'light' },
  { count: 3, locale: 'en', axeAt: 1280, mode: 'dark' },
  { count: 1_000, locale: 'de', axeAt: 360, mode: 'light' },
] as const;

inFreshWindows();

test.each(listPages)('$name fits every screen, and keeps nobody out', async ({ name, rows }) => {
  for (const { count, locale, axeAt, mode } of looks) {
    prefer('rows', '200');
    await openConsole({ role: 'admin', locale, at: staffPages[name].path, answers: rows(count) });
    await appears(page.getByRole('heading', { level: 1 }));
    for (const width of widths) {
      await onScreen(width);
      expect.soft(spill(), `${count} rows, ${width} px`).toBe(0);
      if (width === axeAt) {
        expect.soft(await barriersIn(mode), `${count} rows, ${width} px`).toEqual([]);
      }
    }
  }
});
