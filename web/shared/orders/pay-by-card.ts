import type { Call } from '../../kit/api/call.ts';

/** `nothing`: it was paid or cancelled meanwhile. */
type PaymentPage = { url: string } | 'nothing' | 'unavailable';

/** Where the invoice of an order can be paid by card. */
export async function payByCard(call: Call, orderId: string): Promise<PaymentPage> {
  const answer = await call('POST /orders/:id/pay', { params: { id: orderId } });
  if (answer.ok) return answer.data;
  return answer.code === 'NOTHING_TO_PAY' ? 'nothing' : 'unavailable';
}
