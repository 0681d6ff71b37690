import type { VendorKind } from '../catalogue/product.ts';

export type ConsultantKind = 'lawyer' | 'coach';

/** Visitors, whom nobody knows, leave room to those who have an account. */
export type SlotTaker = 'visitor' | 'member';

/** What everybody may ask free times of. */
export const meetingKinds = ['strategy-meeting', 'consultation'] as const;
export type MeetingKind = (typeof meetingKinds)[number];
export type AppointmentKind = MeetingKind | 'hours';

interface Rules {
  /** How many minutes apart two of them may begin. */
  every: number;
  /** Whoever of these has times here, the first of them; hours are held by those of their vendor. */
  heldBy: readonly ConsultantKind[];
  /** What somebody without an account may take; null where one needs an account. */
  visitors: {
    /** For so many minutes the time is held until the link in the mail is followed. */
    holdMinutes: number;
    /** Of all visitors together: with invented addresses nobody takes more than these times from the others. */
    holdsMost: number;
    /** Of the consultations that each consultant could hold on a day. */
    share: number;
  } | null;
}

/** What is the same for all appointments, and how they differ. */
export const appointmentRules = {
  // After a strategy meeting there is time for notes and a break. Those are ours: the law firm's lawyers
  // hold them only where nobody of ours has times here, and page and mail then say whose they are.
  'strategy-meeting': {
    minutes: 15,
    every: 30,
    heldBy: ['coach', 'lawyer'],
    visitors: { holdMinutes: 30, holdsMost: 30, share: 0.5 },
  },
  // Running workflows compute their reminders from its minutes: a changed value breaks their replay.
  consultation: { minutes: 90, every: 90, heldBy: ['lawyer'], visitors: null },
  hours: { every: 30, heldBy: [], visitors: null },
} as const satisfies Record<AppointmentKind, Rules> & Record<MeetingKind, { minutes: number }>;

/** Who of those with times here holds the hours of a vendor; null where a vendor arranges them alone. */
export const holderOf: Record<VendorKind, ConsultantKind | null> = {
  operator: 'coach',
  'law-firm': 'lawyer',
  'tax-adviser': null,
  partner: null,
};

/** What is known of an appointment; what its kind does not know is left out. */
export interface Standing {
  /** null while none is booked. */
  startsAt: string | null;
  isCancelled?: boolean;
  /** Of a visitor who has not confirmed yet. */
  heldUntil?: string | null;
  /** The order of the hours was withdrawn. */
  isVoid?: boolean;
  /** The redemption of the hours was undone. */
  isUndone?: boolean;
  /** Otherwise the team arranges the time of these hours. */
  choosesTime?: boolean;
}

/** Why an appointment was not booked, confirmed, moved or cancelled. */
export type AppointmentRefusal =
  | 'SLOT_TAKEN'
  | 'ALREADY_BOOKED'
  | 'MEETING_CANCELLED'
  | 'MEETING_BEGUN'
  | 'MEETING_HELD'
  | 'HOLD_LAPSED'
  | 'ORDER_WITHDRAWN'
  | 'REDEMPTION_UNDONE'
  | 'TIME_ARRANGED';

/**
 * Until it begins, an appointment can be moved and cancelled; what is only held can be cancelled, and so
 * can what is booked, whatever became of its order.
 */
export function changeRefusal(
  { startsAt, isCancelled, heldUntil, isVoid, isUndone, choosesTime = true }: Standing,
  change: 'move' | 'cancel',
  now: string,
): AppointmentRefusal | undefined {
  if (isCancelled) return heldUntil ? 'HOLD_LAPSED' : 'MEETING_CANCELLED';
  if (heldUntil && change === 'move') return 'MEETING_HELD';
  if (isVoid && change === 'move') return 'ORDER_WITHDRAWN';
  if (isUndone) return 'REDEMPTION_UNDONE';
  if (!choosesTime) return 'TIME_ARRANGED';
  return startsAt !== null && isOver(startsAt, now) ? 'MEETING_BEGUN' : undefined;
}

/** Whether an instant has come. */
export const isOver = (instant: string, now: string): boolean =>
  Date.parse(instant) <= Date.parse(now);

interface Wish {
  /** Whether the time is among those offered, which are never in the past. */
  isFree: boolean;
  /** Whether this person has booked, or has had, the meeting. */
  hasBooked: boolean;
}

/** The slot first: strangers get this answer whoever the address belongs to. */
export function bookingRefusal({ isFree, hasBooked }: Wish): AppointmentRefusal | undefined {
  if (!isFree) return 'SLOT_TAKEN';
  return hasBooked ? 'ALREADY_BOOKED' : undefined;
}

interface Held {
  isCancelled: boolean;
  heldUntil: string | null;
  hasBooked: boolean;
}

/** A hold becomes the meeting while it lasts, unless the person has one by then. */
export function confirmRefusal(
  { isCancelled, heldUntil, hasBooked }: Held,
  now: string,
): AppointmentRefusal | undefined {
  if (heldUntil === null) return isCancelled ? 'MEETING_CANCELLED' : undefined;
  if (isCancelled || isOver(heldUntil, now)) return 'HOLD_LAPSED';
  return hasBooked ? 'ALREADY_BOOKED' : undefined;
}

type Chosen = Required<Pick<Standing, 'choosesTime' | 'startsAt'>>;

/**
 * Whether nobody has begun to perform redeemed hours: they have no time yet, or one that is still
 * ahead. What the team arranges, it alone knows.
 */
export const isAhead = ({ choosesTime, startsAt }: Chosen, now: string): boolean =>
  choosesTime && (startsAt === null || !isOver(startsAt, now));

/** Days within which the team agrees a time for redeemed hours, where it does. */
export const AGREED_WITHIN_DAYS = 2;
/** Days for which a missing time is looked for: what is older was arranged otherwise. */
export const MISSED_DAYS = 90;
/** Days after which the team asks a member who has not chosen one. */
export const CHOSEN_WITHIN_DAYS = 7;

const REMINDED_HOURS = 24;

/** The day before; null for hours that are booked later than that. */
export function remindedAt(startsAt: string, now: Date): Date | null {
  const at = new Date(Date.parse(startsAt) - REMINDED_HOURS * 3_600_000);
  return at > now ? at : null;
}
