import { courtsOf, townOf } from './towns.ts';

/** The court that keeps the commercial register for a seat. */
export interface RegisterCourt {
  /** In the federal code list. */
  code: string;
  /** `Amtsgericht Köln`. */
  name: string;
  /** Whether the law firm has confirmed the list of courts. */
  verified: boolean;
  /** Publisher, list and version. */
  source: string;
  /** The day on which the source was read, `2026-11-28`. */
  asOf: string;
}

/** The federal code list names the courts; which of them keep the commercial register it does not say. */
const list = {
  verified: false,
  source: 'xunternehmen, Registergerichte 12',
  asOf: '2026-11-28',
} as const;

/**
 * The register court of a company's seat: of the town's own, or of the only one in its state. Other towns belong
 * to the district of a court that no source names; the notary knows it.
 */
export function registerCourtOf(seat: string): RegisterCourt | undefined {
  const town = townOf(seat);
  if (!town) return undefined;
  const [only, ...more] = courtsOf(town.state);
  const court = town.court ?? (more.length === 0 ? only : undefined);
  return court && { code: court.code, name: `Amtsgericht ${court.of}`, ...list };
}
