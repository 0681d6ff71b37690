import type { Backend } from '../../server/services.ts';

/** `nothing`: it was paid or cancelled meanwhile. */
type PaymentPage = { url: string } | 'nothing' | 'unavailable';

/** Where the invoice of an order can be paid by card. */
export async function payByCard(backend: Backend, orderId: string): Promise<PaymentPage> {
  const path = `/orders/${encodeURIComponent(orderId)}/pay`;
  const answer = await backend.post<{ url: string }>(path, { body: {} });
  if (answer.ok) return answer.data;
  return answer.code === 'NOTHING_TO_PAY' ? 'nothing' : 'unavailable';
}
