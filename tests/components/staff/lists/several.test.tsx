import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManagedInquiry } from '#api/contract.gen.d.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { staffPages } from '#web/staff-pages.ts';
import { inFreshWindows, openConsole } from '../../../support/components/console.tsx';
import { appears, beginningWith, disappears } from '../../../support/components/controls.ts';
import { listed, refused } from '../../../support/mock/api.ts';
import { deskLists, listPages } from '../../../support/mock/desk-pages.ts';
import { personOf } from '../../../support/mock/desk-rows.ts';
import { orderCardOf } from '../../../support/mock/money-rows.ts';
import { idOf } from '../../../support/mock/team-rows.ts';
import { textsOf } from '../../../support/texts.ts';

const at = '2026-11-20T09:00:00.000Z';
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

inFreshWindows();

test('several addresses are asked for, and several inquiries noted as done, at once', async () => {
  const texts = textsOf('de');
  const ask = 'POST /admin/orders/:id/ask-for-address';
  const settle = 'POST /admin/tasks/done';
  let asked = 0;
  const inquiries = [idOf(1), idOf(2)].map(
    (id): ManagedInquiry => ({
      id,
      kind: 'contact',
      language: 'de',
      receivedAt: at,
      doneAt: null,
      doneBy: null,
      content: { name: `Nr. ${id}`, email: 'mira@example.com', message: 'Hallo' },
    }),
  );
  const api = await openConsole({
    role: 'staff',
    at: '/admin/orders',
    answers: {
      'GET /admin/orders': () => listed(orderCardOf(idOf(7)), orderCardOf(idOf(8))),
      'GET /admin/inquiries': () => listed(...inquiries),
      [ask]: () => {
        asked += 1;
        return asked === 2 ? refused(409, 'ADDRESS_NOT_AWAITED') : { askedAt: at };
      },
      [settle]: () => ({ tasks: inquiries.map(({ id }) => ({ task: `inquiry:${id}` })) }),
    },
  });
  const all = page.getByRole('checkbox', { name: texts.staffList.selectAll });
  await all.click();
  await page.getByRole('button', { name: texts.staffOrders.order.awaited.ask }).click();
  await appears(dialog().getByText(beginningWith(orderNumber(idOf(8)))));
  expect(api.sentTo(ask)).toEqual([]);
  await dialog()
    .getByRole('button', { name: /^2 E-Mails senden/ })
    .click();
  await expect.poll(() => api.sentTo(ask)).toHaveLength(2);
  await appears(dialog());
  await inDialog(texts.common.dialog.close).click();
  await disappears(dialog());
  await page.getByRole('link', { name: beginningWith(texts.staff.area.inquiries) }).click();
  // Orders have such a box, too, until their page is gone.
  await appears(page.getByRole('heading', { level: 1, name: texts.staff.area.inquiries }));
  await all.click();
  await userEvent.keyboard('e');
  await expect
    .poll(() => api.sentTo(settle).map(({ body }) => body))
    .toEqual([{ tasks: inquiries.map(({ id }) => `inquiry:${id}`), done: true }]);
});

test.each(deskLists)('the chosen rows of $name are downloaded alone', async ({ name: list }) => {
  const { staffList } = textsOf('en');
  const rows = listPages.find(({ name }) => name === list)?.rows(3);
  await openConsole({ role: 'admin', locale: 'en', at: staffPages[list].path, answers: rows });
  await page.getByRole('checkbox', { name: staffList.selectAll }).click();
  const file = page
    .getByRole('region', { name: staffList.bulk })
    .getByRole('link', { name: staffList.export });
  await appears(file);
  const address = new URL(file.element().getAttribute('href') ?? '', 'https://example.com');
  expect(address.pathname).toBe(`/api/admin/${list}.csv`);
  expect(address.searchParams.get('only')?.split(',')).toHaveLength(3);
});

test('open invitations are sent once more, and those who have none are named', async () => {
  const texts = textsOf('de');
  const send = 'POST /admin/people/:id/invitation';
  let sent = 0;
  const people = ['invited', 'active'].map((status, index) => ({
    ...personOf(index),
    status: status as 'invited' | 'active',
  }));
  const api = await openConsole({
    role: 'admin',
    at: '/admin/people',
    answers: {
      'GET /admin/people': () => listed(...people),
      [send]: () => {
        sent += 1;
        return sent === 2 ? refused(400, 'INVALID_INVITE') : null;
      },
    },
  });
  await page.getByRole('checkbox', { name: texts.staffList.selectAll }).click();
  await page
    .getByRole('button', { name: texts.staffAccounts.action['invite-again'].button })
    .click();
  // Only who has not come yet is written to.
  await appears(dialog().getByText(new RegExp(`^An ${people[0]?.name}`)));
  expect(dialog().element().textContent).not.toContain(people[1]?.name);
  expect(api.sentTo(send)).toEqual([]);
  await dialog()
    .getByRole('button', { name: beginningWith(texts.staffAccounts.people.invitingAgain.send_one) })
    .click();
  await expect.poll(() => api.sentTo(send)).toHaveLength(2);
  await appears(dialog().getByText(people[1]?.name ?? '', { exact: true }));
  await inDialog(texts.common.dialog.close).click();
  await disappears(dialog());
});
