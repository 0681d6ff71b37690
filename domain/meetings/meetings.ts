export const meetingKinds = ['strategy-meeting', 'consultation'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

/** Running workflows compute their reminders from it: a changed value breaks their replay. */
export const meetingMinutes: Record<MeetingKind, number> = {
  'strategy-meeting': 15,
  consultation: 90,
};

/** Slots begin this far apart: after a strategy meeting there is time for notes and a break. */
export const slotMinutes: Record<MeetingKind, number> = {
  'strategy-meeting': 30,
  consultation: 90,
};
