import { spokenDate } from '#domain/site/formats.ts';
import { headsOf } from '../appointments/frame.ts';
import { defineMail } from '../define-mail.ts';
import { cancelledEntry, talkOff } from './changes/off-the-calendar.ts';
import { talkBefore } from './changes/talk-before.ts';
import { foundationPage, toFounder } from './foundation-frame.ts';

export const consultationCancelled = defineMail({
  name: 'consultation-cancelled',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const booked = talkBefore(context.history.events);
    if (!booked) return null;
    const { language } = context;
    const withdrawn = context.obstacle === 'ORDER_REQUIRED';
    const { startsAt } = booked;
    const { occurredAt } = context.event.metadata;
    const url = foundationPage(context);
    const when = spokenDate(startsAt, language, occurredAt);
    const head = headsOf('consultation', startsAt, { language, now: occurredAt }).cancelled;
    return {
      station: 2,
      calendar: cancelledEntry(context, talkOff(booked)),
      de: {
        ...head,
        paragraphs: [
          `der Termin am ${when} findet nicht statt.`,
          withdrawn
            ? 'Du hast die Bestellung des Pakets widerrufen. Sobald du neu bestellst, kannst du wieder ' +
              'einen Termin wählen. Alles, was du eingetragen hast, bleibt erhalten.'
            : 'Du kannst jederzeit einen anderen wählen oder ohne Erstgespräch weitermachen. ' +
              'Alles, was du eingetragen hast, bleibt erhalten.',
        ],
        button: { label: withdrawn ? 'Zu deiner Gründung' : 'Anderen Termin wählen', url },
      },
      en: {
        ...head,
        paragraphs: [
          `The appointment on ${when} will not take place.`,
          withdrawn
            ? 'You have withdrawn from the order of the package. Once you order it again, you can ' +
              'choose another appointment. Everything you have entered is kept.'
            : 'You can choose another one at any time, or go on without the consultation. ' +
              'Everything you have entered is kept.',
        ],
        button: { label: withdrawn ? 'View your company' : 'Choose another appointment', url },
      },
    };
  },
});
