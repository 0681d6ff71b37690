import { appointmentDate, spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import type { Said } from '../letter.ts';
import { type MeetingContext } from './load-meeting.ts';
import { appointmentFrame, calendarEntry, toVisitor } from './meeting-frame.ts';

/** Only this mail reveals that the address has booked before; the page never does. */
export const meetingExists = defineMail({
  name: 'meeting-exists',
  ...toVisitor,
  choice: 'appointment',
  outdated: ({ meeting }) => meeting.state === 'cancelled',
  notice: false,
  write: (context) => (isOver(context) ? hadIt(context) : hasIt(context)),
});

const isOver = ({ meeting, now }: MeetingContext) =>
  Date.parse(meeting.startsAt) <= Date.parse(now);

function hasIt(context: MeetingContext): Said {
  const { language, meeting } = context;
  const when = appointmentDate(meeting.startsAt, language);
  const shared = {
    ...appointmentFrame(context),
    calendar: calendarEntry(context),
  };
  return {
    ...shared,
    de: {
      subject: 'Du hast dein Strategiegespräch schon gebucht',
      preview: `Dein Termin: ${when}`,
      heading: 'Dein Termin bleibt bestehen',
      paragraphs: [
        'jemand, vermutlich du, hat gerade mit dieser Adresse ein kostenloses Strategiegespräch gebucht. Das geht ' +
          'einmal, und du hast schon einen Termin. Der neue ist nicht gebucht; es bleibt bei diesem:',
      ],
      after: [
        'Passt dir ein anderer Termin besser, verschieb deinen: Die Zeit, die gerade gewählt wurde, ' +
          'halten wir eine halbe Stunde für dich frei.',
      ],
    },
    en: {
      subject: 'You have already booked your strategy meeting',
      preview: `Your appointment: ${when}`,
      heading: 'Your appointment stands',
      paragraphs: [
        'Someone, probably you, has just booked a free strategy meeting with this address. It can be ' +
          'booked once, and you have an appointment already. The new time was not booked; this one stands:',
      ],
      after: [
        'Would another time suit you better? Then move your appointment: the time that has just ' +
          'been chosen is kept for you for half an hour.',
      ],
    },
  };
}

function hadIt(context: MeetingContext): Said {
  const { address, language, meeting, now } = context;
  const when = spokenDate(meeting.startsAt, language, now);
  return {
    de: {
      subject: 'Du hattest dein Strategiegespräch schon',
      preview: 'Es lässt sich einmal buchen',
      heading: 'Du hattest dein Strategiegespräch schon',
      paragraphs: [
        'jemand, vermutlich du, hat gerade mit dieser Adresse ein kostenloses Strategiegespräch gebucht. Das geht ' +
          `einmal, und deines war am ${when}. Der neue Termin ist nicht gebucht.`,
        'Ist noch etwas offen, antworte auf diese E-Mail.',
      ],
      button: { label: 'Zur Startseite', url: address('home') },
    },
    en: {
      subject: 'You have already had your strategy meeting',
      preview: 'It can be booked once',
      heading: 'You have already had your strategy meeting',
      paragraphs: [
        'Someone, probably you, has just booked a free strategy meeting with this address. It can be ' +
          `booked once, and yours was on ${when}. The new time was not booked.`,
        'If there is something left to clear up, reply to this email.',
      ],
      button: { label: 'To the home page', url: address('home') },
    },
  };
}
