import type { Backend } from '../../server/services.ts';

/** Where the invoice of an order can be paid by card; undefined when that does not work now. */
export async function payByCard(backend: Backend, orderId: string): Promise<string | undefined> {
  const path = `/orders/${encodeURIComponent(orderId)}/pay`;
  const answer = await backend.post<{ url: string }>(path, { body: {} });
  return answer.ok ? answer.data.url : undefined;
}
