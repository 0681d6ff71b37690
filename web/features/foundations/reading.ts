import type { PartnerCard } from '#api/contract.gen.d.ts';
import type { Foundation, Slot, TimelineEntry } from '../../shared/foundations/model.ts';
import type { OfferedAddresses } from '../../shared/orders/billing-rules.ts';

/** What the page of a foundation shows, read at one moment. */
export interface Reading {
  foundation: Foundation;
  /** Null when it could not be read. */
  timeline: TimelineEntry[] | null;
  /** Free times; only loaded while a talk can be booked. */
  slots: Slot[];
  /** To fill an address with; only loaded while something can be ordered. */
  addresses: OfferedAddresses;
  /** Accounts of partners; only loaded while the lead opens one. */
  accounts: PartnerCard[];
  /** When the page was read, so server and browser render the same relative dates. */
  now: string;
  /** A fresh uuid per reading; a form keeps its own until its command is decided. */
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
