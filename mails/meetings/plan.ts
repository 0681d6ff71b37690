/** Mails about the free strategy meeting. */
export const meetingMails = [
  'meeting-booked',
  'meeting-moved',
  'meeting-cancelled',
  'meeting-exists',
  'meeting-for-team',
  'reminder-meeting',
] as const;
export type MeetingMail = (typeof meetingMails)[number];

interface Occasion {
  meetingId: string;
  version: number;
  mail: MeetingMail;
  occasion: number;
}

/** Local part of the Message-ID and key in `sent_mails`, the same in every attempt. */
export const meetingMailId = ({ meetingId, version, mail, occasion }: Occasion): string =>
  `${meetingId}.${mail}.${version}.${occasion}`;
