import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { Selectable } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#database/connection.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Invoice } from '../invoices/invoices.ts';
import { lockInvoice, openAmounts } from '../invoices/paid.ts';
import { isStripeError, recordSession } from './stripe.ts';
import type { InvoiceCheckoutRow } from './tables.ts';

/** Time for paying on a page; Stripe allows 30 minutes to a day. */
const OPEN_MINUTES = 120;
/** Largest difference between Stripe's clock and ours. */
const SKEW_MINUTES = 10;
/** Number of pages in one run of `endCheckouts`; the next run takes the rest. */
const LIMIT = 100;
/** Number of attempts of a request that others overtake. */
const TRIES = 3;

interface Deps {
  db: Database;
  stripe: Stripe;
}

interface Payer {
  invoice: Pick<Invoice, 'id' | 'number' | 'grossCents' | 'paidCents'>;
  language: Locale;
  /** Address to which Stripe returns the payer. */
  returnUrl: (language: Locale) => string;
  now: Date;
}

type Checkout = Selectable<InvoiceCheckoutRow>;
type Session = Stripe.Checkout.Session;

/** `OVERTAKEN`: others request the same at this moment. */
export type Begun = { url: string } | { refused: 'NOTHING_TO_PAY' | 'OVERTAKEN' };

/**
 * The address of the Stripe page on which the open amount can be paid. An invoice has one such page: a further
 * request returns it while amount and language are the same. Otherwise the old page ends before the next one
 * exists; a page that was paid just now cannot be ended, and its payment is recorded.
 */
export async function beginCheckout(deps: Deps, payer: Payer): Promise<Begun> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const begun = await tryToBegin(deps, payer);
    if (begun) return begun;
  }
  return { refused: 'OVERTAKEN' };
}

/** @returns undefined when another request has replaced the page meanwhile */
async function tryToBegin(deps: Deps, payer: Payer): Promise<Begun | undefined> {
  const { invoice, language } = payer;
  const before = await findCheckout(deps.db, invoice.id);
  if (before) {
    const session = await sessionOf(deps, before, payer);
    const isSame =
      before.language === language &&
      before.amount_cents === invoice.grossCents - invoice.paidCents;
    if (session?.status === 'open' && session.url && isSame) return { url: session.url };
    if (session && (await settle(deps, session, payer.now)) === 'under-way') {
      return { refused: 'NOTHING_TO_PAY' };
    }
  }
  const checkout = await replaceCheckout(deps.db, before, payer);
  if (!checkout || 'refused' in checkout) return checkout;
  const { id, url } = await createSession(deps.stripe, checkout, payer);
  const isCurrent = await keepSession(deps.db, checkout, id);
  return isCurrent && url ? { url } : undefined;
}

/**
 * Ends the pages of invoices that were paid otherwise or cancelled, or whose open amount has changed.
 *
 * @returns the number settled
 */
export async function endCheckouts({ db, stripe }: Deps, now: Date): Promise<number> {
  const outdated = await db
    .selectFrom('invoice_checkouts')
    .leftJoin(openAmounts(db).as('unpaid'), 'unpaid.invoice_id', 'invoice_checkouts.invoice_id')
    .selectAll('invoice_checkouts')
    .whereRef('amount_cents', 'is distinct from', 'unpaid.open_cents')
    .orderBy('begun_at')
    .limit(LIMIT)
    .execute();
  let settled = 0;
  for (const checkout of outdated) {
    if (!(await isSettled({ db, stripe }, checkout, now))) continue;
    await db
      .deleteFrom('invoice_checkouts')
      .where('id', '=', checkout.id)
      .where('session_id', 'is not distinct from', checkout.session_id)
      .execute();
    settled += 1;
  }
  return settled;
}

async function isSettled(deps: Deps, checkout: Checkout, now: Date): Promise<boolean> {
  // A page that we never heard of ends by itself.
  if (checkout.session_id === null) return isOver(checkout, now);
  const session = await retrieve(deps.stripe, checkout.session_id);
  return !session || (await settle(deps, session, now)) === 'over';
}

function findCheckout(db: Database, invoiceId: string): Promise<Checkout | undefined> {
  return db
    .selectFrom('invoice_checkouts')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
}

