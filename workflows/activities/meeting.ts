import type { Database } from '#database/connection.ts';
import { findMeeting, type Meeting } from '#modules/appointments/meetings/meetings.ts';

/** State of a meeting, without anything the visitor entered. */
export type MeetingProgress = Pick<
  Meeting,
  'state' | 'startsAt' | 'endsAt' | 'version' | 'changedAt'
> & {
  /** Older histories lack it. */
  heldUntil?: string | null;
};

/** @returns null when nothing is left to do */
export async function loadMeetingProgress(
  db: Database,
  meetingId: string,
): Promise<MeetingProgress | null> {
  const meeting = await findMeeting(db, meetingId);
  if (!meeting || meeting.isClosed) return null;
  const { state, startsAt, endsAt, version, changedAt, heldUntil } = meeting;
  return { state, startsAt, endsAt, version, changedAt, heldUntil };
}
