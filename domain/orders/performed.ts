import type { InvoiceLine } from '../invoices/invoice.ts';
import { grossCents } from '../pricing/price.ts';
import { duration } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';
import type { OrderLine } from './order.ts';
import { isOurs, type Vendor } from './totals.ts';

/** Hours that came with an order, as they stand when it is withdrawn. */
export interface OrderedHours {
  /** Place of its line in the order; null for hours of before it was noted: they go by their title. */
  line: number | null;
  /** Of its line, or of a part of it. */
  title: string;
  vendor: Vendor;
  minutesTotal: number;
  /** Also those that were redeemed for a time that is still ahead. */
  minutesLeft: number;
}

type Line = Pick<OrderLine, 'title' | 'vendor' | 'parts'>;

/**
 * Whether nothing is left to be performed: then the right to withdraw has ended (§ 356 (4) BGB). Only
 * of hours do we know how far they are; of other services the team does.
 */
export const isFullyPerformed = (lines: readonly Line[], hours: readonly OrderedHours[]): boolean =>
  lines.length > 0 && lines.every((line, place) => shareOf(line, ofLine(hours, place)) === 1);

/** The same hours may have been bought alone and as part of a bundle. */
const ofLine = (hours: readonly OrderedHours[], place: number): OrderedHours[] =>
  hours.filter(({ line }) => line === null || line === place);

/** How much of a line was performed, from 0 to 1; the parts of a bundle are worth the same. */
function shareOf(line: Line, hours: readonly OrderedHours[]): number {
  const redeemed = (title: string) => {
    const found = hours.find((one) => one.title === title && isSame(one.vendor, line.vendor));
    return found ? 1 - found.minutesLeft / found.minutesTotal : undefined;
  };
  const whole = redeemed(line.title);
  if (whole !== undefined) return whole;
  const count = line.parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const performed = line.parts.map(({ title, quantity }) => quantity * (redeemed(title) ?? 0));
  return count === 0 ? 0 : performed.reduce((sum, part) => sum + part, 0) / count;
}

const isSame = (one: Vendor, other: Vendor) => one.kind === other.kind && one.name === other.name;

/** What hours that are left have cost with VAT, which goes back once they have ended. */
export function grossOfHoursLeft(
  lines: readonly (Line & Pick<OrderLine, 'netCents' | 'vatPercent'>)[],
  { line: from, title, vendor, minutesLeft, minutesTotal }: OrderedHours,
): number {
  const line = lines.find(
    (one, place) =>
      (from === null || from === place) &&
      isSame(one.vendor, vendor) &&
      (one.title === title || one.parts.some((part) => part.title === title)),
  );
  if (!line) return 0;
  const count = line.parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const own = line.parts.find((part) => part.title === title)?.quantity ?? 0;
  const share = line.title === title ? 1 : own / count;
  return grossCents((line.netCents * share * minutesLeft) / minutesTotal, line.vatPercent);
}

/** What we bill of an order that was withdrawn from: the part performed (§ 357a (2) BGB). */
export function performedLines(
  lines: readonly OrderLine[],
  hours: readonly OrderedHours[],
  language: Locale,
): InvoiceLine[] {
  return lines.flatMap((line, place) => {
    if (!isOurs(line.vendor)) return [];
    const own = ofLine(hours, place);
    const netCents = Math.round(line.netCents * shareOf(line, own));
    if (netCents === 0) return [];
    return [
      {
        title: line.title,
        details: redeemedOf(line, own, language),
        quantity: 1,
        unitNetCents: netCents,
        discountPercent: 0,
        netCents,
        vatPercent: line.vatPercent,
      },
    ];
  });
}

/** `2 Stunden von 5 Stunden eingelöst` */
function redeemedOf(line: Line, hours: readonly OrderedHours[], language: Locale): string[] {
  const titles = [line.title, ...line.parts.map(({ title }) => title)];
  return hours
    .filter(({ title, vendor, minutesLeft, minutesTotal }) => {
      const isOfLine = titles.includes(title) && isSame(vendor, line.vendor);
      return isOfLine && minutesLeft < minutesTotal;
    })
    .map(({ minutesLeft, minutesTotal }) => {
      const [used, total] = [minutesTotal - minutesLeft, minutesTotal].map((minutes) =>
        duration(minutes, language),
      );
      return language === 'de' ? `${used} von ${total} eingelöst` : `${used} of ${total} redeemed`;
    });
}
