import { validate } from 'uuid';
import type { HourTimes, Order } from '#api/contract.gen.d.ts';
import type { Call } from '../../../kit/api/call.ts';
import { BOOK, WITH } from '../../../shared/orders/booking.ts';

export interface LoadedTimes {
  /** The redemption for which a time is being chosen. */
  booking: string | null;
  /** By the id of the package, where hours wait for a time; null where they could not be loaded. */
  times: Readonly<Record<string, HourTimes | null>>;
}

/** Free times for hours of an order that wait for one, and for those whose time is to change. */
export async function loadTimes(
  call: Call,
  order: Pick<Order, 'redemptions' | 'withdrawnAt'>,
  search: URLSearchParams,
): Promise<LoadedTimes> {
  if (order.withdrawnAt) return { booking: null, times: {} };
  const { redemptions } = order;
  const asked = redemptions.find(({ id, choosesTime }) => choosesTime && id === search.get(BOOK));
  const waiting = redemptions.filter(({ choosesTime, time }) => choosesTime && !time);
  // One question for each package: about what is asked for, else about the latest.
  const questions = new Map(
    [...waiting.toReversed(), ...(asked ? [asked] : [])].map((one) => [one.packageId, one]),
  );
  const person = search.get(WITH) ?? '';
  const answers = await Promise.all(
    [...questions].map(async ([id, { id: redemptionId, minutes }]) => {
      const isAsked = redemptionId === asked?.id && validate(person);
      const query = { minutes, ...(isAsked && { with: person }) };
      const answer = await call('GET /hour-packages/:id/times', { params: { id }, query });
      return [id, answer.ok ? answer.data : null] as const;
    }),
  );
  return { booking: asked?.id ?? null, times: Object.fromEntries(answers) };
}
