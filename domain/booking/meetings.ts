export const meetingKinds = ['strategy-meeting', 'consultation'] as const;
export type MeetingKind = (typeof meetingKinds)[number];

/** Running workflows compute their reminders from it: a changed value breaks their replay. */
export const meetingMinutes: Record<MeetingKind, number> = {
  'strategy-meeting': 15,
  consultation: 90,
};
