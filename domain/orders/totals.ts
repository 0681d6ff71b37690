import type { VendorKind } from '../catalogue/product.ts';

/** What something costs: the one place where prices of carts, orders and invoices are computed. */

/** Whose contract a line is. We invoice our own lines only; the others invoice theirs. */
export interface Vendor {
  kind: VendorKind;
  name: string;
  /** As one line; what was ordered earlier may be without. */
  address?: string | null | undefined;
}

export const isOurs = ({ kind }: Pick<Vendor, 'kind'>): boolean => kind === 'operator';

/** The unit price of what was ordered. Orders from before there was one price know two. */
export interface UnitPrice {
  regularUnitNetCents: number;
  discountPercent: number;
  unitNetCents: number;
}

/** The one price that everybody who orders pays. */
export const unitPrice = (unitNetCents: number): UnitPrice => ({
  regularUnitNetCents: unitNetCents,
  discountPercent: 0,
  unitNetCents,
});

export interface TotalledLine {
  netCents: number;
  vatPercent: number;
  vendor: Vendor;
}

export interface VatTotal {
  percent: number;
  netCents: number;
  vatCents: number;
}

export interface SubTotals {
  netCents: number;
  /** By rate, the highest first. */
  vat: VatTotal[];
  grossCents: number;
}

/** `invoicedGrossCents` is what our own invoice says. */
export type Totals = SubTotals & { invoicedGrossCents: number };

/**
 * VAT is computed per rate on the sum of the net amounts (EN 16931), for each contract partner apart,
 * so that the total is the sum of what all invoices will say.
 */
export function totalsOf(lines: readonly TotalledLine[]): Totals {
  const invoices = byVendor(lines).map(({ vendor, lines: own }) => ({
    vendor,
    ...invoiceTotals(own),
  }));
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))].toSorted((a, b) => b - a);
  const vat = rates.map((percent) => {
    const parts = invoices.flatMap((one) => one.vat.filter((rate) => rate.percent === percent));
    return { percent, netCents: sum(parts, 'netCents'), vatCents: sum(parts, 'vatCents') };
  });
  return {
    netCents: sum(invoices, 'netCents'),
    vat,
    grossCents: sum(invoices, 'grossCents'),
    invoicedGrossCents: sum(
      invoices.filter(({ vendor }) => isOurs(vendor)),
      'grossCents',
    ),
  };
}

export function invoiceTotals(
  lines: readonly Pick<TotalledLine, 'netCents' | 'vatPercent'>[],
): SubTotals {
  const rates = [...new Set(lines.map(({ vatPercent }) => vatPercent))].toSorted((a, b) => b - a);
  const vat = rates.map((percent) => {
    const netCents = sum(
      lines.filter(({ vatPercent }) => vatPercent === percent),
      'netCents',
    );
    return { percent, netCents, vatCents: Math.round((netCents * percent) / 100) };
  });
  const netCents = sum(vat, 'netCents');
  return { netCents, vat, grossCents: netCents + sum(vat, 'vatCents') };
}

/** Lines grouped by contract partner, our own first, else in the order of the lines. */
export function byVendor<T extends { vendor: Vendor }>(
  lines: readonly T[],
): { vendor: Vendor; lines: T[] }[] {
  const groups = new Map<string, { vendor: Vendor; lines: T[] }>();
  for (const line of lines) {
    const { vendor } = line;
    const key = isOurs(vendor) ? vendor.kind : `${vendor.kind} ${vendor.name}`;
    const group = groups.get(key) ?? { vendor, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (one, other) => Number(isOurs(other.vendor)) - Number(isOurs(one.vendor)),
  );
}

const sum = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((total, row) => total + row[key], 0);
