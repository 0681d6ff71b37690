import { page } from 'vitest/browser';
import type { Order } from '#api/contract.gen.d.ts';
import { type Locale, paths, pathTo } from '#domain/site/paths.ts';
import * as orderPage from '#web/features/orders/order.tsx';
import { type Answers, stubApi } from '../mock/api.ts';
import { orderId } from '../mock/market.ts';
import { textsOf } from '../texts.ts';
import { showPage } from './app.tsx';
import { appears } from './controls.ts';

/** The page of an order, once it is there. */
export async function openOrder(locale: Locale, order: Order, answers: Answers = {}) {
  const api = stubApi({ 'GET /orders/:id': () => order, ...answers });
  const address = pathTo('order', locale, { id: orderId });
  const shown = { path: paths.order[locale], address };
  const { session } = await showPage(orderPage, shown, { api, locale });
  await appears(page.getByRole('heading', { level: 1 }));
  return { api, session, texts: textsOf(locale) };
}
