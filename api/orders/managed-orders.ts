import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import type { Operator } from '#domain/site/operator.ts';
import { addressRequestsOf, askForAddress } from '#modules/orders/address-requests.ts';
import { giveBilling } from '#modules/orders/give-billing.ts';
import { listAllOrders, type OrderFilter } from '#modules/orders/managed-orders.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { idsNamed } from '#projections/foundations/find.ts';
import { companyNamesOf } from '#projections/foundations/parts.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { accepted, apiError } from '../http/errors.ts';
import { termsIn } from '../http/list-query.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { withCompletion } from './performed.ts';
import { managedOrderCalls } from './schemas.ts';

/** Of more, the others are found by whoever has ordered. */
const MAX_COMPANIES = 1_000;

interface Parts {
  db: Database;
  operator: Operator;
}

/** What staff see of orders, and the addresses that invoices wait for. */
export const managedOrderRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    const { db } = parts;
    serve(app, managedOrderCalls, {
      'GET /admin/orders/:id': async ({ params }) => orderOf(db, uuidOr404(params.id)),
      ...addresses(parts),
    });
  };

type OrdersQuery = Omit<OrderFilter, 'terms' | 'companies'> & { search?: string | undefined };

export async function ordersForTeam(db: Database, query: OrdersQuery) {
  const terms = termsIn(query);
  const companies = terms?.length ? await idsNamed(db, terms, MAX_COMPANIES) : [];
  const { orders, meta } = await listAllOrders(db, { ...query, terms, companies }, new Date());
  return { data: await withCompletion(db, await withCompanies(db, orders)), meta };
}

interface OfCompany {
  foundationId: string | null;
  company: string | null;
}

/** Who has given no address yet may have named the company in the formation. */
async function withCompanies<Order extends OfCompany>(db: Database, orders: readonly Order[]) {
  const ids = orders.flatMap(({ foundationId }) => foundationId ?? []);
  const names = await companyNamesOf(db, ids);
  return orders.map((order) => ({
    ...order,
    company: order.company ?? names.get(order.foundationId ?? '') ?? null,
  }));
}

/** @throws ApiError 404 */
async function orderOf(db: Database, orderId: string) {
  const found = await findOrder(db, { orderId }, new Date());
  const [order] = await withCompletion(db, found ? [found] : []);
  if (!order) throw apiError('NOT_FOUND');
  return { data: { ...order, addressAsked: await addressRequestsOf(db, orderId) } };
}

type Addresses = Pick<
  Handlers<typeof managedOrderCalls>,
  'POST /admin/orders/:id/billing' | 'POST /admin/orders/:id/ask-for-address'
>;

const addresses = ({ db, operator }: Parts): Addresses => ({
  'POST /admin/orders/:id/billing': async (request) => {
    const orderId = uuidOr404(request.params.id);
    const given = { orderId, billing: request.body };
    const { repeated } = accepted(await giveBilling(db, operator, given, new Date()));
    if (!repeated) {
      audit(request, 'billing-given', { target: { kind: 'order', id: orderId } });
    }
    return orderOf(db, orderId);
  },
  'POST /admin/orders/:id/ask-for-address': async (request) => {
    const orderId = uuidOr404(request.params.id);
    const by = personOf(request).id;
    const { askedAt } = accepted(await askForAddress(db, { orderId, by }, new Date()));
    audit(request, 'address-asked', { target: { kind: 'order', id: orderId } });
    return { data: { askedAt } };
  },
});
