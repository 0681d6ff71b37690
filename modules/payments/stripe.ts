import { subDays } from 'date-fns/subDays';
import type Stripe from 'stripe';
import { validate as isUuid, v5 as uuidv5 } from 'uuid';
import type { StripeConfig } from '#config';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { record } from './payments.ts';

const TIMEOUT_MS = 10_000;
/** Namespace of payments' ids, which derive from those of Stripe. */
const NAMESPACE = '0f5c4f7e-6a53-4e6f-9f43-5b0f7c3c7a11';

/** Loads the client, which takes 40 MB, only where cards are accepted. */
export async function openStripe({
  secretKey,
  apiUrl,
}: Pick<StripeConfig, 'secretKey' | 'apiUrl'>): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const elsewhere = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port,
      protocol: elsewhere.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

/** Whether Stripe has refused something, or is unreachable. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

/** @returns undefined for an event that Stripe has not signed, or too long ago */
export function verifiedEvent(
  stripe: Stripe,
  { webhookSecret }: Pick<StripeConfig, 'webhookSecret'>,
  body: Buffer,
  signature: string,
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret);
  } catch {
    return undefined;
  }
}

/** Stripe repeats events for three days by itself, and for thirty on request. */
const EVENT_DAYS = 90;

/**
 * Removes old events; recorded payments are recognised by their own ids.
 *
 * @returns the number removed
 */
export const sweepEvents = (db: Database, now: Date): Promise<number> =>
  removeInBatches(
    db,
    'stripe_events',
    db.selectFrom('stripe_events').select('id').where('received_at', '<', subDays(now, EVENT_DAYS)),
  );

const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** `unknown-invoice`: the payment is for something that we do not know. */
export type EventOutcome = 'recorded' | 'repeated' | 'ignored' | 'unknown-invoice';

/** Records the payment that an event reports, once for each event and payment. */
export async function carryOutEvent(
  db: Database,
  event: Stripe.Event,
  now: Date,
): Promise<EventOutcome> {
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('stripe_events')
      .values({ id: event.id, type: event.type, received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return 'repeated';
    if (!paidEvents.includes(event.type)) return 'ignored';
    const session = event.data.object as Stripe.Checkout.Session;
    return recordSession(transaction, session, { paidAt: new Date(event.created * 1_000), now });
  });
}

/** Records the payment on a page of Stripe, once for each page. */
export async function recordSession(
  transaction: Database,
  session: Stripe.Checkout.Session,
  { paidAt, now }: { paidAt: Date; now: Date },
): Promise<EventOutcome> {
  const { client_reference_id: invoiceId, amount_total: amountCents, currency } = session;
  const { payment_intent: intent } = session;
  if (session.payment_status !== 'paid' || !amountCents) return 'ignored';
  if (!isUuid(invoiceId) || currency !== 'eur') return 'unknown-invoice';
  const outcome = await record(
    transaction,
    {
      id: uuidv5(session.id, NAMESPACE),
      invoiceId: invoiceId ?? '',
      amountCents,
      method: 'card',
      reference: typeof intent === 'string' ? intent : (intent?.id ?? session.id),
      paidAt,
      recordedBy: null,
    },
    now,
  );
  if ('refused' in outcome) return 'unknown-invoice';
  return outcome.repeated ? 'repeated' : 'recorded';
}
