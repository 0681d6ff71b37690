import { appointmentDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadMeeting, type MeetingContext } from './load-meeting.ts';
import { calendarEntry } from './meeting-frame.ts';

/** Tells our own team about each booking and change, in German. */
export const meetingForTeam = defineMail({
  name: 'meeting-for-team',
  to: 'team',
  choice: 'none',
  load: loadMeeting,
  frame: ({ visitor }) => ({
    greeting: 'Guten Tag,',
    ...(visitor && { replyTo: visitor.email }),
    reason:
      'Diese E-Mail geht an das Team, weil ein Strategiegespräch gebucht oder geändert wurde.',
  }),
  write(context) {
    const { address, consultant, meeting, visitor } = context;
    const when = appointmentDate(meeting.startsAt, 'de');
    const name = visitor?.name ?? '';
    const { subject, task } = newsOf(context);
    return {
      subject: `${subject}: Strategiegespräch, ${when}`,
      preview: name,
      heading: `${subject}: Strategiegespräch`,
      paragraphs: [task],
      note: {
        title: when,
        lines: [
          `${name} <${visitor?.email ?? ''}>`,
          ...(consultant ? [`Gespräch führt: ${consultant}`] : []),
          ...(meeting.question ? [`Frage: ${meeting.question}`] : []),
        ],
      },
      calendar: {
        ...calendarEntry(context),
        title: `Strategiegespräch: ${name}`,
        description: meeting.question ?? '',
        url: address('strategy-meeting'),
      },
    };
  },
});

function newsOf({ meeting: { state, version } }: MeetingContext) {
  if (state === 'cancelled') {
    return { subject: 'Abgesagt', task: 'dieses Gespräch findet nicht statt:' };
  }
  if (version > 0) {
    return {
      subject: 'Verschoben',
      task: 'dieses Gespräch hat einen neuen Termin; der Link zum Video gilt bitte für diesen:',
    };
  }
  return {
    subject: 'Neu gebucht',
    task: 'bitte schickt vor dem Gespräch den Link zum Video an diese Adresse:',
  };
}
