import { redirect } from 'react-router';
import type { Call } from '../../kit/api/call.ts';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';

/** `nothing`: it was paid or cancelled meanwhile. */
type PaymentPage = { url: string } | 'nothing' | 'unavailable';

/** Where the invoice of an order can be paid by card. */
export async function payByCard(call: Call, orderId: string): Promise<PaymentPage> {
  const answer = await call('POST /orders/:id/pay', { params: { id: orderId } });
  if (answer.ok) return answer.data;
  return answer.code === 'NOTHING_TO_PAY' ? 'nothing' : 'unavailable';
}

/**
 * For the form `pay` of a page that shows an order or its invoice.
 *
 * @throws a redirect to the page of Stripe
 */
export async function runPayForm(call: Call, orderId: string, form: string): Promise<FormOutcome> {
  const page = await payByCard(call, orderId);
  if (typeof page === 'object') throw redirect(page.url, 303);
  if (page === 'nothing') return { form, ok: true };
  return { form, ok: false, code: 'UNAVAILABLE', problems: {} };
}
