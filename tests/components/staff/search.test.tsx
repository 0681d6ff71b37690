import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Found } from '#api/contract.gen.d.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, button, disappears, heading } from '../../support/components/controls.ts';
import { type Answers, refused } from '../../support/mock/api.ts';
import { foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const words = texts.staffSearch;
const { commands, commandName } = texts.staffCommands;
const propose = commandName['propose-notary-appointment'];

inFreshWindows();

const kaya: Found = {
  foundations: {
    rows: [
      {
        id: foundationId,
        companyName: 'Kaya Keramik GmbH',
        city: 'Nürnberg',
        participants: [],
        founder: 'Mehmet Kaya',
        status: 'notary-appointment-pending',
      },
    ],
    more: true,
  },
  people: {
    rows: [
      {
        id: 'someone',
        name: 'Mehmet Kaya',
        email: 'mehmet@example.com',
        role: 'member',
        foundationId,
      },
    ],
    more: false,
  },
  notaries: {
    rows: [{ id: 'notary', name: 'Notariat Kaya', email: null, city: 'Köln', foundations: 2 }],
    more: false,
  },
  late: [],
};

const wantedIn = (body: unknown) => (body as { q: string }).q;
const answers: Answers = {
  'POST /admin/search': ({ body }) => (/^kaya$/i.test(wantedIn(body)) ? kaya : { late: [] }),
  'GET /foundations/:id': () => teamFoundationAt('notary-appointment-pending'),
};

const dialog = () => page.getByRole('dialog', { name: words.title });
const box = () => page.getByRole('combobox', { name: words.field });
const line = (name: string | RegExp) => page.getByRole('option', { name });
const current = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? 'none')
    ?.textContent;

async function opened(more: Partial<Parameters<typeof openConsole>[0]> = {}) {
  const api = await openConsole({ role: 'staff', answers, ...more });
  await appears(button(words.open));
  return api;
}

async function searchFor(typed?: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await appears(box());
  if (typed) await userEvent.keyboard(typed);
}

describe('the search opens', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('by %s', async (keys) => {
    await opened();
    await userEvent.keyboard(keys);
    await appears(box());
    expect(document.activeElement).toBe(box().element());
    await userEvent.keyboard('{Escape}');
    await disappears(dialog());
  });

  test('by its field in the header, and people with any browser can use it', async () => {
    await opened();
    await button(words.open).click();
    await appears(box());
    await userEvent.keyboard('kaya');
    await appears(line(/Kaya Keramik/));
    expect(await barriersInBothModes()).toEqual([]);
  });
});

describe('what is typed', () => {
  test('finds rows in groups, says how many, and opens the first by Enter', async () => {
    await opened();
    await searchFor('kaya');
    await appears(line(/Kaya Keramik GmbH.*Nürnberg.*Mehmet Kaya/));
    await appears(page.getByRole('group', { name: /Gründungen, die ersten 1/ }));
    await appears(page.getByRole('group', { name: words.group.people, exact: true }));
    await expect.element(page.getByRole('status')).toHaveTextContent('3 Treffer');
    expect(current()).toContain('Kaya Keramik');
    await userEvent.keyboard('{Enter}');
    await appears(page.getByRole('region', { name: texts.staffFoundations.foundation.commands }));
    expect(address().pathname).toBe(staffPath('foundation', foundationId));
  });

  test('moves by arrows around the list', async () => {
    await opened();
    await searchFor('kaya');
    await appears(line(/Kaya Keramik/));
    await userEvent.keyboard('{ArrowDown}');
    expect(current()).toContain('mehmet@example.com');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(current()).toBe(words.all.replace('{{typed}}', 'kaya').concat(' '));
    await userEvent.keyboard('{Enter}');
    await appears(heading(texts.staff.area.foundations));
    expect(address().search).toContain('kaya');
  });

  test('waits for the answer when Enter is quicker', async () => {
    const held = Promise.withResolvers<Found>();
    await opened({ answers: { ...answers, 'POST /admin/search': () => held.promise } });
    await searchFor('kaya{Enter}');
    await new Promise((passed) => setTimeout(passed, 300));
    await appears(dialog());
    held.resolve(kaya);
    await expect.poll(() => address().pathname).toBe(staffPath('foundation', foundationId));
  });

  test('an answer that comes late does not replace a newer one', async () => {
    const slow = Promise.withResolvers<Found>();
    const answer: Answers['POST /admin/search'] = ({ body }) =>
      wantedIn(body) === 'ka' ? slow.promise : kaya;
    await opened({ answers: { ...answers, 'POST /admin/search': answer } });
    await searchFor('ka');
    await new Promise((passed) => setTimeout(passed, 250));
    await userEvent.keyboard('ya');
    await appears(line(/Kaya Keramik/));
    slow.resolve({ late: [] });
    await new Promise((passed) => setTimeout(passed, 50));
    await appears(line(/Kaya Keramik/));
  });

  test('is asked for once somebody stops', async () => {
    const api = await opened();
    await searchFor('kaya');
    await appears(line(/Kaya Keramik/));
    expect(api.sentTo('POST /admin/search').map(({ body }) => wantedIn(body))).toContain('kaya');
    expect(api.sentTo('POST /admin/search').length).toBeLessThan(4);
  });

  test('finds pages by their names, and nothing says what else would work', async () => {
    await opened();
    await searchFor('anfrag');
    await appears(line(texts.staff.area.inquiries));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => address().pathname).toBe(staffPath('inquiries'));
    await searchFor('qqq');
    await appears(page.getByText(words.nothing));
  });
});

