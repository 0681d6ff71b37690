import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { locales } from '#domain/site/paths.ts';
import { button, said, toasted } from '../../support/components/controls.ts';
import { openOrder } from '../../support/components/order-page.tsx';
import type { Answers } from '../../support/mock/api.ts';
import { cartOf, orderOf, productOf } from '../../support/mock/market.ts';
import { user } from '../../support/mock/site.ts';

describe.each(locales)('of an order of several services, %s', (locale) => {
  const two = ['legal-package', 'funding-advice'].map((id) => productOf(id, locale));
  const order = { ...orderOf(cartOf(two)), language: locale };
  const [first, second] = order.titles as [string, string];

  async function openDialog(answers: Answers) {
    const opened = await openOrder(locale, order, answers);
    await button(opened.texts.orders.withdrawal.button).click();
    const dialog = page.getByRole('dialog');
    const confirm = () =>
      dialog.getByRole('button', { name: opened.texts.orders.withdrawal.confirm }).click();
    return { ...opened, dialog, confirm, words: opened.texts.orders.withdrawal };
  }

  test('one alone can be withdrawn from', async () => {
    const me = { first_name: 'Mia', last_name: 'Vogt', email: user.email };
    const { api, dialog, confirm, words } = await openDialog({
      'GET /users/me': () => me as unknown as ReturnType<NonNullable<Answers['GET /users/me']>>,
      'POST /withdrawals': () => ({ receivedAt: new Date().toISOString() }),
    });
    await dialog.getByRole('checkbox', { name: first }).click();
    await said(words.means.part, dialog);
    await confirm();
    await toasted(words.success.title);
    expect(api.sentTo('POST /orders/:id/withdraw')).toEqual([]);
    const [sent] = api.sentTo('POST /withdrawals');
    expect(sent?.body).toMatchObject({
      name: 'Mia Vogt',
      contract: expect.stringContaining(order.number),
      message: expect.stringContaining(second),
    });
    expect(JSON.stringify(sent?.body)).not.toContain(first);
  });

  test('all are, unless something else is chosen, and none is refused', async () => {
    const { api, dialog, confirm, words, texts } = await openDialog({
      'POST /orders/:id/withdraw': () => order,
    });
    expect(dialog.element().textContent).toContain(user.email);
    for (const name of [first, second]) await dialog.getByRole('checkbox', { name }).click();
    await confirm();
    await said(texts.orders.refusal.NOTHING_CHOSEN, dialog);
    for (const name of [first, second]) await dialog.getByRole('checkbox', { name }).click();
    await confirm();
    await toasted(words.success.title);
    expect(api.sentTo('POST /orders/:id/withdraw')).toHaveLength(1);
    expect(api.sentTo('POST /withdrawals')).toEqual([]);
  });
});
