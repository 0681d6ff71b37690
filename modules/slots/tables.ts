import type { Instant, MaybeInstant, WithDefault } from '#database/columns.ts';
import type { ConsultantKind } from '#domain/slots/slots.ts';

export interface ConsultantRow {
  id: string;
  name: string;
  kind: ConsultantKind;
}

/** Minutes since midnight, Europe/Berlin; weekday 1 (Monday) to 7. */
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

export interface SlotsTables {
  consultants: ConsultantRow;
  weekly_hours: WeeklyHoursRow;
  bookings: BookingRow;
}
