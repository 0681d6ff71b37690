import { packageMinutes } from '#domain/orders/hours.ts';
import type { Vendor } from '#domain/orders/totals.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Offer } from '../catalogue/offers.ts';
import { lineOf } from './lines.ts';

/** Hours that come with an order, bought alone or as part of a bundle. */
export interface BoughtHours {
  /** Of its line among those of the order. */
  line: number;
  title: string;
  vendor: Vendor;
  minutes: number;
}

export function boughtHours(
  wanted: readonly { offer: Offer; quantity: number }[],
  operator: Operator,
): BoughtHours[] {
  return wanted.flatMap(({ offer, quantity }, line) => {
    const { vendor } = lineOf(offer, quantity, operator);
    const own = { title: offer.title, hourPackage: offer.hourPackage, quantity: 1 };
    return [own, ...offer.parts].flatMap(({ title, hourPackage, quantity: each }) => {
      if (!hourPackage) return [];
      const minutes = packageMinutes(hourPackage.hours, each * quantity);
      return minutes > 0 ? [{ line, title, vendor, minutes }] : [];
    });
  });
}
