import { describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { staffPath } from '#web/staff-pages.ts';
import { onScreen, spill } from '../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears } from '../../support/components/controls.ts';
import { foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { taskOf, tasksOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const answers = {
  'GET /foundations/:id': () => teamFoundationAt('documents-pending'),
  'GET /admin/tasks': tasksOf([taskOf({ foundationId })]),
};

inFreshWindows();

test('a case does not scroll sideways in a low window, and its head stays in a high one', async () => {
  await openConsole({ role: 'staff', at: staffPath('foundation', foundationId), answers });
  await appears(page.getByRole('heading', { level: 1 }));
  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [1280, 540],
    [1280, 900],
  ] as const) {
    await onScreen(width, height);
    expect.soft(spill(), `${width}x${height}`).toBe(0);
    window.scrollTo(0, 0);
    const head = page.getByRole('heading', { level: 1 }).element();
    const first = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    // It is not moved away from the top of the page.
    expect.soft(head.getBoundingClientRect().top - first, `${width}x${height}`).toBeLessThan(120);
  }
});

test('the menu is as high as the window, whatever the page below does', async () => {
  await openConsole({ role: 'staff', answers });
  const aside = () => document.querySelector('aside');
  await expect.poll(aside).not.toBeNull();
  await onScreen(1280, 900);
  const { position, height } = getComputedStyle(aside() ?? document.body, '::before');
  expect([position, height]).toEqual(['fixed', `${900 - 64}px`]);
});

describe('where the reader’s colours take the place of ours', () => {
  const colours = (active: boolean) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: active ? 'active' : 'none' }],
    });
  const styleOf = (element: Element | undefined) => getComputedStyle(element ?? document.body);

  test('the open tab of a case alone is underlined', async () => {
    await openConsole({ role: 'staff', at: staffPath('foundation', foundationId), answers });
    const { tabs } = texts.staffFoundations.foundation;
    await appears(page.getByRole('link', { name: tabs.foundation, exact: true }));
    await colours(true);
    const links = [...document.querySelectorAll('main nav a')].filter(({ textContent }) =>
      Object.values<string>(tabs).includes(textContent ?? ''),
    );
    expect(links.length).toBeGreaterThan(2);
    const underlined = links.filter((link) => styleOf(link).borderBottomStyle === 'solid');
    expect(underlined.map((link) => link.getAttribute('aria-current'))).toEqual(['page']);
    await colours(false);
  });

  test('the chosen selection of Today differs from the others, and buttons have an edge', async () => {
    await openConsole({ role: 'staff', answers });
    const { show, selection } = texts.staffTasks.tasks;
    await appears(page.getByRole('group', { name: selection }));
    await colours(true);
    const chips = [...document.querySelectorAll('main fieldset [aria-pressed]')];
    const colourOf = (pressed: string) =>
      chips
        .filter((chip) => chip.getAttribute('aria-pressed') === pressed)
        .map((chip) => styleOf(chip).backgroundColor);
    expect(chips.length).toBeGreaterThan(Object.keys(show).length - 2);
    const [chosen] = colourOf('true');
    expect(colourOf('false')).not.toContain(chosen);
    await colours(false);
    await openConsole({ role: 'staff', at: staffPath('foundation', foundationId), answers });
    await appears(page.getByRole('heading', { level: 1 }));
    await colours(true);
    const filled = document.querySelectorAll('main .MuiButton-contained');
    expect(filled.length).toBeGreaterThan(0);
    for (const one of filled) expect(styleOf(one).borderTopStyle).toBe('solid');
    await colours(false);
  });
});
