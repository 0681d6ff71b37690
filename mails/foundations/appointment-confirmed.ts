import { appointmentId } from '#domain/appointments/calendar-ids.ts';
import { appointmentEnd } from '#domain/appointments/notary-hour.ts';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { foundationPage, theCompany, toFounder } from './foundation-frame.ts';
import { placeOf, whatToBring } from './place.ts';

export const appointmentConfirmed = defineMail({
  name: 'appointment-confirmed',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const { language } = context;
    const { state } = context.history;
    if (state.status !== 'foundation-certificate-pending') return null;
    const { appointment } = state;
    const { startsAt, notaryName } = appointment;
    const url = foundationPage(context);
    const day = longDay(startsAt, language);
    const when = appointmentDate(startsAt, language);
    const place = placeOf(appointment, language);
    const bring = whatToBring(appointment);
    const entry = {
      id: appointmentId(context.foundationId, startsAt),
      sequence: context.history.events.length,
      startsAt,
      endsAt: appointmentEnd(startsAt),
      place: place.join(', ') || undefined,
      url,
    };
    return {
      station: 5,
      de: {
        subject: `Bestätigt: Notartermin am ${day}`,
        preview: `${notaryName}, ${when}`,
        heading: `Der Termin steht: ${day}`,
        paragraphs: [`dein Notartermin für ${theCompany(context)} ist bestätigt: ${notaryName}.`],
        note: { title: when, lines: [...place, bring.de] },
        after: [
          'Die Entwürfe bekommt das Notariat von der Kanzlei. Fragt es dich danach, findest du sie bei ' +
            'deinen Unterlagen.',
          'Nach dem Termin lädt das Notariat die Gründungsurkunde hoch, und wir schreiben dir. Mit ' +
            'ihr eröffnest du das Geschäftskonto.',
        ],
        button: { label: 'Termin ansehen', url },
        calendar: { ...entry, title: 'Notartermin zur Gründung', description: notaryName },
      },
      en: {
        subject: `Confirmed: notary appointment on ${day}`,
        preview: `${notaryName}, ${when}`,
        heading: `Your notary appointment: ${day}`,
        paragraphs: [
          `Your appointment for ${theCompany(context)} with ${notaryName} is confirmed.`,
        ],
        note: { title: when, lines: [...place, bring.en] },
        after: [
          'The notary gets the drafts from the law firm. If the notary asks you for them, they are ' +
            'among your documents.',
          'After the appointment, the notary uploads the deed of formation and we email you. You need it ' +
            'to open the business account.',
        ],
        button: { label: 'View the appointment', url },
        calendar: { ...entry, title: 'Notary appointment', description: notaryName },
      },
    };
  },
});
