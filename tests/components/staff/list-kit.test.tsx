import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ManagedInquiry } from '#api/contract.gen.d.ts';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { inquiryList } from '#domain/desk/lists/inquiries.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes, onScreen } from '../../support/components/barriers.ts';
import { address, goBack, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, button, disappears, pattern, said } from '../../support/components/controls.ts';
import { type Answers, listed, partOf, refused } from '../../support/mock/api.ts';
import { teamFoundationAt } from '../../support/mock/foundations.ts';
import { cardOf, idOf } from '../../support/mock/team-rows.ts';
import { listTexts, textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { staffList: words, list } = texts;
const { assign } = texts.staffFoundations;
const name = (index: number) => `Muster ${String(index).padStart(3, '0')} UG`;
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    cardOf({ id: idOf(index), companyName: name(index) }),
  );
const colleague = { id: idOf(900), name: 'Mara Lindner' };
const assignment = 'POST /foundations/:id/commands/assign-owner';

inFreshWindows();

const openList = (count: number, answers: Answers = {}) =>
  openConsole({
    role: 'staff',
    at: '/admin/foundations',
    answers: {
      'GET /foundations': partOf(cards(count)),
      'GET /foundations/:id': () => teamFoundationAt('documents-pending'),
      'GET /admin/team': () => [colleague],
      ...answers,
    },
  });
const box = (index: number) =>
  page.getByRole('checkbox', { name: words.select.replace('{{name}}', name(index)), exact: true });
