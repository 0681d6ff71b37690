import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { withFragment } from '../addresses.ts';
import { greet } from '../greeting.ts';
import { byVideo, videoEntry } from './frame.ts';
import { loadMeeting, type MeetingContext } from './load-meeting.ts';

const { minutes } = appointmentRules['strategy-meeting'];

/** What all mails to the visitor have in common. */
function visitorFrame({ language, visitor, isMember, sender }: MeetingContext) {
  const how = isMember
    ? { de: 'deinem Konto', en: 'your account' }
    : { de: 'dieser Adresse', en: 'this address' };
  return {
    greeting: greet({ language, name: visitor?.name }),
    reason:
      language === 'de'
        ? `Du bekommst diese E-Mail, weil mit ${how.de} bei ${sender} ein Strategiegespräch gebucht wurde.`
        : `You are receiving this because a strategy meeting with ${sender} was booked with ${how.en}.`,
  };
}

export const toVisitor = { to: 'visitor', load: loadMeeting, frame: visitorFrame } as const;

/** The page on which the meeting is confirmed, moved or cancelled. */
export const appointmentPage = ({ address, isMember, token }: MeetingContext) =>
  isMember ? address('meeting') : withFragment(address('meeting-appointment'), token);

/** The page on which another meeting is booked. */
export const bookingPage = ({ address, isMember }: MeetingContext) =>
  address(isMember ? 'meeting' : 'strategy-meeting');

/** Who holds it: by name, and whether for us or as the law firm's lawyer. */
function holder({ language, consultant, heldBy, sender, operator }: MeetingContext): string {
  if (consultant === null) return '';
  const firm = operator.lawFirm.name;
  if (language === 'de') {
    return ` mit ${consultant} ${heldBy === 'lawyer' ? `von der Kanzlei ${firm}` : `aus dem Team von ${sender}`}`;
  }
  return ` with ${consultant} ${heldBy === 'lawyer' ? `of the law firm ${firm}` : `from the ${sender} team`}`;
}

/** When and how the meeting takes place. */
export const meetingNote = (context: MeetingContext) => {
  const { language, meeting } = context;
  const length = language === 'de' ? `${minutes} Minuten per Video` : `${minutes} minutes by video`;
  return byVideo(language, meeting.startsAt, `${length}${holder(context)}`);
};

/** What mails about a meeting that takes place have in common: when, how, and the way to change it. */
export const appointmentFrame = (context: MeetingContext) => ({
  note: meetingNote(context),
  button: {
    label:
      context.language === 'de' ? 'Termin verschieben oder absagen' : 'Move or cancel the meeting',
    url: appointmentPage(context),
  },
});

export function calendarEntry(context: MeetingContext): CalendarEntry {
  const { language, meeting, sender } = context;
  const german = language === 'de';
  return videoEntry(language, meeting, {
    id: meeting.id,
    cancelled: meeting.state === 'cancelled',
    title: german ? `Strategiegespräch mit ${sender}` : `Strategy meeting with ${sender}`,
    description: german
      ? 'Verschieben oder absagen kannst du das Gespräch über den Link in der E-Mail.'
      : 'You can move or cancel the meeting with the link in the email.',
    url: bookingPage(context),
  });
}
