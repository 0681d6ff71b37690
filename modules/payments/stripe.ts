import { subDays } from 'date-fns/subDays';
import type Stripe from 'stripe';
import { validate as isUuid, v5 as uuidv5 } from 'uuid';
import type { StripeConfig } from '#config';
import { removeInBatches } from '#database/batches.ts';
import type { Database } from '#database/connection.ts';
import { record } from './payments.ts';

const TIMEOUT_MS = 10_000;
/** For the ids of payments, which follow from those of Stripe. */
const NAMESPACE = '0f5c4f7e-6a53-4e6f-9f43-5b0f7c3c7a11';

/** Its client takes 40 MB, which those who take no cards need not have. */
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

/** Whether Stripe has refused something, or cannot be reached. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

/** @returns undefined when Stripe has not signed it, or too long ago */
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

/** Stripe repeats an event for three days by itself, and for thirty when asked to. */
const EVENT_DAYS = 90;

/** Removes old events; a payment that was recorded is known by its own id. @returns how many */
export const sweepEvents = (db: Database, now: Date): Promise<number> =>
  removeInBatches(
    db,
    'stripe_events',
    db.selectFrom('stripe_events').select('id').where('received_at', '<', subDays(now, EVENT_DAYS)),
  );

const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** `unknown-invoice`: paid for something that is not ours to know. */
export type EventOutcome = 'recorded' | 'repeated' | 'ignored' | 'unknown-invoice';

/** Records what an event says was paid; the same event, or another of the same payment, only once. */
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

/** Records what was paid on a page of Stripe; the same page only once. */
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