const chosen = (count: number) => pattern(words.chosen_other, { count });
const focused = () => document.activeElement?.textContent;
/** Many keys, without the time that each takes a browser that is driven from outside. */
async function press(...keys: string[]) {
  for (const key of keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
}

describe('the rows of a list', () => {
  test('are chosen by keyboard, by range and all at once, and those that are refused stay chosen', async () => {
    let sent = 0;
    const api = await openList(5, {
      [assignment]: () => {
        sent += 1;
        return sent === 3 ? refused(409, 'NOT_ALLOWED_NOW') : { revision: 5, position: '1' };
      },
    });
    await appears(box(0));
    await press('j', 'j', 'x');
    await expect.poll(focused).toBe(name(1));
    await appears(page.getByRole('region', { name: words.bulk }).getByText(chosen(1)));
    await press('j', 'j', 'X');
    await appears(page.getByRole('region', { name: words.bulk }).getByText(chosen(3)));
    expect(await barriersInBothModes()).toEqual([]);
    await press('Escape');
    await disappears(page.getByRole('region', { name: words.bulk }));
    await page.getByRole('checkbox', { name: words.selectAll }).click();
    await button(assign.button).click();
    await page.getByRole('menuitem', { name: colleague.name }).click();
    const failures = page.getByRole('dialog', {
      name: pattern(words.failures.title_one, { count: 1, of: 5 }),
    });
    await appears(failures.getByText(name(2), { exact: true }));
    await appears(failures.getByText(pattern(words.failures.what_other, { count: 4 })));
    await failures.getByRole('button', { name: texts.common.dialog.close }).click();
    await appears(page.getByRole('region', { name: words.bulk }).getByText(chosen(1)));
    expect(api.sentTo(assignment)).toHaveLength(5);
    expect(api.sentTo(assignment)[0]?.body).toEqual({ ownerId: colleague.id });
  });

  test('open where one clicks, and whoever comes back is where they were', async () => {
    await openList(40);
    const row = page.getByRole('row').filter({ hasText: name(20) });
    await appears(row);
    row.element().scrollIntoView({ block: 'center' });
    const { scrollY } = window;
    expect(scrollY).toBeGreaterThan(0);
    row.element().querySelector<HTMLElement>('td:last-child')?.click();
    await expect.poll(() => address().pathname).toBe(staffPath('foundation', idOf(20)));
    window.scrollTo(0, 0);
    goBack();
    await expect.poll(focused).toBe(name(20));
    expect(window.scrollY).toBe(scrollY);
    await press('j');
    await expect.poll(focused).toBe(name(21));
  });

  test('are drawn in sight alone when there are many, and counted in full', async () => {
    localStorage.setItem('staff.rows', '200');
    const api = await openList(200);
    await appears(box(0));
    expect(api.sentTo('GET /foundations').at(-1)?.query.limit).toBe('200');
    const drawn = () => document.querySelectorAll('main tbody tr').length;
    expect(drawn()).toBeLessThan(60);
    expect(document.querySelector('main table')?.getAttribute('aria-rowcount')).toBe('201');
    await press('j', 'j', 'j');
    await expect.poll(focused).toBe(name(2));
    expect(drawn()).toBeLessThan(60);
    const place = document.activeElement?.getBoundingClientRect();
    expect(place?.top).toBeGreaterThan(0);
    expect(place?.bottom).toBeLessThan(window.innerHeight);
  });
});

describe('the pages of a list', () => {
  test('are turned by the key that goes through the rows', async () => {
    await openList(30);
    const { range } = list.pager;
    await appears(box(0));
    await press(...Array.from({ length: 25 }, () => 'j'));
    await expect.poll(focused).toBe(name(24));
    await press('j');
    await appears(page.getByText(pattern(range, { from: 26, to: 30, total: 30 })));
    await appears(box(25));
    await press('j');
    await expect.poll(focused).toBe(name(25));
    await press('k');
    await appears(page.getByText(pattern(range, { from: 1, to: 25, total: 30 })));
  });

  test('have their first and last, and a size that this browser keeps', async () => {
    const api = await openList(120);
    await button(list.pager.last).click();
    const { range } = list.pager;
    await appears(page.getByText(pattern(range, { from: 101, to: 120, total: 120 })));
    await button(list.pager.first).click();
    await appears(page.getByText(pattern(range, { from: 1, to: 25, total: 120 })));
    await page.getByLabelText(list.pager.size).click();
    await page.getByRole('option', { name: '50', exact: true }).click();
    await appears(page.getByText(pattern(range, { from: 1, to: 50, total: 120 })));
    expect(address().searchParams.get('size')).toBe('50');
    expect(localStorage.getItem('staff.rows')).toBe('50');
    expect(api.sentTo('GET /foundations').at(-1)?.query.limit).toBe('50');
  });

  test('of more than are counted are said to be more, and their end is not made up', async () => {
    const many = () => ({ listed: { data: cards(25), meta: { total: 1_000, more: true } } });
    await openList(0, { 'GET /foundations': many as never });
    const { rows } = listTexts(foundationList, 'de');
    await said(words.moreThan.replace('{{total}}', '1.000').replace('{{rows}}', rows));
    await appears(
      page.getByText(pattern(list.pager.rangeOfMore, { from: 1, to: 25, total: '1.000' })),
    );
    await expect.element(button(list.pager.lastUnknown)).toBeDisabled();
  });
});

test('a row is one line on a desk, and a card of named lines on a phone', async () => {
  await openList(3);
  await appears(box(0));
  await onScreen(1280, 800);
  const row = () => document.querySelector('main tbody tr');
  await expect.poll(() => row()?.getBoundingClientRect().height ?? 99).toBeLessThan(50);
  const label = () => row()?.querySelector('[data-label]');
  expect(label()?.checkVisibility()).toBe(false);
  await onScreen(360, 780);
  await expect.poll(() => label()?.checkVisibility()).toBe(true);
  expect(row()?.getBoundingClientRect().height).toBeGreaterThan(80);
});

test('a filter narrows the list down, stands in the address and goes into its file', async () => {
  const api = await openList(3);
  await appears(box(0));
  const { due } = foundationList.filters;
  await page.getByLabelText(due.de).first().click();
  await page.getByRole('option', { name: due.names.overdue.de, exact: true }).click();
  await expect
    .poll(() => address().searchParams.get('filter'))
    .toBe(JSON.stringify({ due: 'overdue' }));
  // The menu counts what is overdue, too, by a single row.
  const ofList = () => api.sentTo('GET /foundations').filter(({ query }) => query.limit === '25');
  await expect.poll(() => ofList().at(-1)?.query.due).toBe('overdue');
  const file = page.getByRole('link', { name: words.export }).element().getAttribute('href');
  expect(new URL(file ?? '', location.origin).searchParams.get('due')).toBe('overdue');
});

describe('a list without rows', () => {
  const own = listTexts(inquiryList, 'de');
  const { doneLabel } = texts.staffInquiries.inquiries;

  test('tells a page’s own filter from a choice, and from nothing at all', async () => {
    await openConsole({ role: 'staff', at: '/admin/inquiries' });
    await said(own.emptyAtFirst);
    await page.getByLabelText(own.state).click();
    await page.getByRole('option', { name: inquiryList.filters.state.names.done.de }).click();
    await said(own.nothing);
    await button(own.reset).click();
    await said(own.empty);
  });

  test('gives back what has left it', async () => {
    let doneAt: string | null = null;
    const inquiry = (): ManagedInquiry => ({
      id: idOf(1),
      kind: 'contact',
      language: 'de',
      receivedAt: '2026-11-20T09:00:00.000Z',
      doneAt,
      doneBy: doneAt && 'Kim Winter',
      content: { name: 'Mira Beispiel', email: 'mira@example.com', message: 'Wie lange?' },
    });
    const at = '2026-11-23T09:00:00.000Z';
    await openConsole({
      role: 'staff',
      at: '/admin/inquiries',
      answers: {
        'GET /admin/inquiries': ({ query: { state } }) =>
          (state === 'done') === (doneAt !== null) ? listed(inquiry()) : listed(),
        'POST /admin/inquiries/:id/done': ({ body }) => {
          doneAt = (body as { done: boolean }).done ? at : null;
          return { doneAt };
        },
      },
    });
    await button(doneLabel.replace('{{name}}', 'Mira Beispiel')).click();
    await said(own.emptyAtFirst);
    await button(texts.staff.undo).click();
    await said('Mira Beispiel');
    await vi.waitFor(() => expect(doneAt).toBeNull());
  });
});
