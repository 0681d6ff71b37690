import type { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { isOver } from '#domain/appointments/rules.ts';
import { consultantsNamed } from '#modules/appointments/calendar/consultants.ts';
import type { MeetingDetails } from '#modules/appointments/meetings/meetings.ts';
import type { ownMeeting } from './meeting-schemas.ts';

export type MeetingView = z.output<typeof ownMeeting>;

export async function viewsOf(
  db: Database,
  meetings: readonly MeetingDetails[],
): Promise<MeetingView[]> {
  const ids = [...new Set(meetings.map(({ consultantId }) => consultantId))];
  const consultants = await consultantsNamed(db, ids);
  return meetings.map((meeting) => toView(meeting, consultants));
}

export const viewOf = async (db: Database, meeting: MeetingDetails): Promise<MeetingView> =>
  toView(meeting, await consultantsNamed(db, [meeting.consultantId]));

type Consultants = Awaited<ReturnType<typeof consultantsNamed>>;

function toView(meeting: MeetingDetails, consultants: Consultants): MeetingView {
  const { id, version, startsAt, endsAt, consultantId } = meeting;
  const { name: consultant = null, kind: heldBy = null } = consultants.get(consultantId) ?? {};
  const state = shownState(meeting, new Date().toISOString());
  return { id, version, startsAt, endsAt, state, consultant, heldBy };
}

function shownState({ state, heldUntil, startsAt }: MeetingDetails, now: string) {
  if (state === 'cancelled' || state === 'lapsed') return state;
  // The worker ends it in a moment.
  if (heldUntil) return isOver(heldUntil, now) ? 'lapsed' : 'held';
  return isOver(startsAt, now) ? 'begun' : 'booked';
}
