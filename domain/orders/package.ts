import type { Vendor } from './totals.ts';

/** A position of the foundation's package: our service, or what the law firm does under its own mandate. */
export interface PackagePosition {
  title: string;
  netCents: number;
  vatPercent: number;
  vendor: Vendor;
}
