import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import {
  address,
  goBack,
  inFreshWindows,
  openConsole,
  reopen,
} from '../../support/components/console.tsx';
import {
  appears,
  button,
  field,
  heading,
  pattern,
  said,
  valueOf,
} from '../../support/components/controls.ts';
import { type Answers, listed, partOf } from '../../support/mock/api.ts';
import { foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { cardOf, idOf, taskOf, tasksOf } from '../../support/mock/team-rows.ts';
import { listTexts, textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { foundation: words, status } = texts.staffFoundations;
const foundations = listTexts(foundationList, 'de');
const { tasks } = texts.staffTasks;
const { pager } = texts.list;
const main = () => page.getByRole('main');
const oneFoundation = `1 ${foundationList.one.de}`;

inFreshWindows();

const card = cardOf({ companyName: 'Muster UG' });
const number = foundationId.slice(0, 8);
const answers: Answers = {
  'GET /foundations': ({ query }) => {
    const found = [undefined, '', number].includes(query.search) && !query.status;
    return found ? listed(card) : listed();
  },
  'GET /foundations/:id': () => teamFoundationAt('documents-pending'),
};
const search = () => field(foundations.search, main());

describe('the list of foundations', () => {
  test('finds one by its file number on a phone, which never scrolls sideways', async () => {
    await page.viewport(360, 780);
    const api = await openConsole({ role: 'staff', answers });
    await appears(heading(tasks.title));
    await userEvent.keyboard('/');
    await appears(page.getByRole('combobox', { name: texts.staffSearch.field }));
    await userEvent.keyboard(`${number}{Enter}`);
    await said(oneFoundation);
    expect(address().pathname).toBe('/admin/foundations');
    expect(address().search).not.toBe('');
    expect(api.sentTo('GET /foundations').at(-1)?.query).toMatchObject({ search: number });
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(sideways()).toBe(0);
    await main().getByRole('link', { name: 'Muster UG' }).click();
    await appears(page.getByRole('region', { name: words.commands }));
    expect(sideways()).toBe(0);
  });

  test.each([
    ['/admin/foundations?page=7', '/admin/foundations?page=2'],
    ['/admin/?show=team&page=7', '/admin/?show=team&page=2'],
  ])('%s, behind its end, leads to its last page', async (at, last) => {
    const cards = Array.from({ length: 30 }, (_, index) => cardOf({ id: idOf(index) }));
    const waiting = Array.from({ length: 30 }, (_, index) => taskOf({ foundationId: idOf(index) }));
    const long = { 'GET /foundations': partOf(cards), 'GET /admin/tasks': tasksOf(waiting) };
    await openConsole({ role: 'staff', at, answers: { ...answers, ...long } });
    await appears(main().getByText(pattern(pager.range, { from: 26, to: 30, total: 30 })));
    expect(address().pathname + address().search).toBe(last);
  });
});

describe('the search of foundations', () => {
  test('opens the row that was clicked while a search was still being typed', async () => {
    const held = Promise.withResolvers<void>();
    const slowly = async () => {
      await held.promise;
      return teamFoundationAt('documents-pending');
    };
    await openConsole({
      role: 'staff',
      at: '/admin/foundations',
      answers: { ...answers, 'GET /foundations/:id': slowly },
    });
    const link = main().getByRole('link', { name: 'Muster UG' });
    await appears(link);
    (search().element() as HTMLElement).focus();
    await userEvent.keyboard('x');
    (link.element() as HTMLElement).click();
    await new Promise((passed) => setTimeout(passed, 500));
    held.resolve();
    await appears(page.getByRole('region', { name: words.commands }));
    expect(address().pathname).toContain(foundationId);
  });

  test('keeps search and filters in its address, also when the header searches', async () => {
    await openConsole({ role: 'staff', answers });
    await appears(heading(tasks.title));
    await userEvent.keyboard('g');
    await appears(search());
    (search().element() as HTMLElement).focus();
    await userEvent.keyboard(number);
    await expect.poll(() => address().search).toContain(number);
    await said(oneFoundation, main());
    await reopen();
    await said(oneFoundation, main());
    expect(valueOf(search())).toBe(number);

    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('/');
    await appears(page.getByRole('combobox', { name: texts.staffSearch.field }));
    await userEvent.keyboard('nobody has this name{Enter}');
    await said(foundations.nothing, main());
    await expect.poll(() => valueOf(search())).toBe('nobody has this name');
    goBack();
    await said(oneFoundation, main());
    await expect.poll(() => valueOf(search())).toBe(number);

    await main().getByLabelText(foundations.status).first().click();
    await page.getByRole('option', { name: status['documents-pending'] }).click();
    await said(foundations.nothing, main());
    await button(foundations.reset).click();
    await appears(main().getByRole('link', { name: 'Muster UG' }));
    await expect.poll(() => valueOf(search())).toBe('');
  });
});