/** The present state of a checkout's page; undefined when there is none. */
async function sessionOf(
  { db, stripe }: Deps,
  checkout: Checkout,
  payer: Payer,
): Promise<Session | undefined> {
  if (checkout.session_id !== null) return retrieve(stripe, checkout.session_id);
  if (isOver(checkout, payer.now)) return undefined;
  // The answer was lost. With the same key, Stripe repeats it, or creates the page now.
  const made = await orUndefined(createSession(stripe, checkout, payer));
  if (!made) return undefined;
  await keepSession(db, checkout, made.id);
  return retrieve(stripe, made.id);
}

/** Whether its page, if there ever was one, cannot be open any more. */
const isOver = ({ begun_at }: Checkout, now: Date): boolean =>
  addMinutes(begun_at, OPEN_MINUTES + SKEW_MINUTES) < now;

/** Only the Stripe keys that created the page can read it. */
const retrieve = (stripe: Stripe, sessionId: string): Promise<Session | undefined> =>
  orUndefined(stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }));

/** @returns undefined when Stripe says that something does not exist or is impossible */
const orUndefined = (asked: Promise<Session>): Promise<Session | undefined> =>
  asked.catch((error) => {
    if (isStripeError(error) && error.type === 'StripeInvalidRequestError') return undefined;
    throw error;
  });

/**
 * Ends a page, or records the payment on it.
 *
 * @returns `under-way` while money may still come in by it
 */
async function settle(
  { db, stripe }: Deps,
  session: Session,
  now: Date,
): Promise<'over' | 'under-way'> {
  const ended =
    session.status === 'open'
      ? // Only open pages can be ended: this one was paid meanwhile, or is over.
        ((await orUndefined(stripe.checkout.sessions.expire(session.id))) ??
        (await retrieve(stripe, session.id)))
      : session;
  if (!ended || ended.status === 'expired') return 'over';
  const outcome = await db
    .transaction()
    .execute((transaction) => recordSession(transaction, ended, { paidAt: now, now }));
  return outcome === 'ignored' && !hasFailed(ended) ? 'under-way' : 'over';
}

/** Whether a slow method of payment has failed, so that its money will not come in. */
function hasFailed({ payment_intent: intent }: Session): boolean {
  if (intent === null || typeof intent === 'string') return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}

/** @returns undefined when another request has replaced `before` meanwhile */
function replaceCheckout(
  db: Database,
  before: Checkout | undefined,
  { invoice: { id: invoiceId }, language, now }: Payer,
): Promise<Checkout | { refused: 'NOTHING_TO_PAY' } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockInvoice(transaction, invoiceId);
    if (locked?.state !== 'open') return { refused: 'NOTHING_TO_PAY' };
    const current = await findCheckout(transaction, invoiceId);
    if (current?.id !== before?.id) return undefined;
    const checkout = {
      id: randomUUID(),
      session_id: null,
      language,
      amount_cents: locked.grossCents - locked.paidCents,
      begun_at: now,
    };
    return transaction
      .insertInto('invoice_checkouts')
      .values({ invoice_id: invoiceId, ...checkout })
      .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet(checkout))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Repeating it with the same checkout creates no second page, since all parameters follow from it. */
function createSession(
  stripe: Stripe,
  checkout: Checkout,
  { invoice: { id: invoiceId, number }, returnUrl }: Payer,
): Promise<Session> {
  const { id: idempotencyKey, language, amount_cents, begun_at } = checkout;
  const name = language === 'de' ? `Rechnung ${number}` : `Invoice ${number}`;
  const url = returnUrl(language);
  return stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: invoiceId,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: amount_cents, product_data: { name } },
        },
      ],
      payment_intent_data: { description: number, metadata: { invoiceId } },
      locale: language,
      success_url: url,
      cancel_url: url,
      expires_at: Math.floor(addMinutes(begun_at, OPEN_MINUTES).getTime() / 1_000),
    },
    { idempotencyKey },
  );
}

/** @returns false when another checkout has replaced this one */
async function keepSession(db: Database, { id }: Checkout, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice_checkouts')
    .set({ session_id: sessionId })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
