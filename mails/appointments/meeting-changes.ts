import { clock, spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { headsOf, replacesEntry } from './frame.ts';
import { hasBegun } from './load-meeting.ts';
import { appointmentFrame, bookingPage, calendarEntry, toVisitor } from './meeting-frame.ts';

export const meetingBooked = defineMail({
  name: 'meeting-booked',
  ...toVisitor,
  choice: 'appointment',
  notice: true,
  write(context) {
    const { isMember, meeting, sender } = context;
    const head = headsOf('strategy-meeting', meeting.startsAt, context).booked;
    return {
      ...appointmentFrame(context),
      calendar: calendarEntry(context),
      de: {
        ...head,
        preview: `${head.preview}, 15 Minuten, kostenlos`,
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
      },
      en: {
        ...head,
        preview: `${head.preview}, 15 minutes, free of charge`,
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
      },
    };
  },
});

export const meetingMoved = defineMail({
  name: 'meeting-moved',
  ...toVisitor,
  choice: 'appointment',
  notice: true,
  write(context) {
    const { language, meeting } = context;
    return {
      ...appointmentFrame(context),
      ...headsOf('strategy-meeting', meeting.startsAt, context).moved,
      calendar: calendarEntry(context),
      paragraphs: [
        language === 'de'
          ? 'dein Strategiegespräch ist verschoben. Jetzt gilt dieser Termin:'
          : 'Your strategy meeting has been moved. This is the time that counts now:',
      ],
      after: [replacesEntry[language]],
    };
  },
});

const visitorErased = {
  de: ' Deinen Namen und deine Adresse löschen wir, sobald diese E-Mail unterwegs ist.',
  en: ' We will delete your name and your address once this email is on its way.',
};

export const meetingCancelled = defineMail({
  name: 'meeting-cancelled',
  ...toVisitor,
  choice: 'appointment',
  notice: true,
  write(context) {
    const { isMember, language, meeting, now } = context;
    const when = spokenDate(meeting.startsAt, language, now);
    const url = bookingPage(context);
    const erased = isMember ? '' : visitorErased[language];
    const head = headsOf('strategy-meeting', meeting.startsAt, context).cancelled;
    return {
      calendar: calendarEntry(context),
      de: {
        ...head,
        paragraphs: [
          `das Gespräch am ${when} findet nicht statt.${erased}`,
          'Du kannst jederzeit einen anderen Termin buchen, weiterhin kostenlos.',
        ],
        button: { label: 'Anderen Termin wählen', url },
      },
      en: {
        ...head,
        paragraphs: [
          `The meeting on ${when} will not take place.${erased}`,
          'You can book another time at any point, still free of charge.',
        ],
        button: { label: 'Choose another time', url },
      },
    };
  },
});

export const reminderMeeting = defineMail({
  name: 'reminder-meeting',
  ...toVisitor,
  choice: 'before-appointments',
  outdated: hasBegun,
  notice: true,
  write(context) {
    const { language, meeting } = context;
    const time = clock(meeting.startsAt, language);
    const head = headsOf('strategy-meeting', meeting.startsAt, context).comingUp;
    return {
      ...appointmentFrame(context),
      de: {
        ...head,
        preview: '15 Minuten per Video',
        heading: `${head.heading}: ${time}`,
        paragraphs: ['eine kurze Erinnerung, damit du deine Fragen zur Hand hast:'],
        after: ['Ist dir etwas dazwischengekommen, verschieb das Gespräch oder sag es ab.'],
      },
      en: {
        ...head,
        preview: '15 minutes by video',
        heading: `${head.heading} at ${time}`,
        paragraphs: ['A short reminder, so that you have your questions at hand:'],
        after: ['If something has come up, move the meeting or cancel it.'],
      },
    };
  },
});
