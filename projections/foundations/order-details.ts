import type { DataOf, EventType } from '#domain/foundations/foundation.ts';
import { isOfFirmAlone, type PackageOrder } from '#domain/foundations/standing-order.ts';
import type { RecordedEvent } from '../event.ts';
import type { OrderView } from './views.ts';

export type OrderDetails = Omit<OrderView, 'id' | 'withdrawableUntil' | 'awaitsAddress'> &
  Pick<PackageOrder, 'orderId' | 'firm'>;

interface WithOrder {
  order: OrderDetails | null;
}

const orderedIn = (
  { orderId, netCents, grossCents, earlyStart, lawFirmNetCents }: DataOf<'PackageOrdered'>,
  orderedAt: string,
): OrderDetails => ({
  orderId,
  orderedAt,
  netCents,
  grossCents,
  earlyStart,
  withdrawnAt: null,
  firm: { orderId, netCents: lawFirmNetCents },
});

const onOrder =
  <Type extends EventType>(
    change: (order: OrderDetails | null, event: RecordedEvent<Type>) => OrderDetails | null,
  ) =>
  <Details extends WithOrder>(details: Details, event: RecordedEvent<Type>): Details => ({
    ...details,
    order: change(details.order, event),
  });

/** The order after its events, the law firm's part included. */
export const ordersAfter = {
  PackageOrdered: onOrder<'PackageOrdered'>((order, { data, occurredAt }) => {
    const { earlyStart, orderId, lawFirmNetCents: netCents } = data;
    const isOfFirm = data.contracts !== undefined && order !== null;
    return isOfFirm
      ? { ...order, earlyStart, firm: { orderId, netCents } }
      : orderedIn(data, occurredAt);
  }),
  EarlyStartRequested: onOrder<'EarlyStartRequested'>(
    (order, { occurredAt }) => order && { ...order, earlyStart: true, earlyStartAt: occurredAt },
  ),
  OrderWithdrawn: onOrder<'OrderWithdrawn'>((order, { data, occurredAt: withdrawnAt }) => {
    if (!order) return null;
    return isOfFirmAlone(data.contracts)
      ? { ...order, firm: { ...order.firm, withdrawnAt } }
      : { ...order, withdrawnAt };
  }),
  OrderReleased: onOrder<'OrderReleased'>(
    (order, { data, occurredAt }) =>
      order && { ...order, withdrawnAt: occurredAt, releasedBecause: data.reason },
  ),
  MandateAccepted: onOrder<'MandateAccepted'>((order, { occurredAt }) => {
    if (!order) return null;
    const { acceptedAt = occurredAt } = order.firm;
    return { ...order, firm: { ...order.firm, acceptedAt } };
  }),
};
