import { page } from 'vitest/browser';
import type { Order } from '#api/contract.gen.d.ts';
import { type Locale, paths, pathTo } from '#domain/site/paths.ts';
import * as orderPage from '#web/features/orders/order.tsx';
import { type Answers, stubApi } from '../mock/api.ts';
import { cartOf, orderId, orderOf, productOf } from '../mock/market.ts';
import { type AllTexts, textsOf } from '../texts.ts';
import { showPage } from './app.tsx';
import { appears, button } from './controls.ts';

/** The page of an order, once it is there. */
export async function openOrder(locale: Locale, order: Order, answers: Answers = {}) {
  const api = stubApi({ 'GET /orders/:id': () => order, ...answers });
  const address = pathTo('order', locale, { id: orderId });
  const shown = { path: paths.order[locale], address };
  const { session } = await showPage(orderPage, shown, { api, locale });
  await appears(page.getByRole('heading', { level: 1 }));
  return { api, session, texts: textsOf(locale) };
}

/** An order of hours of the law firm, whose answers follow what is redeemed. */
export function hoursBought(locale: Locale, { choosesTime = false } = {}) {
  const bought = productOf('legal-package', locale);
  const state = { order: orderOf(cartOf([bought])) };
  const [hours] = state.order.hourPackages;
  if (!hours) throw new Error('There are no hours in this order.');
  const answers: Answers = {
    'GET /orders/:id': () => state.order,
    'POST /hour-packages/:id/redemptions': ({ headers, body }) => {
      const { minutes, topic = null } = body as { minutes: number; topic?: string };
      const id = headers['idempotency-key'] ?? '';
      const redeemed = { id, packageId: hours.id, minutes, topic, choosesTime, time: null };
      const redeemedAt = new Date().toISOString();
      const undoableUntil = new Date(Date.now() + 60_000).toISOString();
      const redemptions = [{ ...redeemed, redeemedAt, undoableUntil }];
      const minutesLeft = hours.minutesLeft - minutes;
      state.order = { ...state.order, redemptions, hourPackages: [{ ...hours, minutesLeft }] };
      return { minutesLeft };
    },
    'POST /hour-packages/:id/redemptions/:redemptionId/undo': () => {
      state.order = { ...state.order, hourPackages: [hours], redemptions: [] };
      return { minutesLeft: hours.minutesLeft };
    },
  };
  return { state, answers, hours };
}

/** As the page asks for it: in two steps. */
export async function redeem({ submit, ask }: AllTexts['orders']['hours']): Promise<void> {
  await button(submit).click();
  await page.getByRole('dialog').getByRole('button', { name: ask.confirm }).click();
}
