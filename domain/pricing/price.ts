/** German standard rate, § 12 (1) UStG, in percent. */
export const VAT_PERCENT = 19;

/** Net price of the package "individual" in cents (specification § 9). */
export const PACKAGE_NET_CENTS = 79_900;

/** Gross of a net amount in cents, commercially rounded. */
export const grossCents = (netCents: number, vatPercent: number = VAT_PERCENT) =>
  Math.round((netCents * (100 + vatPercent)) / 100);

/**
 * Cents of `5.000`, `5,000`, `5'000`, `5000,50`, `5 000 €`, `EUR 5.000` or `5.000,-`; NaN for anything
 * else.
 */
export function centsOf(amount: string): number {
  const plain = amount
    .replace(/[\s€]/g, '')
    .replace(/^EUR|EURO?$/i, '')
    // For whole euros; the dash is as long as the keyboard made it.
    .replace(/[.,](?:--?|[–—])$/, '')
    .replaceAll('’', "'");
  const [, grouped, , decimals = ''] =
    plain.match(/^(\d{1,3}([.,'])\d{3}(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/) ?? [];
  if (grouped === undefined) return Number.NaN;
  return Number(grouped.replaceAll(/[.,']/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}
