import type { Database } from '#database/connection.ts';
import type { DataOf } from '#domain/foundations/foundation.ts';
import { type PackagePrices, packagePositions } from '#domain/orders/package-offer.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { EventToAppend } from '#event-store/port.ts';
import { endPackageOrder, placePackageOrder } from '#modules/orders/package-orders.ts';
import { sendNoMails } from './no-mails.ts';

interface Past {
  foundationId: string;
  founderId: string;
  events: readonly EventToAppend[];
}

interface Deps {
  db: Database;
  operator: Operator;
  packagePrices: PackagePrices;
}

/** Writes down the orders of the past; their invoices wait for an address, and no mail goes out. */
export async function recordPastOrders(deps: Deps, past: Past, now: Date): Promise<void> {
  const { db, operator, packagePrices } = deps;
  const { foundationId, founderId: accountId } = past;
  for (const { type, data, metadata } of past.events) {
    if (type === 'OrderReleased') {
      const { orderId, reason: releasedBecause } = data as unknown as DataOf<'OrderReleased'>;
      await endPackageOrder(db, { orderId, releasedBecause }, new Date(metadata.occurredAt));
      await sendNoMails(db, new Set([orderId]), now);
    }
    if (type !== 'PackageOrdered') continue;
    const { orderId, termsVersion, earlyStart } = data as unknown as DataOf<'PackageOrdered'>;
    const positions = packagePositions(packagePrices, operator, 'de');
    const order = { orderId, accountId, foundationId, positions, termsVersion, earlyStart };
    const at = new Date(metadata.occurredAt);
    await placePackageOrder(db, operator, { ...order, language: 'de' }, at);
    await sendNoMails(db, new Set([orderId]), now);
  }
}
