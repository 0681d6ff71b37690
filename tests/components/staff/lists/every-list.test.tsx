import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefer } from '#web/desk/preference.ts';
import { staffPages } from '#web/staff-pages.ts';
import { barriersIn, crowdedCells, onScreen, spill } from '../../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../../support/components/console.tsx';
import { appears } from '../../../support/components/controls.ts';
import { partOf } from '../../../support/mock/api.ts';
import { listPages, widths } from '../../../support/mock/desk-pages.ts';
import { cardOf } from '../../../support/mock/team-rows.ts';

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
      expect.soft(crowdedCells(), `${count} rows, ${width} px`).toEqual([]);
      if (width === axeAt) {
        expect.soft(await barriersIn(mode), `${count} rows, ${width} px`).toEqual([]);
      }
    }
  }
});

test('the name of a formation has the room, its city what is left of it', async () => {
  await onScreen(1280);
  const [companyName, city] = ['Sommerfeld Fahrrad UG', 'Freiburg im Breisgau'];
  const answers = { 'GET /foundations': partOf([cardOf({ companyName, city })]) };
  await openConsole({ role: 'staff', at: staffPages.foundations.path, answers });
  const name = page.getByRole('link', { name: companyName });
  await appears(name);
  const { scrollWidth, clientWidth } = name.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
