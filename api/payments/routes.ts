import type { FastifyPluginAsync } from 'fastify';
import type Stripe from 'stripe';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { isUnpaid } from '#domain/invoices/invoice.ts';
import { payments } from '#domain/orders/order.ts';
import { pathTo } from '#domain/site/paths.ts';
import { findInvoiceOfOrder } from '#modules/invoices/invoices.ts';
import { beginCheckout } from '#modules/payments/checkouts.ts';
import {
  carryOutEvent,
  isStripeError,
  openStripe,
  verifiedEvent,
} from '#modules/payments/stripe.ts';
import { serve } from '../http/calls.ts';
import { apiError, invalidPayload, unavailable } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { languageOf } from '../http/request-language.ts';
import { uuidOr404 } from '../http/requests.ts';
import { paymentCalls, stripeCalls } from './schemas.ts';

interface Parts {
  db: Database;
  config: Pick<Config, 'stripe' | 'publicUrl'>;
}

/** Card payments on a page of Stripe, where a key is configured. */
export const cardPaymentRoutes =
  ({ db, config }: Parts): FastifyPluginAsync =>
  async (app) => {
    const stripe = config.stripe && (await openStripe(config.stripe));
    await app.register(payRoutes({ db, config }, stripe));
    await app.register(eventRoute({ db, config }, stripe));
  };

const payRoutes =
  ({ db, config }: Parts, stripe: Stripe | undefined): FastifyPluginAsync =>
  async (app) =>
    serve(app, paymentCalls, {
      'GET /payment-methods': async () => ({
        data: payments.filter((payment) => payment === 'invoice' || stripe !== undefined),
      }),
      'POST /orders/:id/pay': async (request) => {
        const orderId = uuidOr404(request.params.id);
        const now = new Date();
        const invoice = await findInvoiceOfOrder(db, orderId, personOf(request).id, now);
        if (!invoice) throw apiError('NOT_FOUND');
        if (!stripe) throw apiError('CARD_NOT_OFFERED');
        if (!isUnpaid(invoice.status)) throw apiError('NOTHING_TO_PAY');
        const language = languageOf(request);
        const begun = await beginCheckout(
          { db, stripe },
          {
            invoice,
            language,
            returnUrl: (own) => config.publicUrl + pathTo('invoices', own),
            now,
          },
        ).catch((error) => {
          if (!isStripeError(error)) throw error;
          request.log.warn({ type: error.type, code: error.code }, 'stripe: no checkout');
          throw unavailable();
        });
        if ('refused' in begun) {
          throw begun.refused === 'NOTHING_TO_PAY' ? apiError(begun.refused) : unavailable(1);
        }
        audit(request, 'card-payment-begun', { target: { kind: 'invoice', id: invoice.id } });
        return { data: { url: begun.url } };
      },
    });

/** Events contain the whole object that has changed. */
const EVENT_BYTES = 256 * 1024;

/** Reports of Stripe. Every event with a valid signature gets 200, so that Stripe does not repeat it. */
const eventRoute =
  ({ db, config }: Parts, stripe: Stripe | undefined): FastifyPluginAsync =>
  async (app) => {
    // The signature covers the original bytes.
    app.removeContentTypeParser('application/json');
    const parser = { parseAs: 'buffer', bodyLimit: EVENT_BYTES } as const;
    app.addContentTypeParser('application/json', parser, (_, body, done) => done(null, body));
    serve(app, stripeCalls, {
      'POST /stripe/events': async (request) => {
        if (!stripe || !config.stripe) throw apiError('NOT_FOUND');
        const signature = request.headers['stripe-signature'];
        const { body } = request;
        const event =
          typeof signature === 'string' && Buffer.isBuffer(body)
            ? verifiedEvent(stripe, config.stripe, body, signature)
            : undefined;
        if (!event) throw invalidPayload('The signature is not valid');
        const outcome = await carryOutEvent(db, event, new Date());
        const line = { event: event.id, type: event.type, outcome };
        if (outcome === 'unknown-invoice') request.log.error(line, 'stripe: nothing to pay for');
        else request.log.info(line, 'stripe');
        return { data: { received: true } };
      },
    });
  };
