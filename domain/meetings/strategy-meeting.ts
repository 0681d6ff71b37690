import { z } from 'zod';
import { locales } from '../site/paths.ts';
import { emailAddress, instant, line, optional, required, text } from '../text.ts';

/** What mail programs make links of, in any script: `evil.example` but not `J.R.` or `Prof.Weber`. */
const linkLike = /www\.|[/<>@]|[.\u3002\uff0e\uff61]\p{L}{2}/iu;
const titles = /\b(Dr|Prof|Dipl|Ing|Mag|St)\.(?=\p{Lu}\p{Ll})/gu;
const telephoneNumber = /(?:\p{N}\P{N}*){5}/u;
const isName = (value: string) =>
  !linkLike.test(value.replaceAll(titles, '$1 ')) && !telephoneNumber.test(value);
/** Mails carry the name: it must not bring anything that can be clicked or dialled. */
const name = line(100).refine(isName, 'NOT_A_NAME');

/** What a visitor enters to book the free strategy meeting. */
export const meetingForm = z.object({
  startsAt: instant,
  name,
  email: required(emailAddress),
  /** What they would like to settle. */
  question: optional(text(500)),
});

/** What the holder of a mailed link chooses to move the meeting. */
export const moveForm = meetingForm.pick({ startsAt: true });

/** A form with the language in which its sender gets mails. */
export const meetingRequest = meetingForm.extend({ language: z.enum(locales) });

/** Why a meeting was not booked, moved or cancelled. */
export const meetingRefusals = [
  'SLOT_TAKEN',
  'ALREADY_BOOKED',
  'MEETING_CANCELLED',
  'MEETING_BEGUN',
  'MEETING_HELD',
  'HOLD_LAPSED',
] as const;
export type MeetingRefusal = (typeof meetingRefusals)[number];

interface Wish {
  /** Whether the time is among those offered, which are never in the past. */
  isFree: boolean;
  /** Whether this person has booked, or has had, the meeting. */
  hasBooked: boolean;
}

/** The slot first: strangers get this answer whoever the address belongs to. */
export function bookingRefusal({ isFree, hasBooked }: Wish): MeetingRefusal | undefined {
  if (!isFree) return 'SLOT_TAKEN';
  return hasBooked ? 'ALREADY_BOOKED' : undefined;
}

/** How long the time of a visitor is held for the link in the mail to be followed. */
export const holdMinutes = 30;
/** Of all visitors together: with invented addresses nobody takes more than these times from the others. */
export const HOLDS_MAX = 30;

export interface BookedMeeting {
  startsAt: string;
  isCancelled: boolean;
  /** Of a visitor who has not confirmed yet. */
  heldUntil: string | null;
}

/** Until it begins, a meeting can be moved and cancelled; what is only held can be cancelled. */
export function changeRefusal(
  meeting: BookedMeeting,
  change: 'move' | 'cancel',
  now: string,
): MeetingRefusal | undefined {
  if (meeting.isCancelled) return meeting.heldUntil ? 'HOLD_LAPSED' : 'MEETING_CANCELLED';
  if (meeting.heldUntil && change === 'move') return 'MEETING_HELD';
  return Date.parse(meeting.startsAt) <= Date.parse(now) ? 'MEETING_BEGUN' : undefined;
}

/** A hold becomes the meeting while it lasts, unless the person has one by then. */
export function confirmRefusal(
  { isCancelled, heldUntil, hasBooked }: Omit<BookedMeeting, 'startsAt'> & { hasBooked: boolean },
  now: string,
): MeetingRefusal | undefined {
  if (heldUntil === null) return isCancelled ? 'MEETING_CANCELLED' : undefined;
  if (isCancelled || hasLapsed(heldUntil, now)) return 'HOLD_LAPSED';
  return hasBooked ? 'ALREADY_BOOKED' : undefined;
}

export const hasLapsed = (heldUntil: string, now: string) =>
  Date.parse(heldUntil) <= Date.parse(now);

/** Two spellings of one address are one person. */
export const samePerson = (email: string) => email.trim().normalize('NFC').toLowerCase();
