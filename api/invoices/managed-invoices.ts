import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { type InvoiceFilter, listAllInvoices } from '#modules/invoices/managed-invoices.ts';
import { wholeInvoice } from '#modules/invoices/whole-invoice.ts';
import { foundationOfOrder } from '#modules/orders/orders.ts';
import { mailsOfInvoice } from '#modules/outbox/kept-letters.ts';
import { paymentsOf, withNames } from '#modules/payments/listed-payments.ts';
import { recordPayment } from '#modules/payments/payments.ts';
import { serve } from '../http/calls.ts';
import { accepted, apiError } from '../http/errors.ts';
import { termsIn } from '../http/list-query.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { managedInvoiceCalls } from './schemas.ts';

/** What staff see of invoices, and the payments they enter from bank statements. */
export const managedInvoiceRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, managedInvoiceCalls, {
      'GET /admin/invoices/:id': async ({ params }) => ({
        data: await pageOf(db, uuidOr404(params.id)),
      }),
      'GET /admin/invoices/:id/payments': async ({ params }) => ({
        data: await withNames(db, await paymentsOf(db, uuidOr404(params.id))),
      }),
      'POST /admin/invoices/:id/payments': async (request) => {
        const invoiceId = uuidOr404(request.params.id);
        const { amountCents, paidAt, ...answers } = request.body;
        const recorded = await recordPayment(
          db,
          {
            id: commandIdOf(request),
            invoiceId,
            amountCents,
            method: 'transfer',
            paidAt: new Date(paidAt),
            recordedBy: personOf(request).id,
            ...answers,
          },
          new Date(),
        );
        const { paidCents, repeated } = accepted(recorded);
        if (!repeated) {
          audit(request, 'payment-recorded', {
            target: { kind: 'invoice', id: invoiceId },
            details: { amountCents },
          });
        }
        return { data: { paidCents } };
      },
    });

/** @throws ApiError 404 */
async function pageOf(db: Database, id: string) {
  const invoice = await wholeInvoice(db, id, new Date());
  if (!invoice) throw apiError('NOT_FOUND');
  const { content, ...shown } = invoice;
  const { orderNumber, orderedOn, payment, language, lines, netCents, vat } = content;
  const [foundationId, payments, mails] = await Promise.all([
    foundationOfOrder(db, invoice.orderId),
    paymentsOf(db, id),
    mailsOfInvoice(db, { invoiceId: id, accountId: invoice.accountId }),
  ]);
  return {
    ...shown,
    foundationId,
    orderNumber,
    orderedOn,
    payment,
    language,
    netCents,
    billing: content.buyer,
    lines: lines.map(({ details, ...line }) => ({ ...line, details: [...(details ?? [])] })),
    vat: [...vat],
    payments: await withNames(db, payments),
    mails,
  };
}

type InvoicesQuery = Omit<InvoiceFilter, 'terms'> & { search?: string | undefined };

export async function invoicesForTeam(db: Database, query: InvoicesQuery) {
  const filter = { ...query, terms: termsIn(query) };
  const { invoices, meta } = await listAllInvoices(db, filter, new Date());
  return { data: invoices, meta };
}
