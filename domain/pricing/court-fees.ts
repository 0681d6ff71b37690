/**
 * What the register court charges, in cents: the schedule to the HRegGebV as raised on 1 June 2025
 * (BGBl. 2025 I no. 127). The first entry of a GmbH or UG with money alone is no. 2100, with at least
 * one contribution in kind no. 2101. For making the data available the court adds a part of that fee
 * (no. 6000, since 1 August 2022). In a file of its own, because first pages of members name it.
 */
const table = { entry: 22_500, entryWithContributionInKind: 36_000, availability: 1 / 3 };

/** The bill of the register court, which has two lines. */
export function courtFees(contributions: 'money' | 'in-kind') {
  const entry = contributions === 'money' ? table.entry : table.entryWithContributionInKind;
  const availability = Math.round(entry * table.availability);
  return { entry, availability, total: entry + availability };
}
