import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { foundationPage, theCompany, toFounder } from '../foundation-frame.ts';
import { type FoundationContext } from '../load-foundation.ts';
import { placeOf, whatToBring } from '../place.ts';

function appointmentOf({ history: { state } }: Pick<FoundationContext, 'history'>) {
  return state.status === 'foundation-certificate-pending' ? state.appointment : undefined;
}

/** The day before the deed. */
export const reminderAppointment = defineMail({
  name: 'reminder-appointment',
  ...toFounder,
  choice: 'before-appointments',
  outdated: (facts, now) =>
    facts.isStepDone || (appointmentOf(facts)?.startsAt ?? '') <= now.toISOString(),
  write(context) {
    const appointment = appointmentOf(context);
    if (!appointment) return null;
    const { language } = context;
    const { startsAt, notaryName } = appointment;
    const when = appointmentDate(startsAt, language);
    const day = longDay(startsAt, language);
    const lines = [
      notaryName,
      ...placeOf(appointment, language),
      whatToBring(appointment)[language],
    ];
    const url = foundationPage(context);
    return {
      station: 5,
      note: { title: when, lines },
      de: {
        subject: `Demnächst: dein Notartermin am ${day}`,
        preview: 'Wo er ist und was du mitbringst',
        heading: 'Dein Notartermin steht bevor',
        paragraphs: [
          `eine kurze Erinnerung an den Termin, an dem die Urkunde für ${theCompany(context)} unterschrieben wird:`,
        ],
        after: [
          'Bist du verhindert, sag den Termin so früh wie möglich auf der Seite deiner Gründung ab.',
        ],
        button: { label: 'Termin ansehen', url },
      },
      en: {
        subject: `Coming up: your notary appointment on ${day}`,
        preview: 'Where it is and what to bring',
        heading: 'Your notary appointment is coming up',
        paragraphs: [
          `A short reminder of the appointment at which the deed for ${theCompany(context)} is signed:`,
        ],
        after: ['If you cannot make it, say so on your company’s page as early as you can.'],
        button: { label: 'View the appointment', url },
      },
    };
  },
});
