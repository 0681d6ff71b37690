import { canBeOrdered, type OrderLine, type Wish } from '#domain/orders/order.ts';
import { unitPrice, type Vendor } from '#domain/orders/totals.ts';
import { addressLine, lawFirmLine, type Operator } from '#domain/site/operator.ts';
import type { Offer } from '../catalogue/offers.ts';

/** What a member would order now, at today's price. */
export function lineOf(offer: Offer, quantity: number, operator: Operator): OrderLine {
  const price = unitPrice(offer.price.netCents ?? 0);
  return {
    productId: offer.id,
    title: offer.title,
    quantity,
    ...price,
    netCents: price.unitNetCents * quantity,
    vatPercent: offer.price.vatPercent,
    vendor: vendorOf(offer, operator),
    startsAt: offer.startsAt,
    durationHours: offer.durationHours,
    location: offer.location,
    parts: offer.parts.map(({ title, quantity: count }) => ({ title, quantity: count })),
  };
}

/** The contract partner under the name it signs with. */
function vendorOf({ vendor: { kind, name, address } }: Offer, operator: Operator): Vendor {
  if (kind === 'operator') return { kind, name: operator.name, address: addressLine(operator) };
  const { lawFirm } = operator;
  if (kind === 'law-firm') return { kind, name: lawFirm.name, address: lawFirmLine(lawFirm) };
  return { kind, name: name ?? '', address };
}

export const isAvailable = (offer: Offer): boolean =>
  canBeOrdered({ ...offer, priceKind: offer.price.kind });

/** The offers of a wish, in its order; products that do not exist are left out. */
export const chosen = (
  wishes: readonly Wish[],
  offers: ReadonlyMap<string, Offer>,
): { offer: Offer; quantity: number }[] =>
  wishes.flatMap(({ productId, quantity }) => {
    const offer = offers.get(productId);
    return offer ? [{ offer, quantity }] : [];
  });
