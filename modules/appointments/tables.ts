import type { Instant, Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { AppointmentKind, ConsultantKind } from '#domain/appointments/rules.ts';
import type { WeeklyHours } from '#domain/appointments/weekly-hours.ts';
import type { Locale } from '#domain/site/paths.ts';

export interface ConsultantRow {
  id: string;
  name: string;
  kind: ConsultantKind;
  /** Of the team: who looks after the own calendar. */
  account_id: WithDefault<string | null>;
  /** Since then nothing new is booked. */
  paused_at: MaybeInstant;
}

/** What holds before the first of `hour_changes`. */
export interface WeeklyHoursRow {
  consultant_id: string;
  weekday: number;
  starts_minute: number;
  ends_minute: number;
}

/**
 * An exclusion constraint keeps live bookings of one consultant from overlapping. `foundation_id` is kept
 * by a trigger, for the release before.
 */
export interface BookingRow {
  /** The commandId that took the slot. */
  id: string;
  consultant_id: string;
  kind: AppointmentKind;
  /** Whose time it is: a foundation, a meeting or redeemed hours. */
  subject_id: string | null;
  starts_at: Instant;
  ends_at: Instant;
  created_at: WithDefault<Date>;
  freed_at: MaybeInstant;
  /** Counts the changes of its subject, from 0. */
  version: WithDefault<number>;
  /** Those get a share of each day only. */
  by_visitor: WithDefault<boolean>;
  /** When the person was asked by mail to choose another time: once. */
  asked_at: MaybeInstant;
  asked_by: WithDefault<string | null>;
}

/**
 * What a strategy meeting has besides its booking. At most one row per person is neither cancelled, nor a
 * duplicate, nor only held.
 */
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
  /** These four are copied from the booking by a trigger. */
  consultant_id: WithDefault<string>;
  starts_at: WithDefault<Date>;
  ends_at: WithDefault<Date>;
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

/** All hours of the week, from a day on. */
export interface HourChangeRow {
  consultant_id: string;
  /** `2026-12-01` */
  holds_from: string;
  hours: Json<WeeklyHours[]>;
  changed_at: Instant;
}

/** A trigger refuses bookings in these times; what was booked before stays. */
export interface AbsenceRow {
  /** The request that entered it. */
  id: string;
  consultant_id: string;
  starts_at: Instant;
  ends_at: Instant;
  created_at: Instant;
  created_by: string | null;
  /** Taken back. */
  cancelled_at: MaybeInstant;
}

export interface AppointmentTables {
  consultants: ConsultantRow;
  weekly_hours: WeeklyHoursRow;
  hour_changes: HourChangeRow;
  absences: AbsenceRow;
  bookings: BookingRow;
  meetings: MeetingRow;
}
