import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { invoiceStatuses } from '#domain/invoices/invoice.ts';
import { listAllInvoices } from '#modules/invoices/invoices.ts';
import { recordPayment } from '#modules/invoices/payments.ts';
import { commandIdOf } from '../../commands.ts';
import { moduleRefusal } from '../../errors.ts';
import { audit } from '../../plugins/audit.ts';
import { personOf } from '../../plugins/guards.ts';
import { uuidOr404 } from '../../requests.ts';
import { answers, data, list, page } from '../../schemas.ts';
import { managedInvoiceSchema, paymentRequest } from './schemas.ts';

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
  };
