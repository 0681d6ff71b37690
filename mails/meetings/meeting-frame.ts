import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { withFragment } from '../addresses.ts';
import { greet } from '../greeting.ts';
import type { MeetingContext } from './load-meeting.ts';

const { minutes } = appointmentRules['strategy-meeting'];

/** What all mails to the visitor have in common. */
export function visitorFrame({ language, visitor, isMember, sender }: MeetingContext) {
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

/** How the meeting takes place, as lines of a note. */
export const placeLines = (context: MeetingContext): string[] =>
  context.language === 'de'
    ? [
        `${minutes} Minuten per Video${holder(context)}`,
        'Den Link zum Videogespräch schicken wir dir vorher an diese E-Mail-Adresse.',
      ]
    : [
        `${minutes} minutes by video${holder(context)}`,
        'We send the link to the video call to this email address beforehand.',
      ];

/** What mails about a meeting that takes place have in common: when, how, and the way to change it. */
export const appointmentFrame = (context: MeetingContext) => ({
  ...visitorFrame(context),
  note: {
    title: appointmentDate(context.meeting.startsAt, context.language),
    lines: placeLines(context),
  },
  button: {
    label:
      context.language === 'de' ? 'Termin verschieben oder absagen' : 'Move or cancel the meeting',
    url: appointmentPage(context),
  },
});

/** The same entry in every mail about a meeting: a later one replaces it, the last removes it. */
export function calendarEntry(context: MeetingContext): CalendarEntry {
  const { language, meeting, sender } = context;
  const { id, startsAt, endsAt, state, version: sequence } = meeting;
  const german = language === 'de';
  return {
    id,
    sequence,
    startsAt,
    endsAt,
    cancelled: state === 'cancelled',
    title: german ? `Strategiegespräch mit ${sender}` : `Strategy meeting with ${sender}`,
    place: german ? 'Online, per Video' : 'Online, by video',
    description: german
      ? 'Verschieben oder absagen kannst du das Gespräch über den Link in der E-Mail.'
      : 'You can move or cancel the meeting with the link in the email.',
    url: bookingPage(context),
  };
}