describe('what is not found', () => {
  test('because nobody could look for it is told', async () => {
    await opened({ answers: { ...answers, 'POST /admin/search': () => refused(503, 'X') } });
    await searchFor('kaya');
    await appears(page.getByText(words.failed));
  });

  test('is what a role may not see', async () => {
    await opened({ role: 'lawyer' });
    await searchFor('anfrag');
    await expect.element(page.getByRole('status')).toHaveTextContent(words.nothing);
    await disappears(line(texts.staff.area.inquiries));
  });
});

describe('commands', () => {
  const proposeDialog = () =>
    page.getByRole('dialog', { name: commands['propose-notary-appointment'].title });

  test('of a case that is named with them open there', async () => {
    await opened();
    await searchFor('kaya termin');
    await appears(line(new RegExp(propose)));
    expect(current()).toContain(propose);
    await userEvent.keyboard('{Enter}');
    await appears(proposeDialog());
    expect(address().pathname).toBe(staffPath('foundation', foundationId));
    await expect.poll(() => address().search).toBe('');
  });

  test('stand beside the case that was found', async () => {
    await opened();
    await searchFor('kaya');
    await appears(line(/Kaya Keramik/));
    await userEvent.keyboard('{ArrowRight}');
    await appears(line(new RegExp(propose)));
    await disappears(line(new RegExp(texts.staffCommands.commandName['approve-documents'])));
    await userEvent.keyboard('notart{Enter}');
    await appears(proposeDialog());
  });

  test('are left by Escape, and then the search', async () => {
    await opened();
    await searchFor('kaya');
    await appears(line(/Kaya Keramik/));
    await userEvent.keyboard('{ArrowRight}');
    await appears(
      page.getByRole('combobox', { name: words.in.replace('{{name}}', 'Kaya Keramik GmbH') }),
    );
    await userEvent.keyboard('{Escape}');
    await appears(box());
    await userEvent.keyboard('{Escape}');
    await disappears(dialog());
  });

  test('of the case behind come first', async () => {
    await opened({ at: staffPath('foundation', foundationId) });
    await appears(page.getByRole('region', { name: texts.staffFoundations.foundation.commands }));
    await searchFor();
    await appears(line(new RegExp(propose)));
    await userEvent.keyboard('vorschl{Enter}');
    await appears(proposeDialog());
  });

  test('an address that asks for one that is not possible only shows the case', async () => {
    await opened({ at: `${staffPath('foundation', foundationId)}?do=approve-documents` });
    await appears(page.getByRole('region', { name: texts.staffFoundations.foundation.commands }));
    await expect.poll(() => address().search).toBe('');
    await disappears(page.getByRole('dialog'));
  });
});

test('what was opened is offered again, to whoever opened it', async () => {
  await opened();
  await searchFor('kaya');
  await appears(line(/Kaya Keramik/));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => address().pathname).toBe(staffPath('foundation', foundationId));
  await searchFor();
  await appears(page.getByRole('group', { name: words.group.recent }));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Kaya');
  await opened({ role: 'lawyer' });
  await searchFor();
  await appears(line(texts.staff.area.foundations));
  await disappears(page.getByRole('group', { name: words.group.recent }));
});

test('the desk itself can be changed', async () => {
  await opened();
  await searchFor('tastenk');
  await appears(line(words.help));
  await userEvent.keyboard('{Enter}');
  await appears(page.getByRole('dialog', { name: texts.staff.shortcuts.title }));
});
