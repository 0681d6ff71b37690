/**
 * Fees of the register court in cents: schedule to the HRegGebV as raised on 1 June 2025 (BGBl. 2025 I no. 127).
 * No. 2100 is the first entry of a GmbH or UG with money only, no. 2101 that with at least one contribution in
 * kind. The court adds a share of that fee for making the data available (no. 6000, since 1 August 2022). The
 * file is separate, because first pages of members load it.
 */
const table = { entry: 22_500, entryWithContributionInKind: 36_000, availability: 1 / 3 };

/** The bill of the register court, which has two lines. */
export function courtFees(contributions: 'money' | 'in-kind') {
  const entry = contributions === 'money' ? table.entry : table.entryWithContributionInKind;
  const availability = Math.round(entry * table.availability);
  return { entry, availability, total: entry + availability };
}
