import type { FastifyPluginAsync } from 'fastify';
import { costsOf } from '#domain/costs/costs.ts';
import type { NewBill } from '#domain/costs/entered-bill.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { changeBill, enterBill, removeBill } from '#modules/costs/bills.ts';
import { isCoFounder } from '#projections/foundations/people-view.ts';
import type { FoundationReads } from '../foundations/foundation-access.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError, invalidPayload, moduleRefusal, refusal } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { type CostRoutes, linesFor, pageOf, takingPart } from './access.ts';
import { asking } from './asking.ts';
import { costFactsOf } from './facts.ts';
import { costCalls } from './schemas.ts';

/** All money of a formation, for its founders; what their lead enters of real bills. */
export const costRoutes =
  (deps: CostRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, costCalls, { ...reading(deps), ...entering(deps), ...asking(deps) });

type Handled<Name extends keyof typeof costCalls> = Pick<Handlers<typeof costCalls>, Name>;

const reading = (deps: CostRoutes): Handled<'GET /foundations/:id/costs'> => ({
  'GET /foundations/:id/costs': async (request) => {
    const { id, viewer, orderer } = await takingPart(deps, request.params.id, personOf(request));
    const facts = await costFactsOf(deps, await pageOf(deps, id), orderer);
    const { lines, totals } = costsOf(facts);
    return { data: { lines: linesFor(viewer, lines), totals } };
  },
});

/** @throws ApiError 403; a co-founder is told that the lead may */
async function leading(deps: FoundationReads, asked: string, person: Person): Promise<string> {
  const { id, viewer } = await takingPart(deps, asked, person);
  if (isCoFounder(viewer)) throw refusal('LEAD_ONLY');
  return id;
}

const entering = (
  deps: CostRoutes,
): Handled<
  | 'POST /foundations/:id/costs'
  | 'PUT /foundations/:id/costs/:lineId'
  | 'DELETE /foundations/:id/costs/:lineId'
> => ({
  'POST /foundations/:id/costs': async (request) => {
    const foundationId = await leading(deps, request.params.id, personOf(request));
    const lineId = commandIdOf(request);
    const bill = await checked(deps, foundationId, request.body);
    const refused = await enterBill(deps.db, { foundationId, lineId }, bill, new Date());
    if (refused) throw moduleRefusal(refused);
    return { data: { lineId } };
  },
  'PUT /foundations/:id/costs/:lineId': async (request) => {
    const foundationId = await leading(deps, request.params.id, personOf(request));
    const lineId = uuidOr404(request.params.lineId);
    const bill = await checked(deps, foundationId, request.body);
    if (!(await changeBill(deps.db, { foundationId, lineId }, bill))) throw apiError('NOT_FOUND');
    return { data: { lineId } };
  },
  'DELETE /foundations/:id/costs/:lineId': async (request, reply) => {
    const foundationId = await leading(deps, request.params.id, personOf(request));
    const lineId = uuidOr404(request.params.lineId);
    await removeBill(deps.db, { foundationId, lineId });
    return reply.code(204).send(null);
  },
});

/**
 * Nothing is paid tomorrow, and of the law firm's invoices the amount is theirs.
 *
 * @throws ApiError 400
 */
async function checked(deps: CostRoutes, id: string, bill: NewBill): Promise<NewBill> {
  const today = dayKey(new Date().toISOString());
  if (bill.paidOn && bill.paidOn > today) throw invalidPayload('That day is to come', ['paidOn']);
  if (bill.documentId === undefined) return bill;
  const { firmInvoices } = await costFactsOf(deps, await pageOf(deps, id), null);
  const invoice = firmInvoices.find(({ documentId }) => documentId === bill.documentId);
  if (!invoice) throw invalidPayload('No invoice of the law firm', ['documentId']);
  return { ...bill, amountCents: invoice.grossCents };
}
