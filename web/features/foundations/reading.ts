import type { Foundation, Slot, TimelineEntry } from '../../shared/foundations/model.ts';
import type { OfferedAddresses } from '../../shared/orders/billing-rules.ts';

/** What the page of a foundation shows, read at one moment. */
export interface Reading {
  foundation: Foundation;
  timeline: TimelineEntry[] | null;
  slots: Slot[];
  addresses: OfferedAddresses;
  now: string;
  formKey: string;
  /** The latest read failed; this one is older. */
  offline?: boolean;
  /** The session has ended; this reading is older. */
  ended?: boolean;
}

let last: Reading | undefined;

/** Keeps the reading in this tab: an open page can then stay as it is while the server is away. */
export function rememberReading(reading: Reading): void {
  if (!reading.offline && !reading.ended) last = reading;
}

/** Once the page is closed, it must not come back without a session. */
export function forgetReading(): void {
  last = undefined;
}

export const lastReadingOf = (foundationId: string | undefined): Reading | undefined =>
  last?.foundation.id === foundationId ? last : undefined;
