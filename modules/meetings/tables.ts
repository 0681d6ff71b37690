import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { Locale } from '#domain/site/paths.ts';

/** At most one row per person is neither cancelled, nor a duplicate, nor only held. */
export interface MeetingRow {
  id: string;
  /** The request that booked it. */
  command_id: string;
  /** The slot it has now. */
  booking_id: string;
  token_hash: string;
  /** A member, who is read from the account; visitors leave a name and an address instead. */
  account_id: string | null;
  /** The address as a keyed hash, to recognise who has booked before. */
  person_key: string | null;
  name: string | null;
  email: string | null;
  question: string | null;
  language: Locale;
  consultant_id: string;
  starts_at: Instant;
  ends_at: Instant;
  /** Counts the changes, from 0. */
  version: WithDefault<number>;
  /** Set when this person had booked already: nothing takes place, a mail says so. */
  duplicate_of: string | null;
  /** Until then a visitor's time is held; null once the visitor has confirmed it, and for members. */
  held_until: MaybeInstant;
  created_at: WithDefault<Date>;
  changed_at: WithDefault<Date>;
  cancelled_at: MaybeInstant;
  /** All is done, and what the visitor entered is erased. */
  closed_at: MaybeInstant;
}

export interface MeetingsTables {
  meetings: MeetingRow;
}
