import type { Instant, Json, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { ConsultantKind } from '#domain/slots/slots.ts';
import type { WeeklyHours } from '#domain/slots/weekly-hours.ts';

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

/** An exclusion constraint keeps live bookings of one consultant from overlapping. */
export interface BookingRow {
  /** The commandId that took the slot. */
  id: string;
  consultant_id: string;
  kind: 'consultation' | 'strategy-meeting' | 'hours';
  foundation_id: string | null;
  starts_at: Instant;
  ends_at: Instant;
  created_at: WithDefault<Date>;
  freed_at: MaybeInstant;
  /** Those get a share of each day only. */
  by_visitor: WithDefault<boolean>;
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

/** A booked time that its consultant cannot keep, noted when that became known. */
export interface RebookingRow {
  booking_id: string;
  /** Whose time it was, also once another is booked: a foundation, a meeting or redeemed hours. */
  subject_id: string;
  found_at: Instant;
  /** When the person was asked by mail to choose another time: once. */
  asked_at: MaybeInstant;
  asked_by: WithDefault<string | null>;
}

export interface SlotsTables {
  consultants: ConsultantRow;
  weekly_hours: WeeklyHoursRow;
  hour_changes: HourChangeRow;
  absences: AbsenceRow;
  rebookings: RebookingRow;
  bookings: BookingRow;
}
