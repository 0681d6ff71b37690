import { spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadMeeting } from './load-meeting.ts';
import { bookingPage, calendarEntry, visitorFrame } from './meeting-frame.ts';

const visitorErased = {
  de: ' Deinen Namen und deine Adresse löschen wir, sobald diese E-Mail unterwegs ist.',
  en: ' We will delete your name and your address once this email is on its way.',
};

export const meetingCancelled = defineMail({
  name: 'meeting-cancelled',
  to: 'visitor',
  choice: 'appointment',
  load: loadMeeting,
  notice: true,
  write(context) {
    const { isMember, language, meeting, now } = context;
    const when = spokenDate(meeting.startsAt, language, now);
    const shared = { ...visitorFrame(context), calendar: calendarEntry(context) };
    const url = bookingPage(context);
    const erased = isMember ? { de: '', en: '' } : visitorErased;
    if (language === 'en') {
      return {
        ...shared,
        subject: 'Your strategy meeting is cancelled',
        preview: `It would have been on ${when}`,
        heading: 'Your strategy meeting is cancelled',
        paragraphs: [
          `The meeting on ${when} will not take place.${erased.en}`,
          'You can book another time at any point, still free of charge.',
        ],
        button: { label: 'Choose another time', url },
      };
    }
    return {
      ...shared,
      subject: 'Dein Strategiegespräch ist abgesagt',
      preview: `Es wäre am ${when} gewesen`,
      heading: 'Dein Strategiegespräch ist abgesagt',
      paragraphs: [
        `das Gespräch am ${when} findet nicht statt.${erased.de}`,
        'Du kannst jederzeit einen anderen Termin buchen, weiterhin kostenlos.',
      ],
      button: { label: 'Anderen Termin wählen', url },
    };
  },
});
