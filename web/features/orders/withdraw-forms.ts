import { v5 as uuidv5 } from 'uuid';
import type { Order } from '#api/contract.gen.d.ts';
import { partialWithdrawal } from '#domain/orders/withdrawal.ts';
import type { Answered, Call } from '../../kit/api/call.ts';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import type { Fields } from '../../kit/forms/rules.ts';
import { fullName } from '../../kit/session/full-name.ts';

/** The box of a service, by its place in the order. */
export const serviceField = (position: number) => `service-${position}`;

/** Says that the form has boxes: browsers leave out those that are not checked. */
export const SERVICES = 'services';

interface Sent {
  call: Call;
  orderId: string;
  fields: Fields;
}

/** Withdraws from the order, or from those of its services that were chosen. */
export async function withdraw({ call, orderId, fields }: Sent, key: string): Promise<FormOutcome> {
  const form = 'withdraw';
  const order = await call('GET /orders/:id', { params: { id: orderId } });
  if (!order.ok) return refusalOf(order, { form, key });
  const { lines } = order.data;
  const chosen = lines.filter((_, position) => fields[serviceField(position)] === 'on');
  if (fields[SERVICES] && chosen.length === 0) {
    return { form, ok: false, code: 'NOTHING_CHOSEN', problems: {} };
  }
  const answer =
    fields[SERVICES] && chosen.length < lines.length
      ? await declare(call, { order: order.data, chosen, key })
      : await withdrawAll(call, order.data, key);
  return answer.ok ? { form, ok: true } : refusalOf(answer, { form, key });
}

/** The order of a package is withdrawn from through its foundation, which has to know. */
function withdrawAll(call: Call, order: Order, key: string): Promise<Answered<unknown>> {
  const idempotencyKey = uuidv5('withdraw', key);
  return order.foundationId
    ? call('POST /foundations/:id/commands/withdraw-order', {
        params: { id: order.foundationId },
        body: {},
        idempotencyKey,
      })
    : call('POST /orders/:id/withdraw', { params: { id: order.id }, idempotencyKey });
}

interface Declared {
  order: Order;
  chosen: readonly { title: string }[];
  key: string;
}

/** Declared as in the public form: confirmed at once by mail, and settled by the team. */
async function declare(call: Call, { order, chosen, key }: Declared): Promise<Answered<unknown>> {
  const me = await call('GET /users/me');
  if (!me.ok) return me;
  const titles = chosen.map(({ title }) => title);
  return call('POST /withdrawals', {
    body: {
      name: fullName(me.data),
      email: me.data.email ?? '',
      ...partialWithdrawal(order, titles),
    },
    idempotencyKey: uuidv5(`withdraw ${titles.join('\n')}`, key),
    as: 'public',
  });
}
