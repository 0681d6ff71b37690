import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { viewSchema } from '#domain/desk/lists.ts';
import { staffPages } from '#web/staff-pages.ts';
import { onScreen } from '../../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../../support/components/console.tsx';
import {
  appears,
  button,
  disappears,
  field,
  toasted,
} from '../../../support/components/controls.ts';
import { type Answers, partOf } from '../../../support/mock/api.ts';
import { deskLists, listPages } from '../../../support/mock/desk-pages.ts';
import { cardOf } from '../../../support/mock/team-rows.ts';
import { listTexts, textsOf } from '../../../support/texts.ts';

const texts = textsOf('de');
const { list: words, staffList } = texts;
const { status } = texts.staffFoundations;
const column = listTexts(foundationList, 'de');
const { views } = staffList;

inFreshWindows();

const heads = () => [...document.querySelectorAll<HTMLElement>('main thead th[aria-sort]')];
const sortOf = (head: HTMLElement | undefined) => head?.getAttribute('aria-sort');
const headButton = (label: string) =>
  page.getByRole('button', { name: words.sortBy.replace('{{column}}', label), exact: true });
const sort = () => address().searchParams.get('sort');
const order = () => address().searchParams.get('order');

describe('every list', () => {
  test.each(deskLists)(
    '$name is sorted by its heads, as the API and views know it',
    async (list) => {
      const { name } = list;
      const rows = listPages.find((one) => one.name === name)?.rows(3);
      const { path } = staffPages[name];
      const api = await openConsole({ role: 'admin', at: path, answers: rows });
      await appears(page.getByRole('row'));
      await expect.poll(() => heads().length).toBeGreaterThan(0);
      const asked = () =>
        api.sent
          .filter(({ name: call }) => call.startsWith('GET /'))
          .map(({ query }) => query.sort);
      for (const [index] of heads().entries()) {
        const before = sort();
        heads()[index]?.querySelector('button')?.click();
        await expect.poll(() => `${sort()} ${order()}`).not.toBe(`${before} ${order()}`);
        await expect.poll(() => sortOf(heads()[index])).toMatch(/^(as|des)cending$/);
        const field = sort() ?? '';
        const value = order() === 'DESC' ? `-${field}` : field;
        await expect.poll(asked).toContain(value);
        const view = { filter: {}, sort: { field, order: order() } };
        expect(viewSchema(list).safeParse(view).success, field).toBe(true);
        expect(heads().filter((head) => sortOf(head) !== 'none')).toHaveLength(1);
      }
    },
  );
});

const answers: Answers = { 'GET /foundations': partOf([cardOf({ companyName: 'Muster UG' })]) };
const openList = (more: Answers = {}, at = '/admin/foundations') =>
  openConsole({ role: 'staff', at, answers: { ...answers, ...more } });

describe('the order of a list', () => {
  test('is turned round by keyboard', async () => {
    const api = await openList();
    await appears(headButton(column.due));
    (headButton(column.due).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => `${sort()} ${order()}`).toBe('dueOn ASC');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => `${sort()} ${order()}`).toBe('dueOn DESC');
    await expect.poll(() => api.sentTo('GET /foundations').at(-1)?.query.sort).toBe('-dueOn');
    expect(document.activeElement).toBe(headButton(column.due).element());
  });

  test('is chosen above the cards of a phone, which have no heads', async () => {
    await onScreen(360);
    const api = await openList();
    await page.getByLabelText(words.sorting).click();
    const option = words.ascending.replace('{{column}}', column.due);
    await page.getByRole('option', { name: option, exact: true }).click();
    await expect.poll(() => api.sentTo('GET /foundations').at(-1)?.query.sort).toBe('dueOn');
    expect(document.querySelector('main thead tr')?.checkVisibility()).toBe(false);
    await onScreen(1280);
    await expect.poll(() => document.querySelector('main thead tr')?.checkVisibility()).toBe(true);
    await expect
      .element(page.getByRole('combobox', { name: words.sorting }))
      .not.toBeInTheDocument();
  });
});

describe('a view of a list', () => {
  test('keeps its order, with the filters and without them, and goes into the file', async () => {
    const kept: unknown[] = [];
    const api = await openList({
      'GET /admin/views': () => kept as never,
      'POST /admin/views': ({ body }) => {
        const { name, view } = body as { name: string; view: object };
        const madeBy = { id: '00000000-0000-4000-8000-000000000001', name: 'Kim Winter' };
        kept.push({ id: `view-${kept.length}`, name, madeBy, ...view });
        return { id: `view-${kept.length}` } as never;
      },
    });
    const save = async (name: string, own = false) => {
      await button(views.save).click();
      await field(views.name).fill(name);
      if (own) await page.getByLabelText(views.own, { exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: views.submit }).click();
      await toasted(views.saved);
      await disappears(page.getByRole('dialog'));
    };
    const plain = () => expect.poll(() => sort()).toBeNull();
    await appears(headButton(column.due));
    await disappears(button(views.save));
    await headButton(column.due).click();
    await save('Was drängt');
    await page.getByLabelText(column.status).first().click();
    await page.getByRole('option', { name: status['documents-pending'] }).click();
    await headButton(column.wait).click();
    await save('Ohne Unterlagen', true);
    expect(api.sentTo('POST /admin/views').map(({ body }) => body)).toMatchObject([
      { own: false, view: { filter: {}, sort: { field: 'dueOn', order: 'ASC' } } },
      {
        own: true,
        view: {
          filter: { status: 'documents-pending' },
          sort: { field: 'since', order: 'ASC' },
        },
      },
    ]);
    await openList({ 'GET /admin/views': () => kept as never });
    await plain();
    await button('Ohne Unterlagen').click();
    await expect.poll(() => `${sort()} ${order()}`).toBe('since ASC');
    expect(JSON.parse(address().searchParams.get('filter') ?? '')).toEqual({
      status: 'documents-pending',
    });
    expect(button('Ohne Unterlagen').element().getAttribute('aria-current')).toBe('true');
    const file = page.getByRole('link', { name: staffList.export }).element();
    const { searchParams } = new URL(file.getAttribute('href') ?? '', location.origin);
    expect(searchParams.get('sort')).toBe('since');
    expect(searchParams.get('status')).toBe('documents-pending');
  });
});
