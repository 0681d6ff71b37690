import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { auditList } from '#domain/desk/lists/audit.ts';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { orderList } from '#domain/desk/lists/orders.ts';
import { taskNames } from '#domain/desk/names.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { keys } from '#web/desk/keys.ts';
import { staffLogin, staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes, onScreen } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, field, heading } from '../../support/components/controls.ts';
import { listed } from '../../support/mock/api.ts';
import { wholeDesk } from '../../support/mock/desk-pages.ts';
import { foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { cardOf, taskOf, tasksOf } from '../../support/mock/team-rows.ts';
import { listTexts, textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { foundation: words } = texts.staffFoundations;
const foundations = listTexts(foundationList, 'de');
const main = () => page.getByRole('main');
const firstHeading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A console in which this foundation is the only one. */
const withOnly = (companyName: string) => ({
  'GET /admin/tasks': tasksOf([taskOf({ foundationId, subject: companyName })]),
  'GET /foundations': () => listed(cardOf({ companyName })),
  'GET /foundations/:id': () => teamFoundationAt('documents-pending', { companyName }),
});

inFreshWindows();

describe('people with any browser can use', () => {
  test('the login', async () => {
    await openConsole({});
    await appears(field(texts.session.email));
    expect(address().pathname).toBe(staffLogin);
    expect(await barriersInBothModes()).toEqual([]);
    expect(document.title).toContain(texts.staff.login.title);
  });

  test('the work list, the page of a foundation and its dialogs', async () => {
    await openConsole({ role: 'staff', answers: withOnly('Muster Werkzeugbau UG') });
    const name = taskNames['documents-pending'].de;
    await appears(main().getByRole('link', { name, exact: true }));
    expect(await barriersInBothModes()).toEqual([]);
    expect(document.documentElement.lang).toBe('de');
    await main().getByRole('link', { name, exact: true }).click();
    await appears(page.getByRole('region', { name: words.commands }));
    expect(await barriersInBothModes()).toEqual([]);
    await userEvent.keyboard('d');
    await appears(page.getByRole('dialog'));
    expect(await barriersInBothModes()).toEqual([]);
  });
});

test('the menu shows the areas that a role may read, and says which is open', async () => {
  const { area, header } = texts.staff;
  const menu = page.getByRole('navigation', { name: header.nav });
  const names = () =>
    menu
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  const ofAll = [area.today, area.foundations, area.calendar];
  for (const [role, shown] of [
    ['staff', [...ofAll, area.people, area.money, area.inquiries, area.content, area.operations]],
    ['lawyer', [...ofAll, area.operations]],
  ] as const) {
    await openConsole({ role });
    await appears(menu.getByRole('link'));
    expect(names(), role).toEqual(shown);
  }
});

test('a figure in the menu says what it counts', async () => {
  const { area, counted, header } = texts.staff;
  const answers = { 'GET /admin/inquiries': () => ({ listed: { data: [], meta: { total: 3 } } }) };
  await openConsole({ role: 'staff', answers });
  const menu = page.getByRole('navigation', { name: header.nav });
  await appears(menu.getByRole('link', { name: `${area.inquiries} 3 ${counted.inquiries}` }));
  await appears(menu.getByTitle(counted.inquiries));
});

test('a key leads to each area that work is done in, and the help names each key once', async () => {
  const { area, shortcuts } = texts.staff;
  await openConsole({ role: 'staff', answers: wholeDesk('staff', 0) });
  const current = () =>
    document.querySelector(`nav[aria-label="${texts.staff.header.nav}"] [aria-current=page]`)
      ?.textContent;
  await expect.poll(current).toBe(area.today);
  for (const name of [
    'calendar',
    'people',
    'money',
    'inquiries',
    'foundations',
    'today',
  ] as const) {
    await userEvent.keyboard(keys[name]);
    await expect.poll(current, { message: name }).toBe(area[name]);
  }
  await userEvent.keyboard(keys.help);
  await appears(page.getByRole('dialog', { name: shortcuts.title }));
  const meanings = new Map<string, Set<string>>();
  for (const { dt, dd } of [...document.querySelectorAll('[role=dialog] dl > div')].map((row) => ({
    dt: row.querySelector('dt')?.textContent ?? '',
    dd: row.querySelector('dd')?.textContent ?? '',
  }))) {
    meanings.set(dt, (meanings.get(dt) ?? new Set()).add(dd));
  }
  expect([...meanings.keys()]).toEqual(
    expect.arrayContaining([keys.take, keys['hand-over'], keys['add-document']]),
  );
  // Of a row, a week or a formation, the next and the one before.
  meanings.delete(keys.next);
  meanings.delete(keys.previous);
  // Who looks after a case is changed where a row is handed over.
  meanings.delete(keys['hand-over']);
  expect([...meanings].filter(([, of]) => of.size > 1)).toEqual([]);
});

test('tabs lead from one list of an area to the others', async () => {
  await openConsole({
    role: 'staff',
    at: staffPath('invoices'),
    answers: wholeDesk('staff', 0),
  });
  const tabs = page.getByRole('navigation', { name: texts.staff.area.money });
  const { title: orders } = listTexts(orderList, 'de');
  await tabs.getByRole('link', { name: orders }).click();
  await appears(heading(orders));
  const open = () => [...document.querySelectorAll('nav [aria-current="page"]')];
  await expect
    .poll(() => open().map((link) => link.textContent))
    .toEqual([texts.staff.area.money, orders]);
});

test('the open tab is in sight, also on a phone', async () => {
  await onScreen(360);
  await openConsole({
    role: 'admin',
    at: staffPath('audit'),
    answers: wholeDesk('admin', 0),
  });
  const tab = page
    .getByRole('navigation', { name: texts.staff.area.operations })
    .getByRole('link', { name: listTexts(auditList, 'de').title });
  await appears(tab);
  expect(tab.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
});

describe('an address', () => {
  test('of a foundation works without /show, and names the tab', async () => {
    const companyName = 'Muster Werkzeugbau GmbH';
    const at = `/admin/foundations/${foundationId}`;
    await openConsole({ role: 'staff', at, answers: withOnly(companyName) });
    await appears(firstHeading(companyName));
    expect(address().pathname).toBe(staffPath('foundation', foundationId));
    expect(document.title).toContain(companyName);
    await appears(page.getByText(fileNumber(foundationId), { exact: false }));
  });

  test('with a wrong sort shows the list all the same', async () => {
    const at = '/admin/foundations?sort=foo&order=ASC';
    const api = await openConsole({ role: 'staff', at, answers: withOnly('Muster UG') });
    await appears(main().getByRole('link', { name: 'Muster UG' }));
    expect(document.title).toContain(foundations.title);
    // The menu asks for those that are overdue.
    const lists = api.sentTo('GET /foundations').filter(({ query }) => query.due === undefined);
    expect(lists.map(({ query }) => query.sort)).toEqual([undefined]);
  });

  test('keeps what was searched for, the browser does not', async () => {
    await openConsole({ role: 'staff' });
    await appears(heading(texts.staffTasks.tasks.title));
    await userEvent.keyboard('g');
    await field(foundations.search, main()).fill('Erika Beispiel');
    await expect.poll(() => address().search).toContain('Erika');
    await appears(page.getByText(foundations.nothing));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Erika');
  });
});

describe('a long name', () => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke UG (haftungsbeschränkt)';
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  const nameAt = (at: string) =>
    at.endsWith('/show')
      ? page.getByRole('heading', { level: 1 })
      : main().getByTitle(long).first();

  test.each([360, 768, 1280])(
    'breaks between syllables at %i px and overflows nothing',
    async (width) => {
      await page.viewport(width, 800);
      for (const at of ['/admin/', '/admin/foundations', staffPath('foundation', foundationId)]) {
        await openConsole({ role: 'staff', at, answers: withOnly(long) });
        await appears(nameAt(at));
        const shown = nameAt(at).element();
        expect(shown.textContent, at).toContain('nau\u00addampf');
        const box = shown.closest('td') ?? shown;
        expect(getComputedStyle(shown).hyphens, at).toBe('auto');
        // The head of a case has one line for it on wide screens: what has no room ends with dots.
        const { textOverflow, overflowX } = getComputedStyle(box);
        const endsWithDots = textOverflow === 'ellipsis' && overflowX === 'hidden';
        expect(endsWithDots, at).toBe(
          width >= 1280 && at === staffPath('foundation', foundationId),
        );
        if (!endsWithDots) expect(box.scrollWidth - box.clientWidth, at).toBeLessThanOrEqual(0);
        expect(sideways(), at).toBe(0);
      }
    },
  );

  test('with the full legal form is short enough for one line of a row', async () => {
    const full = 'Muster Werkzeugbau UG (haftungsbeschränkt)';
    for (const at of ['/admin/', '/admin/foundations']) {
      await openConsole({ role: 'staff', at, answers: withOnly(full) });
      const name = main().getByTitle(full);
      await appears(name);
      expect(name.element().textContent, at).toBe('Muster Werkzeugbau UG');
      expect(name.element().matches('a')).toBe(at === '/admin/foundations');
      expect(name.element().getClientRects().length, at).toBe(1);
    }
  });
});

test('a notary who was named without an address is text in a proposal, and the address is asked for', async () => {
  const { 'propose-notary-appointment': propose } = texts.staffCommands.commands;
  const notary = { name: 'Notariat am Dom' };
  await openConsole({
    role: 'staff',
    at: staffPath('foundation', foundationId),
    answers: {
      'GET /foundations/:id': () => teamFoundationAt('notary-appointment-pending', { notary }),
    },
  });
  await page
    .getByRole('button', { name: texts.staffCommands.commandName['propose-notary-appointment'] })
    .click();
  const dialog = page.getByRole('dialog', { name: propose.title });
  await appears(dialog.getByText(notary.name, { exact: true }));
  expect(field(propose.notaryName, dialog).elements()).toEqual([]);
  expect(field(propose.notaryEmail, dialog).elements()).toHaveLength(1);
});

test('the day’s digest is ordered from the menu of the account, and says when it begins', async () => {
  const { staffDigest: words } = texts;
  let wanted = false;
  const api = await openConsole({
    role: 'lawyer',
    answers: {
      'GET /admin/digest': () => ({ wanted }),
      'PUT /admin/digest': ({ body }) => {
        ({ wanted } = body as { wanted: boolean });
        return { wanted };
      },
    },
  });
  const choose = async () => {
    await page.getByRole('button', { name: /Kim Winter/ }).click();
    await page.getByRole('menuitem', { name: texts.staff.digest.menu }).click();
    return page.getByRole('dialog').getByRole('switch', { name: words.wanted });
  };
  const first = await choose();
  await expect.element(first).not.toBeChecked();
  await first.click();
  await appears(page.getByText(words.on));
  await expect.element(first).toBeChecked();
  expect(await barriersInBothModes()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  const again = await choose();
  await expect.element(again).toBeChecked();
  await again.click();
  await appears(page.getByText(words.off));
  const sent = api.sentTo('PUT /admin/digest').map(({ body }) => body);
  expect(sent).toEqual([{ wanted: true }, { wanted: false }]);
});
