import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManagedInquiry } from '#api/contract.ts';
import { listed, refused } from '../../../support/components/api.ts';
import { inFreshWindows, openConsole } from '../../../support/components/console.tsx';
import { appears, beginningWith, disappears } from '../../../support/components/controls.ts';
import { orderCardOf } from '../../../support/components/money-rows.ts';
import { idOf } from '../../../support/components/team-rows.ts';
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
  await expect.poll(() => api.sentTo(ask)).toHaveLength(2);
  await appears(dialog());
  await inDialog(texts.staffList.failures.close).click();
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
