import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { listAllInvoices } from '#modules/invoices/invoices.ts';
import { recordPayment } from '#modules/invoices/payments.ts';
import { renderAgain, unrenderedInvoices } from '#modules/invoices/unrendered-invoices.ts';
import { commandIdOf } from '../foundations/commands.ts';
import { apiError, moduleRefusal } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { answers, data, list, page } from '../http/schemas.ts';
import { managedInvoiceSchema, paymentRequest, unrenderedInvoiceSchema } from './schemas.ts';

const retriedSchema = z.object({ id: z.string(), state: z.literal('requested') });

/** What staff see of invoices, and the payments they enter from bank statements. */
export const managedInvoiceRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    const staff = { config: { access: 'staff' } } as const;
    const listed = {
      querystring: page.extend({ status: z.enum([...invoiceStatuses, 'to-refund']).optional() }),
      response: answers({ 200: list(managedInvoiceSchema) }),
    };
    app.get('/admin/invoices', { ...staff, schema: listed }, async (request) => {
      const { invoices, meta } = await listAllInvoices(db, request.query, new Date());
      return { data: invoices, meta };
    });

    const payment = {
      params: z.object({ id: z.string() }),
      body: paymentRequest,
      response: answers({ 200: data(z.object({ paidCents: z.int() })) }),
    };
    app.post('/admin/invoices/:id/payments', { ...staff, schema: payment }, async (request) => {
      const invoiceId = uuidOr404(request.params.id);
      const { amountCents, paidAt, overpaid } = request.body;
      const outcome = await recordPayment(
        db,
        {
          id: commandIdOf(request),
          invoiceId,
          amountCents,
          method: 'transfer',
          paidAt: new Date(paidAt),
          recordedBy: personOf(request).id,
          overpaid,
        },
        new Date(),
      );
      if ('refused' in outcome) throw moduleRefusal(outcome.refused);
      if (!outcome.repeated) {
        audit(request, 'payment-recorded', {
          target: { kind: 'invoice', id: invoiceId },
          details: { amountCents },
        });
      }
      return { data: { paidCents: outcome.paidCents } };
    });
    await app.register(unrenderedRoutes(db));
  };

/** Invoices whose PDF could not be made, among what went wrong. */
const unrenderedRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const listed = {
      config: { access: 'team' },
      schema: { querystring: page, response: answers({ 200: list(unrenderedInvoiceSchema) }) },
    } as const;
    app.get('/admin/unrendered-invoices', listed, async ({ query }) => {
      const { invoices, meta } = await unrenderedInvoices(db, query);
      return { data: invoices, meta };
    });

    const retried = {
      config: { access: 'staff' },
      schema: {
        params: z.object({ id: z.string() }),
        response: answers({ 202: data(retriedSchema) }),
      },
    } as const;
    app.post('/admin/unrendered-invoices/:id/retry', retried, async (request, reply) => {
      const id = uuidOr404(request.params.id);
      if (!(await renderAgain(db, id))) throw apiError('NOT_UNRENDERED');
      audit(request, 'pdf-retried', { target: { kind: 'invoice', id } });
      return reply.code(202).send({ data: { id, state: 'requested' } });
    });
  };
