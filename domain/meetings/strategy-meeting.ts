import { z } from 'zod';
import { locales } from '../site/paths.ts';
import { emailAddress, instant, optional, text } from '../text.ts';

/** Mail programs make links of these: `evil.example` but not `Dr.Weber` or `J.R.`. */
const linkLike = /:\/|www\.|[<>@]|\.(?:[a-z]{2}|[A-Z]{2})/;
/** Addresses that anybody may enter get a mail with the name: it must not carry a link. */
const name = text(100).refine((value) => !linkLike.test(value), 'NOT_A_NAME');

/** What a visitor enters to book the free strategy meeting. */
export const meetingForm = z.object({
  startsAt: instant,
  name,
  email: emailAddress,
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

export interface BookedMeeting {
  startsAt: string;
  isCancelled: boolean;
}

/** Until it begins, a meeting can be moved and cancelled. */
export function changeRefusal(meeting: BookedMeeting, now: string): MeetingRefusal | undefined {
  if (meeting.isCancelled) return 'MEETING_CANCELLED';
  return Date.parse(meeting.startsAt) <= Date.parse(now) ? 'MEETING_BEGUN' : undefined;
}

/** Two spellings of one address are one person. */
export const samePerson = (email: string) => email.trim().normalize('NFC').toLowerCase();
