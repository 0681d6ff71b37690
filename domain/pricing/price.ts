/** German standard rate, § 12 (1) UStG, in percent. */
export const VAT_PERCENT = 19;

/** Net price of the package "individual" in cents (specification § 9). */
export const PACKAGE_NET_CENTS = 79_900;

/** Gross of a net amount in cents, commercially rounded. */
export const grossCents = (netCents: number) => Math.round((netCents * (100 + VAT_PERCENT)) / 100);
