import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadMeeting } from './load-meeting.ts';
import { appointmentFrame, calendarEntry } from './meeting-frame.ts';

export const meetingBooked = defineMail({
  name: 'meeting-booked',
  to: 'visitor',
  choice: 'appointment',
  load: loadMeeting,
  notice: true,
  write(context) {
    const { isMember, language, meeting, sender } = context;
    const when = appointmentDate(meeting.startsAt, language);
    const day = longDay(meeting.startsAt, language);
    const shared = {
      ...appointmentFrame(context),
      calendar: calendarEntry(context),
    };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Your strategy meeting on ${day}`,
        preview: `${when}, 15 minutes, free of charge`,
        heading: `Your strategy meeting: ${day}`,
        paragraphs: [
          'Your free strategy meeting is booked. We look at your plans together: which steps lie ' +
            'ahead, in which order, and what they cost. It is not legal or tax advice.',
        ],
        after: [
          'It helps if you know beforehand what you want to set up, with whom and when. If the ' +
            'time no longer suits you, move or cancel the meeting until it begins.',
          ...(isMember
            ? []
            : [
                `If you did not book this, please cancel it with the button below; ${sender} will then delete the address.`,
              ]),
        ],
      };
    }
    return {
      ...shared,
      subject: `Dein Strategiegespräch am ${day}`,
      preview: `${when}, 15 Minuten, kostenlos`,
      heading: `Dein Strategiegespräch: ${day}`,
      paragraphs: [
        'dein kostenloses Strategiegespräch ist gebucht. Wir schauen gemeinsam auf dein Vorhaben: welche ' +
          'Schritte anstehen, in welcher Reihenfolge und was sie kosten. Eine Rechts- oder ' +
          'Steuerberatung ist es nicht.',
      ],
      after: [
        'Es hilft, wenn du vorher weißt, was du gründen willst, mit wem und wann. Passt der Termin ' +
          'doch nicht, kannst du ihn bis zum Beginn verschieben oder absagen.',
        ...(isMember
          ? []
          : [
              `Hast du das nicht gebucht, sag den Termin bitte über die Schaltfläche ab; ${sender} löscht die Adresse dann.`,
            ]),
      ],
    };
  },
});
