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
  const now = new Date().toISOString();
  return meetings.map((meeting) => toView(meeting, consultants.get(meeting.consultantId), now));
}

export async function viewOf(db: Database, meeting: MeetingDetails): Promise<MeetingView> {
  const { consultantId } = meeting;
  const consultants = await consultantsNamed(db, [consultantId]);
  return toView(meeting, consultants.get(consultantId), new Date().toISOString());
}

type Holder = { name: string; kind: 'coach' | 'lawyer' } | undefined;

function toView(meeting: MeetingDetails, holder: Holder, now: string): MeetingView {
  const { id, version, startsAt, endsAt } = meeting;
  const held = { consultant: holder?.name ?? null, heldBy: holder?.kind ?? null };
  return { id, version, startsAt, endsAt, state: shownState(meeting, now), ...held };
}

function shownState({ state, heldUntil, startsAt }: MeetingDetails, now: string) {
  if (state === 'cancelled' || state === 'lapsed') return state;
  // The worker ends it in a moment.
  if (heldUntil) return isOver(heldUntil, now) ? 'lapsed' : 'held';
  return Date.parse(startsAt) <= Date.parse(now) ? 'begun' : 'booked';
}
