import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { listAllPayments, type PaymentFilter } from '#modules/payments/listed-payments.ts';
import { takeBackPayment } from '#modules/payments/payments.ts';
import { serve } from '../http/calls.ts';
import { accepted } from '../http/errors.ts';
import { termsIn } from '../http/list-query.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr404 } from '../http/requests.ts';
import { managedPaymentCalls } from './schemas.ts';

/** Payments and refunds of all invoices, with mistaken entries. */
export const managedPaymentRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, managedPaymentCalls, {
      'POST /admin/payments/:id/take-back': async (request) => {
        const takenBack = await takeBackPayment(
          db,
          {
            id: commandIdOf(request),
            paymentId: uuidOr404(request.params.id),
            reason: request.body.reason,
            by: personOf(request).id,
          },
          new Date(),
        );
        const { invoiceId, amountCents, paidCents, repeated } = accepted(takenBack);
        if (!repeated) {
          audit(request, 'payment-taken-back', {
            target: { kind: 'invoice', id: invoiceId },
            details: { amountCents, reason: request.body.reason },
          });
        }
        return { data: { paidCents } };
      },
    });

type PaymentsQuery = Omit<PaymentFilter, 'terms'> & { search?: string | undefined };

export async function paymentsForTeam(db: Database, query: PaymentsQuery) {
  const { payments, meta } = await listAllPayments(db, { ...query, terms: termsIn(query) });
  return { data: payments, meta };
}
