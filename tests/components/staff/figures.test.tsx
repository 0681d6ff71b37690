import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Figures } from '#api/contract.gen.d.ts';
import { unfinished } from '#domain/foundations/statuses.ts';
import { locales } from '#domain/site/paths.ts';
import { stageNames } from '#domain/site/stage-names.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, beginningWith, heading, said } from '../../support/components/controls.ts';
import { foundationId } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const main = () => page.getByRole('main');
const took = { median: 2.5, fast: 1, slow: 9 };
const figures: Figures = {
  open: unfinished.map((status, index) => ({ status, count: index * 100 })),
  started: 12,
  completed: 25,
  cancelled: 3,
  weeks: [
    { week: '2026-11-16', started: 5, completed: 20, cancelled: 1 },
    { week: '2026-11-23', started: 7, completed: 5, cancelled: 2 },
  ],
  stages: unfinished.map((stage) => ({ stage, ...took })),
  parties: [{ party: 'court', share: 61, ...took }],
};
const none: Figures = {
  open: unfinished.map((status) => ({ status, count: 0 })),
  started: 0,
  completed: 0,
  cancelled: 0,
  weeks: [],
  stages: [],
  parties: [],
};

inFreshWindows();

const open = (read: Figures, locale: (typeof locales)[number] = 'de') =>
  openConsole({
    role: 'staff',
    locale,
    at: staffPath('figures'),
    answers: { 'GET /admin/figures': () => read },
  });

describe('the figures', () => {
  test.each(locales)('are drawn, and stand in tables for everybody: %s', async (locale) => {
    const words = textsOf(locale).staffFigures;
    const api = await open(figures, locale);
    await appears(heading(words.figures.title));
    const table = main().getByRole('table', { name: words.stages.title });
    await appears(table);
    const row = table.getByRole('row', {
      name: beginningWith(stageNames['review-pending'][locale]),
    });
    expect(row.element().textContent).toContain(locale === 'de' ? '2,5' : '2.5');
    await said(locale === 'de' ? '5.500' : '5,500');
    const bars = () => main().element().querySelectorAll('.MuiBarChart-element').length;
    // One for each stage, twice, and those of the weeks.
    await expect.poll(bars).toBeGreaterThan(2 * unfinished.length);
    expect(await barriersInBothModes('best-practice')).toEqual([]);
    await page.getByLabelText(words.figures.period).click();
    await page.getByRole('option', { name: words.figures.periods[52] }).click();
    await expect.poll(() => api.sentTo('GET /admin/figures').at(-1)?.query.weeks).toBe('52');
    await expect.poll(() => address().search).toBe('?weeks=52');
  });

  test.each([360, 1280])('never scroll sideways at %i px', async (width) => {
    await page.viewport(width, 900);
    await open(figures);
    await appears(heading(textsOf('de').staffFigures.parties.title));
    expect(document.documentElement.scrollWidth - window.innerWidth).toBe(0);
  });

  test('say that there are none', async () => {
    const words = textsOf('de').staffFigures;
    await open(none);
    await said(words.figures.empty);
  });

  test('say that few cases say little', async () => {
    const words = textsOf('de').staffFigures;
    await open({ ...figures, completed: 3 });
    await appears(main().getByText(words.few, { exact: false }));
  });
});

test('all of a colleague’s goes to another once it is named and counted', async () => {
  const words = textsOf('de').staffFigures.workload;
  const [mia, tom] = [
    { id: 'mia', name: 'Mia Kern' },
    { id: 'tom', name: 'Tom Weiß' },
  ];
  const load = { cases: 1, open: 3, overdue: 1, dueThisWeek: 2 };
  const api = await openConsole({
    role: 'admin',
    at: staffPath('figures'),
    answers: {
      'GET /admin/figures': () => figures,
      'GET /admin/workload': () => [mia, tom].map((person) => ({ person, ...load })),
      'GET /admin/workload/:id': () => ({
        cases: [{ id: foundationId, companyName: 'Küken GmbH' }],
        tasks: [],
      }),
      'POST /admin/workload/:id/hand-over': () => ({ cases: 1, tasks: 0, refused: 0 }),
    },
  });
  await page.getByRole('button', { name: words.of.replace('{{name}}', mia.name) }).click();
  const dialog = page.getByRole('dialog');
  await appears(dialog.getByText('Küken GmbH'));
  expect(await barriersInBothModes()).toEqual([]);
  await dialog.getByRole('button', { name: tom.name }).click();
  await said('Übergeben: 1 Gründungen, 0 Aufgaben');
  const [sent] = api.sentTo('POST /admin/workload/:id/hand-over');
  expect([sent?.path, sent?.body]).toEqual(['/admin/workload/mia/hand-over', { to: 'tom' }]);
  await expect.poll(() => api.sentTo('GET /admin/workload').length).toBe(2);
});
